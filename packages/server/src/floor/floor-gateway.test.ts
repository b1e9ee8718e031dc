// Who may listen at the floor's socket, and until when. [C.6.5]
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import { evolve, floorView, initialState, instant, tableId, version } from '@punto/table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { entryOf } from './entry.ts';

let server: TestServer;
let host: string;
beforeEach(async () => {
  // One leap of the clock is many beats, and the other side answers none of them meanwhile.
  server = await openTestServer({ limits: { heartbeatMs: 60 * 60_000 } });
  host = await server.listen();
});
afterEach(() => server.close());

type Told = { readonly type: string; readonly state?: string };
const listen = (headers: Record<string, string>) => {
  const socket = new WebSocket(`ws://${host}/api/floor/socket`, { headers });
  const told: Told[] = [];
  socket.on('message', (data) => told.push(JSON.parse(String(data))));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return { socket, told, closed };
};
const heard = (told: readonly Told[], ...types: readonly string[]) =>
  expect.poll(() => told.map(({ type, state }) => (state ? `${type} ${state}` : type))).toEqual(types);

describe('the floor’s socket', () => {
  it('locks with its session, and shows everything afresh when it is open again', async () => {
    const { cookie } = await server.staff('supervisor', 'Sara', false);
    const { told, socket } = listen({ cookie });
    await heard(told, 'welcome', 'approvals');
    server.clock.advance(15 * 60_000);
    await heard(told, 'welcome', 'approvals', 'session locked');
    socket.send(JSON.stringify({ type: 'ping', sent: 1 }));
    await heard(told, 'welcome', 'approvals', 'session locked', 'pong');
    const signedIn = await server.identity.sessions.find(cookie.split('=')[1]);
    const entry = entryOf(null, { at: server.clock.now(), action: 'confirm' });
    await server.identity.sessions.confirm(signedIn?.session ?? '', entry);
    await heard(told, 'welcome', 'approvals', 'session locked', 'pong', 'welcome', 'approvals');
    socket.close();
  });

  it('is shut to other sites, and tells a page that has no session', async () => {
    const { cookie } = await server.staff('dealer', 'Dana', false);
    expect(await listen({ cookie, origin: 'https://elsewhere.example' }).closed).toBe(1006);
    const stranger = listen({});
    expect(await stranger.closed).toBe(4401);
    expect(stranger.told.map(({ type }) => type)).toEqual(['session', 'error']);
  });

  it('closes on who floods it or sends what is too large', async () => {
    const { cookie } = await server.staff('dealer', 'Dana', false);
    const flood = listen({ cookie });
    await heard(flood.told, 'welcome');
    for (let i = 0; i < 500; i += 1) flood.socket.send(JSON.stringify({ type: 'ping', sent: i }));
    expect(await flood.closed).toBe(4429);
    const large = listen({ cookie });
    await heard(large.told, 'welcome');
    large.socket.send('x'.repeat(20_000));
    expect(await large.closed).toBe(1009);
  });

  it('tells a dealer nothing of approvals, and says goodbye', async () => {
    const { cookie } = await server.staff('dealer', 'Dana', false);
    const { told, closed } = listen({ cookie });
    await heard(told, 'welcome');
    await server.app.close(1_000);
    expect(await closed).toBe(1001);
    expect(told.map(({ type }) => type)).toEqual(['welcome', 'closing']);
  });
});

describe('the console of somebody who deals', () => {
  it('[T5] is told to the table: open, silent, and gone', async () => {
    const heard: string[] = [];
    const { cookie, id } = await server.staff('dealer', 'Dana', false);
    const setup = makeTable({ ...LIVE_EIGHT_DECK, dealing: 'person' }, { table: 'oak', name: 'Oak' });
    const opened = evolve(initialState, { type: 'TableOpened', setup, at: instant(0) });
    const floor = floorView({ ...opened, dealers: [{ id, name: 'Dana' }] });
    server.broker.own(tableId('oak'), async (request) => {
      if (request.type === 'console' && request.staff === id) heard.push(request.state);
      if (request.type === 'oversee') return { type: 'oversee', version: version(1), floor, stopped: false };
      return { type: 'noted' };
    });
    const { told, socket } = listen({ cookie });
    await expect.poll(() => told.map(({ type }) => type)).toContain('welcome');
    server.clock.advance(2_000);
    await expect.poll(() => heard.at(-1)).toBe('open');
    server.clock.advance(20_000);
    await expect.poll(() => heard.at(-1)).toBe('gone');
    socket.send(JSON.stringify({ type: 'ping', sent: 1 }));
    await expect.poll(() => told.map(({ type }) => type)).toContain('pong');
    server.clock.advance(2_000);
    await expect.poll(() => heard.at(-1)).toBe('open');
    socket.close();
    await expect.poll(() => heard.at(-1)).toBe('gone');
  });
});
