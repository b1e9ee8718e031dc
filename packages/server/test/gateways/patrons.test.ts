// Patrons at one node while their table is at another see the same as with one node, also when a node dies, when
// messages are lost, and when one patron has windows at two nodes.
import { coins } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import { BIG_TABLE } from '@punto/engine/rooms/big-table';
import { SINGLE_DECK } from '@punto/engine/rooms/single-deck';
import { makeTable } from '@punto/engine/table-setup';
import { availableMinor, HOUSE, patronAccount } from '@punto/ledger';
import type { ServerMessage } from '@punto/protocol/message';
import type { TableView } from '@punto/table';
import { patronId } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OnTheWay } from '../support/memory-wire.ts';
import { ONE_DECK } from '../support/one-deck.ts';
import { createTestGateways, type TestGateways } from '../support/test-gateways.ts';
import type { TestSocket } from '../support/test-socket.ts';

const SETUP: TableSetup = {
  ...ONE_DECK,
  pace: {
    ...{ shufflingMs: 100, bettingMs: 2_000, closedMs: 50 },
    ...{ cardMs: 50, thirdCardMs: 50, resultMs: 4_000 },
  },
};

/** Betting, cards, and the result. */
const ROUND_MS = 3_500;

let deployment: TestGateways;
beforeEach(async () => {
  deployment = await createTestGateways(['a', 'b', 'c']);
});
afterEach(() => deployment.close());

/** The table is at `b`, betting is open, and one socket watches it at each of these nodes. */
const watch = async (cookie: string, ...nodes: readonly string[]): Promise<TestSocket[]> => {
  const sockets: TestSocket[] = [];
  for (const node of nodes) {
    const socket = await deployment.at(node).come(cookie);
    await socket.next('welcome');
    socket.send({ type: 'watch-table', table: 'one' });
    await socket.next('snapshot');
    sockets.push(socket);
  }
  return sockets;
};
const bet = (ticket = 'ticket-0001', round = 1) => ({
  ...{ type: 'place-ticket', table: 'one', ticket, shoe: 1, round, mode: 'traditional' },
  bets: [{ option: 'player', stakeMinor: coins(10) }],
});
const ofType = <T extends ServerMessage['type']>(received: readonly ServerMessage[], type: T) =>
  received.filter((each): each is Extract<ServerMessage, { readonly type: T }> => each.type === type);
/** Everything received while this time passes. */
const during = async (socket: TestSocket, ms: number): Promise<readonly ServerMessage[]> => {
  await deployment.pass(ms);
  return socket.sync();
};
const isNewsTo =
  (node: string, ...types: readonly string[]) =>
  ({ to, subject, body }: OnTheWay): boolean =>
    to === node && subject === 'news/one' && types.some((type) => body.includes(`"type":"${type}"`));

const open = async (...nodes: readonly string[]) => {
  await deployment.at('b').host(SETUP);
  await deployment.pass(200);
  const guest = await deployment.enter();
  const sockets = await watch(guest.cookie, ...nodes);
  const [first] = sockets as [TestSocket];
  await deployment.pass(100);
  return { ...guest, sockets, first };
};

/** Applies all updates, each of which must follow the one before; returns the last version. */
const follow = (from: number, received: readonly ServerMessage[]): number => {
  let at = from;
  for (const each of received)
    if (each.type === 'update') {
      expect(each.from).toBe(at);
      at = each.version;
    }
  return at;
};

/** Returns the version after its acceptance. The first update comes with the answer. */
const acceptedBet = async (socket: TestSocket): Promise<number> => {
  socket.send(bet());
  const { version } = await socket.next('update');
  await socket.next('ticket-accepted');
  return follow(version, await during(socket, 200));
};

