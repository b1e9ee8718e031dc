// Intents and outcomes of several tables that share a transaction of PostgreSQL: each is under the lease of its own table.
import { minor } from '@punto/engine/minor';
import { type TableId, ticketId, version } from '@punto/table/ids';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onPostgres } from '../../../test/contract/postgres.ts';
import { ANN, BEN, MAIN, needing, SIDE_ROOM } from '../../../test/samples/sample.ts';
import { epoch, nodeId } from '../../leases.ts';
import { openPostgresStore } from '../../postgres-store.ts';
import { type Fence, LeaseLost, type Store } from '../../store.ts';
import type { WalletIntent } from '../../wallet-store.ts';
import { openConnections } from '../connection.ts';
import { createPostgresLeases } from '../leases.ts';

const NODE = nodeId('anne');
const FORMER = epoch(9);

onPostgres('wallet writes of several tables', ({ house }) => {
  let store: Store;
  let held: Fence;
  let lost: Fence;

  beforeEach(async () => {
    const address = await house();
    store = await openPostgresStore(address);
    const connections = openConnections(address, () => undefined);
    const leases = createPostgresLeases(connections);
    await leases.join(NODE, 600_000);
    const own = (await leases.take(NODE, [MAIN, SIDE_ROOM])).get(MAIN);
    await connections.close();
    if (own === undefined) throw new Error('the lease is not taken');
    held = { lease: MAIN, epoch: own };
    lost = { lease: SIDE_ROOM, epoch: FORMER };
  });
  afterEach(() => store.close());

  const intent = (debit: string, table: TableId): WalletIntent => ({
    ...{
      debit,
      table,
      shoe: 1,
      round: 1,
      patron: table === MAIN ? ANN : BEN,
      ticket: ticketId(`ticket-with-${debit}`),
    },
    ...{ brand: 'acme', account: 'at the operator', session: 's1', amountMinor: minor(60), at: 1_000 },
    traceparent: null,
  });
  const owed = (id: string, table: TableId) =>
    store.write({
      ...{ table, expected: version(0), needs: needing({}) },
      work: (tx) =>
        tx.wallet.owe({
          ...{ id, call: 'credit', brand: 'acme', table, patron: table === MAIN ? ANN : BEN, body: '{}' },
          ...{ deltaMinor: minor(7), at: 1_000, traceparent: null },
        }),
    });
  const delivered = (id: string) => ({ id, at: 2_000, outcome: 'done', transfers: [] });

  it('[L6] an intent under a lost lease is not written, and the others of its transaction are', async () => {
    const outcomes = await Promise.allSettled([
      store.wallet.intend(intent('d1', MAIN), held),
      store.wallet.intend(intent('d2', SIDE_ROOM), lost),
      store.wallet.intend(intent('d3', MAIN)),
      store.wallet.intend(intent('d1', MAIN), held),
    ]);
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: 'new' },
      { status: 'rejected', reason: expect.any(LeaseLost) },
      { status: 'fulfilled', value: 'new' },
      { status: 'fulfilled', value: 'new' },
    ]);
    expect((await store.wallet.openDebits(MAIN)).map(({ debit }) => debit)).toEqual(['d1', 'd3']);
    expect(await store.wallet.openDebits(SIDE_ROOM)).toEqual([]);
  });

  it('[L6] an outcome under a lost lease is not written, and the others of its transaction are', async () => {
    await owed('c1', MAIN);
    await owed('c2', SIDE_ROOM);
    const outcomes = await Promise.allSettled([
      store.wallet.deliver(delivered('c2'), lost),
      store.wallet.deliver(delivered('c1'), held),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    const calls = await store.wallet.calls(['c1', 'c2']);
    expect(new Map(calls.map(({ id, deliveredAt }) => [id, deliveredAt]))).toEqual(
      new Map([
        ['c1', 2_000],
        ['c2', null],
      ]),
    );
  });
});
