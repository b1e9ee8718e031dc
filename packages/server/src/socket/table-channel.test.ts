import { coins } from '@punto/engine/minor';
import type { KeptRecord, OwnView } from '@punto/table';
import { patronId, type Version, version } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeView } from '../../test/support/fake-table.ts';
import { watchTable } from '../../test/support/table-watcher.ts';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';
import { openTestSocket } from '../../test/support/test-socket.ts';

let server: TestServer;
let host: string;
beforeEach(async () => {
  server = await createTestServer();
  host = await server.listen();
});
afterEach(() => server.close());

const watch = (since?: Version) => watchTable(server, host, since);
const flush = (): void => server.clock.advance(5);

describe('a watcher', () => {
  it('gets the whole table, then its changes', async () => {
    const socket = await watch();
    expect(await socket.next('snapshot')).toEqual({
      type: 'snapshot',
      table: 'one',
      version: 10,
      view: fakeView('one'),
      own: null,
    });
    server.one.change({ phase: 'closed' });
    flush();
    expect(await socket.next('update')).toEqual({
      type: 'update',
      table: 'one',
      from: 10,
      version: 11,
      changed: { phase: 'closed' },
    });
  });

  it('gets the changes of one moment as one update, with the last value of each field', async () => {
    const socket = await watch();
    await socket.next('snapshot');
    server.one.change({ phase: 'closed' });
    server.one.change({ history: ['B6'] });
    server.one.change({ phase: 'dealing', deadline: null });
    expect(await socket.sync()).toEqual([]);
    flush();
    expect(await socket.sync()).toEqual([
      {
        type: 'update',
        table: 'one',
        from: 10,
        version: 13,
        changed: { phase: 'dealing', history: ['B6'], deadline: null },
      },
    ]);
  });

  it('[T4] that comes back gets the changes it lacks', async () => {
    server.one.change({ phase: 'closed' });
    const socket = await watch(version(10));
    expect(await socket.next('resumed')).toMatchObject({ from: 10, version: 11, own: null });
  });

  it('[T4] with an unknown version gets the whole table', async () => {
    const socket = await watch(version(99));
    expect(await socket.next('snapshot')).toMatchObject({ version: 10 });
  });

  it('that joins between two updates sees no gap and no step back', async () => {
    const early = await watch();
    await early.next('snapshot');
    server.one.change({ phase: 'closed' });
    const late = await watch();
    expect((await late.next('snapshot')).version).toBe(11);
    server.one.change({ phase: 'dealing' });
    flush();
    expect(await early.next('update')).toMatchObject({ from: 10, version: 12 });
    expect(await late.next('update')).toMatchObject({ from: 11, version: 12 });
  });

  it('is not sent changes that its view already has', async () => {
    server.one.change({ phase: 'closed' });
    const socket = await watch();
    expect((await socket.next('snapshot')).version).toBe(11);
    flush();
    expect(await socket.sync()).toEqual([]);
  });

  it('whose look was overtaken by an update is brought up to date', async () => {
    const gate = server.one.holdLooks();
    const socket = await watch();
    await socket.sync();
    server.one.change({ phase: 'closed' });
    flush();
    gate.release();
    expect((await socket.next('snapshot')).version).toBe(10);
    expect(await socket.next('resumed')).toMatchObject({ from: 10, version: 11 });
    server.one.change({ phase: 'dealing' });
    flush();
    expect(await socket.next('update')).toMatchObject({ from: 11, version: 12 });
  });

  it('is brought up to date when messages were lost', async () => {
    const socket = await watch();
    await socket.next('snapshot');
    server.one.change({ phase: 'closed' });
    flush();
    expect((await socket.next('update')).version).toBe(11);
    server.one.changeUnheard({ phase: 'dealing' });
    server.one.change({ history: ['P'] });
    flush();
    const mended = await socket.next('resumed');
    expect(mended).toMatchObject({ from: 11, version: 13, changed: { phase: 'dealing', history: ['P'] } });
  });

  it('that has left gets nothing more', async () => {
    const socket = await watch();
    await socket.next('snapshot');
    socket.send({ type: 'leave-table', table: 'one' });
    await socket.sync();
    server.one.change({ phase: 'closed' });
    flush();
    expect(await socket.sync()).toEqual([]);
  });

  it('gets messages of one table only', async () => {
    const socket = await watch();
    await socket.next('snapshot');
    server.two.change({ phase: 'closed' });
    flush();
    expect(await socket.sync()).toEqual([]);
  });

  it('is informed when the table stops', async () => {
    const socket = await watch();
    await socket.next('snapshot');
    server.one.publish({ type: 'stopped' });
    expect((await socket.next('error')).error).toBe('table-stopped');
  });
});

