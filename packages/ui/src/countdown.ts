// Computes what a countdown shows at a given server time.

export type Stage = 'none' | 'early' | 'soon' | 'last';
export type Countdown = { readonly seconds: number; readonly percent: number; readonly stage: Stage };

/**
 * Whole seconds left, rounded up so that 0 means expired. Stage `early` above 10 s, `last` from 5 s. Times in
 * milliseconds.
 */
export const countdown = (deadline: number | null, totalMs: number, now: number): Countdown => {
  if (deadline === null) return { seconds: 0, percent: 0, stage: 'none' };
  const leftMs = Math.max(0, deadline - now);
  const seconds = Math.ceil(leftMs / 1000);
  const percent = totalMs > 0 ? Math.min(100, Math.round((leftMs / totalMs) * 1000) / 10) : 0;
  return { seconds, percent, stage: seconds > 10 ? 'early' : seconds > 5 ? 'soon' : 'last' };
};
