// The reads of a transaction that settles and corrects nothing, which is nearly every one: tickets and cards. One statement finds
// everything and returns one row with the rows of each table as JSON. It is sent behind the statements that lock, so that it sees
// what was committed before the locks were held, and no other transaction can add to it.
import { isPatron, ownerOf } from '@punto/ledger/account';
import { stakeId } from '@punto/table/place-ticket';
import type { ClientBase } from 'pg';
import type { MovementRow } from '../../shared/movement-row.ts';
import type { ProtectionRow } from '../../shared/protections.ts';
import type { WriteRequest } from '../../store.ts';
import { prepared } from '../prepared.ts';
import { MOVEMENT } from './locked-books.ts';
import { heldProtections } from './locked-protections.ts';
import { type CurrentRow, currentRound } from './locked-rounds.ts';
import { type RefusalRow, refusalsOf } from './locked-tickets.ts';

export type OpenReads = {
  readonly movements: readonly MovementRow[];
  readonly current: CurrentRow | null;
  readonly refused: readonly RefusalRow[];
  readonly protections: readonly ProtectionRow[];
};

/** The rows of a statement as one JSON array. */
const rowsOf = (statement: string): string =>
  `(SELECT coalesce(json_agg(found), '[]') FROM (${statement}) AS found)`;

const read = prepared<OpenReads>(
  `SELECT ${rowsOf(`SELECT ${MOVEMENT} FROM movements WHERE id = ANY ($1::text[])`)} AS movements,
          (SELECT to_json(found) FROM (${currentRound('$2')}) AS found) AS current,
          ${rowsOf(refusalsOf('$3', '$4'))} AS refused,
          ${rowsOf(heldProtections('$5', '$6'))} AS protections`,
);

export const readOpen = async (
  client: ClientBase,
  { table, needs }: Pick<WriteRequest<unknown>, 'table' | 'needs'>,
): Promise<OpenReads> => {
  const { accounts, tickets, protections = [] } = needs;
  const [found] = await read(
    client,
    tickets.map(({ patron, ticket, shoe, round }) => stakeId({ table, shoe, round }, patron, ticket)),
    table,
    tickets.map(({ patron }) => patron),
    tickets.map(({ ticket }) => ticket),
    accounts.filter(isPatron).map(ownerOf),
    protections,
  );
  if (!found) throw new Error(`the read for table ${table} returned no row`);
  return found;
};
