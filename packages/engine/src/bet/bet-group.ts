// Where a bet that a room defines lies on the felt and in the rules: by what its words ask, and by the side that they ask about.
// Read from the definition as it is written, so that a page need not compile it.
import type { BetCondition } from '../condition/condition.ts';
import type { WrittenBet } from '../condition/written-bet.ts';
import { keysOf } from '../keyed.ts';
import { SIDES, type Side } from '../side.ts';

/** In the order in which they lie. */
export const BET_GROUPS = ['scores', 'cards', 'natural', 'pair', 'ranks', 'colours'] as const;
export type BetGroup = (typeof BET_GROUPS)[number];

/** The words of each group but the first, the most particular group first: a bet belongs to the first that it asks for. */
const WORDS: readonly (readonly [BetGroup, readonly string[]])[] = [
  ['colours', ['colour']],
  ['ranks', ['ranks', 'count', 'suited']],
  ['pair', ['pair', 'perfectPair']],
  ['natural', ['natural']],
];

/** By what its conditions ask: how many cards there are is a group where nothing but the winner is asked besides. */
export const betGroup = ({ rows }: Pick<WrittenBet, 'rows'>): BetGroup => {
  const asked = rows.flatMap(({ when }) => askedIn(when)).map((word) => Object.keys(word)[0] ?? '');
  const found = WORDS.find(([, words]) => asked.some((word) => words.includes(word)));
  if (found) return found[0];
  return asked.includes('cards') && asked.every((word) => word === 'cards' || word === 'winner')
    ? 'cards'
    : 'scores';
};

/** The side that alone is asked about, to win or for its hand; `shared`: both, or neither. */
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
  // What is counted, or of both hands together, is of neither.
  if ('count' in word || ('cards' in word && word.cards.total)) return SIDES;
  return SIDES.filter((side) => keysOf(Object(value)).some((key) => key === side));
};
