// Audits what follows from a table's stream: answers to tickets, archived shoes, the patrons at the table, and stakes
// without a round.
import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { endShoe } from '@punto/table/advance';
import { type Instant, isPrivate, type TableId } from '@punto/table/ids';
import { stakeId } from '@punto/table/place-ticket';
import type { ArchivedShoe } from '@punto/table/records/archive';
import type { OpenTable } from '@punto/table/state';
import type { Ticket } from '@punto/table/ticket';
import { query } from '../sqlite/typed-queries.ts';
import { createOpenedCheck } from './opened-shoes.ts';

type Faults = readonly string[];

export type DerivedRows = {
  readonly ticket: (ticket: Ticket, version: number) => Faults;
  /** The shoe that ends at this state. */
  readonly archive: (table: OpenTable, at: Instant) => Faults;
  /** The revealed shoe that ends at this state. [F2] */
  readonly opened: (table: OpenTable) => Faults;
  readonly end: (table: OpenTable, roundIsOpen: boolean) => Faults;
};

export const createDerivedRows = (database: DatabaseSync, table: TableId): DerivedRows => {
  const answer = query<{ version: number | null }>(
    database,
    'SELECT answer AS version FROM movements WHERE id = ?',
  );
  const archived = query<{ body: string }>(
    database,
    'SELECT body FROM shoe_archive WHERE table_id = ? AND number = ?',
  );
  const firstArchived = query<{ number: number | null }>(
    database,
    'SELECT min(number) AS number FROM shoe_archive WHERE table_id = ?',
  );
  const post = query<{ shoe: number; dealers: string }>(
    database,
    'SELECT shoe, dealers FROM table_posts WHERE table_id = ?',
  );
  const pending = query<{ id: string }>(
    database,
    `SELECT id FROM movements WHERE state = 'pending' AND table_id = ? AND NOT (?2 AND shoe = ?3 AND round = ?4)`,
  );
  return {
    ticket: ({ patron, id, shoe, round }, version) => {
      const row = answer.get(stakeId({ table, shoe, round }, patron, id));
      // A missing stake is reported by the comparison of movements.
      if (!row) return [];
      if (row.version === null)
        return [`ticket ${id} of patron ${patron} has no answer; event ${version} of table ${table} took it`];
      // At a private table the ticket cuts the deck and closes the betting, and its answer covers all of it.
      const last = isPrivate(table) ? version + 2 : version;
      return row.version !== null && row.version >= version && row.version <= last
        ? []
        : [`ticket ${id} of patron ${patron} is answered by version ${row.version}, its event is ${version}`];
    },
    archive: (state, at) => {
      if (!state.shoe || isPrivate(table)) return [];
      const expected = endShoe(state, state.shoe, at).archived;
      const { number } = state.shoe;
      const row = archived.get(table, number);
      if (!expected) return row ? [`shoe ${number} of table ${table} is archived, and was none to keep`] : [];
      // Releases before the archive stored none: its first shoe shows where it begins.
      if (!row) return number > (firstArchived.get(table)?.number ?? number) ? [missing(table, number)] : [];
      const kept: ArchivedShoe = JSON.parse(row.body);
      return isDeepStrictEqual(kept, JSON.parse(JSON.stringify(asKept(expected, kept))))
        ? []
        : [`shoe ${number} of table ${table} is archived otherwise than it was dealt`];
    },
    opened: createOpenedCheck(database, table),
    end: (state, roundIsOpen) => {
      const { shoe, dealers } = post.get(table) ?? { shoe: 0, dealers: '[]' };
      const isRight = shoe === state.shoes && isDeepStrictEqual(JSON.parse(dealers), state.dealers);
      const left = pending.all(
        ...[table, roundIsOpen ? 1 : 0, state.shoe?.number ?? null, state.round?.number ?? null],
      );
      return [
        ...(isRight ? [] : [`who deals which shoe at ${table} is not what its events say`]),
        ...left.map(({ id }) => `movement ${id} is pending, and no round at ${table} waits for it`),
      ];
    },
  };
};

/** Releases before the seals kept neither a commitment nor where in the shoe a round's cards lay. */
const asKept = (expected: ArchivedShoe, kept: ArchivedShoe): unknown => {
  if ('commitment' in kept) return expected;
  const { commitment: _, rounds, ...rest } = expected;
  return { ...rest, rounds: rounds.map(({ first, taken, dealt, ...round }) => round) };
};

const missing = (table: string, number: number): string =>
  `shoe ${number} of table ${table} has ended and is not archived`;
