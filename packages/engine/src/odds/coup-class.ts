// A class gathers all coups that a schedule cannot tell apart, under a number, so that counting them is adding
// to an array. Schedules of the pair group see the first two cards of both hands: 9 classes. All others see
// both scores and both numbers of cards: 400, of which the tableau reaches fewer. [B1]–[B18]
import type { Coup } from '../coup.ts';

/** Indexed by the number of a class: the number of ordered draws that deal a coup of it. */
export type Ways = Float64Array;

export const SCORE_CLASSES = 400;

export const PAIR_KINDS = ['none', 'plain', 'perfect'] as const;

/** The pair of the first two cards of a hand: 0 none, 1 a pair of two suits, 2 a perfect pair. [B4] [B7] */
export type PairKind = 0 | 1 | 2;

/** Zero for each class, to count into. */
export const noWays = (): Ways => new Float64Array(SCORE_CLASSES + PAIR_KINDS.length ** 2);

/** The number of a class by both final scores (0 to 9) and who drew a third card: 0 to 399. */
export const scoreClass = (
  playerScore: number,
  bankerScore: number,
  playerDrew: boolean,
  bankerDrew: boolean,
): number => (playerScore * 10 + bankerScore) * 4 + (playerDrew ? 1 : 0) + (bankerDrew ? 2 : 0);

/** The class of a finished coup by scores and third cards. */
export const scoreClassOf = ({ playerScore, bankerScore, player, banker }: Coup): number =>
  scoreClass(playerScore, bankerScore, player.length === 3, banker.length === 3);

/** The number of a class by the pair kinds of player and banker: 400 to 408. */
export const pairClass = (player: number, banker: number): number =>
  SCORE_CLASSES + player * PAIR_KINDS.length + banker;

/** Adds `more` ways to the class numbered `at`. */
export const add = (ways: Ways, at: number, more: number): void => {
  ways[at] = (ways[at] ?? 0) + more;
};
