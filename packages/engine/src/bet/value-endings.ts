// Counts bets on values with the first four cards out: at most two more cards are enumerated by value, and every ending is looked
// up among the classes.
import { cardValue, scoreOf } from '../card.ts';
import { type Hands, nextHand } from '../coup.ts';
import { orderedDraws } from '../odds/composition.ts';
import { PATH_STARTS, PATHS_FROM, STANDS, thirdsPlace } from '../odds/third-cards.ts';
import { bankerDraws } from '../tableau.ts';
import { gather, type ValueGroups } from './value-odds.ts';

/** Counts, for every bet and by its results, the ordered draws of `toCome` cards from `counts`, which is by value. */
export type ValueEndings = (hands: Hands, counts: Float64Array, toCome: number) => readonly Float64Array[];

/** Makes the counter for bets whose result in every class is known. */
export const valueEndings = ({ bets, groupOfClass, groups, resultsOfBet }: ValueGroups): ValueEndings => {
  const byGroup = new Float64Array(groups);
  return (hands, counts, toCome) => {
    byGroup.fill(0);
    eachEnding(hands, counts, toCome, (ending, draws) => {
      const group = groupOfClass[ending] ?? 0;
      byGroup[group] = (byGroup[group] ?? 0) + draws;
    });
    return bets.map(({ lines }, i) => gather(resultsOfBet[i] ?? NONE, byGroup, lines.length + 2));
  };
};

const NONE = new Uint8Array(0);

/** Calls `ended` with the class of every ending and the number of draws that lead to it. */
const eachEnding = (
  hands: Hands,
  counts: Float64Array,
  toCome: number,
  ended: (ending: number, draws: number) => void,
): void => {
  const [player, banker] = [scoreOf(hands.player.slice(0, 2)), scoreOf(hands.banker.slice(0, 2))];
  const [one = null, other = null] = [hands.player[2], hands.banker[2]].map((card) =>
    card === undefined ? null : cardValue(card),
  );
  const next = nextHand(hands);
  const cards = counts.reduce((sum, count) => sum + count, 0);
  const end = (playerThird: number | null, bankerThird: number | null, draws: number, out: number): void =>
    ended(
      classPlace(player * 10 + banker, playerThird ?? STANDS, bankerThird ?? STANDS),
      draws * orderedDraws(cards - out, toCome - out),
    );
  const bankersCard = (playerThird: number | null, draws: number, out: number): void => {
    for (let value = 0; value < counts.length; value += 1) {
      const left = (counts[value] ?? 0) - (out > 0 && value === playerThird ? 1 : 0);
      if (left > 0) end(playerThird, value, draws * left, out + 1);
    }
  };
  const playersCard = (): void => {
    for (let value = 0; value < counts.length; value += 1) {
      const left = counts[value] ?? 0;
      if (left === 0) continue;
      if (bankerDraws(banker, value)) bankersCard(value, left, 1);
      else end(value, null, left, 1);
    }
  };
  if (next === 'player') playersCard();
  else if (next === 'banker') bankersCard(one, 1, 0);
  else end(one, other, 1, 0);
};

let places: Int16Array | null = null;

/** The index of a class by the totals, player's times ten, and the third cards; the table is made on first use. */
const classPlace = (totals: number, playerThird: number, bankerThird: number): number => {
  places ??= placesOfClasses();
  return places[thirdsPlace(playerThird, bankerThird) * 100 + totals] ?? 0;
};

const placesOfClasses = (): Int16Array => {
  const found = new Int16Array((PATH_STARTS.length - 1) * 100);
  for (let thirds = 0; thirds + 1 < PATH_STARTS.length; thirds += 1)
    for (let i = PATH_STARTS[thirds] ?? 0; i < (PATH_STARTS[thirds + 1] ?? 0); i += 1)
      found[thirds * 100 + (PATHS_FROM[i] ?? 0)] = i;
  return found;
};
