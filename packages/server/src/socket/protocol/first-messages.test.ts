import { afterEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { openTestSocket, type TestSocket } from '../../../test/support/test-socket.ts';
import type { SocketLimits } from '../socket-limits.ts';

let server: TestServer;
afterEach(() => server.close());

/** A socket of a new guest whose URL has this query, after its greeting. */
const openSocket = async (query: string, limits: Partial<SocketLimits> = {}): Promise<TestSocket> => {
  server = await createTestServer({ limits });
  const host = await server.listen();
  const { cookie } = await server.enter();
  const socket = await openTestSocket(host, { cookie }, query);
  await socket.next('welcome');
  return socket;
};

describe('the URL of a socket', () => {
  it('names a table to watch: the view follows the greeting, and then updates', async () => {
    const socket = await openSocket('?protocol=2&watch-table=one');
    expect(await socket.next('snapshot')).toMatchObject({ table: 'one', view: { setup: { table: 'one' } } });
    server.one.change({ phase: 'dealing' });
    server.clock.advance(1_000);
    expect(await socket.next('update')).toMatchObject({ table: 'one', changed: { phase: 'dealing' } });
    expect(server.app.gateway.patronsAt(server.one.table)).toBe(1);
  });

  it('names the lobby to watch', async () => {
    const socket = await openSocket('?watch-lobby=');
    expect((await socket.next('lobby')).tables.map(({ table }) => table)).toEqual(['one', 'two']);
  });

  it('names no other message', async () => {
    const ticket = { table: 'one', ticket: 'ticket-0001', shoe: 1, round: 1, mode: 'traditional', bets: [] };
    const socket = await openSocket(`?place-ticket=${encodeURIComponent(JSON.stringify(ticket))}&ping=1`);
    expect(await socket.sync()).toEqual([]);
  });

  it.each([
    ['a table that does not exist', 'nowhere', 'no-such-table'],
    ['no table', '', 'malformed'],
    ['a name that no table has', 'A/B', 'malformed'],
    ['too long a name', 'x'.repeat(5_000), 'malformed'],
  ])('with %s is answered like the message, and the socket stays open', async (_, table, error) => {
    const socket = await openSocket(`?watch-table=${encodeURIComponent(table)}`);
    expect(await socket.next('error')).toMatchObject({ error });
    socket.send({ type: 'watch-lobby' });
    expect(await socket.next('lobby')).toMatchObject({ type: 'lobby' });
  });

  it('counts to the budget of messages, each watch once', async () => {
    const one = { perSecond: 1, burst: 2 };
    const socket = await openSocket('?watch-table=one&watch-table=two&watch-lobby=', {
      rate: one,
      patience: one,
    });
    await socket.next('lobby');
    expect(await socket.next('snapshot')).toMatchObject({ table: 'one' });
    socket.send({ type: 'watch-table', table: 'two' });
    expect(await socket.next('error')).toMatchObject({ error: 'too-frequent' });
  });

  it('without a session is not read', async () => {
    server = await createTestServer();
    const socket = await openTestSocket(await server.listen(), {}, '?watch-table=one');
    expect(await socket.next('error')).toMatchObject({ error: 'not-signed-in' });
    expect(await socket.closed).toEqual({ code: 4401, reason: 'not-signed-in' });
    expect(server.app.gateway.patronsAt(server.one.table)).toBe(0);
  });
});
