// The values of each word of a condition: their shape and the known ones. The parser reads by this table, and
// the tests compare the JSON schema with it.
import { HAND_COLOURS, NO_THIRD, type ThirdValue } from '../condition/condition.ts';
import { OUTCOMES, SIDES } from '../side.ts';

export type WordValue = number | string;

/** `list`: values; `hands`: values by hand; the rest are shapes of one word each. */
export type WordShape =
  | { readonly is: 'list'; readonly values: readonly WordValue[] }
  | { readonly is: 'hands'; readonly values: Readonly<Record<string, readonly WordValue[]>> }
  | { readonly is: 'ranks' | 'count' | 'conditions' | 'condition' };

const upTo = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);

const hands = <T extends WordValue>(values: readonly T[]) =>
  ({ is: 'hands', values: { player: values, banker: values } }) as const;

const SCORES = upTo(0, 9);

/** Keyed by word, in the order of the reference. */
export const CONDITION_WORDS = {
  winner: { is: 'list', values: OUTCOMES },
  score: hands(SCORES),
  initial: hands(SCORES),
  cards: { is: 'hands', values: { player: [2, 3], banker: [2, 3], total: [4, 5, 6] } },
  margin: { is: 'list', values: SCORES },
  natural: hands([8, 9]),
  third: hands<ThirdValue>([...SCORES, NO_THIRD]),
  pair: { is: 'list', values: SIDES },
  perfectPair: { is: 'list', values: SIDES },
  suited: { is: 'list', values: SIDES },
  colour: hands(HAND_COLOURS),
  ranks: { is: 'ranks' },
  count: { is: 'count' },
  all: { is: 'conditions' },
  any: { is: 'conditions' },
  not: { is: 'condition' },
} as const satisfies Readonly<Record<string, WordShape>>;

export type ConditionWord = keyof typeof CONDITION_WORDS;

/** How many cards of some ranks there can be. */
export const COUNT_VALUES = upTo(0, 6);

/** The largest depth of nested conditions, and the largest number of conditions of a bet. */
export const DEEPEST = 12;
export const MOST_CONDITIONS = 400;
