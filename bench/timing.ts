// Measurements in alternating turns: every contestant once, then all again. Other load then affects all of them alike,
// and the median of many turns removes outliers.

export type Contestant = {
  readonly name: string;
  /** Does its work and returns rounds per second. */
  readonly run: () => number | Promise<number>;
};

/** All speeds by name and turn. The first turns are warm-up. */
export const inTurns = async (
  contestants: readonly Contestant[],
  turns: number,
  warmUp: number,
): Promise<Readonly<Record<string, readonly number[]>>> => {
  const speeds = Object.fromEntries(contestants.map(({ name }): [string, number[]] => [name, []]));
  for (let turn = -warmUp; turn < turns; turn += 1) {
    for (const { name, run } of contestants) {
      const speed = await run();
      if (turn >= 0) speeds[name]?.push(speed);
    }
  }
  return speeds;
};

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2;
};

/** The median of the ratios within each turn. */
export const ratio = (ours: readonly number[] = [], theirs: readonly number[] = []): number =>
  median(ours.map((speed, turn) => speed / (theirs[turn] ?? Number.NaN)));
