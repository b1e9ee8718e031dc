// Play for hours without a pause: consecutive ten-minute slots of the clock, each with a ticket that the patron sent.
import type { SeenRound } from './seen-round.ts';

export const SLOT_MS = 600_000;
const HOUR_MS = 3_600_000;

/** Longer than any simulated evening of a person; a person who plays longer is reported too, for the floor to check. */
export const LONG_PLAY_HOURS = 10;

export type LongPlay = { readonly fromMs: number; readonly untilMs: number; readonly hours: number };

/** The slots in which each patron sent a ticket, in order. */
export const slotsOf = (rounds: readonly SeenRound[]): ReadonlyMap<string, readonly number[]> => {
  const all = new Map<string, Set<number>>();
  for (const { stakes } of rounds) {
    for (const { patron, firstAt } of stakes) {
      if (firstAt === null) continue;
      const slots = all.get(patron) ?? new Set();
      all.set(patron, slots.add(Math.floor(firstAt / SLOT_MS)));
    }
  }
  return new Map([...all].map(([patron, slots]) => [patron, [...slots].sort((a, b) => a - b)]));
};

/** The last longest run of slots without a gap; `null`: no slots. */
export const longestPlay = (all: readonly (readonly number[])[]): LongPlay | null => {
  const slots = [...new Set(all.flat())].sort((a, b) => a - b);
  let longest: { first: number; last: number } | null = null;
  let first: number | null = null;
  for (const [i, slot] of slots.entries()) {
    if (first === null || slots[i - 1] !== slot - 1) first = slot;
    if (longest === null || slot - first >= longest.last - longest.first) longest = { first, last: slot };
  }
  if (longest === null) return null;
  const [fromMs, untilMs] = [longest.first * SLOT_MS, (longest.last + 1) * SLOT_MS];
  return { fromMs, untilMs, hours: (untilMs - fromMs) / HOUR_MS };
};
