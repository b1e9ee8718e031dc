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

/** The probability of an interval. */
const SURE = 0.95;

export type Interval = { readonly low: number; readonly high: number };

/**
 * The interval that holds the median of what was measured with a probability of 95 %, whatever its distribution is: between two of the
 * sorted values, since as many values are below the median as so many coins show heads. `null`: too few values.
 */
export const intervalOf = (values: readonly number[]): Interval | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const coins = sorted.length;
  /** Of exactly this many heads, and of as many or fewer. */
  let [exactly, atMost] = [0.5 ** coins, 0];
  let found: Interval | null = null;
  for (let heads = 0; heads < coins / 2; heads += 1) {
    atMost += exactly;
    if (1 - 2 * atMost < SURE) break;
    const [low, high] = [sorted[heads], sorted[coins - 1 - heads]];
    if (low !== undefined && high !== undefined) found = { low, high };
    exactly *= (coins - heads) / (heads + 1);
  }
  return found;
};
