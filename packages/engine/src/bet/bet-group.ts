// The group and the side of a bet that a room defines, on the felt and in the rules. Both follow from the words of its
// conditions, read from the written definition, so that a page need not compile it.
import type { BetCondition } from '../condition/condition.ts';
import type { WrittenBet } from '../condition/written-bet.ts';
import { keysOf } from '../object-keys.ts';
import { SIDES, type Side } from '../side.ts';

/** The groups in the order in which the felt and the rules show them. */
export const BET_GROUPS = ['scores', 'cards', 'natural', 'pair', 'ranks', 'colours'] as const;
export type BetGroup = (typeof BET_GROUPS)[number];

/** The words of each group but the first, the most particular group first: a bet is in the first group of which it has a word. */
const WORDS: readonly (readonly [BetGroup, readonly string[]])[] = [
  ['colours', ['colour']],
  ['ranks', ['ranks', 'count', 'suited']],
  ['pair', ['pair', 'perfectPair']],
  ['natural', ['natural']],
];

/** The group of a bet. `cards` only if the conditions ask for nothing but the number of cards and the winner. */
export const betGroup = ({ rows }: Pick<WrittenBet, 'rows'>): BetGroup => {
  const asked = rows.flatMap(({ when }) => askedIn(when)).map((word) => Object.keys(word)[0] ?? '');
  const found = WORDS.find(([, words]) => asked.some((word) => words.includes(word)));
  if (found) return found[0];
  return asked.includes('cards') && asked.every((word) => word === 'cards' || word === 'winner')
    ? 'cards'
    : 'scores';
};

/** The only side that the conditions name; `shared`: they name both sides or none. */
export const betWing = ({ rows }: Pick<WrittenBet, 'rows'>): Side | 'shared' => {
  const words = rows.flatMap(({ when }) => askedIn(when));
  const winners = new Set(words.flatMap((word) => ('winner' in word ? word.winner : [])));
  const [only] = winners;
  if (winners.size === 1 && only !== 'tie') return only ?? 'shared';
  const sides = new Set(words.flatMap(sidesOf));
  const [side] = sides;
  return winners.size === 0 && sides.size === 1 && side !== undefined ? side : 'shared';
};

const askedIn = (condition: BetCondition): readonly BetCondition[] => {
  if ('all' in condition) return condition.all.flatMap(askedIn);
  if ('any' in condition) return condition.any.flatMap(askedIn);
  return 'not' in condition ? askedIn(condition.not) : [condition];
};

const sidesOf = (word: BetCondition): readonly Side[] => {
  const [value] = Object.values(word);
  if (Array.isArray(value)) return SIDES.filter((side) => value.includes(side));
  if ('ranks' in word) return [word.ranks.side];
  // A count, or a number of cards of both hands together, names no side.
  if ('count' in word || ('cards' in word && word.cards.total)) return SIDES;
  return SIDES.filter((side) => keysOf(Object(value)).some((key) => key === side));
};