describe('a table at another node', () => {
  it('is played like a local one', async () => {
    const { first, id } = await open('a');
    first.send(bet());
    const accepted = await first.next('ticket-accepted');
    expect(accepted.availableMinor).toBe(coins(9_990));
    const received = await during(first, ROUND_MS);
    const [settled, ...more] = ofType(received, 'round-settled');
    expect([settled?.record.patron, settled?.record.round, more]).toEqual([id, 1, []]);
    expect(settled?.availableMinor).toBe(settled?.record.balanceAfterMinor);
  });

  it('whose owner has gone continues under the next one, and nothing is missed or sent twice', async () => {
    const { first } = await open('a');
    const before = await acceptedBet(first);
    await deployment.kill('b');
    // It has no owner now, and is shown neither as gone nor as stopped.
    const between = await during(first, 6_000);
    expect(between).toEqual([]);
    const lobby = deployment.at('a').app.gateway.lobby();
    expect(lobby.map(({ table }) => table)).toEqual(['one']);
    await deployment.at('c').host(SETUP);
    const after = await during(first, 8_000);
    expect(ofType(after, 'error')).toEqual([]);
    follow(before, after);
    expect(ofType(after, 'round-settled').map(({ record }) => record.round)).toEqual([1]);
    // The patron can still bet there.
    first.send(bet('ticket-0001'));
    expect((await first.next('ticket-accepted')).ticket).toBe('ticket-0001');
  });

  it('[L6] whose settlement was lost is read from the store and sent once, also when the message comes late', async () => {
    const { first } = await open('a');
    first.send(bet());
    await first.next('ticket-accepted');
    const isLost = isNewsTo('a', 'settled');
    deployment.network.times = (message) => (isLost(message) ? 0 : 1);
    const received = await during(first, ROUND_MS);
    deployment.network.times = () => 2;
    const later = await during(first, 3_000);
    const settled = ofType([...received, ...later], 'round-settled');
    expect(settled.map(({ record }) => record.round)).toEqual([1]);
    const account = await deployment.store.account(patronAccount(settled[0]?.record.patron ?? ''));
    expect(settled[0]?.availableMinor).toBe(account.balanceMinor);
  });

  it('is shown correctly by a node that was disconnected meanwhile', async () => {
    const { first } = await open('a');
    const before = await acceptedBet(first);
    deployment.network.cut('a');
    expect(await during(first, ROUND_MS)).toEqual([]);
    deployment.network.restore('a');
    const after = await during(first, 3_000);
    follow(before, after);
    expect(ofType(after, 'round-settled').map(({ record }) => record.round)).toEqual([1]);
    expect(ofType(after, 'error')).toEqual([]);
  });

  it('[T6] whose correction message was lost is sent once', async () => {
    const { first } = await open('a');
    first.send(bet());
    await first.next('ticket-accepted');
    await during(first, ROUND_MS);
    const isLost = isNewsTo('a', 'settled');
    deployment.network.times = (message) => (isLost(message) ? 0 : 1);
    const staff = { id: 'staff-1', name: 'Sara' };
    const duty = {
      duty: 'void-round',
      shoe: 1,
      round: 1,
      reason: 'a card was exposed',
      approvedBy: null,
    } as const;
    await deployment.until(
      deployment
        .at('c')
        .broker.ask('one' as never, { type: 'duty', staff, role: 'supervisor', duty, preview: false }),
    );
    const received = await during(first, 3_000);
    deployment.network.times = () => 1;
    const later = await during(first, 3_000);
    const corrected = ofType([...received, ...later], 'round-corrected');
    expect(corrected.map(({ record }) => [record.round, record.revision, record.status])).toEqual([
      [1, 1, 'voided'],
    ]);
  });

  it('appears in the lobby with its attendance, at whichever nodes table and patrons are', async () => {
    const { first } = await open('a');
    const other = await deployment.enter();
    await watch(other.cookie, 'c');
    await deployment.pass(300);
    for (const node of ['a', 'b', 'c'])
      expect(
        deployment
          .at(node)
          .app.gateway.lobby()
          .map(({ table, patrons }) => [table, patrons]),
      ).toEqual([['one', 2]]);
    first.send({ type: 'watch-lobby' });
    expect((await first.next('lobby')).tables).toMatchObject([{ table: 'one' }]);
    const counted = ofType(await during(first, 2_500), 'lobby-update').at(-1);
    expect(counted?.tables).toMatchObject([{ table: 'one', patrons: 2 }]);
    await deployment.at('c').host({ ...SETUP, table: 'two', name: 'Two' });
    const added = await first.next('lobby-update');
    expect(added.tables.map(({ table }) => table)).toContain('two');
  });
});

