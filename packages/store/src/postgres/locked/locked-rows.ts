// Everything a transaction locks and reads before its work runs: the lease, the end of the stream, and the declared
// needs. All transactions lock in the same order: lease, stream, accounts by name, and last the journal. What was read
// cannot change afterwards, because other writers wait for these locks.

import { escrowAccount, HOUSE } from '@punto/ledger/account';
import type { TableId } from '@punto/table/ids';
import { stakeId } from '@punto/table/place-ticket';
import type { KeptRecord } from '@punto/table/records/record';
import type { ClientBase } from 'pg';
import { chainStart, eventsChain, type Head } from '../../shared/chain.ts';
import { type Fence, LeaseLost, type WriteRequest } from '../../store.ts';
import { type HeldStakes, readStakes } from '../held-stakes.ts';
import { partOf } from '../house-part.ts';
import { prepared } from '../prepared.ts';
import { inOrder } from './in-order.ts';
import { booksOf, type LockedBooks, lockAccounts, lockTableBooks } from './locked-books.ts';
import {
  byPatron,
  type HeldProtections,
  readProtections,
  readProtectionsOfRounds,
} from './locked-protections.ts';
import { type LockedRounds, readRecords, readRounds, roundsOf } from './locked-rounds.ts';
import { type RefusedBefore, readRefusals, refusedBefore } from './locked-tickets.ts';
import { readOpen } from './open-reads.ts';

export type LockedRows = {
  readonly head: Head;
  readonly books: LockedBooks;
  /** Stakes of the patrons declared in `needs`. */
  readonly inPlay: HeldStakes;
  readonly rounds: LockedRounds;
  /** Of the declared accounts and rounds, the protections whose sums may change or be compared. */
  readonly protections: HeldProtections;
  /** Records of the past rounds declared in `needs`. */
  readonly records: readonly KeptRecord[];
  readonly refused: RefusedBefore;
};

const lockLease = prepared<{ epoch: number }>('SELECT epoch FROM leases WHERE table_id = $1 FOR SHARE');
const lockStream = prepared<Head>('SELECT length, hash FROM chains WHERE chain = $1 FOR UPDATE');
const insertStream = prepared(
  'INSERT INTO chains (chain, length, hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
);

/**
 * Sends all statements without waiting: one round trip to the database, and a second one for a stream or account that
 * is new.
 */
export const hold = async (
  client: ClientBase,
  request: Pick<WriteRequest<unknown>, 'table' | 'needs' | 'fence'>,
): Promise<LockedRows> => {
  const { table, needs, fence } = request;
  if (!needs.escrow && needs.rounds.length === 0) return holdOpen(client, request);
  const [, [head], books, inPlay, rounds, records, refused, ofAccounts, ofRounds] = await inOrder([
    fence && checkLease(client, fence),
    lockStream(client, eventsChain(table)),
    lockTableBooks(client, {
      table,
      part: partOf(table),
      accounts: needs.escrow ? [...needs.accounts, HOUSE, escrowAccount(table)] : needs.accounts,
      escrow: needs.escrow ? escrowAccount(table) : null,
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
    readProtections(client, needs.accounts, needs.protections ?? []),
    readProtectionsOfRounds(client, table, needs.rounds),
  ]);
  const protections = new Map([...ofAccounts, ...ofRounds]);
  if (head) return { head, books, inPlay, rounds, records, refused, protections };
  await startStream(client, table);
  return hold(client, request);
};

/** Creates the stream for the table's first transaction. The caller repeats its reads, which came before the lock. */
const startStream = async (client: ClientBase, table: TableId): Promise<void> => {
  const { length, hash } = chainStart(eventsChain(table));
  await insertStream(client, eventsChain(table), length, hash);
};

/** Reads for a transaction that settles and corrects nothing: one statement finds most of it. */
const holdOpen = async (
  client: ClientBase,
  request: Pick<WriteRequest<unknown>, 'table' | 'needs' | 'fence'>,
): Promise<LockedRows> => {
  const { table, needs, fence } = request;
  const part = partOf(table);
  const [, [head], accounts, found, inPlay] = await inOrder([
    fence && checkLease(client, fence),
    lockStream(client, eventsChain(table)),
    lockAccounts(client, needs.accounts, part),
    readOpen(client, request),
    // Read separately, since few transactions need it and for the others it would cost more than all the rest.
    readStakes(client, needs.inPlay ?? []),
  ]);
  if (!head) await startStream(client, table);
  // The reads came before all locks were held, so they are repeated.
  if (!head || !accounts) return hold(client, request);
  return {
    head,
    books: booksOf(part, accounts, found.movements),
    inPlay,
    rounds: roundsOf(found.current ?? undefined, []),
    protections: byPatron(found.protections),
    records: [],
    refused: refusedBefore(found.refused),
  };
};

const checkLease = async (client: ClientBase, { lease, epoch }: Fence): Promise<void> => {
  const [row] = await lockLease(client, lease);
  if (row?.epoch !== epoch)
    throw new LeaseLost(`table ${lease} is at epoch ${row?.epoch ?? 0}, the writer at ${epoch}`);
};
