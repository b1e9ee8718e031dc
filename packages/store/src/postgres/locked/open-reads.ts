// What a transaction reads that settles nothing and corrects nothing, which nearly all are: tickets and cards. One statement
// finds it all, and gives one row that has the rows of each table as JSON. It is sent behind the locks: what was committed
// before they were held is seen, and nothing can be added afterwards.
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

/** The rows of a statement as one array of JSON. */
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
  if (!found) throw new Error(`nothing was read for table ${table}`);
  return found;
};
