// Coups by what their first two cards make on either side: nothing, a pair, or a perfect pair. In closed form:
// `two` counts the ordered ways to draw two of a kind, and a second pair has two cards fewer of that kind. [B21]
import { type Card, DECK, RANKS, rankOf } from '../card.ts';
import { dealt, finishCoup, type Hands, nextHand } from '../coup.ts';
import { byRank, type Composition, cardsIn, orderedDraws } from './composition.ts';
import type { CoupClass } from './coup-class.ts';

const two = (count: number): number => orderedDraws(count, 2);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const pairClasses = (composition: Composition): readonly CoupClass[] => {
  const cards = cardsIn(composition);
  const ranks = byRank(composition);
  const rankTwos = sum(ranks.map(two));
  const cardTwos = sum(composition.map(two));

  const anyTwo = two(cards - 2);
  const pair = rankTwos * anyTwo;
  const perfect = cardTwos * anyTwo;
  const pairAndPair = sum(ranks.map((n) => two(n) * (two(n - 2) + rankTwos - two(n))));
  const perfectAndPerfect = sum(composition.map((n) => two(n) * (two(n - 2) + cardTwos - two(n))));
  const perfectAndPair = sum(
    composition.map((n, i) => {
      const rank = ranks[rankIndex(i)] ?? 0;
      return two(n) * (two(rank - 2) + rankTwos - two(rank));
    }),
  );

  const plainAndPlain = pairAndPair - 2 * perfectAndPair + perfectAndPerfect;
  const perfectAndPlain = perfectAndPair - perfectAndPerfect;
  const plainAndNone = pair - perfect - (plainAndPlain + perfectAndPlain);
  const perfectAndNone = perfect - perfectAndPair;
  const none = two(cards) * anyTwo - 2 * pair + pairAndPair;

  const undealt = two(cards - 4);
  const of = (player: keyof typeof FIRST_TWO, banker: keyof typeof FIRST_TWO, ways: number): CoupClass => ({
    coup: completed({ player: FIRST_TWO[player], banker: FIRST_TWO[banker] }),
    ways: ways * undealt,
  });
  return [
    of('none', 'none', none),
    of('plain', 'none', plainAndNone),
    of('none', 'plain', plainAndNone),
    of('plain', 'plain', plainAndPlain),
    of('perfect', 'none', perfectAndNone),
    of('none', 'perfect', perfectAndNone),
    of('perfect', 'plain', perfectAndPlain),
    of('plain', 'perfect', perfectAndPlain),
    of('perfect', 'perfect', perfectAndPerfect),
  ];
};

const FIRST_TWO: Readonly<Record<'none' | 'plain' | 'perfect', readonly Card[]>> = {
  none: ['4S', '5S'],
  plain: ['4S', '4H'],
  perfect: ['4S', '4S'],
};

const rankIndex = (i: number): number => RANKS.indexOf(rankOf(DECK[i] ?? 'AS'));

/** The third cards do not matter to a pair: any that the tableau asks for. */
const completed = (hands: Hands) => {
  let whole = hands;
  for (let side = nextHand(whole); side !== null; side = nextHand(whole)) whole = dealt(whole, side, 'TS');
  return finishCoup(whole);
};
