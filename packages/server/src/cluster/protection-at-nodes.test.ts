// Limits of a patron over three nodes on one PostgreSQL: a tightening at one node binds the next ticket at every other, and stakes that
// are sent to all nodes at once stay within a limit. [P1] [P2]
import { setTimeout } from 'node:timers/promises';
import { coins } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import { HOUSE, patronAccount } from '@punto/ledger/index';
import type { ProtectionChange } from '@punto/ledger/protection/change';
import { onOwnPostgres } from '@punto/store/test/contract/postgres';
import { instant, patronId, type TableId, tableId, ticketId } from '@punto/table/index';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ClusterNode, startClusterNode } from '../../test/support/cluster-node.ts';
import { createMemorySwitch } from '../../test/support/memory-wire.ts';
import { ONE_DECK } from '../../test/support/one-deck.ts';
import { createSystemClock } from '../time/system-clock.ts';

const ANNA = patronId('anna');
const STAKE = coins(10);
/** Betting stays open for all of a test. */
const SETUPS = ['one', 'two', 'three'].map(
  (table): TableSetup => ({
    ...ONE_DECK,
    ...{ table, name: table },
    pace: { shufflingMs: 5, bettingMs: 3_600_000, closedMs: 5, cardMs: 5, thirdCardMs: 5, resultMs: 5 },
  }),
);
const TABLES = SETUPS.map(({ table }) => tableId(table));

onOwnPostgres('limits over three nodes', ({ house }) => {
  let nodes: ClusterNode[];
  let tickets = 0;

  beforeEach(async () => {
    const address = await house();
    const network = createMemorySwitch(createSystemClock(instant(0)));
    nodes = [];
    for (const name of ['north', 'south', 'west'])
      nodes.push(await startClusterNode({ name, address, network, setups: SETUPS, lifeMs: 2_000 }));
    await nodes[0]?.store.admit({ id: ANNA, name: 'Anna', createdAt: 1 }, 'hash', [
      {
        ...{ kind: 'direct', id: 'grant', debit: HOUSE, credit: patronAccount(ANNA) },
        ...{ amountMinor: coins(1_000), code: 'grant', memo: { at: 1 } },
      } as const,
    ]);
    const spread = () => nodes.every(({ hosted }) => hosted.tables.size === 1) && TABLES.every(isOpen);
    while (!spread()) await setTimeout(20);
  });
  afterEach(async () => {
    for (const node of nodes) node.kill();
    await Promise.all(nodes.map((node) => node.remove()));
  });

  const stateOf = (table: TableId) =>
    nodes.map(({ hosted }) => hosted.tables.get(table)?.state()).find((state) => state) ?? null;
  const isOpen = (table: TableId): boolean => stateOf(table)?.phase === 'betting';

  /** Sent again under its id while there is no answer, as a client does. */
  const bet = async (by: ClusterNode, table: TableId): Promise<string> => {
    tickets += 1;
    const id = ticketId(`ticket-${String(tickets).padStart(6, '0')}`);
    for (;;) {
      const state = stateOf(table);
      const at = { shoe: state?.shoe?.number ?? 0, round: state?.round?.number ?? 0 };
      const bets = [{ option: 'player', stakeMinor: STAKE }] as const;
      const ticket = { id, patron: ANNA, ...at, mode: 'traditional', bets } as const;
      const reply = await by.broker.ask(table, { type: 'place-ticket', ticket });
      if (reply.type === 'ticket') return reply.answer.accepted ? 'accepted' : reply.answer.refusal.reason;
      await setTimeout(20);
    }
  };
  const change = async ({ store }: ClusterNode, made: ProtectionChange) => {
    const by = { setter: 'patron', nowMs: Date.now(), zone: 'Europe/Berlin' } as const;
    expect((await store.protections.change(ANNA, made, by)).ok).toBe(true);
  };

  it('[P1] a lower limit at one node binds the very next ticket at each', async () => {
    const [north] = nodes;
    if (!north) throw new Error('there are three nodes');
    await change(north, { change: 'set-limit', key: 'stake-month', to: 100 * STAKE });
    for (const by of nodes) for (const table of TABLES) expect(await bet(by, table)).toBe('accepted');
    const staked = nodes.length * TABLES.length * STAKE;
    await change(north, { change: 'set-limit', key: 'stake-month', to: staked });
    for (const by of nodes) for (const table of TABLES) expect(await bet(by, table)).toBe('own-limit');
    // A rise waits for a day and a confirmation, at every node.
    await change(north, { change: 'set-limit', key: 'stake-month', to: 100 * STAKE });
    for (const by of nodes) for (const table of TABLES) expect(await bet(by, table)).toBe('own-limit');
    expect((await north.store.account(patronAccount(ANNA))).pendingMinor).toBe(staked);
  });

  it('[P5] [P6] a time-out at one node binds the very next ticket and act at each', async () => {
    const [north, south, west] = nodes;
    if (!north || !south || !west) throw new Error('there are three nodes');
    expect(await bet(south, tableId('one'))).toBe('accepted');
    await change(north, { change: 'take-time-out', forMs: 3_600_000 });
    for (const by of nodes) for (const table of TABLES) expect(await bet(by, table)).toBe('time-out');
    await change(west, { change: 'exclude', forMs: null });
    for (const by of nodes) for (const table of TABLES) expect(await bet(by, table)).toBe('excluded');
    const act = { act: 'commit-cut', commit: 'a'.repeat(64) } as const;
    const asked = { type: 'act', patron: ANNA, shoe: 1, round: 1, act } as const;
    for (const by of nodes)
      expect(await by.broker.ask(tableId('two'), asked)).toEqual({
        type: 'act',
        refusal: { reason: 'excluded' },
      });
  });

  it('[P2] stakes sent to all nodes at once are accepted up to the limit, and no further', async () => {
    const [north] = nodes;
    if (!north) throw new Error('there are three nodes');
    await change(north, { change: 'set-limit', key: 'loss-day', to: 5 * STAKE });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => nodes.flatMap((by) => TABLES.map((table) => bet(by, table)))).flat(),
    );
    expect(answers.filter((each) => each === 'accepted')).toHaveLength(5);
    expect(new Set(answers)).toEqual(new Set(['accepted', 'own-limit']));
    expect((await north.store.account(patronAccount(ANNA))).pendingMinor).toBe(5 * STAKE);
  });
});