describe('a settled round', () => {
  const record = (patron: string): KeptRecord => ({
    patron: patronId(patron),
    table: server.one.table,
    tableName: 'Table one',
    shoe: 1,
    round: 1,
    at: 1,
    status: 'settled',
    mode: 'traditional',
    player: ['AS', '9C'],
    banker: ['TD', '6H'],
    outcome: 'banker',
    playerScore: 0,
    bankerScore: 6,
    bets: [],
    stakedMinor: coins(5),
    returnedMinor: coins(0),
    balanceBeforeMinor: coins(10_000),
    balanceAfterMinor: coins(9_995),
  });

  it('is sent to its patron only, right after the result', async () => {
    const [socket, other] = [await watch(), await watch()];
    await Promise.all([socket.next('snapshot'), other.next('snapshot')]);
    server.one.change({ phase: 'settled' });
    const settled = [{ record: record(socket.id), availableMinor: coins(9_995) }];
    server.one.publish({ type: 'settled', settled });
    expect(await socket.sync()).toMatchObject([
      { type: 'update', version: 11 },
      { type: 'round-settled', table: 'one', record: record(socket.id), availableMinor: coins(9_995) },
    ]);
    expect(await other.sync()).toMatchObject([{ type: 'update', version: 11 }]);
  });
});

describe('a table with missed messages', () => {
  it('[T4] is looked at once for all watchers, who get the changes as updates', async () => {
    const sockets = [await watch(), await watch()] as const;
    await Promise.all(sockets.map((socket) => socket.next('snapshot')));
    server.one.changeUnheard({ phase: 'closed' });
    server.one.publish({ type: 'missed' });
    for (const socket of sockets)
      expect(await socket.sync()).toEqual([
        { type: 'update', table: 'one', from: 10, version: 11, changed: { phase: 'closed' } },
      ]);
  });

  it('[T4] is updated in order, when more messages come during the look', async () => {
    const socket = await watch();
    await socket.next('snapshot');
    server.one.changeUnheard({ phase: 'closed' });
    const gate = server.one.holdLooks();
    server.one.publish({ type: 'missed' });
    server.one.change({ phase: 'dealing' });
    server.one.change({ history: ['B6'] });
    flush();
    expect(await socket.sync()).toEqual([]);
    gate.release();
    await new Promise((resolve) => setImmediate(resolve));
    flush();
    expect(await socket.sync()).toMatchObject([
      { type: 'update', from: 10, version: 11, changed: { phase: 'closed' } },
      { type: 'update', from: 11, version: 13, changed: { phase: 'dealing', history: ['B6'] } },
    ]);
  });

  it('[T4] is correct for a watcher who joined in between, where a field changed and changed back', async () => {
    const early = await watch();
    await early.next('snapshot');
    server.one.changeUnheard({ phase: 'closed' });
    const late = await watch();
    expect(await late.next('snapshot')).toMatchObject({ version: 11, view: { phase: 'closed' } });
    server.one.changeUnheard({ phase: 'betting' });
    server.one.publish({ type: 'missed' });
    expect(await late.next('update')).toMatchObject({ version: 12, changed: { phase: 'betting' } });
    expect(await early.next('update')).toMatchObject({ from: 10, version: 12 });
  });

  it('[T4] is looked at again every second, as long as it does not answer', async () => {
    const socket = await watch();
    await socket.next('snapshot');
    server.one.changeUnheard({ phase: 'closed' });
    server.one.answerNothing(true);
    server.one.publish({ type: 'missed' });
    for (let seconds = 0; seconds < 3; seconds += 1) {
      const told = await socket.sync();
      // The account is read again as well, because a settlement may have been lost.
      expect(told.filter(({ type }) => type !== 'account')).toEqual([]);
      server.clock.advance(1_000);
    }
    server.one.answerNothing(false);
    server.clock.advance(1_000);
    expect(await socket.next('update')).toMatchObject({ from: 10, version: 11 });
    expect(server.app.gateway.lobby().map(({ table }) => table)).toEqual(['one', 'two']);
  });
});

