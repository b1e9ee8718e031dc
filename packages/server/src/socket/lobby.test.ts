// What the lobby sends to its watchers, and what it does not.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';
import { openTestSocket, type TestSocket } from '../../test/support/test-socket.ts';

let server: TestServer;
let host: string;
beforeEach(async () => {
  server = await createTestServer();
  host = await server.listen();
});
afterEach(() => server.close());

const come = async (): Promise<TestSocket> => {
  const { cookie } = await server.enter();
  return openTestSocket(host, { cookie });
};
const lookOn = async (): Promise<TestSocket> => {
  const socket = await come();
  socket.send({ type: 'watch-lobby' });
  await socket.next('lobby');
  return socket;
};
const updates = async (socket: TestSocket) =>
  (await socket.sync()).filter((message) => message.type === 'lobby-update').map(({ tables }) => tables);

describe('the lobby', () => {
  it('sends nothing when no entry changes', async () => {
    const socket = await lookOn();
    server.clock.advance(250);
    await socket.sync();
    server.one.change({ openMinor: null });
    server.clock.advance(250);
    expect(await updates(socket)).toEqual([]);
    server.one.change({ phase: 'dealing' });
    server.clock.advance(250);
    expect(await updates(socket)).toMatchObject([[{ table: 'one', phase: 'dealing', deadline: null }]]);
    server.one.change({ deadline: 99_000 });
    server.clock.advance(250);
    expect(await updates(socket)).toEqual([]);
  });

  it('sends attendance now and then, and nothing when the count is the same', async () => {
    const socket = await lookOn();
    server.clock.advance(250);
    await socket.sync();
    const guest = await come();
    const there = async () => {
      guest.send({ type: 'watch-table', table: 'one' });
      await guest.next('snapshot');
    };
    const away = async () => {
      guest.send({ type: 'leave-table', table: 'one' });
      await guest.sync();
    };
    await there();
    server.clock.advance(1_900);
    expect(await updates(socket)).toEqual([]);
    server.clock.advance(350);
    expect(await updates(socket)).toMatchObject([[{ table: 'one', patrons: 1 }]]);
    await away();
    await there();
    server.clock.advance(2_250);
    expect(await updates(socket)).toEqual([]);
  });

  it('greets a new watcher with the state that the others were sent, so that the next update fits both', async () => {
    const first = await lookOn();
    server.clock.advance(250);
    await first.sync();
    server.one.change({ phase: 'closed' });
    const second = await come();
    second.send({ type: 'watch-lobby' });
    expect((await second.next('lobby')).tables[0]).toMatchObject({ table: 'one', phase: 'betting' });
    server.clock.advance(250);
    for (const socket of [first, second])
      expect(await updates(socket)).toMatchObject([[{ table: 'one', phase: 'closed' }]]);
  });

  it('[T5] shows a stopped table as out of service until it plays again, and informs its watchers', async () => {
    const socket = await come();
    socket.send({ type: 'watch-table', table: 'one' });
    await socket.next('snapshot');
    socket.send({ type: 'watch-lobby' });
    await socket.next('lobby');
    server.one.stopByItself();
    expect(await socket.next('error')).toMatchObject({ error: 'table-stopped', table: 'one' });
    server.clock.advance(250);
    expect((await socket.next('lobby-update')).tables).toMatchObject([
      { table: 'one', stopped: true, deadline: null },
    ]);
    const late = await come();
    late.send({ type: 'watch-lobby' });
    expect((await late.next('lobby')).tables.map(({ table, stopped }) => [table, stopped])).toEqual([
      ['one', true],
      ['two', undefined],
    ]);
    // A new watcher gets the same error, and may try again.
    late.send({ type: 'watch-table', table: 'one' });
    expect(await late.next('error')).toMatchObject({ error: 'table-stopped' });
    server.one.playAgain();
    await late.sync();
    server.clock.advance(250);
    const [entry] = (await socket.next('lobby-update')).tables;
    expect(entry).toMatchObject({ table: 'one' });
    expect(entry).not.toHaveProperty('stopped');
    late.send({ type: 'watch-table', table: 'one' });
    await late.next('snapshot');
  });

  it('removes a table that is gone, and names it to its watchers', async () => {
    const socket = await come();
    socket.send({ type: 'watch-table', table: 'one' });
    await socket.next('snapshot');
    socket.send({ type: 'watch-lobby' });
    await socket.next('lobby');
    server.one.vanish();
    expect(await socket.next('error')).toMatchObject({ error: 'table-stopped', table: 'one' });
    expect((await socket.next('lobby')).tables.map(({ table }) => table)).toEqual(['two']);
    expect(server.app.gateway.lobby().map(({ table }) => table)).toEqual(['two']);
  });

  it('[D5] tags the history, counted again when it changes', async () => {
    const socket = await lookOn();
    server.one.change({ history: ['B6', 'B6', 'B7', 'B8', 'B6', 'B9'] });
    server.clock.advance(250);
    expect((await updates(socket))[0]?.[0]?.tags).toEqual([{ tag: 'streak', side: 'banker', length: 6 }]);
    server.one.change({ history: [] });
    server.clock.advance(250);
    expect((await updates(socket))[0]?.[0]?.tags).toEqual([]);
  });
});
