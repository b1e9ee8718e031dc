// The stored play records of a round, compared with those by the rules. [T6] [T8]
import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import type { TableId } from '@punto/table/ids';
import type { KeptRecord, PlayRecord } from '@punto/table/records/record';
import { query } from '../sqlite/typed-queries.ts';

export type RecordRow = {
  readonly line: number;
  readonly revision: number;
  readonly record: KeptRecord;
};

export const createRecordReader = (database: DatabaseSync, table: TableId) => {
  const rows = query<{ line: number; revision: number; body: string }>(
    database,
    `SELECT line, revision, body FROM records
      WHERE table_id = ? AND shoe = ? AND round = ? ORDER BY revision, patron`,
  );
  return (shoe: number, round: number): readonly RecordRow[] =>
    rows.all(table, shoe, round).map(({ line, revision, body }) => ({
      line,
      revision,
      record: JSON.parse(body),
    }));
};

/** `where` names the round: `round 3 of shoe 1 at main`. */
export const recordFaults = (
  where: string,
  expected: readonly PlayRecord[],
  rows: readonly RecordRow[],
): readonly string[] => {
  const kept = new Map(rows.map((row) => [row.record.patron, row]));
  const wanted = new Set(expected.map(({ patron }) => patron));
  return [
    ...expected.flatMap((record) => {
      const row = kept.get(record.patron);
      return row ? differences(where, record, row) : [`${where} has no record of patron ${record.patron}`];
    }),
    ...rows
      .filter(({ record }) => !wanted.has(record.patron))
      .map(
        ({ line, record }) => `record ${line} of patron ${record.patron}: nothing in ${where} leads to it`,
      ),
  ];
};

const differences = (where: string, expected: PlayRecord, { line, record }: RecordRow): readonly string[] => {
  const right: Readonly<Record<string, unknown>> = JSON.parse(JSON.stringify(likeOld(expected, record)));
  const found: Readonly<Record<string, unknown>> = record;
  const { balanceBeforeMinor: _, balanceAfterMinor: __, ...rest } = found;
  return [...new Set([...Object.keys(right), ...Object.keys(rest)])]
    .filter((key) => !isDeepStrictEqual(found[key], right[key]))
    .map(
      (key) =>
        `record ${line} of patron ${record.patron}, ${where}: ${key} is ${show(found[key])}, by the rules it is ${show(right[key])}`,
    );
};

/** Records of an older release do not say by which schedule a bet was paid. */
const likeOld = (expected: PlayRecord, kept: KeptRecord): PlayRecord => ({
  ...expected,
  bets: expected.bets.map((bet, i) => {
    const { schedule: _, ...rest } = bet;
    return kept.bets?.[i] && kept.bets[i].schedule === undefined ? rest : bet;
  }),
});

const show = (value: unknown): string => (value === undefined ? 'not told' : JSON.stringify(value));
