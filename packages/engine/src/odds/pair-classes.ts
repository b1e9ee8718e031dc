// Coups by what their first two cards make on either side: nothing, a pair, or a perfect pair. In closed form:
// `two` counts the ordered ways to draw two of a kind, and a second pair has two cards fewer of that kind. [B21]
import { byRank, type Composition, cardsIn, orderedDraws, RANK_PLACES } from './composition.ts';
import { pairClass, type Ways } from './coup-class.ts';

/** Writes into `ways` the ordered draws of six of these cards by class. */
export const countPairs = (composition: Composition, ways: Ways): void => {
  const cards = cardsIn(composition);
  const ranks = byRank(composition);
  let rankTwos = 0;
  for (const rank of ranks) rankTwos += two(rank);
  let cardTwos = 0;
  for (const count of composition) cardTwos += two(count);

  let pairAndPair = 0;
  for (const rank of ranks) pairAndPair += two(rank) * (two(rank - 2) + rankTwos - two(rank));
  let perfectAndPair = 0;
  let perfectAndPerfect = 0;
  for (let i = 0; i < composition.length; i += 1) {
    const twos = two(composition[i] ?? 0);
    if (twos === 0) continue;
    const rank = ranks[RANK_PLACES[i] ?? 0] ?? 0;
    perfectAndPair += twos * (two(rank - 2) + rankTwos - two(rank));
    perfectAndPerfect += twos * (two((composition[i] ?? 0) - 2) + cardTwos - twos);
  }

  const anyTwo = two(cards - 2);
  const pair = rankTwos * anyTwo;
  const perfect = cardTwos * anyTwo;
  const plainAndPlain = pairAndPair - 2 * perfectAndPair + perfectAndPerfect;
  const perfectAndPlain = perfectAndPair - perfectAndPerfect;
  const plainAndNone = pair - perfect - (plainAndPlain + perfectAndPlain);
  const perfectAndNone = perfect - perfectAndPair;

  const undealt = two(cards - 4);
  ways[pairClass(0, 0)] = (two(cards) * anyTwo - 2 * pair + pairAndPair) * undealt;
  ways[pairClass(0, 1)] = plainAndNone * undealt;
  ways[pairClass(1, 0)] = plainAndNone * undealt;
  ways[pairClass(1, 1)] = plainAndPlain * undealt;
  ways[pairClass(0, 2)] = perfectAndNone * undealt;
  ways[pairClass(2, 0)] = perfectAndNone * undealt;
  ways[pairClass(1, 2)] = perfectAndPlain * undealt;
  ways[pairClass(2, 1)] = perfectAndPlain * undealt;
  ways[pairClass(2, 2)] = perfectAndPerfect * undealt;
};

const two = (count: number): number => orderedDraws(count, 2);
