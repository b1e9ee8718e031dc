// Texts of bets from the lobby.
import { numberWord } from '@punto/ui/words/number.ts';

/** Why the patron cannot go to one more table. */
export const HELD = (most: number): string =>
  most === 1
    ? 'Your bets at another table are still in play. Bet here once that round is over.'
    : `You are at ${numberWord(most)} tables, as many as the house allows, and your rounds there are not over.`;

export const MOVED = 'You are at another table now. Bets that you confirmed stay and are settled.';
