// Nodes of one deployment on one database, in the process of the test and in real time: a lease lasts a fraction of a
// second.
import { setTimeout } from 'node:timers/promises';
import { coins } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import { SINGLE_DECK } from '@punto/engine/rooms/single-deck';
import { HOUSE, patronAccount } from '@punto/ledger/index';
import { onOwnPostgres } from '@punto/store/test/contract/postgres';
import { instant } from '@punto/table/ids';
import {
  type OpenTable,
  patronId,
  type TableId,
  type TableView,
  tableId,
  ticketId,
} from '@punto/table/index';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ClusterNode,
  type ClusterNodeParts,
  startClusterNode,
} from '../../test/support/cluster-node.ts';
import { createMemorySwitch, type MemorySwitch } from '../../test/support/memory-wire.ts';
import { ONE_DECK } from '../../test/support/one-deck.ts';
import type { TableReply, TableRequest } from '../broker/broker.ts';
import { entryOf } from '../identity/staff-journal-entry.ts';
import { createSystemClock } from '../time/system-clock.ts';

const LIFE_MS = 800;
const GRANT = coins(1_000);
const [ONE, TWO] = [tableId('one'), tableId('two')];
const ANNA = patronId('anna');
const setupOf = (table: string): TableSetup => ({
  ...ONE_DECK,
  ...{ table, name: table },
  pace: { shufflingMs: 5, bettingMs: 900, closedMs: 5, cardMs: 5, thirdCardMs: 5, resultMs: 5 },
});
const SETUPS = ['one', 'two', 'three', 'four'].map(setupOf);

