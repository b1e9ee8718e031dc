// The movements of a round in the books, compared with those its events lead to.
import type { DatabaseSync } from 'node:sqlite';
import { isMovement, type Movement, type Resolution, type Transfer } from '@punto/ledger/transfer';
import { query } from '../sqlite/typed-queries.ts';

/** The expected movements by id. */
export type ExpectedMovements = Map<string, { readonly movement: Movement; decision: Resolution | null }>;

type Row = {
  id: string;
  state: string;
  debit: string;
  credit: string;
  amount_minor: number;
  code: string;
  at: number;
  decision: string | null;
  decided_at: number | null;
};

type RoundMovements = {
  /** Everything of the round but its corrections. */
  readonly round: (shoe: number, round: number, wanted: ExpectedMovements) => readonly string[];
  /** These movements, wherever they are. */
  readonly each: (wanted: ExpectedMovements) => readonly string[];
  /** Corrections of the table without an event. */
  readonly corrections: (wanted: ReadonlySet<string>) => readonly string[];
};

const ROWS = `SELECT movements.*,
                     iif(decided_at IS NULL, NULL,
                         coalesce(decisions.id, iif(posting IS NULL, 'void:', 'post:') || movements.id)) AS decision
                FROM movements LEFT JOIN decisions ON decisions.movement = movements.number`;

export const createRoundMovements = (database: DatabaseSync, table: string): RoundMovements => {
  const ofRound = query<Row>(
    database,
    `${ROWS} WHERE movements.table_id = ? AND movements.shoe = ? AND movements.round = ? AND code NOT IN ('correction', 'wallet-in', 'wallet-out')`,
  );
  const one = query<Row>(database, `${ROWS} WHERE movements.id = ?`);
  const corrections = query<{ id: string }>(
    database,
    "SELECT id FROM movements WHERE table_id = ? AND code = 'correction' ORDER BY number",
  );
  return {
    round: (shoe, round, wanted) => {
      const rows = new Map(ofRound.all(table, shoe, round).map((row) => [row.id, row]));
      const extra = [...rows.keys()].filter((id) => !wanted.has(id));
      return [
        ...[...wanted.keys()].flatMap((id) => compared(id, wanted, rows.get(id))),
        ...extra.map((id) => `movement ${id} is in the books, and no event of table ${table} leads to it`),
      ];
    },
    each: (wanted) => [...wanted.keys()].flatMap((id) => compared(id, wanted, one.get(id))),
    corrections: (wanted) =>
      corrections
        .all(table)
        .filter(({ id }) => !wanted.has(id))
        .map(({ id }) => `movement ${id} is in the books, and no event of table ${table} leads to it`),
  };
};

/** Adds expected transfers; a resolution settles a movement that is expected already. */
export const expectTransfers = (wanted: ExpectedMovements, transfers: readonly Transfer[]): void => {
  for (const transfer of transfers) {
    if (isMovement(transfer)) wanted.set(transfer.id, { movement: transfer, decision: null });
    else {
      const pending = wanted.get(transfer.pending);
      if (!pending) throw new Error(`it decides ${transfer.pending}, which was never staked`);
      pending.decision = transfer;
    }
  }
};

const compared = (id: string, wanted: ExpectedMovements, row: Row | undefined): readonly string[] => {
  const expected = wanted.get(id);
  if (!expected) return [];
  if (!row) return [`movement ${id} is missing`];
  const { movement, decision } = expected;
  const facts: readonly (readonly [string, unknown, unknown])[] = [
    ['state', row.state, stateOf(movement, decision)],
    ['debit', row.debit, movement.debit],
    ['credit', row.credit, movement.credit],
    ['amount', row.amount_minor, movement.amountMinor],
    ['code', row.code, movement.code],
    ['time', row.at, movement.memo.at],
    ['decision', row.decision, decision?.id ?? null],
    ['time of decision', row.decided_at, decision?.memo.at ?? null],
  ];
  return facts
    .filter(([, found, right]) => found !== right)
    .map(([what, found, right]) => `movement ${id}: its ${what} is ${found}, by the events it is ${right}`);
};

const stateOf = (movement: Movement, decision: Resolution | null): string => {
  if (movement.kind === 'direct') return 'direct';
  if (!decision) return 'pending';
  return decision.kind === 'post' ? 'posted' : 'voided';
};
