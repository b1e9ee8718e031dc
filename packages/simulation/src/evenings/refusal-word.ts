// A refusal of a stake or a deposit as one word with its amounts, so that the product's and the referee's can be compared.
import type { ProtectionRefusal } from '@punto/ledger/protection/protection-refusal';
import type { Against } from './patron-record.ts';

/** Nothing is against it. */
export const NONE = 'none';

const PROTECTION: ReadonlySet<string> = new Set(['excluded', 'time-out', 'reality-check', 'own-limit']);
export const isOfProtection = (refusal: { readonly reason: string }): refusal is ProtectionRefusal =>
  PROTECTION.has(refusal.reason);

type OwnLimit = Extract<Against, { readonly reason: 'own-limit' }>;

/** The one that is to be named: absence before the reality check, and of the limits the one that leaves least. */
export const lowest = (against: readonly Against[]): string => {
  const [first] = against;
  if (first && first.reason !== 'own-limit') return first.reason;
  const limits = against.filter((each): each is OwnLimit => each.reason === 'own-limit');
  const [least] = limits.toSorted((one, other) => one.open - other.open);
  return least ? wordOf(least) : NONE;
};

/** With its fields, so that the amounts and the end of the window are compared as well. */
export const wordOf = (refusal: ProtectionRefusal | Against): string =>
  refusal.reason === 'own-limit'
    ? `own-limit ${refusal.key} ${refusal.limit} ${refusal.open} ${new Date(refusal.untilMs).toISOString()}`
    : refusal.reason;