onOwnPostgres('a house of nodes', ({ server, house }) => {
  let address: string;
  let network: MemorySwitch;
  let nodes: ClusterNode[];
  beforeEach(async () => {
    address = await house();
    network = createMemorySwitch(createSystemClock(instant(0)));
    nodes = [];
  });
  afterEach(async () => {
    for (const node of nodes) node.kill();
    await Promise.all(nodes.map((node) => node.remove()));
  });

  const join = async (name: string, parts: Partial<ClusterNodeParts> = {}): Promise<ClusterNode> => {
    const node = await startClusterNode({
      name,
      address,
      network,
      setups: SETUPS,
      lifeMs: LIFE_MS,
      ...parts,
    });
    nodes.push(node);
    return node;
  };
  const until = async (what: string, holds: () => boolean | Promise<boolean>, withinMs = 120_000) => {
    for (const end = performance.now() + withinMs; !(await holds()); await setTimeout(10))
      if (performance.now() > end) throw new Error(`this did not happen in time: ${what}`);
  };
  const evenly = (): Promise<void> =>
    until('tables are spread', () =>
      nodes.every(({ hosted }) => Math.abs(hosted.tables.size - SETUPS.length / nodes.length) < 1),
    );
  /** Two nodes with two tables each, and a patron. */
  const openTwo = async (): Promise<readonly [ClusterNode, ClusterNode]> => {
    const two = [await join('north'), await join('south')] as const;
    await evenly();
    await admit(two[0]);
    return two;
  };
  const admit = ({ store }: ClusterNode): Promise<void> =>
    store.admit({ id: ANNA, name: 'Anna', createdAt: 1 }, 'hash', [
      {
        ...{ kind: 'direct', id: 'grant', debit: HOUSE, credit: patronAccount(ANNA) },
        ...{ amountMinor: GRANT, code: 'grant', memo: { at: 1 } },
      } as const,
    ]);
  const stateAt = (node: ClusterNode, table: TableId): OpenTable | null =>
    node.hosted.tables.get(table)?.state() ?? null;
  const ownerOf = (table: TableId): ClusterNode => {
    const owner = nodes.find(({ hosted }) => hosted.tables.has(table));
    if (!owner) throw new Error(`no node owns ${table}`);
    return owner;
  };
  const betting = (table: TableId): Promise<void> =>
    until(`${table} is open for bets`, () => {
      // Between two owners the table has no owner.
      const owner = nodes.find(({ hosted }) => hosted.tables.has(table));
      const state = owner ? stateAt(owner, table) : null;
      return state?.phase === 'betting' && (state.deadline ?? 0) - Date.now() > 600;
    });

  let tickets = 0;
  const ticketFor = (state: OpenTable | null): TableRequest => {
    tickets += 1;
    return {
      type: 'place-ticket',
      ticket: {
        ...{ id: ticketId(`ticket-${String(tickets).padStart(4, '0')}`), patron: ANNA },
        ...{ shoe: state?.shoe?.number ?? 0, round: state?.round?.number ?? 0, mode: 'traditional' },
        bets: [{ option: 'player', stakeMinor: coins(10) }],
      },
    };
  };
  const bet = (by: ClusterNode, table: TableId): Promise<TableReply> =>
    by.broker.ask(table, ticketFor(stateAt(ownerOf(table), table)));
  /**
   * Places a ticket that is accepted. Without a reply it is sent again under its id, as a client does; on a busy machine its
   * round may be closed before it arrives, and the next round takes one.
   */
  const stake = async (by: ClusterNode, table: TableId): Promise<void> => {
    for (;;) {
      await betting(table);
      const owner = nodes.find(({ hosted }) => hosted.tables.has(table));
      if (!owner) continue;
      const request = ticketFor(stateAt(owner, table));
      let reply = await by.broker.ask(table, request);
      for (; reply.type === 'no-reply'; reply = await by.broker.ask(table, request)) await setTimeout(10);
      if (reply.type === 'ticket' && reply.answer.accepted) return;
      expect(reply).toMatchObject({ answer: { refusal: { reason: 'betting-closed' } } });
    }
  };
  const TAKEN = { type: 'ticket', answer: { accepted: true } };
  const settled = async (store: ClusterNode['store'], count: number): Promise<void> => {
    const records = async () => (await store.records(ANNA, { limit: 50, before: null })).items;
    await until(`${count} rounds are settled`, async () => (await records()).length >= count);
    // Exactly these, and no more follow.
    expect((await records()).map(({ status, stakedMinor }) => [status, stakedMinor])).toEqual(
      Array(count).fill(['settled', coins(10)]),
    );
    expect(await store.staked()).toEqual([]);
  };
  /** Times of the events of a table. */
  const timesOf = async ({ store }: ClusterNode, table: TableId): Promise<readonly number[]> =>
    (await store.load(table, 'start')).events.map(({ at }) => at);

  it('is spread over the nodes, and each answers for all tables', async () => {
    const [north, south] = await openTwo();
    for (const table of [ONE, TWO]) {
      for (const by of [north, south]) await stake(by, table);
    }
    const third = await join('west');
    await until('the third has a table', () => third.hosted.tables.size > 0);
    const all = nodes.flatMap(({ hosted }) => [...hosted.tables.keys()]);
    expect(all).toHaveLength(new Set(all).size);
  });

  it('[T3] continues a round whose owner died, and settles it once', async () => {
    await openTwo();
    await betting(ONE);
    const dead = ownerOf(ONE);
    const other = nodes.find((node) => node !== dead) ?? dead;
    const before = stateAt(dead, ONE)?.shoe;
    await stake(other, ONE);
    dead.kill();
    nodes.splice(nodes.indexOf(dead), 1);
    await until('it is taken over', () => other.hosted.tables.has(ONE));
    // From the same shoe, whose commitment was published before the bets.
    expect(stateAt(other, ONE)?.shoe).toMatchObject({ id: before?.id, seal: before?.seal });
    await settled(other.store, 1);
    expect(await other.store.audit()).toEqual([]);
    await dead.remove();
  });

  it('[T3] refuses a node that was only slow, which releases the table silently', async () => {
    await openTwo();
    await betting(ONE);
    const slow = ownerOf(ONE);
    const other = nodes.find((node) => node !== slow) ?? slow;
    await stake(slow, ONE);
    const tables = [...slow.hosted.tables.keys()];
    // The ticket is inside the store's transaction, which is blocked.
    slow.freeze();
    const late = bet(slow, ONE);
    await until('its tables are taken over', () => tables.every((table) => other.hosted.tables.has(table)));
    const published: unknown[] = [];
    for (const table of tables) other.broker.listen(table, (news) => published.push(news));
    const timesBefore = network.times;
    let sent = 0;
    network.times = (message) => {
      if (message.from === slow.name && message.subject.startsWith('news/')) sent += 1;
      return timesBefore(message);
    };
    slow.thaw();
    expect(tables.map((table) => slow.hosted.tables.get(table)?.state())).not.toContain(null);
    const reply = await late;
    // Forwarded to the new owner: the ticket's round may be over, but the store has it once.
    expect(['ticket', 'no-reply']).toContain(reply.type);
    expect(slow.refused()).toBeGreaterThan(0);
    await until('it is another node by now', () => slow.log.some(({ msg }) => /^lease expired/.test(msg)));
    expect(sent).toBe(0);
    await evenly();
    await until('the rounds are settled', async () => (await other.store.staked()).length === 0);
    expect(slow.log.filter(({ level }) => level === 'fatal')).toEqual([]);
    expect(await other.store.audit()).toEqual([]);
  });

  it('[T3] continues the round at another node when its owner stops in good order', async () => {
    await openTwo();
    await betting(ONE);
    const leaving = ownerOf(ONE);
    const other = nodes.find((node) => node !== leaving) ?? leaving;
    await stake(other, ONE);
    const before = stateAt(leaving, ONE)?.round;
    const [, reply] = await Promise.all([leaving.stop(), bet(other, ONE)]);
    // Whether it came in time depends on the machine; the current owner answers it.
    const taken = reply.type === 'ticket' && reply.answer.accepted ? 2 : 1;
    expect(reply.type).toBe('ticket');
    await until('the other has all', () => other.hosted.tables.size === SETUPS.length);
    nodes.splice(nodes.indexOf(leaving), 1);
    await until('the round is settled', async () => (await other.store.staked()).length === 0);
    const { items } = await other.store.records(ANNA, { limit: 50, before: null });
    expect(items.map(({ round, stakedMinor }) => [round, stakedMinor])).toEqual([
      [before?.number, coins(10 * taken)],
    ]);
    expect(
      [...leaving.log, ...other.log].filter(({ level }) => level === 'error' || level === 'fatal'),
    ).toEqual([]);
    await leaving.remove();
  });

  it('[T2] gives events no earlier time than its last owner did, whose clock was ahead', async () => {
    const heir = await join('heir');
    const ahead = await join('ahead', { skewMs: 60_000 });
    await evenly();
    const [table = ONE] = ahead.hosted.tables.keys();
    await until('it plays', () => (stateAt(ahead, table)?.round?.number ?? 0) > 0);
    ahead.kill();
    await until('all is taken over', () => heir.hosted.tables.size === SETUPS.length);
    await until('it plays', async () => (stateAt(heir, table)?.round?.number ?? 0) > 1);
    const times = await timesOf(heir, table);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeGreaterThan(Date.now() + 50_000);
  });

  describe('a table made on the floor', () => {
    const by = { staff: { id: 'm', name: 'M' }, role: 'manager' } as const;
    const FIVE = tableId('five');
    const entry = entryOf(by, { at: 0, action: 'manage-tables', table: 'five' });

    it('is made once, also when another node makes it at the same time, and is known to all', async () => {
      const [north, south] = await openTwo();
      const made = await Promise.all([north, south].map(({ hosted }) => hosted.make(setupOf('five'), entry)));
      expect([...made].sort()).toEqual([false, true]);
      await until('all know it', () => nodes.every(({ broker }) => broker.tables().includes(FIVE)));
      expect(await north.hosted.make(setupOf('five'), entry)).toBe(false);
      expect(await south.hosted.make(setupOf('five'), entry)).toBe(false);
    });

    it('is taken over like any other', async () => {
      const [north, south] = await openTwo();
      expect(await north.hosted.make(setupOf('five'), entry)).toBe(true);
      await betting(FIVE);
      north.kill();
      await until('it is taken over', () => south.hosted.tables.has(FIVE));
      await until('it plays', () => (stateAt(south, FIVE)?.round?.number ?? 0) > 1);
    });
  });

  it('waits for a database that is not reachable, and continues automatically', async () => {
    const [north] = await openTwo();
    await stake(north, ONE);
    await server().kill();
    await until('all tables were let go', () => nodes.every(({ hosted }) => hosted.tables.size === 0));
    await server().start();
    await until('all tables play', () =>
      SETUPS.every(({ table }) => nodes.some(({ hosted }) => hosted.tables.get(tableId(table))?.state())),
    );
    await settled(north.store, 1);
    for (const { log, hosted } of nodes) {
      expect(log.filter(({ level }) => level === 'fatal')).toEqual([]);
      for (const host of hosted.tables.values()) expect(host.fault()).toBeNull();
    }
    expect(await north.store.audit()).toEqual([]);
  });

  it('moves from an isolated node to others, and stays when all are isolated', async () => {
    const [north, south] = await openTwo();
    const useless = new Set<string>();
    for (const { name, hosted } of nodes) hosted.onUseless(() => useless.add(name));
    network.cut('north');
    await until('the other has all', () => south.hosted.tables.size === SETUPS.length);
    expect([...useless]).toEqual(['north']);
    useless.clear();
    network.restore('north');
    await evenly();
    const before = nodes.map(({ hosted }) => [...hosted.tables.keys()].sort());
    for (const { name } of nodes) network.cut(name);
    await setTimeout(3 * LIFE_MS);
    expect(nodes.map(({ hosted }) => [...hosted.tables.keys()].sort())).toEqual(before);
    expect([...useless]).toEqual([]);
    for (const { name } of nodes) network.restore(name);
    for (const by of [north, south]) await stake(by, ONE);
  });

  it('[V5] continues a round at a private table', async () => {
    const room: TableSetup = {
      ...setupOf('alone'),
      ...{ shoe: SINGLE_DECK.shoe, solo: true, mains: 'one' },
      pace: { shufflingMs: 5, bettingMs: 1, closedMs: 300, cardMs: 300, thirdCardMs: 300, resultMs: 300 },
    };
    const [north, south] = [await join('north', { setups: [room] }), await join('south', { setups: [room] })];
    await admit(north);
    const ROOM = tableId('alone');
    const privateView = async () => {
      const reply = await south.broker.ask(ROOM, { type: 'look', patron: ANNA, since: null });
      return reply.type === 'look' ? (reply.view as TableView) : null;
    };
    await until('Anna has a deck', async () => (await privateView())?.phase === 'betting');
    const view = await privateView();
    const placed = await south.broker.ask(ROOM, {
      type: 'place-ticket',
      ticket: {
        ...{ id: ticketId('alone-0001'), patron: ANNA, mode: 'traditional' },
        ...{ shoe: view?.shoe?.number ?? 0, round: view?.round?.number ?? 0 },
        bets: [{ option: 'player', stakeMinor: coins(10) }],
      },
    });
    expect(placed).toMatchObject(TAKEN);
    ownerOf(ROOM).kill();
    const heir = nodes.find((node) => node !== ownerOf(ROOM)) ?? north;
    await settled(heir.store, 1);
    expect(await heir.store.audit()).toEqual([]);
  });

  it('[F3] ends shoes whose key is lost when their tables are taken, and returns the stakes', async () => {
    const [north, south] = await openTwo();
    await stake(north, ONE);
    for (const node of [north, south]) await node.stop();
    for (const node of nodes.splice(0)) await node.remove();
    const heir = await join('heir', { key: 8, lostShoes: 'return' });
    expect((await heir.store.account(patronAccount(ANNA))).balanceMinor).toBe(GRANT);
    expect(await heir.store.staked()).toEqual([]);
    await until('it plays', () => stateAt(heir, ONE)?.phase === 'betting');
    expect(await heir.store.audit()).toEqual([]);
  });

  it('finishes the round of a table that is no longer configured, and frees its name', async () => {
    const [north, south] = await openTwo();
    await stake(north, ONE);
    const heir = await join('heir', { setups: SETUPS.filter(({ table }) => table !== 'one') });
    for (const node of [north, south]) {
      await node.stop();
      nodes.splice(nodes.indexOf(node), 1);
    }
    await settled(heir.store, 1);
    expect(heir.hosted.tables.has(ONE)).toBe(false);
    const back = await join('back');
    await until('who has it set up plays it', () => stateAt(back, ONE)?.phase === 'betting');
    for (const node of [north, south]) await node.remove();
  });
});
