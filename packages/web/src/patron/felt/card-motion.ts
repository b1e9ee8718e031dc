// Durations of animations that several components share, in milliseconds.

/** From the shoe to its place, at most. */
export const FLY_MS = 320;
export const FLIP_MS = 260;
/** Delay between cards when several are dealt at once. */
export const NEXT_CARD_MS = 180;
/** The score changes when its card has been turned. */
export const REVEAL_MS = FLY_MS + FLIP_MS / 2;
