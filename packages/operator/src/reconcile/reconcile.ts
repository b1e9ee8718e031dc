// Reconciles two books of transactions of any length: spread over parts by transaction, then compared part by part. Memory holds
// one part of each.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BookPieces, readBook } from './book-file.ts';
import { BookFileFault, type BookLine } from './book-line.ts';
import { type BookDifference, DIFFERENCE_KINDS, type DifferenceKind, differencesIn } from './differences.ts';
import { createDayReader, type GamingDay } from './gaming-day.ts';
import { createPartitions, type Partitions } from './partitions.ts';

export type BookSide = 'ours' | 'theirs';

export type Reconciliation = {
  readonly ours: number;
  readonly theirs: number;
  readonly counts: Readonly<Record<DifferenceKind, number>>;
};

export type ReconcileOptions = {
  /** Our lines: a file, or lines from a store in batches. */
  readonly ours: AsyncIterable<readonly BookLine[]>;
  readonly theirs: AsyncIterable<readonly BookLine[]>;
  readonly gamingDay: GamingDay;
  /** `null`: all lines count. */
  readonly day: string | null;
  readonly onDifference: (difference: BookDifference) => void | Promise<void>;
  readonly folder?: string;
};

/** Lines of a file; faults name the book. */
export async function* bookLines(side: BookSide, pieces: BookPieces): AsyncGenerator<readonly BookLine[]> {
  try {
    yield* readBook(pieces);
  } catch (cause) {
    throw cause instanceof BookFileFault
      ? new BookFileFault(`${side === 'ours' ? 'our' : 'their'} file, ${cause.message}`)
      : cause;
  }
}

/** The number of lines of each book, and of differences of each kind. Differences of a part come in the order of their file. */
export const reconcile = async ({
  gamingDay,
  day,
  onDifference,
  folder = tmpdir(),
  ...books
}: ReconcileOptions): Promise<Reconciliation> => {
  const { dayOf } = createDayReader(gamingDay);
  const counts = { missing: 0, extra: 0, amount: 0, state: 0, midnight: 0 };
  const own = mkdtempSync(join(folder, 'punto-reconcile-'));
  const open: Partitions[] = [];
  const lines = { ours: 0, theirs: 0 };
  const spread = async (side: BookSide): Promise<Partitions> => {
    const partitions = createPartitions(join(own, side));
    open.push(partitions);
    for await (const batch of books[side]) {
      lines[side] += batch.length;
      partitions.add(batch);
    }
    partitions.finish();
    return partitions;
  };
  try {
    // A fault of their file is found before ours is read.
    const theirs = await spread('theirs');
    const ours = await spread('ours');
    for (let part = 0; part < ours.parts; part += 1)
      for (const difference of differencesIn(ours.read(part), theirs.read(part), { dayOf, day })) {
        counts[difference.kind] += 1;
        await onDifference(difference);
      }
  } finally {
    for (const partitions of open) partitions.close();
    rmSync(own, { recursive: true, force: true });
  }
  return { ...lines, counts };
};

export const differenceCount = ({ counts }: Pick<Reconciliation, 'counts'>): number =>
  DIFFERENCE_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
