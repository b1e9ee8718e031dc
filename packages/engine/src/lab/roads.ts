// The expected content of the roads after a number of rounds, on the basis that every round has the same chances, those of the cards at the
// start: that each round changes the chances of the next by a little is left out. Ties draw no circle. [D2] [D3] [D5]
import { type Colour, DERIVED_ROADS, type DerivedRoad } from '../roads/derived.ts';
import { otherSide, SIDES, type Side } from '../side.ts';
import { binomial, checkedChances, type RoundChances } from './streaks.ts';

/** Circles of a derived road by colour. */
export type ExpectedColours = { readonly red: number; readonly blue: number };

export type ExpectedRoads = {
  /** Circles of the big road. */
  readonly circles: Readonly<Record<Side, number>>;
  /** Its columns, which are streaks. */
  readonly columns: number;
  readonly derived: Readonly<Record<DerivedRoad, ExpectedColours>>;
};

/** A number that describes one road. */
export type RoadFigure =
  | { readonly road: 'big'; readonly shows: 'columns' | Side }
  | { readonly road: DerivedRoad; readonly shows: Colour };

/** Every figure of the roads, in the order of the roads. */
export const ROAD_FIGURES: readonly RoadFigure[] = [
  { road: 'big', shows: 'columns' },
  ...SIDES.map((shows) => ({ road: 'big', shows }) as const),
  ...DERIVED_ROADS.flatMap((road) => (['red', 'blue'] as const).map((shows) => ({ road, shows }))),
];

/** The expectation of a figure. */
export const expectedFigure = (roads: ExpectedRoads, { road, shows }: RoadFigure): number => {
  if (road !== 'big') return roads.derived[road][shows];
  return shows === 'columns' ? roads.columns : roads.circles[shows];
};

/**
 * Of 0 to `rounds` rounds, by their number. Floats. Streaks that begin at one win are independent of what came before, and their lengths of
 * each other: so a colour needs the chance that a streak begins at each win, and the lengths of the streaks from there on.
 * Throws a `RangeError` when the chances are none, or `rounds` is no whole number above 0.
 */
export const expectedRoads = (chances: RoundChances, rounds: number): readonly ExpectedRoads[] => {
  const decided = checkedChances(chances, rounds);
  const wins = { player: chances.player / decided, banker: chances.banker / decided };
  const colours = DERIVED_ROADS.map((k) => coloursByWin(wins, k, rounds));
  const changes = 2 * wins.player * wins.banker;
  return Array.from({ length: rounds + 1 }, (_, dealt) => {
    const atLeast = reached(binomial(dealt, decided));
    const upTo = (byWin: Series): number =>
      atLeast.reduce((sum, chance, win) => sum + chance * (byWin[win] ?? 0), 0);
    const derived = colours.map(({ red, blue }) => ({ red: upTo(red), blue: upTo(blue) }));
    const [first = NONE, second = NONE, third = NONE] = derived;
    return {
      circles: { player: dealt * chances.player, banker: dealt * chances.banker },
      columns: atLeast.reduce((sum, chance, win) => sum + chance * (win === 1 ? 1 : changes), 0),
      derived: { 1: first, 2: second, 3: third },
    };
  });
};

const NONE: ExpectedColours = { red: 0, blue: 0 };

/** By the number of a win, from 1, or by a length; at 0 what takes no win. */
type Series = readonly number[];

/** By the number of a win: the chance that there are so many, at 0 nothing. */
const reached = (counts: Series): Series => {
  const found = counts.map(() => 0);
  let sum = 0;
  for (let win = counts.length - 1; win > 0; win -= 1) {
    sum += counts[win] ?? 0;
    found[win] = sum;
  }
  return found;
};

type ByWin = { readonly red: Series; readonly blue: Series };

/**
 * The chances that a win draws red, or blue, in the road that looks back `k` streaks. Streak *a* is compared with streak *a + k*, while
 * this one grows and when it has ended; k − 1 streaks are between them.
 */
const coloursByWin = (wins: Readonly<Record<Side, number>>, k: DerivedRoad, most: number): ByWin => {
  const sums = { red: zeros(most), blue: zeros(most) };
  for (const side of SIDES) {
    const later = k % 2 === 0 ? side : otherSide(side);
    const lengths = { of: lengthsOf(wins[side], most), later: lengthsOf(wins[later], most) };
    const lasts = atLeastSoLong(wins[later], most);
    let start = startsOf(wins[side], most);
    for (let between = 1; between < k; between += 1)
      start = together(start, lengthsOf(wins[between % 2 === 0 ? side : otherSide(side)], most), most);
    // The later streak ended: red when both are of one length. It grew to m ≥ 2: blue when it is one longer now.
    const ended = together(together(start, lengths.of, most), lengths.later, most);
    const same = together(start, twice(lengths.of, lengths.later), most);
    const grew = together(together(start, lengths.of, most), lasts, most);
    const longer = together(start, twice(lengths.of, lasts), most);
    for (let win = 0; win <= most; win += 1) {
      add(sums.red, win, at(same, win) + at(grew, win) - at(longer, win));
      add(sums.blue, win, at(longer, win) + at(ended, win) - at(same, win));
    }
  }
  return sums;
};

/** A streak of the side begins at each win. */
const startsOf = (wins: number, most: number): Series =>
  Array.from({ length: most + 1 }, (_, win) => (win === 0 ? 0 : win === 1 ? wins : wins * (1 - wins)));

const lengthsOf = (wins: number, most: number): Series =>
  Array.from({ length: most + 1 }, (_, length) => (length === 0 ? 0 : wins ** (length - 1) * (1 - wins)));

/** The streak has so many wins after its first. */
const atLeastSoLong = (wins: number, most: number): Series =>
  Array.from({ length: most + 1 }, (_, more) => (more === 0 ? 0 : wins ** more));

/** Both of one length, which takes twice as many wins. */
const twice = (one: Series, other: Series): Series => {
  const found = zeros(one.length - 1);
  for (let length = 1; 2 * length < found.length; length += 1)
    found[2 * length] = at(one, length) * at(other, length);
  return found;
};

/** One after the other. */
const together = (one: Series, other: Series, most: number): Series => {
  const found = zeros(most);
  for (let first = 0; first <= most; first += 1) {
    const chance = at(one, first);
    if (chance === 0) continue;
    for (let second = 0; first + second <= most; second += 1)
      add(found, first + second, chance * at(other, second));
  }
  return found;
};

const zeros = (most: number): number[] => Array.from({ length: most + 1 }, () => 0);
const at = (series: Series, place: number): number => series[place] ?? 0;
const add = (series: number[], place: number, more: number): void => {
  series[place] = at(series, place) + more;
};
