// A stopped table on PostgreSQL and under a lease: the staff resumes it or cancels its round, once, also from another
// node and when its owner dies right after.
import { setTimeout } from 'node:timers/promises';
import { coins } from '@punto/engine/minor';
import { HOUSE, patronAccount } from '@punto/ledger/index';
import type { Store } from '@punto/store/store';
import { onPostgres } from '@punto/store/test/contract/postgres';
import { instant } from '@punto/table/ids';
import { type Duty, type OpenTable, patronId, tableId, ticketId } from '@punto/table/index';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ClusterNode, startClusterNode } from '../../test/support/cluster-node.ts';
import { disturbWrites, refuseToSettle } from '../../test/support/disturbed-store.ts';
import { createMemorySwitch, type MemorySwitch } from '../../test/support/memory-wire.ts';
import { ONE_DECK } from '../../test/support/one-deck.ts';
import type { TableReply } from '../broker/broker.ts';
import { createSystemClock } from '../time/system-clock.ts';

const ONE = tableId('one');
const ANNA = patronId('anna');
const [GRANT, STAKE] = [coins(1_000), coins(10)];
const STAFF = { id: 's1', name: 'Sara' };
const RESUME: Duty = { duty: 'resume' };
const CANCEL: Duty = { duty: 'cancel-round', reason: 'The table had stopped' };
const DONE = { type: 'duty', refusal: null };
/** Renewed on a busy machine too: with a lapsed lease the other node would play the stopped table on. */
const LEASE_MS = 2_500;
const SETUP = { ...ONE_DECK, pace: { ...ONE_DECK.pace, bettingMs: 700 } };

onPostgres('a stopped table on PostgreSQL', ({ house }) => {
  let address: string;
  let network: MemorySwitch;
  let nodes: ClusterNode[];
  /** The books refuse to settle a round. */
  let isSick: boolean;
  beforeEach(async () => {
    address = await house();
    network = createMemorySwitch(createSystemClock(instant(0)));
    nodes = [];
    isSick = false;
  });
  afterEach(async () => {
    for (const node of nodes) node.kill();
    await Promise.all(nodes.map((node) => node.remove()));
  });

  const disturb = (store: Store): Store => disturbWrites(store, (tx) => (isSick ? refuseToSettle(tx) : tx));
  const join = async (name: string): Promise<ClusterNode> => {
    const node = await startClusterNode({
      name,
      address,
      network,
      setups: [SETUP],
      lifeMs: LEASE_MS,
      disturb,
    });
    nodes.push(node);
    return node;
  };
  const until = async (what: string, holds: () => boolean | Promise<boolean>) => {
    for (const end = performance.now() + 8_000; !(await holds()); await setTimeout(10))
      if (performance.now() > end) throw new Error(`this did not happen in time: ${what}`);
  };
  const stateAt = ({ hosted }: ClusterNode): OpenTable | null => hosted.tables.get(ONE)?.state() ?? null;
  const faultAt = ({ hosted }: ClusterNode): unknown => hosted.tables.get(ONE)?.fault() ?? null;
  const account = ({ store }: ClusterNode) => store.account(patronAccount(ANNA));
  const records = async ({ store }: ClusterNode) =>
    (await store.records(ANNA, { limit: 10, before: null })).items.map(({ status }) => status);
  const journal = async ({ store }: ClusterNode) =>
    (await store.journalPage({ limit: 10, before: null })).items.map(({ action }) => action).toReversed();
  const duty = ({ broker }: ClusterNode, done: Duty): Promise<TableReply> =>
    broker.ask(ONE, { type: 'duty', ...{ staff: STAFF, role: 'supervisor', duty: done, preview: false } });
  const bet = async (node: ClusterNode, ticket: string): Promise<TableReply> => {
    const isOpen = (state: OpenTable | null) =>
      state?.phase === 'betting' && (state.deadline ?? 0) - Date.now() > 400;
    await until('it is open for bets', () => isOpen(stateAt(node)));
    const { shoe, round } = stateAt(node) ?? {};
    return node.broker.ask(ONE, {
      type: 'place-ticket',
      ticket: {
        ...{ id: ticketId(ticket), patron: ANNA, mode: 'traditional' },
        ...{ shoe: shoe?.number ?? 0, round: round?.number ?? 0 },
        bets: [{ option: 'player', stakeMinor: STAKE }],
      },
    });
  };

  /** A node whose table was stopped by a broken invariant, with a stake on it. */
  const stopped = async (): Promise<ClusterNode> => {
    const north = await join('north');
    await until('it is played', () => stateAt(north) !== null);
    await north.store.admit({ id: ANNA, name: 'Anna', createdAt: 1 }, 'hash', [
      {
        ...{ kind: 'direct', id: 'grant', debit: HOUSE, credit: patronAccount(ANNA) },
        ...{ amountMinor: GRANT, code: 'grant', memo: { at: 1 } },
      } as const,
    ]);
    isSick = true;
    expect(await bet(north, 'ticket-0001')).toMatchObject({ answer: { accepted: true } });
    await until('it stops', () => faultAt(north) !== null);
    expect(await account(north)).toMatchObject({ balanceMinor: GRANT, pendingMinor: STAKE });
    return north;
  };

  it('[T5] [T6] is resumed from another node, and settles its round once', async () => {
    const north = await stopped();
    const south = await join('south');
    isSick = false;
    expect(await duty(south, RESUME)).toMatchObject(DONE);
    await until('it is settled', async () => (await account(north)).pendingMinor === 0);
    expect(faultAt(north)).toBeNull();
    expect(await records(north)).toEqual(['settled']);
    expect(await journal(north)).toEqual(['resume']);
    const { events } = await north.store.load(ONE, 'start');
    const [from, to] = ['TablePaused', 'TableResumed'].map((type) =>
      events.find((each) => each.type === type),
    );
    expect((to?.at ?? 0) - (from?.at ?? 0)).toBeGreaterThan(0);
    expect(await bet(north, 'ticket-0002')).toMatchObject({ answer: { accepted: true } });
    expect(await north.store.audit()).toEqual([]);
  });

  it('[T5] [T6] that breaks the same invariant again is cancelled, and stays so when its owner dies', async () => {
    const north = await stopped();
    expect(await duty(north, RESUME)).toMatchObject(DONE);
    await until('it stops again', () => faultAt(north) !== null);
    expect(await duty(north, CANCEL)).toMatchObject(DONE);
    expect(await account(north)).toMatchObject({ balanceMinor: GRANT, pendingMinor: 0 });
    expect(await records(north)).toEqual(['cancelled']);
    expect(await journal(north)).toEqual(['resume', 'pause', 'cancel-round']);
    isSick = false;
    const south = await join('south');
    north.kill();
    await until('it is taken over', () => stateAt(south) !== null);
    expect(faultAt(south)).toBeNull();
    expect(await bet(south, 'ticket-0002')).toMatchObject({ answer: { accepted: true } });
    await until('the next round is settled', async () => (await records(south)).length === 2);
    expect(await records(south)).toEqual(['settled', 'cancelled']);
    expect(await south.store.audit()).toEqual([]);
  });
});
