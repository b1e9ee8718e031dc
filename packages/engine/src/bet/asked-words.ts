// The words of a bet's conditions. They decide how its odds are counted: by values alone, by pairs alone, or by faces.
import type { BetCondition } from '../condition/condition.ts';
import type { BetTerms } from '../condition/terms.ts';

/** Every condition of the bet but `all`, `any` and `not`, in the order they are written. */
export const wordsAsked = ({ rows, push }: BetTerms): readonly BetCondition[] =>
  [...rows.map(({ when }) => when), ...push].flatMap(wordsIn);

const wordsIn = (condition: BetCondition): readonly BetCondition[] => {
  if ('all' in condition) return condition.all.flatMap(wordsIn);
  if ('any' in condition) return condition.any.flatMap(wordsIn);
  return 'not' in condition ? wordsIn(condition.not) : [condition];
};

const BY_VALUE = ['winner', 'score', 'initial', 'cards', 'margin', 'natural', 'third'];
const BY_PAIR = ['pair', 'perfectPair'];
/** Decided by the first two cards of both hands: a natural is never followed by a third card. [R4] */
const BY_FIRST_FOUR = ['initial', 'natural', 'pair', 'perfectPair', 'suited', 'ranks'];

/** How the odds of a bet are counted. */
export type OddsSector = 'values' | 'pairs' | 'faces';

/** The quickest count that covers every word of the bet. */
export const sectorOf = (bet: BetTerms): OddsSector => {
  const names = wordsAsked(bet).map((word) => Object.keys(word)[0] ?? '');
  if (names.every((name) => BY_VALUE.includes(name))) return 'values';
  return names.every((name) => BY_PAIR.includes(name)) ? 'pairs' : 'faces';
};

/** Whether third cards make no difference to the word. */
export const isOfFirstFour = (word: BetCondition): boolean =>
  'count' in word ? word.count.in === 'first4' : BY_FIRST_FOUR.some((name) => name in word);

/** Whether the word depends on the values of cards alone. */
export const isOfValues = (word: BetCondition): boolean => BY_VALUE.some((name) => name in word);