it('[L6] a patron whose node dies continues at another, with bets in place', async () => {
  const { first, cookie } = await open('a');
  first.send(bet());
  await first.next('ticket-accepted');
  // For the patron it was in flight when the node died.
  first.raw.terminate();
  await deployment.kill('a');
  const again = await deployment.at('c').come(cookie);
  const { account } = await again.next('welcome');
  expect(account).toEqual({
    availableMinor: coins(9_990),
    inPlay: [{ table: 'one', stakeMinor: coins(10) }],
  });
  again.send({ type: 'watch-table', table: 'one' });
  expect((await again.next('snapshot')).own?.bets).toEqual({ player: coins(10) });
  again.send(bet());
  expect((await again.next('ticket-accepted')).availableMinor).toBe(coins(9_990));
  const settled = ofType(await during(again, ROUND_MS), 'round-settled');
  expect(settled.map(({ record }) => [record.round, record.stakedMinor])).toEqual([[1, coins(10)]]);
});

describe('a private table at another node', () => {
  const setup = makeTable(SINGLE_DECK, { table: 'alone', name: 'Alone' });

  /** A ticket was accepted, and its round is about to be dealt. `lobbies`: nodes with a lobby window of the patron. */
  const stake = async (...lobbies: readonly string[]) => {
    await deployment.at('b').host(setup);
    await deployment.pass(200);
    const { cookie, id } = await deployment.enter();
    const others: TestSocket[] = [];
    for (const node of lobbies) {
      const other = await deployment.at(node).come(cookie);
      await other.next('welcome');
      others.push(other);
    }
    const socket = await deployment.at('a').come(cookie);
    socket.send({ type: 'watch-table', table: 'alone' });
    const { view } = await socket.next('snapshot');
    if (view.phase !== 'betting') await deployment.pass(view.setup.pace.shufflingMs + 1_000);
    socket.send({ ...bet(), table: 'alone' });
    await socket.next('ticket-accepted');
    return { socket, others, id };
  };
  const expectCoup = (received: readonly ServerMessage[]): void => {
    expect(ofType(received, 'error')).toEqual([]);
    const settled = ofType(received, 'round-settled');
    expect(settled.map(({ table, record }) => [table, record.table, record.round])).toEqual([
      ['alone', 'alone', 1],
    ]);
    const parts = received.map((each) => {
      if (each.type === 'snapshot') return each.view;
      return each.type === 'update' || each.type === 'resumed' ? each.changed : {};
    });
    const shown: Partial<TableView> = Object.assign({}, ...parts);
    // The round is over, and the next one uses another shoe.
    expect([shown.phase ?? 'betting', shown.shoe?.number]).toEqual(['betting', 2]);
  };

  it('[L6] updates lobby windows at a third node and at the owner’s node', async () => {
    const { others, id } = await stake('b', 'c');
    await deployment.pass(20_000);
    const account = await deployment.store.account(patronAccount(patronId(id)));
    for (const other of others) {
      const told = ofType(await other.sync(), 'account').map((each) => each.account);
      expect(told.at(-1)).toEqual({ availableMinor: availableMinor(account), inPlay: [] });
    }
  });

  it('[V5] continues at the next node when its owner dies', async () => {
    const { socket } = await stake();
    await deployment.kill('b');
    await deployment.pass(6_000);
    await deployment.at('c').host(setup);
    expectCoup(await during(socket, 20_000));
  });

  it('[V5] is looked at again when its room has another owner, also without further changes', async () => {
    const { socket } = await stake();
    deployment.network.times = ({ to }) => (to === 'a' ? 0 : 1);
    await deployment.pass(20_000);
    await deployment.kill('b');
    deployment.network.times = () => 1;
    await deployment.at('c').host(setup);
    expectCoup(await during(socket, 5_000));
  });
});

