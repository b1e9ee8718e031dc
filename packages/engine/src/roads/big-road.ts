// The big road: a circle for each win, a streak to a column, and ties counted on the circle before them. [D2]
import type { Mark } from '../mark.ts';
import type { Side } from '../side.ts';
import { Layout, type RoadPlace } from './layout.ts';
import { Streaks } from './streaks.ts';

export type BigRoadCell = RoadPlace & {
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

/** One big road. Mutable: it belongs to the code that created it. */
export class BigRoadCells {
  readonly #circles: BigRoadCell[] = [];
  readonly #layout = new Layout();
  readonly streaks = new Streaks();
  #leadingTies = 0;

  add(mark: Mark): void {
    if (mark.outcome === 'tie') this.#addTie();
    else this.#addWin(mark.outcome, mark);
  }

  #addTie(): void {
    const latest = this.#circles.pop();
    if (latest === undefined) this.#leadingTies += 1;
    else this.#circles.push({ ...latest, ties: latest.ties + 1 });
  }

  #addWin(side: Side, mark: Mark): void {
    this.#circles.push({ ...this.#layout.lay(this.streaks.begins(side)), side, mark, ties: 0 });
    this.streaks.add(side);
  }

  get road(): BigRoad {
    return { leadingTies: this.#leadingTies, cells: this.#circles };
  }

  /** Where the next circle would lie if `side` won. */
  next(side: Side): RoadPlace {
    return this.#layout.next(this.streaks.begins(side));
  }
}

/** Streaks of either side, ties counted on the circle before them. [D2] */
export const bigRoad = (marks: readonly Mark[]): BigRoad => {
  const cells = new BigRoadCells();
  for (const mark of marks) cells.add(mark);
  return cells.road;
};
