// The reads of requests that may share a transaction: those that settle and correct nothing, tickets and cards, which are
// nearly all. One statement reads everything and returns one row with the rows of each table as JSON. It is sent behind the
// statements that lock, so that it sees what was committed before the locks were held, and no other transaction can add to
// it.
import { stakeId } from '@punto/table/place-ticket';
import type { ClientBase } from 'pg';
import type { MovementRow } from '../../shared/movement-row.ts';
import { prepared } from '../prepared-statements.ts';
import { MOVEMENT } from './locked-books.ts';
import { type CurrentRow, currentRounds } from './locked-rounds.ts';
import type { Declared } from './locked-rows.ts';
import { type RefusalRow, refusalsOf } from './locked-tickets.ts';

type Found = {
  readonly movements: readonly MovementRow[];
  readonly current: readonly (CurrentRow & { readonly of_table: string })[];
  readonly refused: readonly RefusalRow[];
};

/** `current`: by table. */
export type SharedReads = Pick<Found, 'movements' | 'refused'> & {
  readonly current: ReadonlyMap<string, CurrentRow>;
};

/** The rows of a statement as one JSON array. */
const rowsOf = (statement: string): string =>
  `(SELECT coalesce(json_agg(found), '[]') FROM (${statement}) AS found)`;

const read = prepared<Found>(
  `SELECT ${rowsOf(`SELECT ${MOVEMENT} FROM movements WHERE id = ANY ($1::text[])`)} AS movements,
          ${rowsOf(currentRounds('$2'))} AS current,
          ${rowsOf(refusalsOf('$3', '$4'))} AS refused`,
);

export const readShared = async (client: ClientBase, requests: readonly Declared[]): Promise<SharedReads> => {
  const tickets = requests.flatMap(({ needs }) => needs.tickets);
  const [found] = await read(
    client,
    requests.flatMap(({ table, needs }) =>
      needs.tickets.map(({ patron, ticket, shoe, round }) => stakeId({ table, shoe, round }, patron, ticket)),
    ),
    requests.map(({ table }) => table),
    tickets.map(({ patron }) => patron),
    tickets.map(({ ticket }) => ticket),
  );
  if (!found)
    throw new Error(`the read for ${requests.map(({ table }) => table).join(', ')} returned no row`);
  return {
    ...found,
    current: new Map(found.current.map(({ of_table, ...row }) => [of_table, row])),
  };
};
