// Writes rows of simulated shoes to files, a batch of shoes at a time and in order.
import { betHash } from '@punto/engine/bet/bet-hash';
import { visitShoes } from '@punto/engine/simulate/deal';
import type { Shell } from '../../shell.ts';
import { piecesOf, type Stretch } from '../stretch.ts';
import type { Job } from '../worker.ts';
import { csvRows } from './csv-rows.ts';
import type { DataRows } from './data-rows.ts';
import { parquetRows } from './parquet-rows.ts';
import { roundRows } from './round-rows.ts';
import type { RowFile } from './row-file.ts';
import { shoeRows } from './shoe-rows.ts';

/** The kind of row. */
export const ROWS = ['rounds', 'shoes'] as const;

export type DataFiles = {
  readonly rows: (typeof ROWS)[number];
  readonly parquet: string | null;
  readonly csv: string | null;
};

/** This number gives some 100,000 rows in a batch, tens of megabytes. */
const SHOES_IN_BATCH = { rounds: 1250, shoes: 100_000 } as const;

/** Gives the number of shoes written: all, or fewer when it is stopped between two batches. */
export const writeRows = async (
  job: Job,
  stretch: Stretch,
  asked: DataFiles,
  shell: Pick<Shell, 'createFile'>,
  stop: AbortSignal,
  shoesInBatch: number = SHOES_IN_BATCH[asked.rows],
): Promise<number> => {
  let written = 0;
  const rows = asked.rows === 'rounds' ? roundRows(job.rules, job.bets) : shoeRows(job.rules, job.bets);
  const files = await openFiles(asked, rows, aboutRun(job, stretch), shell);
  for (const { firstShoe, shoes } of piecesOf(stretch, shoesInBatch)) {
    if (stop.aborted) break;
    visitShoes(job.rules, job.seed, firstShoe, shoes, rows.visitor);
    for (const file of files) await file.write();
    rows.clear();
    written += shoes;
  }
  for (const file of files) await file.finish();
  return written;
};

const openFiles = async (
  { parquet, csv }: DataFiles,
  rows: DataRows,
  about: string,
  shell: Pick<Shell, 'createFile'>,
): Promise<readonly RowFile[]> => [
  ...(parquet === null ? [] : [parquetRows(await shell.createFile(parquet), rows, about)]),
  ...(csv === null ? [] : [csvRows(await shell.createFile(csv), rows)]),
];

/** The data with which the same rows can be made again. */
const aboutRun = ({ seed, rules, bets }: Job, { firstShoe, shoes }: Stretch): string =>
  JSON.stringify({
    seed,
    shoe: rules,
    firstShoe,
    shoes,
    bets: Object.fromEntries(bets.map((bet) => [bet.id, betHash(bet)])),
  });
