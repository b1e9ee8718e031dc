// The id of the drawing of a court card.
import type { Rank, Suit } from '@punto/engine/card';

export const courtId = (rank: Rank, suit: Suit): string => `art-court-${rank}${suit}`;
