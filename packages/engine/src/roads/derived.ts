// The three derived roads: colours from the lengths of streaks alone, never from the folded grid, and each laid
// out in a separate grid. [D3]
import { Layout, type RoadPlace } from './layout.ts';

/** Big eye boy, small road, cockroach pig: how many streaks each looks back. [D3] */
export const DERIVED_ROADS = [1, 2, 3] as const;
export type DerivedRoad = (typeof DERIVED_ROADS)[number];

export type Colour = 'red' | 'blue';
export type DerivedCell = RoadPlace & { readonly colour: Colour };

/** One derived road. Mutable: it belongs to the code that created it. */
export class DerivedCells {
  readonly #looksBack: DerivedRoad;
  readonly #layout = new Layout();
  readonly #cells: DerivedCell[] = [];

  constructor(looksBack: DerivedRoad) {
    this.#looksBack = looksBack;
  }

  get cells(): readonly DerivedCell[] {
    return this.#cells;
  }

  /** The cell for result number `m` of streak `n`, or `null` while there is too little to compare. */
  next(lengths: readonly number[], n: number, m: number): DerivedCell | null {
    const colour = colourOf(lengths, this.#looksBack, n, m);
    return colour && { ...this.#layout.next(this.#begins(colour)), colour };
  }

  add(lengths: readonly number[], n: number, m: number): void {
    const colour = colourOf(lengths, this.#looksBack, n, m);
    if (colour !== null) this.#cells.push({ ...this.#layout.lay(this.#begins(colour)), colour });
  }

  #begins(colour: Colour): boolean {
    return colour !== this.#cells.at(-1)?.colour;
  }
}

/** `m` counts from 1, `n` from 0; only the streaks before `n` are looked at. [D3] */
const colourOf = (lengths: readonly number[], k: DerivedRoad, n: number, m: number): Colour | null => {
  if (m >= 2) return n < k ? null : m === (lengths[n - k] ?? 0) + 1 ? 'blue' : 'red';
  return n < k + 1 ? null : lengths[n - 1] === lengths[n - 1 - k] ? 'red' : 'blue';
};
