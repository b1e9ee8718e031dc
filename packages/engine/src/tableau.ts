// When a hand draws a third card. Banker's half is the one table of the game that must be looked up, so it is
// a table here too: banker's score down, player's third card across. [R5] [R6] [R7]

/** Player draws on 0–5 and stands on 6 and 7; naturals never come here. [R5] */
export const playerDraws = (score: number): boolean => score <= 5;

/** Indexed by banker's score: the values of player's third card, 0 to 9, with which banker draws. [R7] */
const BANKER_DRAWS_ON: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
  [],
];

/** Banker draws, given the value of player's third card, or `null` when player stood on two. [R6] [R7] */
export const bankerDraws = (bankerScore: number, playerThirdValue: number | null): boolean =>
  playerThirdValue === null
    ? bankerScore <= 5
    : (BANKER_DRAWS_ON[bankerScore]?.includes(playerThirdValue) ?? false);
