// The wins of a shoe as lengths of streaks, ties left out: what derived roads, statistics and tags are made of.
// [D2] [D3]
import type { Side } from '../side.ts';

/** Mutable: it belongs to the code that created it. */
export class Streaks {
  readonly #lengths: number[] = [];
  #side: Side | null = null;
  #singles = 0;

  add(side: Side): void {
    const begins = this.begins(side);
    this.#singles = begins ? this.#singles + 1 : 0;
    this.#lengths.push(begins ? 1 : (this.#lengths.pop() ?? 0) + 1);
    this.#side = side;
  }

  /** A win of `side` would be the first of a streak. */
  begins(side: Side): boolean {
    return side !== this.#side;
  }

  /** `L[0…]`, the oldest first. */
  get lengths(): readonly number[] {
    return this.#lengths;
  }

  /** The side of the latest streak. */
  get side(): Side | null {
    return this.#side;
  }

  /** The length of the latest streak. */
  get latest(): number {
    return this.#lengths.at(-1) ?? 0;
  }

  /** How many streaks at the end are of one win each. */
  get singles(): number {
    return this.#singles;
  }
}
