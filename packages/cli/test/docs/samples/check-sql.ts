// `sql rows` asks the rows that a command of the page has written. SQLite runs each statement over the CSV file, which has the rows of
// the Parquet file; statements with functions of DuckDB alone are left out. The output below is compared with the first statement's.
import { DatabaseSync } from 'node:sqlite';
import type { Block } from './fenced-block.ts';

const ONLY_DUCKDB = /parquet_kv_metadata/;

export const checkSql = (
  { code }: Block,
  files: Readonly<Record<string, string>>,
  output: string | null,
): readonly string[] => {
  const [head = '', ...rows] = (files['rounds.csv'] ?? '').trimEnd().split('\n');
  if (rows.length === 0) return ['no command of the page has written rounds.csv'];
  const columns = head.split(',');
  const database = new DatabaseSync(':memory:');
  try {
    const named = columns.map((name) => `"${name}" ${/^net:|^round$/.test(name) ? 'REAL' : 'TEXT'}`);
    database.exec(`CREATE TABLE "rounds.parquet" (${named})`);
    const insert = database.prepare(`INSERT INTO "rounds.parquet" VALUES (${columns.map(() => '?')})`);
    for (const row of rows) insert.run(...row.split(','));
    const statements = code.split(';').filter((each) => each.trim() !== '' && !ONLY_DUCKDB.test(each));
    const [first = []] = statements.map((each) => database.prepare(each).all());
    return output === null ? [] : tableFaults(first, output);
  } catch (error) {
    return [String(error)];
  } finally {
    database.close();
  }
};

const tableFaults = (rows: readonly Record<string, unknown>[], output: string): readonly string[] => {
  const cells = output
    .trimEnd()
    .split('\n')
    .map((line) =>
      line
        .split('│')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const [names = [], ...printed] = cells;
  const fits =
    rows.length === printed.length &&
    rows.every((row, i) => names.every((name, j) => isSame(row[name], printed[i]?.[j] ?? '')));
  return fits ? [] : [`SQLite finds ${JSON.stringify(rows)}`];
};

/** DuckDB writes a whole number of floating point as `-1.0`. */
const isSame = (value: unknown, cell: string): boolean =>
  typeof value === 'number' ? value === Number(cell) : value === cell;
