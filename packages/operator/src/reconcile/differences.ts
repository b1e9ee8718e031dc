// Compares the lines of one part of two books. Pure.
import type { BookLine } from './book-line.ts';

export const DIFFERENCE_KINDS = ['missing', 'extra', 'amount', 'state', 'midnight'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/**
 * missing: ours alone, or theirs has fewer lines of it; extra: theirs alone; amount: another amount or currency; state: another state;
 * midnight: on two gaming days. A transaction has a difference for each of the last three that holds, and none when it moved money on
 * neither side: a book need not have it, nor name the same reason.
 */
export type BookDifference = {
  readonly kind: DifferenceKind;
  readonly transaction: string;
  readonly ours: BookLine | null;
  readonly theirs: BookLine | null;
};

export type DayFilter = {
  readonly dayOf: (at: number) => string;
  /** Transactions of which neither line is of this day are passed over; `null`: all count. */
  readonly day: string | null;
};

export const differencesIn = (
  ours: readonly BookLine[],
  theirs: readonly BookLine[],
  { dayOf, day }: DayFilter,
): readonly BookDifference[] => {
  const found: BookDifference[] = [];
  const counts = (line: BookLine | null): boolean =>
    line !== null && (day === null || dayOf(line.at) === day);
  const note = (kind: DifferenceKind, our: BookLine | null, their: BookLine | null): void => {
    const transaction = (our ?? their)?.transaction ?? '';
    if (counts(our) || counts(their)) found.push({ kind, transaction, ours: our, theirs: their });
  };

  const waiting = new Map<string, BookLine | BookLine[]>();
  for (const line of ours) {
    const before = waiting.get(line.transaction);
    if (before === undefined) waiting.set(line.transaction, line);
    else waiting.set(line.transaction, [before, line].flat());
  }
  const taken = (transaction: string): BookLine | null => {
    const lines = waiting.get(transaction);
    if (lines === undefined) return null;
    if (!Array.isArray(lines)) {
      waiting.delete(transaction);
      return lines;
    }
    const first = lines.shift();
    if (lines.length === 0) waiting.delete(transaction);
    return first ?? null;
  };

  for (const their of theirs) {
    const our = taken(their.transaction);
    if (!movesMoney(our) && !movesMoney(their)) continue;
    if (our === null) {
      note('extra', null, their);
      continue;
    }
    if (our.amount !== their.amount || our.currency !== their.currency) note('amount', our, their);
    if (our.state !== their.state) note('state', our, their);
    if (dayOf(our.at) !== dayOf(their.at)) note('midnight', our, their);
  }
  for (const our of [...waiting.values()].flat()) if (movesMoney(our)) note('missing', our, null);
  return found;
};

/** A refused call moved no money; a cancelled debit gave it back, if it had taken it. */
const movesMoney = (line: BookLine | null): boolean =>
  line !== null && line.state !== 'refused' && line.state !== 'cancelled';
