// Sums of a patron's statement in SQLite. Entries never change, so the sums up to the newest are held in memory and only later
// entries are read; a long statement is read in parts, since the tables play on the same thread.
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { patronAccount } from '@punto/ledger/account';
import type { Movement } from '@punto/ledger/transfer';
import type { PatronId } from '@punto/table/ids';
import type { ReadPatronFigures } from '../../patron-figure-store.ts';
import {
  DEPOSIT_CODES,
  type FigureTotals,
  figuresOf,
  NO_TOTALS,
  WALLET_CODES,
} from '../../shared/patron-figures.ts';
import { AMOUNT, NEWEST_POSTING, POSTED_AT, PREVIOUS } from '../postings/posting-columns.ts';
import { query } from '../typed-queries.ts';

/** Entries read at once: about two milliseconds. */
const AT_ONCE = 1_000;
/** Patrons whose sums are held; dropped together when there are more. */
const MOST_HELD = 10_000;

/** From the movement `?2`, newest first, back to the one that is counted already. */
const WALK = `
  WITH RECURSIVE walk (number, step) AS (
    SELECT ?2, 1
     UNION ALL
    SELECT (SELECT ${PREVIOUS} FROM movements WHERE movements.number = walk.number), step + 1
      FROM walk WHERE number <> ?3 AND step < ?4)
  SELECT ${PREVIOUS} AS previous, ${POSTED_AT} AS at, ${AMOUNT} AS amount_minor, code, table_id, shoe, round
    FROM walk JOIN movements USING (number)
   WHERE number <> ?3 ORDER BY step`;

type Row = {
  readonly previous: number | null;
  readonly at: number;
  readonly amount_minor: number;
  readonly code: Movement['code'];
  readonly table_id: string | null;
  readonly shoe: number | null;
  readonly round: number | null;
};
/** `movement`: the newest that is counted; 0: none is. */
type CountedSums = { readonly movement: number; readonly totals: FigureTotals };

export const createPatronFigures = (
  database: DatabaseSync,
): { readonly read: ReadPatronFigures; readonly drop: () => void } => {
  const newest = query<{ newest: number | null }>(database, NEWEST_POSTING);
  const walk = query<Row>(database, WALK);
  const held = new Map<PatronId, CountedSums>();
  /** Raised by a rollback: what was read across one is not held. */
  let rollbacks = 0;

  const read: ReadPatronFigures = async (patron) => {
    const account = patronAccount(patron);
    const movement = newest.get(account)?.newest ?? null;
    if (movement === null) return figuresOf(NO_TOTALS);
    const counted = held.get(patron) ?? { movement: 0, totals: NO_TOTALS };
    const adding = addingTo(counted.totals);
    const before = rollbacks;
    let next: number | null = movement;
    while (next !== null && next !== counted.movement) {
      const rows = walk.all(account, next, counted.movement, AT_ONCE);
      for (const row of rows) adding.add(row);
      next = rows.at(-1)?.previous ?? null;
      if (next !== null && next !== counted.movement) await turnOfTheLoop();
    }
    const totals = adding.totals();
    if (held.size >= MOST_HELD) held.clear();
    if (before === rollbacks) held.set(patron, { movement, totals });
    return figuresOf(totals);
  };
  const drop = (): void => {
    rollbacks += 1;
    held.clear();
  };
  return { read, drop };
};

/** The entries of one settlement are neighbours, so a round is counted where it changes. */
const addingTo = (before: FigureTotals) => {
  let { since, rounds, staked, deposit, moved } = before;
  let last: string | null = null;
  return {
    add: ({ at, amount_minor, code, table_id, shoe, round }: Row): void => {
      since = Math.min(since ?? at, at);
      if (!WALLET_CODES.includes(code)) moved += amount_minor;
      if (DEPOSIT_CODES.includes(code)) deposit += amount_minor;
      if (code !== 'stake') return;
      staked -= amount_minor;
      const name = `${table_id} ${shoe} ${round}`;
      if (name !== last) rounds += 1;
      last = name;
    },
    totals: (): FigureTotals => ({ since, rounds, staked, deposit, moved }),
  };
};
