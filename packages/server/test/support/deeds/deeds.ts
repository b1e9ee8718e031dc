// What a harness did, counted by area and name: tickets, duties of the floor, faults. A run that did not do what it is
// for must not be called a good one, so every harness counts its deeds and holds them against minimums.

/** By name, `area: what`. */
export type Counts = Readonly<Record<string, number>>;

export class Deeds {
  readonly #counts: Record<string, number> = {};

  count(area: string, what: string, times = 1): void {
    const name = `${area}: ${what}`;
    this.#counts[name] = (this.#counts[name] ?? 0) + times;
  }

  /** All counts of one area at once, such as those that something else keeps. */
  countAll(area: string, counts: Readonly<Partial<Record<string, number>>>): void {
    for (const [what, times = 0] of Object.entries(counts)) this.count(area, what, times);
  }

  counts(): Counts {
    return { ...this.#counts };
  }
}

/** Of several runs together. */
export const addedUp = (all: readonly Counts[]): Counts => {
  const sums: Record<string, number> = {};
  for (const counts of all)
    for (const [name, times] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + times;
  return sums;
};
