// Locks and reads the rows of requests that may share a transaction, because they settle and correct nothing. The same
// statements serve several requests: one each locks the leases, the ends of the streams and the accounts, and one reads
// nearly all the rest.
import type { AccountId } from '@punto/ledger/account';
import type { ClientBase } from 'pg';
import type { LeaseLost } from '../../store.ts';
import { readStakes } from '../pending-stakes.ts';
import { partOf } from '../shared-account-parts.ts';
import type { LockConflict } from './lock-conflict.ts';
import {
  type LockedAccount,
  type LockedBooks,
  lockAccounts,
  movementsOf,
  NO_RESOLUTIONS,
} from './locked-books.ts';
import { roundsOf } from './locked-rounds.ts';
import type { Declared, LockedRows } from './locked-rows.ts';
import { lockLeases, lockStreams, whyLost } from './locked-streams.ts';
import { refusedBefore } from './locked-tickets.ts';
import type { MarkedProtections } from './marked-protections.ts';
import { pipelinedResults } from './pipelined-results.ts';
import { readShared } from './shared-reads.ts';

export const canShare = ({ needs }: Declared): boolean =>
  !needs.escrow && needs.rounds.length === 0 && !needs.debits?.length;

/**
 * For each request in order: its rows; the reason when its lease is lost; `null` when its stream or one of its accounts does not
 * exist yet or, with `skip`, is locked by another transaction. The requests name different tables and, but for
 * accounts in parts, different accounts.
 */
export const lockAndReadShared = async (
  client: ClientBase,
  marked: MarkedProtections,
  requests: readonly [Declared, ...Declared[]],
  conflict: LockConflict,
): Promise<readonly (LockedRows | LeaseLost | null)[]> => {
  const [epochs, heads, accounts, found, inPlay] = await pipelinedResults([
    lockLeases(
      client,
      requests.flatMap(({ fence }) => fence ?? []),
      conflict,
    ),
    lockStreams(
      client,
      requests.map(({ table }) => table),
      conflict,
    ),
    lockAccounts(
      client,
      requests.map(({ table, needs }) => ({ part: partOf(table), accounts: needs.accounts })),
      conflict,
    ),
    readShared(client, requests),
    // Read separately, since few transactions need it and it would take more time than all other reads.
    readStakes(
      client,
      requests.flatMap(({ needs }) => needs.inPlay ?? []),
    ),
  ]);
  const movements = movementsOf(found.movements);
  const refused = refusedBefore(found.refused);
  const protections = await marked.ofEach(
    client,
    requests.map(({ needs }, number) => among(accounts[number], needs.accounts)),
  );

  return requests.map(({ table, needs, fence }, number) => {
    const epoch = fence && epochs.get(fence.lease);
    const isSkipped = fence && epoch === undefined && conflict === 'skip';
    const lost = fence && !isSkipped ? whyLost(fence, epoch) : null;
    if (lost) return lost;
    const head = heads.get(table);
    const own = accounts[number];
    const limits = protections[number];
    if (isSkipped || !head || !own || !limits || !needs.accounts.every((id) => own.has(id))) return null;
    return {
      ...{ head, inPlay, refused, records: [], debits: [] },
      books: { part: partOf(table), accounts: own, movements, resolutions: NO_RESOLUTIONS },
      rounds: roundsOf(found.current.get(table), []),
      protections: limits,
    };
  });
};

const among = (
  accounts: LockedBooks['accounts'] | undefined,
  ids: readonly AccountId[],
): readonly LockedAccount[] => {
  const found: LockedAccount[] = [];
  for (const id of ids) {
    const account = accounts?.get(id);
    if (account) found.push(account);
  }
  return found;
};
