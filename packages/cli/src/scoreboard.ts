// The five roads of a shoe, as JSON and as rows. [D1]–[D4]
import {
  type BeadCell,
  type BigRoad,
  type Colour,
  DERIVED_ROADS,
  type DerivedCell,
  type DerivedRoad,
  scoreboardOf as roadsOf,
} from '@punto/engine/roads';
import { SIDES, type Side } from '@punto/engine/side';
import type { Column, Row } from './column.ts';
import type { Result } from './results.ts';

export type PrintedScoreboard = {
  readonly results: readonly Result[];
  readonly beads: readonly BeadCell[];
  readonly big: BigRoad;
  readonly derived: Readonly<Record<DerivedRoad, readonly DerivedCell[]>>;
  /** The mark that each side would add to them if it won next. [D4] */
  readonly asked: Readonly<Record<Side, Readonly<Record<DerivedRoad, Colour | null>>>>;
};

export const scoreboardOf = (results: readonly Result[]): PrintedScoreboard => {
  const roads = roadsOf(results.map(({ mark }) => mark));
  const asked = (side: Side) => {
    const { derived } = roads.asked(side);
    const colour = (k: DerivedRoad): Colour | null => derived[k]?.colour ?? null;
    return { 1: colour(1), 2: colour(2), 3: colour(3) };
  };
  return {
    results,
    beads: roads.beads,
    big: roads.big,
    derived: { 1: roads.derived(1), 2: roads.derived(2), 3: roads.derived(3) },
    asked: { banker: asked('banker'), player: asked('player') },
  };
};

export const COLOUR_LETTER: Readonly<Record<Colour, string>> = { red: 'r', blue: 'b' };

const ROAD_KEY: Readonly<Record<DerivedRoad, string>> = { 1: 'bigEyeBoy', 2: 'smallRoad', 3: 'cockroachPig' };

const byRoad = <T>(of: (k: DerivedRoad) => T): Record<string, T> =>
  Object.fromEntries(DERIVED_ROADS.map((k) => [ROAD_KEY[k], of(k)]));

export const scoreboardJson = ({ results, beads, big, derived, asked }: PrintedScoreboard): object => ({
  beadPlate: beads.map(({ column, row, mark }, i) => {
    const noted = results[i]?.noted ?? null;
    return { column, row, outcome: mark.outcome, ...(noted === null ? {} : { mark: noted }) };
  }),
  bigRoad: big.cells.map(({ column, row, side, ties }) => ({ column, row, side, ties })),
  leadingTies: big.leadingTies,
  ...byRoad((k) => derived[k].map(({ colour }) => COLOUR_LETTER[colour]).join('')),
  ask: Object.fromEntries(
    [...SIDES].reverse().map((side) => [
      side,
      byRoad((k) => {
        const colour = asked[side][k];
        return colour === null ? null : COLOUR_LETTER[colour];
      }),
    ]),
  ),
});

export const SCOREBOARD_COLUMNS: readonly Column[] = ['road', 'column', 'row', 'cell', 'ties'].map((key) => ({
  key,
  title: key,
}));

/** A row for each cell of each road. */
export const scoreboardRows = ({ beads, big, derived }: PrintedScoreboard): readonly Row[] => [
  ...beads.map(({ column, row, mark }) => ({ road: 'beadPlate', column, row, cell: mark.outcome })),
  ...big.cells.map(({ column, row, side, ties }) => ({ road: 'bigRoad', column, row, cell: side, ties })),
  ...DERIVED_ROADS.flatMap((k) =>
    derived[k].map(({ column, row, colour }) => ({ road: ROAD_KEY[k], column, row, cell: colour })),
  ),
];
