import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPageSocket } from './page-socket.ts';

class FakeSocket {
  readonly url: string;
  readonly sent: string[] = [];
  constructor(url: string) {
    this.url = url;
  }
  send(text: string): void {
    this.sent.push(text);
  }
}

afterEach(() => vi.unstubAllGlobals());

const LOBBY = '{"type":"watch-lobby"}';

/** The app's first socket, of a page whose script has opened one with a request for the lobby. */
const takeSocket = () => {
  const socket = new FakeSocket('opened by the page');
  let taken = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('puntoSocket', {
    first: { type: 'watch-lobby' },
    take: () => (taken++ === 0 ? socket : undefined),
  });
  return { socket, app: openPageSocket('ws://here') };
};

describe('the socket of the page', () => {
  it('does not send the request in its URL, when the app repeats it, and sends everything else', () => {
    const { socket, app } = takeSocket();
    expect(app).toBe(socket);
    for (const text of ['{"type":"ping"}', LOBBY, '{"type":"watch-table","table":"one"}']) app.send(text);
    expect(socket.sent).toEqual(['{"type":"ping"}', '{"type":"watch-table","table":"one"}']);
    // For example after the patron left the lobby and came back.
    app.send(LOBBY);
    expect(socket.sent).toContain(LOBBY);
  });

  it('is followed by others, which send everything', () => {
    takeSocket();
    const next = openPageSocket('ws://here') as unknown as FakeSocket;
    next.send(LOBBY);
    expect([next.url, next.sent]).toEqual(['ws://here', [LOBBY]]);
  });

  it('is an ordinary one in a page whose script opened none', () => {
    vi.stubGlobal('WebSocket', FakeSocket);
    expect(openPageSocket('ws://here').url).toBe('ws://here');
  });
});
