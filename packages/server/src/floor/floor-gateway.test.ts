// Access to the floor's socket, and its end. [C.6.5]
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import { OLDEST_PROTOCOL_VERSION, PROTOCOL_VERSION } from '@punto/protocol/version';
import { evolve, floorView, initialState, instant, tableId, version } from '@punto/table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';
import { entryOf } from '../identity/staff-journal-entry.ts';

let server: TestServer;
let host: string;
beforeEach(async () => {
  // One jump of the clock contains many heartbeats, during which the client does not answer.
  server = await createTestServer({ limits: { heartbeatMs: 60 * 60_000 } });
  host = await server.listen();
});
afterEach(() => server.close());

type SentMessage = { readonly type: string; readonly state?: string; readonly message?: string };
const listen = (headers: Record<string, string>, query = '') => {
  const socket = new WebSocket(`ws://${host}/api/floor/socket${query}`, { headers });
  const messages: SentMessage[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return { socket, messages, closed };
};
const received = (messages: readonly SentMessage[], ...types: readonly string[]) =>
  expect.poll(() => messages.map(({ type, state }) => (state ? `${type} ${state}` : type))).toEqual(types);

describe('the floor’s socket', () => {
  it('locks with its session, and sends everything again when unlocked', async () => {
    const { cookie } = await server.staff('supervisor', 'Sara', false);
    const { messages, socket } = listen({ cookie });
    await received(messages, 'welcome', 'approvals');
    server.clock.advance(15 * 60_000);
    await received(messages, 'welcome', 'approvals', 'session locked');
    socket.send(JSON.stringify({ type: 'ping', sent: 1 }));
    await received(messages, 'welcome', 'approvals', 'session locked', 'pong');
    const signedIn = await server.identity.sessions.find(cookie.split('=')[1]);
    const entry = entryOf(null, { at: server.clock.now(), action: 'confirm' });
    await server.identity.sessions.confirm(signedIn?.session ?? '', entry);
    await received(messages, 'welcome', 'approvals', 'session locked', 'pong', 'welcome', 'approvals');
    socket.close();
  });

  it('rejects other sites, and reports a missing session to the page', async () => {
    const { cookie } = await server.staff('dealer', 'Dana', false);
    expect(await listen({ cookie, origin: 'https://elsewhere.example' }).closed).toBe(1006);
    const stranger = listen({});
    expect(await stranger.closed).toBe(4401);
    expect(stranger.messages.map(({ type }) => type)).toEqual(['session', 'error']);
  });

  it('is served in the version of the protocol that it names, and closed with a message when that is not served', async () => {
    const { cookie } = await server.staff('dealer', 'Dana', false);
    const served = listen({ cookie }, `?protocol=${PROTOCOL_VERSION}`);
    await received(served.messages, 'welcome');
    served.socket.close();
    for (const headers of [{ cookie }, {}]) {
      const old = listen(headers, `?protocol=${OLDEST_PROTOCOL_VERSION - 1}`);
      expect(await old.closed).toBe(4426);
      expect(old.messages).toEqual([
        { type: 'error', error: 'other-protocol', message: expect.stringContaining('load the page again') },
      ]);
    }
  });

  it('closes on floods and on messages that are too large', async () => {
    const { cookie } = await server.staff('dealer', 'Dana', false);
    const flood = listen({ cookie });
    await received(flood.messages, 'welcome');
    for (let i = 0; i < 500; i += 1) flood.socket.send(JSON.stringify({ type: 'ping', sent: i }));
    expect(await flood.closed).toBe(4429);
    const large = listen({ cookie });
    await received(large.messages, 'welcome');
    large.socket.send('x'.repeat(20_000));
    expect(await large.closed).toBe(1009);
  });

  it('sends a dealer no approvals, and announces its closing', async () => {
    const { cookie } = await server.staff('dealer', 'Dana', false);
    const { messages, closed } = listen({ cookie });
    await received(messages, 'welcome');
    await server.app.close(1_000);
    expect(await closed).toBe(1001);
    expect(messages.map(({ type }) => type)).toEqual(['welcome', 'closing']);
  });
});

describe('a member who was deactivated or got another role', () => {
  const status = async (url: string, cookie: string): Promise<string> => {
    const answer = await server.app.http.inject({
      method: 'GET',
      url: `/api/floor${url}`,
      headers: { cookie },
    });
    return answer.json().error ?? 'ok';
  };
  /** A signed-in supervisor with an open console; `beat`: the next check of its session. */
  const atConsole = async () => {
    const sara = await server.staff('supervisor', 'Sara', true);
    const other = await server.staff('manager', 'Mona', true);
    const { messages, closed } = listen({ cookie: sara.cookie });
    await received(messages, 'welcome', 'approvals');
    expect(await status('/journal', sara.cookie)).toBe('ok');
    const manage = (wanted: object) =>
      server.app.http.inject({
        ...{ method: 'PATCH', url: `/api/floor/staff/${sara.id}`, payload: wanted },
        headers: { cookie: other.cookie },
      });
    return { ...sara, messages, closed, manage, beat: () => server.clock.advance(5_000) };
  };
  const out = async ({
    closed,
    messages,
  }: Pick<Awaited<ReturnType<typeof atConsole>>, 'closed' | 'messages'>): Promise<void> => {
    expect(await closed).toBe(4401);
    expect(messages.at(-2)).toEqual({ type: 'session', state: 'ended' });
  };

  it.each([
    ['dismissed', { active: false, reason: 'Left the house' }],
    ['given another role', { role: 'dealer' }],
    ['given a new password', { resetPassword: true }],
  ])('[C.6.5] %s by a manager is out of the socket and of every request at once', async (_, wanted) => {
    const sara = await atConsole();
    expect((await sara.manage(wanted)).statusCode).toBe(200);
    await out(sara);
    for (const url of ['/me', '/tables', '/journal'])
      expect(await status(url, sara.cookie)).toBe('not-signed-in');
    expect(await listen({ cookie: sara.cookie }).closed).toBe(4401);
  });

  // As after a sign-in at the same time, or at another node whose message was lost.
  it('[C.6.5] deactivated during a session: requests are refused immediately, the socket is closed within seconds', async () => {
    const sara = await atConsole();
    await server.store.staff.update(sara.id, { active: false });
    expect(await server.store.staff.sessions.of(sara.id)).toHaveLength(1);
    for (const url of ['/me', '/tables', '/journal'])
      expect(await status(url, sara.cookie)).toBe('not-signed-in');
    expect(await listen({ cookie: sara.cookie }).closed).toBe(4401);
    sara.beat();
    await out(sara);
  });

  it('[C.6.5] with another role during a session: the new rights apply immediately, and the socket is closed', async () => {
    const sara = await atConsole();
    await server.store.staff.update(sara.id, { role: 'dealer' });
    expect(await status('/journal', sara.cookie)).toBe('not-permitted');
    expect(await status('/tables', sara.cookie)).toBe('ok');
    sara.beat();
    await out(sara);
    const again = listen({ cookie: sara.cookie });
    await received(again.messages, 'welcome');
    again.socket.close();
  });
});

describe('the console of a dealer', () => {
  it('[T5] is reported to the table: open, silent, and gone', async () => {
    const received: string[] = [];
    const { cookie, id } = await server.staff('dealer', 'Dana', false);
    const setup = makeTable({ ...LIVE_EIGHT_DECK, dealing: 'person' }, { table: 'oak', name: 'Oak' });
    const opened = evolve(initialState, { type: 'TableOpened', setup, at: instant(0) });
    const floor = floorView({ ...opened, dealers: [{ id, name: 'Dana' }] });
    server.broker.own(tableId('oak'), async (request) => {
      if (request.type === 'console' && request.staff === id) received.push(request.state);
      if (request.type === 'oversee') return { type: 'oversee', version: version(1), floor, stopped: false };
      return { type: 'noted' };
    });
    const { messages, socket } = listen({ cookie });
    await expect.poll(() => messages.map(({ type }) => type)).toContain('welcome');
    server.clock.advance(2_000);
    await expect.poll(() => received.at(-1)).toBe('open');
    server.clock.advance(20_000);
    await expect.poll(() => received.at(-1)).toBe('gone');
    socket.send(JSON.stringify({ type: 'ping', sent: 1 }));
    await expect.poll(() => messages.map(({ type }) => type)).toContain('pong');
    server.clock.advance(2_000);
    await expect.poll(() => received.at(-1)).toBe('open');
    socket.close();
    await expect.poll(() => received.at(-1)).toBe('gone');
  });
});
