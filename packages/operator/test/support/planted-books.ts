// Two books of a gaming day that agree but for planted differences, as CSV in pieces. Deterministic by number.
import { DIFFERENCE_KINDS, type DifferenceKind } from '../../src/reconcile/differences.ts';

export const PLANTED_DAY = { zone: 'Europe/Madrid', startsAt: '06:00' };
/** 06:00 of 2026-06-30 in Madrid. */
export const DAY_BEGINS = Date.parse('2026-06-30T04:00:00.000Z');
const DAY_MS = 86_400_000;
const HEAD = 'transaction,currency,amount,state,at\n';

export type Planted = {
  readonly ours: AsyncIterable<Uint8Array>;
  readonly theirs: AsyncIterable<Uint8Array>;
  /** The kind of each planted difference by transaction. */
  readonly planted: ReadonlyMap<string, DifferenceKind>;
};

type Row = { id: string; amount: number; state: string; at: number };

const idOf = (n: number): string => `${n % 2 === 0 ? 'debit' : 'credit'}:salon-one:${n % 97}:${n}`;
const rowOf = (n: number, lines: number): Row => ({
  id: idOf(n),
  amount: ((n * 7_919) % 50_000) + 1,
  state: n % 50 === 3 ? 'cancelled' : 'done',
  at: DAY_BEGINS + Math.floor((n / lines) * DAY_MS),
});

/** Their order is another one: a multiplication by a number without a common divisor goes through all. */
const STEP = 7_368_787;

/** `lines` must not be a multiple of the step. Their book has the differences; every kind comes as often as every other. */
export const plantedBooks = (lines: number, differences: number): Planted => {
  const every = Math.floor(lines / differences);
  const plan = new Map<number, DifferenceKind>();
  for (let i = 0; i < differences; i += 1) {
    const kind = DIFFERENCE_KINDS[i % DIFFERENCE_KINDS.length] ?? 'missing';
    plan.set(i * every + 1, kind);
  }
  const ours = (n: number): Row | null => {
    const kind = plan.get(n);
    if (kind === 'extra') return null;
    const row = rowOf(n, lines);
    // The last milliseconds of the day here, the first ones of the next there.
    return kind === 'midnight' ? { ...row, at: DAY_BEGINS + DAY_MS - 2 } : row;
  };
  const theirs = (n: number): Row | null => {
    const row = rowOf(n, lines);
    switch (plan.get(n)) {
      case 'missing':
        return null;
      case 'amount':
        return { ...row, amount: row.amount + 1 };
      case 'state':
        return { ...row, state: row.state === 'done' ? 'cancelled' : 'done' };
      case 'midnight':
        return { ...row, at: DAY_BEGINS + DAY_MS + 3 };
      default:
        return row;
    }
  };
  return {
    ours: csv(lines, (i) => ours(i)),
    theirs: csv(lines, (i) => theirs((i * STEP) % lines)),
    planted: new Map([...plan].map(([n, kind]) => [idOf(n), kind])),
  };
};

async function* csv(lines: number, row: (i: number) => Row | null): AsyncGenerator<Uint8Array> {
  let text = HEAD;
  for (let i = 0; i < lines; i += 1) {
    const found = row(i);
    if (found) text += `${found.id},EUR,${found.amount},${found.state},${found.at}\n`;
    if (text.length > 65_536) {
      yield Buffer.from(text);
      text = '';
    }
  }
  yield Buffer.from(text);
}
