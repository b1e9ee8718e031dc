// The roads: pictures of the results of one shoe, which describe the past and foretell nothing. [D5] Each is a
// list of cells with their place, ready to be drawn. Colours come from the lengths of streaks alone and places
// from the layout alone, so that neither can disturb the other. [D1]–[D4]
import type { Mark } from './mark.ts';
import type { Side } from './side.ts';

export const ROAD_ROWS = 6;

export type Place = { readonly column: number; readonly row: number };

export type BeadCell = Place & { readonly mark: Mark };

/** Every result, six to a column. [D1] */
export const beadPlate = (marks: readonly Mark[]): readonly BeadCell[] =>
  marks.map((mark, i) => ({ column: Math.floor(i / ROAD_ROWS), row: i % ROAD_ROWS, mark }));

export type BigRoadCell = Place & {
  readonly side: Side;
  /** The result that made the circle. */
  readonly mark: Mark;
  /** Ties that came after it and before the next circle. */
  readonly ties: number;
};

export type BigRoad = {
  /** Ties before the first circle: shown on the first cell, whether or not a circle is there yet. */
  readonly leadingTies: number;
  readonly cells: readonly BigRoadCell[];
};

/** Streaks of either side, ties counted on the circle before them. [D2] */
export const bigRoad = (marks: readonly Mark[]): BigRoad => {
  const { leadingTies, streaks } = streaksOf(marks);
  return { leadingTies, cells: laidOut(streaks) };
};

/** Big eye boy, small road, cockroach pig: how many streaks each looks back. [D3] */
export const DERIVED_ROADS = [1, 2, 3] as const;
export type DerivedRoad = (typeof DERIVED_ROADS)[number];

export type Colour = 'red' | 'blue';
export type DerivedCell = Place & { readonly colour: Colour };

/** The derived road that looks back `k` streaks. [D3] */
export const derivedRoad = (marks: readonly Mark[], k: DerivedRoad): readonly DerivedCell[] => {
  const colours = derivedColours(streaksOf(marks).streaks, k);
  const streaks: { colour: Colour }[][] = [];
  let last: Colour | null = null;
  for (const colour of colours) {
    if (colour !== last) streaks.push([]);
    streaks.at(-1)?.push({ colour });
    last = colour;
  }
  return laidOut(streaks);
};

export type Asked = Readonly<Record<DerivedRoad, Colour | null>>;

/** What each derived road would draw if `side` won next; `null`: nothing yet. [D4] */
export const ask = (marks: readonly Mark[], side: Side): Asked => {
  const { streaks } = streaksOf(marks);
  const lengths = streaks.map((streak) => streak.length);
  const current = streaks.at(-1)?.[0]?.side;
  if (side === current) lengths.push((lengths.pop() ?? 0) + 1);
  else lengths.push(1);
  const draw = (k: DerivedRoad): Colour | null => {
    const streak = lengths.length - 1;
    return colourOf(lengths, k, streak, lengths[streak] ?? 1);
  };
  return { 1: draw(1), 2: draw(2), 3: draw(3) };
};

type Circle = { readonly side: Side; readonly mark: Mark; ties: number };

const streaksOf = (
  marks: readonly Mark[],
): { leadingTies: number; streaks: readonly (readonly Circle[])[] } => {
  const streaks: Circle[][] = [];
  let leadingTies = 0;
  let latest: Circle | null = null;
  for (const mark of marks) {
    if (mark.outcome === 'tie') {
      if (latest === null) leadingTies += 1;
      else latest.ties += 1;
      continue;
    }
    const circle: Circle = { side: mark.outcome, mark, ties: 0 };
    if (circle.side !== latest?.side) streaks.push([]);
    streaks.at(-1)?.push(circle);
    latest = circle;
  }
  return { leadingTies, streaks };
};

const derivedColours = (streaks: readonly (readonly Circle[])[], k: DerivedRoad): readonly Colour[] => {
  const lengths = streaks.map((streak) => streak.length);
  return streaks.flatMap((circles, streak) =>
    circles.flatMap((_, i) => colourOf(lengths, k, streak, i + 1) ?? []),
  );
};

/** The colour for result number `m` of a streak, or `null` while there is too little to compare. [D3] */
const colourOf = (lengths: readonly number[], k: DerivedRoad, streak: number, m: number): Colour | null => {
  const lengthBack = (n: number): number => lengths[streak - n] ?? 0;
  if (m >= 2) return streak < k ? null : m === lengthBack(k) + 1 ? 'blue' : 'red';
  return streak < k + 1 ? null : lengthBack(1) === lengthBack(1 + k) ? 'red' : 'blue';
};

/**
 * A streak goes down from its head and turns right for good where the way down is taken or ends. Heads stand
 * side by side; where tails have filled even the top row, in the next free column. [D2]
 */
const laidOut = <T extends object>(streaks: readonly (readonly T[])[]): readonly (T & Place)[] => {
  const taken = new Set<number>();
  const key = ({ column, row }: Place): number => column * ROAD_ROWS + row;
  const isFree = (place: Place): boolean => place.row < ROAD_ROWS && !taken.has(key(place));
  let head = -1;
  return streaks.flatMap((streak) => {
    head += 1;
    while (!isFree({ column: head, row: 0 })) head += 1;
    let place: Place = { column: head, row: 0 };
    let turned = false;
    return streak.map((cell, i) => {
      if (i > 0) {
        const below = { column: place.column, row: place.row + 1 };
        turned ||= !isFree(below);
        place = turned ? { column: place.column + 1, row: place.row } : below;
      }
      taken.add(key(place));
      return { ...cell, ...place };
    });
  });
};
