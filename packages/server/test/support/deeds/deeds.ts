// Counts what a harness did, by area and name: tickets, duties, faults. Every harness compares its counts with
// minimums, so that a run that did too little fails.

/** Keyed by name, `area: what`. */
export type Counts = Readonly<Record<string, number>>;

export class Deeds {
  readonly #counts: Record<string, number> = {};

  count(area: string, what: string, times = 1): void {
    const name = `${area}: ${what}`;
    this.#counts[name] = (this.#counts[name] ?? 0) + times;
  }

  /** Adds all counts of one area, such as those counted elsewhere. */
  countAll(area: string, counts: Readonly<Partial<Record<string, number>>>): void {
    for (const [what, times = 0] of Object.entries(counts)) this.count(area, what, times);
  }

  counts(): Counts {
    return { ...this.#counts };
  }
}

/** Sums over several runs. */
export const addedUp = (all: readonly Counts[]): Counts => {
  const sums: Record<string, number> = {};
  for (const counts of all)
    for (const [name, times] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + times;
  return sums;
};

/** Whether a value that was read from a file is counts. */
export const isCounts = (value: unknown): value is Counts =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isSafeInteger);
