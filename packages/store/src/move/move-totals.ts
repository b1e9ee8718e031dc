// The totals that both ends of a move must share, counted independently at each: rows, coins, and chain heads, which
// cover everything that was ever appended. The same queries run on both databases.
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { eventsChain, type Head, JOURNAL_CHAIN } from '../shared/chain.ts';
import { DATABASE_TABLES } from '../shared/database-tables.ts';
import { query } from '../sqlite/typed-queries.ts';
import type { SnapshotReader } from './postgres-snapshot.ts';

export type MoveTotals = {
  /** Keyed by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** In play coins: total balance of patrons, the pending part of it, and the result of the house. */
  readonly minor: { readonly patrons: number; readonly waiting: number; readonly house: number };
  readonly journal: Head;
  /** The chains of the streams: their number, and a SHA-256 over their names, lengths and hashes. */
  readonly streams: { readonly count: number; readonly sha256: string };
};

/** Head of a chain, by name (a stream or the journal); empty chains are left out. */
type Chain = Head & { readonly chain: string };
type Sums = MoveTotals['minor'];
const NOTHING: Sums = { patrons: 0, waiting: 0, house: 0 };

const sum = (column: string, where: string): string =>
  `CAST(coalesce((SELECT sum(${column}) FROM accounts WHERE ${where}), 0) AS bigint)`;
const SUMS = `SELECT ${sum('balance_minor', `account LIKE 'patron:%' AND account NOT LIKE '%.%'`)} AS patrons,
                     ${sum('pending_minor', `account NOT LIKE '%.%'`)} AS waiting, ${sum('balance_minor', `account = 'house'`)} AS house`;
const CHAINS = 'SELECT chain, length, hash FROM chains WHERE length > 0 ORDER BY chain';
/** The account of the house, and lines of figures, are kept in parts by PostgreSQL. */
const WHOLE: Readonly<Record<string, string>> = {
  accounts: '(SELECT DISTINCT account FROM accounts) AS whole',
  figures: '(SELECT DISTINCT day, table_id, option, schedule, dealer, brand, currency FROM figures) AS whole',
  chains: 'chains WHERE length > 0',
};
const counted = (table: string): string => `SELECT count(*) AS rows FROM ${WHOLE[table] ?? table}`;

const tallyOf = (
  rows: readonly (readonly [string, number])[],
  minor: Sums,
  chains: Iterable<Chain>,
): MoveTotals => {
  const digest = createHash('sha256');
  let journal: Head = { length: 0, hash: '' };
  let count = 0;
  for (const { chain, length, hash } of chains) {
    if (chain === JOURNAL_CHAIN) journal = { length, hash };
    if (!chain.startsWith(eventsChain(''))) continue;
    count += 1;
    digest.update(`${chain} ${length} ${hash}\n`);
  }
  return {
    rows: Object.fromEntries(rows),
    minor: { ...minor },
    journal,
    streams: { count, sha256: digest.digest('hex') },
  };
};

export const totalsOfFile = (database: DatabaseSync): MoveTotals =>
  tallyOf(
    DATABASE_TABLES.map(({ table }) => [
      table,
      query<{ rows: number }>(database, counted(table)).get()?.rows ?? 0,
    ]),
    query<Sums>(database, SUMS).get() ?? NOTHING,
    query<Chain>(database, CHAINS).all(),
  );

export const totalsOfPostgres = async (reader: SnapshotReader): Promise<MoveTotals> => {
  const rows: (readonly [string, number])[] = [];
  for (const { table } of DATABASE_TABLES) {
    const { rows: found } = await reader.query<{ rows: number }>(counted(table));
    rows.push([table, found[0]?.rows ?? 0]);
  }
  const { rows: sums } = await reader.query<Sums>(SUMS);
  const { rows: chains } = await reader.query<Chain>(CHAINS);
  return tallyOf(rows, sums[0] ?? NOTHING, chains);
};
