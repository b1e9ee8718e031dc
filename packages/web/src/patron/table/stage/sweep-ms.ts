// How long the cards of a round take to the discard tray, in milliseconds.

/** Duration of the way of a card, and the delay from card to card. */
export const SWEEP_MS = 320;
export const NEXT_SWEPT_MS = 16;
/** Six cards are away after this time. */
export const SWEPT_MS = SWEEP_MS + 5 * NEXT_SWEPT_MS;
