// The calls of a gaming day as Punto and the operator have them, but for planted differences; half of them debits, half of them credits.
// The ids are as long as those of the server.
import { hash } from 'node:crypto';
import { DIFFERENCE_KINDS, type DifferenceKind } from '@punto/operator/reconcile/differences';

const DAY_MS = 86_400_000;
/** A day that is over. */
export const DAY = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
const BEGINS = Date.parse(DAY);

export type OfficeCall = {
  readonly id: string;
  readonly call: 'debit' | 'credit';
  readonly account: string;
  readonly amount: number;
  readonly at: number;
};

export type OfficeBooks = {
  /** Number of the calls of Punto. */
  readonly ours: number;
  readonly calls: () => Iterable<OfficeCall>;
  /** The file of the operator, in another order. */
  readonly theirCsv: () => string;
  /** The kind of each planted difference, by transaction. */
  readonly planted: ReadonlyMap<string, DifferenceKind>;
};

const PATRONS = 5_000;
/** Coprime to every number of lines below it: their order goes through all. */
const STEP = 7_368_787;

export const officeBooks = (lines: number, differences: number): OfficeBooks => {
  const every = Math.floor(lines / differences);
  const plan = new Map<number, DifferenceKind>();
  for (let i = 0; i < differences; i += 1)
    plan.set(i * every + 1, DIFFERENCE_KINDS[i % DIFFERENCE_KINDS.length] ?? 'missing');
  const callOf = (n: number): OfficeCall => {
    const call = n % 2 === 0 ? 'debit' : 'credit';
    return {
      ...{ id: `${call}:${hash('sha256', String(n), 'base64url')}`, call },
      ...{ account: `player-${n % PATRONS}`, amount: (((n * 7_919) % 500) + 1) * 100 },
      at: plan.get(n) === 'midnight' ? BEGINS + DAY_MS - 2 : BEGINS + Math.floor((n / lines) * DAY_MS),
    };
  };
  const theirLine = (n: number): string => {
    const { id, amount, at } = callOf(n);
    switch (plan.get(n)) {
      case 'missing':
        return '';
      case 'amount':
        return `${id},EUR,${amount + 1},done,${at}\n`;
      case 'state':
        return `${id},EUR,${amount},open,${at}\n`;
      case 'midnight':
        return `${id},EUR,${amount},done,${at + 5}\n`;
      default:
        return `${id},EUR,${amount},done,${at}\n`;
    }
  };
  return {
    ours: lines - [...plan.values()].filter((kind) => kind === 'extra').length,
    calls: function* () {
      for (let n = 0; n < lines; n += 1) if (plan.get(n) !== 'extra') yield callOf(n);
    },
    theirCsv: () => {
      const file = ['transaction,currency,amount,state,at\n'];
      for (let i = 0; i < lines; i += 1) file.push(theirLine((i * STEP) % lines));
      return file.join('');
    },
    planted: new Map([...plan].map(([n, kind]) => [callOf(n).id, kind])),
  };
};
