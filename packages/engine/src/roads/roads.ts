// The roads: pictures of the results of one shoe, which describe the past and predict nothing. [D5] Each is a
// list of cells with their place, ready to be drawn. A scoreboard takes one result at a time and never reads
// the shoe again; the roads of a whole list of results are a fold over the list. [D1]–[D4]
import type { Mark } from '../mark.ts';
import type { TagRules } from '../room.ts';
import type { Side } from '../side.ts';
import { type BigRoad, BigRoadCells } from './big-road.ts';
import { type Colour, DERIVED_ROADS, type DerivedCell, DerivedCells, type DerivedRoad } from './derived.ts';
import { ROAD_ROWS, type RoadPlace } from './layout.ts';
import { ShoeTally, type Statistics } from './statistics.ts';
import { type RoadTag, tagsAt } from './tags.ts';

export { type BigRoad, type BigRoadCell, bigRoad } from './big-road.ts';
export { type Colour, DERIVED_ROADS, type DerivedCell, type DerivedRoad } from './derived.ts';
export { ROAD_ROWS, type RoadPlace } from './layout.ts';

export type BeadCell = RoadPlace & { readonly mark: Mark };

/** The cells that one more result would add. [D4] */
export type AskedCells = {
  readonly big: RoadPlace & { readonly side: Side };
  /** `null`: nothing yet. */
  readonly derived: Readonly<Record<DerivedRoad, DerivedCell | null>>;
};

/**
 * The scoreboard of one shoe. It is mutable and belongs to the code that created it; a cell once drawn stays the same
 * object, except the latest circle when a tie is counted on it. Every result takes the same time, the last as the
 * first.
 */
export class Scoreboard {
  readonly #beads: BeadCell[] = [];
  readonly #big = new BigRoadCells();
  readonly #derived = byRoad((k) => new DerivedCells(k));
  readonly #tally = new ShoeTally();

  add(mark: Mark): this {
    const drawn = this.#beads.length;
    this.#beads.push({ column: Math.floor(drawn / ROAD_ROWS), row: drawn % ROAD_ROWS, mark });
    this.#big.add(mark);
    const { streaks } = this.#big;
    const { lengths, latest } = streaks;
    if (mark.outcome !== 'tie')
      for (const k of DERIVED_ROADS) this.#derived[k].add(lengths, lengths.length - 1, latest);
    this.#tally.add(mark, streaks);
    return this;
  }

  /** Every result, six to a column. [D1] */
  get beads(): readonly BeadCell[] {
    return this.#beads;
  }

  /** Streaks of either side, ties counted on the circle before them. [D2] */
  get big(): BigRoad {
    return this.#big.road;
  }

  /** The derived road that looks back `k` streaks. [D3] */
  derived(k: DerivedRoad): readonly DerivedCell[] {
    return this.#derived[k].cells;
  }

  /** The mark that would be drawn, and its place, if `side` won next. [D4] */
  asked(side: Side): AskedCells {
    const { streaks } = this.#big;
    const { lengths, latest } = streaks;
    const begins = streaks.begins(side);
    const [n, m] = begins ? [lengths.length, 1] : [lengths.length - 1, latest + 1];
    return {
      big: { ...this.#big.next(side), side },
      derived: byRoad((k) => this.#derived[k].next(lengths, n, m)),
    };
  }

  get statistics(): Statistics {
    return this.#tally.statistics;
  }

  /** The long streaks at the end of the shoe so far. [D5] */
  tags(rules: TagRules): readonly RoadTag[] {
    return tagsAt(this.#big.streaks, rules);
  }
}

const byRoad = <T>(of: (k: DerivedRoad) => T): Record<DerivedRoad, T> => ({ 1: of(1), 2: of(2), 3: of(3) });

/** The scoreboard of these results, in their order. */
export const scoreboardOf = (marks: readonly Mark[]): Scoreboard => {
  const board = new Scoreboard();
  for (const mark of marks) board.add(mark);
  return board;
};

/** Every result, six to a column. [D1] */
export const beadPlate = (marks: readonly Mark[]): readonly BeadCell[] => scoreboardOf(marks).beads;

/** The derived road that looks back `k` streaks. [D3] */
export const derivedRoad = (marks: readonly Mark[], k: DerivedRoad): readonly DerivedCell[] =>
  scoreboardOf(marks).derived(k);

type Asked = Readonly<Record<DerivedRoad, Colour | null>>;

/** The mark that each derived road would add if `side` won next; `null`: none yet. [D4] */
export const ask = (marks: readonly Mark[], side: Side): Asked => {
  const { derived } = scoreboardOf(marks).asked(side);
  return byRoad((k) => derived[k]?.colour ?? null);
};
