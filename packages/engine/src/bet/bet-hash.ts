// The canonical form of a bet, which is hashed. Two files that settle alike by the same words have the same hash, also if their spaces, order
// of fields and values, names and sources differ. A record stores the hash, so that an old round always settles in the same way.
import { canonicalJson } from '../canonical-json.ts';
import type { BetTerms } from '../condition/terms.ts';
import { hashOf, hexOf } from '../fairness/hash.ts';
import type { Hex32 } from '../fairness/record.ts';
import type { Ratio } from '../ratio.ts';

/**
 * JSON as in RFC 8785 (no spaces, fields sorted by name) of `id`, `rows`, `push` and `commission`: what settles. Lists of
 * values are sorted; rows, conditions and pushes stay in their order; ratios are texts in lowest terms, as `40:1`.
 */
export const canonicalBet = ({ id, rows, push, commission }: BetTerms): string =>
  canonicalJson({
    id,
    rows: rows.map(({ when, pays }) => ({ when: withSortedValues(when), pays: ratio(pays) })),
    push: push.map(withSortedValues),
    commission: commission === null ? null : ratio(commission),
  });

/** The SHA-256 of the line `punto bet 1` and the canonical form. */
export const betHash = (bet: BetTerms): Hex32 => hexOf(hashOf('punto bet 1\n', canonicalBet(bet)));

const ratio = ([part, of]: Ratio): string => `${part}:${of}`;

/** Lists of values in one order, that of their JSON; lists of conditions keep theirs, since it decides which row wins. */
const withSortedValues = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.some((each) => typeof each === 'object') ? value.map(withSortedValues) : sortedByJson(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withSortedValues(field)]));
};

const sortedByJson = (values: readonly unknown[]): readonly unknown[] =>
  values
    .map((value) => ({ value, json: JSON.stringify(value) }))
    .sort((a, b) => (a.json < b.json ? -1 : 1))
    .map(({ value }) => value);
