// What a transaction holds and has read before its work begins: its right to the table, the end of the stream, and what
// it was told it would need. Locks are taken in one order by everybody: the lease, the stream, accounts by name; the
// journal comes last of all. What is read stands still from then on, for whoever would change it waits.

import { escrowAccount, HOUSE } from '@punto/ledger/account';
import type { TransferId } from '@punto/ledger/transfer';
import { stakeId } from '@punto/table/place-ticket';
import type { KeptRecord } from '@punto/table/records/record';
import type { ClientBase } from 'pg';
import { chainStart, eventsChain, type Head } from '../../shared/chain.ts';
import { type Fence, LeaseLost, type Needs, type TicketAnswer, type WriteRequest } from '../../store.ts';
import { type HeldStakes, readStakes } from '../held-stakes.ts';
import { partOf } from '../house-part.ts';
import { prepared } from '../prepared.ts';
import { type LockedBooks, lockTableBooks } from './locked-books.ts';
import { type LockedRounds, readRecords, readRounds } from './locked-rounds.ts';

export type LockedRows = {
  readonly head: Head;
  readonly books: LockedBooks;
  /** Of the patrons that were told. */
  readonly inPlay: HeldStakes;
  readonly rounds: LockedRounds;
  /** Of the past rounds that were told. */
  readonly records: readonly KeptRecord[];
  /** By the stake each would have had. */
  readonly refused: ReadonlyMap<TransferId, TicketAnswer>;
};

const lockLease = prepared<{ epoch: number }>('SELECT epoch FROM leases WHERE table_id = $1 FOR SHARE');
const lockStream = prepared<Head>('SELECT length, hash FROM chains WHERE chain = $1 FOR UPDATE');
const openStream = prepared(
  'INSERT INTO chains (chain, length, hash) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
);
const refusals = prepared<{ patron: string; ticket: string; answer: string }>(
  `SELECT patron, ticket, answer FROM unnest($1::text[], $2::text[]) AS told (patron, ticket)
     JOIN tickets USING (patron, ticket)`,
);

/**
 * Everything is sent at once, and costs one way there and back; a second one where a stream or an account is there for the
 * first time.
 */
export const hold = async (
  client: ClientBase,
  request: Pick<WriteRequest<unknown>, 'table' | 'needs' | 'fence'>,
): Promise<LockedRows> => {
  const { table, needs, fence } = request;
  const [, [head], books, inPlay, rounds, records, refused] = await Promise.all([
    fence && checkLease(client, fence),
    lockStream(client, eventsChain(table)),
    lockTableBooks(client, {
      table,
      part: partOf(table),
      accounts: needs.escrow ? [...needs.accounts, HOUSE, escrowAccount(table)] : needs.accounts,
      escrow: needs.escrow ? escrowAccount(table) : null,
      movements: needs.tickets.map(({ patron, ticket }) => stakeId(patron, ticket)),
      rounds: needs.rounds,
    }),
    // Sent after the locks: whoever staked before them is seen, and nobody can stake after them.
    readStakes(client, needs.inPlay ?? []),
    readRounds(client, table, needs.rounds),
    readRecords(client, table, needs.rounds),
    readRefusals(client, needs.tickets),
  ]);
  if (head) return { head, books, inPlay, rounds, records, refused };
  // The table's first transaction: what was read before the stream was held is read again.
  const { length, hash } = chainStart(eventsChain(table));
  await openStream(client, eventsChain(table), length, hash);
  return hold(client, request);
};

const checkLease = async (client: ClientBase, { lease, epoch }: Fence): Promise<void> => {
  const [row] = await lockLease(client, lease);
  if (row?.epoch !== epoch)
    throw new LeaseLost(`table ${lease} is at epoch ${row?.epoch ?? 0}, the writer at ${epoch}`);
};

const readRefusals = async (
  client: ClientBase,
  tickets: Needs['tickets'],
): Promise<LockedRows['refused']> => {
  if (tickets.length === 0) return new Map();
  const rows = await refusals(
    client,
    tickets.map(({ patron }) => patron),
    tickets.map(({ ticket }) => ticket),
  );
  return new Map(
    rows.map(({ patron, ticket, answer }) => [stakeId(patron, ticket), JSON.parse(answer) as TicketAnswer]),
  );
};
