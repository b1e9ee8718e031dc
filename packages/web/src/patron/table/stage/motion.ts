// Lengths of the motions that more than one part must agree on, in milliseconds.

export const FLY_MS = 320;
export const FLIP_MS = 260;
/** From one card to the next when several come at once. */
export const NEXT_CARD_MS = 180;
/** A score is told when its card has been turned. */
export const REVEAL_MS = FLY_MS + FLIP_MS / 2;
