// The same delay after the opening of betting in many rounds. A person’s delays vary by tenths of a second even when ready to
// press; a program’s do not. Counted in bins of 25 ms, over the two neighbouring bins with the most rounds.
import { binomialTailLog10 } from './binomial.ts';
import type { SeenRound } from './seen-round.ts';

/** Rounds by bin of delay. */
export type Delays = Readonly<Record<string, number>>;

export const BIN_MS = 25;
const MOST_DELAY_MS = 30_000;
const WINDOWS = MOST_DELAY_MS / BIN_MS;
/** The assumed maximum share of a person’s delays in any window of 50 ms; see `docs/reference/monitoring.md`. */
const STEADIEST_SHARE = 0.5;

export type SteadyTiming = {
  readonly rounds: number;
  /** Rounds of the fullest window. */
  readonly steady: number;
  /** The expected count of the steadiest person in it. */
  readonly expected: number;
  /** The middle of the window. */
  readonly delayMs: number;
  readonly chanceLog10: number;
};

/** The delay of the first ticket that each patron sent, over these rounds. */
export const delaysOf = (rounds: readonly SeenRound[]): ReadonlyMap<string, Delays> => {
  const all = new Map<string, Record<string, number>>();
  for (const { openedAt, stakes } of rounds) {
    for (const { patron, firstAt } of stakes) {
      if (firstAt === null) continue;
      const delay = firstAt - openedAt;
      if (delay < 0 || delay >= MOST_DELAY_MS) continue;
      const bins = all.get(patron) ?? {};
      const bin = String(Math.floor(delay / BIN_MS));
      bins[bin] = (bins[bin] ?? 0) + 1;
      all.set(patron, bins);
    }
  }
  return all;
};

export const steadyTiming = (all: readonly Delays[]): SteadyTiming => {
  const bins = new Map<number, number>();
  for (const delays of all)
    for (const [bin, times] of Object.entries(delays))
      bins.set(Number(bin), (bins.get(Number(bin)) ?? 0) + times);
  const rounds = [...bins.values()].reduce((sum, times) => sum + times, 0);
  let [steady, delayMs] = [0, 0];
  for (const bin of bins.keys()) {
    for (const first of [bin - 1, bin]) {
      const times = (bins.get(first) ?? 0) + (bins.get(first + 1) ?? 0);
      if (times > steady) [steady, delayMs] = [times, (first + 1) * BIN_MS];
    }
  }
  // The window was selected as the fullest: the chance is multiplied by the number of windows.
  const chance = binomialTailLog10(rounds, STEADIEST_SHARE, steady) + Math.log10(WINDOWS);
  return {
    ...{ rounds, steady, delayMs },
    expected: rounds * STEADIEST_SHARE,
    chanceLog10: Math.min(0, chance),
  };
};
