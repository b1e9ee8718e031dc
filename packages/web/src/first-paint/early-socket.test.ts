import type { FirstRequest } from '@punto/protocol/first-request';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openEarlySocket } from './early-socket.ts';
import { firstRequest } from './first-request.ts';

/** A socket whose events a test dispatches. */
class FakeSocket extends EventTarget {
  readonly url: string;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: Event) => void) | null = null;
  onclose: ((event: Event) => void) | null = null;
  constructor(url: string) {
    super();
    this.url = url;
    this.addEventListener('open', (event) => this.onopen?.(event));
    this.addEventListener('message', (event) => this.onmessage?.(event));
    this.addEventListener('close', (event) => this.onclose?.(event));
  }
  receive(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

afterEach(() => vi.unstubAllGlobals());

const opened = (first: FirstRequest | null = null) => {
  const made: FakeSocket[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor(url: string) {
        super(url);
        made.push(this);
      }
    },
  );
  const { take } = openEarlySocket('ws://here/api/socket?protocol=2', first);
  const [socket] = made;
  if (!socket) throw new Error('no socket was opened');
  const heard: string[] = [];
  const listen = () => {
    const taken = take();
    taken?.addEventListener('open', () => heard.push('open'));
    taken?.addEventListener('message', ({ data }) => heard.push(data));
    taken?.addEventListener('close', ({ code, reason }) => heard.push(`closed ${code} ${reason}`));
    return taken;
  };
  return { socket, heard, listen, take };
};

describe('the early socket', () => {
  it('gives all that it received to the app that takes it, in order and before what comes later', async () => {
    const { socket, heard, listen } = opened();
    expect(socket.url).toBe('ws://here/api/socket?protocol=2');
    socket.dispatchEvent(new Event('open'));
    socket.receive('welcome');
    expect(listen()).toBe(socket);
    // Never within the call that takes it.
    expect(heard).toEqual([]);
    await Promise.resolve();
    socket.receive('snapshot');
    expect(heard).toEqual(['open', 'welcome', 'snapshot']);
  });

  it('that opens after it is taken gives each event once', async () => {
    const { socket, heard, listen } = opened();
    listen();
    await Promise.resolve();
    socket.dispatchEvent(new Event('open'));
    socket.receive('welcome');
    expect(heard).toEqual(['open', 'welcome']);
  });

  it('that was closed before it is taken still closes for the app, with the reason', async () => {
    const { socket, heard, listen } = opened();
    socket.receive('error');
    socket.dispatchEvent(new CloseEvent('close', { code: 4401, reason: 'not-signed-in' }));
    listen();
    await Promise.resolve();
    expect(heard).toEqual(['error', 'closed 4401 not-signed-in']);
  });

  it('is given once, so that a later connection opens another', () => {
    const { listen, take } = opened();
    listen();
    expect(take()).toBeUndefined();
  });

  it.each([
    ['/', 'watch-lobby='],
    ['/table/quick', 'watch-table=quick'],
  ])('names in its URL what the view at %s watches', (path, query) => {
    expect(opened(firstRequest(path)).socket.url).toBe(`ws://here/api/socket?protocol=2&${query}`);
  });

  it.each([
    '/rules',
    '/table/',
    '/table/a/b',
    '/table/%2e',
    '/table/a&enter=staff',
    '/launch/one',
    '/tables',
  ])('names nothing for another address: %s', (path) => {
    expect(firstRequest(path)).toBeNull();
  });
});
