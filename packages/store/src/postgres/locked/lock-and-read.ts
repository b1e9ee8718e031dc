// Locks and reads all declared rows of a transaction before its work runs: the lease, the end of the stream, and the
// declared needs. All transactions that wait for locks take them in the same order: lease, stream, accounts by name, and
// last the journal.

import { stakeId } from '@punto/table/place-ticket';
import type { ClientBase } from 'pg';
import { tableAccounts } from '../../shared/accounts/table-accounts.ts';
import { type Fence, LeaseLost } from '../../store.ts';
import { readStakes } from '../pending-stakes.ts';
import { partOf } from '../shared-account-parts.ts';
import { canShare, lockAndReadShared } from './lock-and-read-shared.ts';
import { lockTableBooks } from './locked-books.ts';
import { readDebits } from './locked-debits.ts';
import { readRecords, readRounds } from './locked-rounds.ts';
import type { Declared, LockedRows } from './locked-rows.ts';
import { lockLeases, lockStreams, startStream, whyLost } from './locked-streams.ts';
import { readRefusals } from './locked-tickets.ts';
import type { MarkedProtections } from './marked-protections.ts';
import { pipelinedResults } from './pipelined-results.ts';

/**
 * Sends all statements without waiting: one round trip to the database, and further ones for a stream or account that is new and
 * for a protection that has changed.
 */
export const lockAndRead = async (
  client: ClientBase,
  marked: MarkedProtections,
  request: Declared,
): Promise<LockedRows> => {
  if (canShare(request)) {
    const [held] = await lockAndReadShared(client, marked, [request], 'wait');
    if (held instanceof LeaseLost) throw held;
    if (held) return held;
    // The stream or an account is new. The reads came before all locks were held, so they are repeated.
  }
  return holdAll(client, marked, request);
};

const holdAll = async (
  client: ClientBase,
  marked: MarkedProtections,
  request: Declared,
): Promise<LockedRows> => {
  const { table, needs, fence } = request;
  const { escrows, houses } = tableAccounts(table, needs);
  const [, heads, books, inPlay, rounds, records, refused, debits] = await pipelinedResults([
    fence && checkLease(client, fence),
    lockStreams(client, [table]),
    lockTableBooks(client, {
      table,
      part: partOf(table),
      accounts: [...needs.accounts, ...houses, ...escrows],
      escrows,
      movements: needs.tickets.map(({ patron, ticket, shoe, round }) =>
        stakeId({ table, shoe, round }, patron, ticket),
      ),
      rounds: needs.rounds,
    }),
    // Sent after the locks: stakes added before are seen, and none can be added afterwards.
    readStakes(client, needs.inPlay ?? []),
    readRounds(client, table, needs.rounds),
    readRecords(client, table, needs.rounds),
    readRefusals(client, needs.tickets),
    readDebits(client, table, needs.debits),
  ]);
  const head = heads.get(table);
  if (head) {
    const protections = await marked.of(client, books.accounts.values());
    return { head, books, inPlay, rounds, records, refused, protections, debits };
  }
  await startStream(client, table);
  return holdAll(client, marked, request);
};

const checkLease = async (client: ClientBase, fence: Fence): Promise<void> => {
  const lost = whyLost(fence, (await lockLeases(client, [fence])).get(fence.lease));
  if (lost) throw lost;
};
