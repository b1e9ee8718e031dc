// Days of UTC, as the figures and reports count them.
export const DAY_MS = 86_400_000;

/** As `2026-01-31`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