describe('a patron with windows at two nodes', () => {
  it('sees in each window the stakes of the other', async () => {
    const { sockets } = await open('a', 'c');
    const [here, there] = sockets as [TestSocket, TestSocket];
    await there.sync();
    here.send(bet());
    await here.next('ticket-accepted');
    const received = await during(there, 200);
    expect(ofType(received, 'own').at(-1)?.own?.bets).toEqual({ player: coins(10) });
    expect(ofType(received, 'account').at(-1)?.account.availableMinor).toBe(coins(9_990));
    const [one, two] = [await during(here, ROUND_MS), await there.sync()];
    for (const each of [one, two]) expect(ofType(each, 'round-settled')).toHaveLength(1);
  });

  it('[V6] is present until the last one is closed', async () => {
    const table = await deployment.at('b').host(makeTable(BIG_TABLE, { table: 'one', name: 'One' }));
    await deployment.pass(200);
    const { cookie } = await deployment.enter();
    const [here, there] = (await watch(cookie, 'a', 'c')) as [TestSocket, TestSocket];
    here.send({
      ...{ type: 'act', table: 'one', id: 'act-00001', shoe: 0, round: 0 },
      act: { act: 'take-seat', seat: '7' },
    });
    await here.next('act-done');
    here.raw.close();
    await deployment.until(here.closed);
    const offered = () => table.state()?.seating?.offered?.seat;
    for (let seconds = 0; table.state()?.phase !== 'betting' && seconds < 30; seconds += 1)
      await deployment.pass(1_000);
    expect(offered()).toBe('7');
    await there.sync();
  });

  it('is at one table, at any of the nodes', async () => {
    const { sockets } = await open('a');
    const [here] = sockets as [TestSocket];
    await deployment.at('c').host({ ...SETUP, table: 'two', name: 'Two' });
    const { cookie } = await deployment.enter();
    const [mine] = (await watch(cookie, 'a')) as [TestSocket];
    const other = await deployment.at('c').come(cookie);
    other.send({ type: 'watch-table', table: 'two' });
    await other.next('snapshot');
    expect(await mine.next('error')).toMatchObject({ error: 'at-another-table', table: 'one' });
    expect(ofType(await here.sync(), 'error')).toEqual([]);
  });

  it('has the same account in both', async () => {
    const { sockets, id } = await open('a', 'c');
    const [, there] = sockets as [TestSocket, TestSocket];
    await there.sync();
    const refusal = await deployment.store.transfer([
      {
        ...{ kind: 'direct', id: 'gone', debit: patronAccount(patronId(id)), credit: HOUSE, code: 'house' },
        ...{ amountMinor: coins(10_000), memo: { at: 1 } },
      },
    ]);
    expect(refusal).toBeNull();
    deployment.at('a').app.gateway.touch(patronId(id));
    expect((await there.next('account')).account.availableMinor).toBe(0);
  });

  it('[L6] has a correct account in the lobby after messages of stake and settlement were lost', async () => {
    const { first, cookie, id } = await open('a');
    const other = await deployment.at('c').come(cookie);
    await other.next('welcome');
    const isLost = isNewsTo('c', 'own', 'settled');
    deployment.network.times = (message) => (isLost(message) ? 0 : 1);
    first.send(bet());
    await first.next('ticket-accepted');
    const told = ofType(await during(other, ROUND_MS + 3_000), 'account').map((each) => each.account);
    const account = await deployment.store.account(patronAccount(patronId(id)));
    expect(told.at(-1)).toEqual({ availableMinor: availableMinor(account), inPlay: [] });
  });

  it('[L6] has a correct account after the notice of its change was lost', async () => {
    const { sockets, id } = await open('a', 'c');
    const [, there] = sockets as [TestSocket, TestSocket];
    await there.sync();
    deployment.network.times = ({ body }) => (body.includes('"notice":{"type":"account"') ? 0 : 1);
    deployment.at('a').app.gateway.touch(patronId(id));
    expect((await there.next('account')).account.availableMinor).toBe(coins(10_000));
  });

  it('loses both when leaving at one', async () => {
    const { sockets, cookie } = await open('a', 'c');
    const [, there] = sockets as [TestSocket, TestSocket];
    expect((await deployment.at('a').send('DELETE', '/api/session', cookie)).status).toBe(204);
    expect((await deployment.until(there.closed)).code).toBe(4401);
  });

  it('loses one within five minutes at a node that missed the notice', async () => {
    const { sockets, cookie } = await open('a', 'c');
    const [, there] = sockets as [TestSocket, TestSocket];
    deployment.network.times = ({ body }) => (body.includes('show-out') ? 0 : 1);
    await deployment.at('a').send('DELETE', '/api/session', cookie);
    await deployment.pass(200);
    expect(there.raw.readyState).toBe(there.raw.OPEN);
    for (let left = 300; left > 0; left -= 5) {
      deployment.clock.advance(5_000);
      await deployment.pass(5);
    }
    expect((await deployment.until(there.closed)).code).toBe(1001);
    const again = await deployment.at('c').come(cookie);
    expect((await deployment.until(again.closed)).code).toBe(4401);
  });
});

it('[C.6.5] a patron suspended at one node cannot stake at another', async () => {
  const { first, id } = await open('a');
  await deployment.store.patrons.suspend(patronId(id), { at: 1, reason: 'asked for it' });
  first.send(bet());
  expect((await first.next('ticket-refused')).refusal.reason).toBe('suspended');
});