describe('a patron’s own stakes, after missed messages', () => {
  const own: OwnView = {
    ...{ version: 12, shoe: 1, round: 1, bets: { player: coins(5) } },
    ...{ mode: 'traditional', seat: null, squeezes: [], squeezed: null },
  };

  it('[T4] are not removed by an answer from before the ticket, but by one from after it', async () => {
    const socket = await watch();
    await socket.next('snapshot');
    const answer = { accepted: true, version: version(12) } as const;
    server.one.answerTickets({ type: 'ticket', answer, own, availableMinor: coins(1) });
    const bets = [{ option: 'player', stakeMinor: coins(5) }] as const;
    const ticket = { ticket: 'ticket-0001', shoe: 1, round: 1, mode: 'traditional', bets } as const;
    socket.send({ type: 'place-ticket', table: 'one', ...ticket });
    await socket.next('ticket-accepted');
    server.one.changeUnheard({ phase: 'closed' });
    server.one.publish({ type: 'missed' });
    expect((await socket.sync()).map(({ type }) => type)).toEqual(['update']);
    server.one.changeUnheard({ phase: 'dealing' });
    server.one.publish({ type: 'missed' });
    expect((await socket.sync()).filter(({ type }) => type === 'own')).toEqual([
      { type: 'own', table: 'one', own: null },
    ]);
  });
});

describe('a bent card', () => {
  it('[T7] is sent immediately, then its latest fold at a limited rate', async () => {
    const socket = await watch();
    await socket.next('snapshot');
    const peel = (x: number) =>
      ({ type: 'peel', side: 'player', place: 0, fold: { from: [1000, 0], to: [x, 0] } }) as const;
    for (const x of [900, 800, 700, 600]) server.one.publish(peel(x));
    const before = await socket.sync();
    expect(before).toEqual([{ ...peel(900), table: 'one' }]);
    server.clock.advance(60);
    expect(await socket.sync()).toEqual([{ ...peel(600), table: 'one' }]);
    server.clock.advance(60);
    server.one.publish({ ...peel(0), fold: null });
    expect(await socket.sync()).toEqual([{ ...peel(0), table: 'one', fold: null }]);
  });
});

describe('an own view', () => {
  it('[T7] [V6] is sent to that patron’s sockets only', async () => {
    const [anna, ben] = [await watch(), await watch()];
    await Promise.all([anna.next('snapshot'), ben.next('snapshot')]);
    server.one.publish({ type: 'own', patron: patronId(anna.id), own: null });
    expect(await anna.sync()).toEqual([{ type: 'own', table: 'one', own: null }]);
    expect(await ben.sync()).toEqual([]);
  });
});

describe('the lobby', () => {
  it('shows every table, then those that changed, a few times a second', async () => {
    const { cookie } = await server.enter();
    const socket = await openTestSocket(host, { cookie });
    socket.send({ type: 'watch-lobby' });
    expect((await socket.next('lobby')).tables).toMatchObject([
      { table: 'one', phase: 'betting', round: 1, patrons: 0 },
      { table: 'two', phase: 'betting' },
    ]);
    server.clock.advance(250);
    server.one.change({ phase: 'closed' });
    server.one.change({ history: ['B6'] });
    server.clock.advance(249);
    expect((await socket.sync()).filter(({ type }) => type === 'lobby-update').length).toBeLessThan(2);
    server.clock.advance(1);
    const { tables } = await socket.next('lobby-update');
    expect(tables).toMatchObject([{ table: 'one', phase: 'closed', history: ['B6'] }]);
  });

  it('counts distinct patrons at a table', async () => {
    const { cookie } = await server.enter();
    const sockets = [
      await openTestSocket(host, { cookie }),
      await openTestSocket(host, { cookie }),
      await watch(),
    ];
    for (const socket of sockets.slice(0, 2)) {
      socket.send({ type: 'watch-table', table: 'one' });
      await socket.next('snapshot');
    }
    const patrons = () => server.app.gateway.lobby().map((entry) => entry.patrons);
    expect(patrons()).toEqual([2, 0]);
    sockets[2]?.raw.close();
    await sockets[2]?.closed;
    await sockets[0]?.sync();
    expect(patrons()).toEqual([1, 0]);
  });
});
