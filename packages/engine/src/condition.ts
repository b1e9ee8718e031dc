// Conditions on a coup, small enough to be read aloud: the words the schedules are written in. [B1]–[B18]
import { type Coup, isPerfectPair } from './coup.ts';
import type { Side } from './side.ts';

/** Whether a finished coup meets it. */
export type Condition = (coup: Coup) => boolean;

/** Never met: the default of a schedule that never returns the stake. */
export const never: Condition = () => false;

/** The coup is a tie. [R8] */
export const tie: Condition = (coup) => coup.outcome === 'tie';

/** This side wins the coup; met by no tie. [R8] */
export const wins =
  (side: Side): Condition =>
  (coup) =>
    coup.outcome === side;

/** The final score of this side is exactly `score`, 0 to 9, whether or not it wins. [R2] */
export const scores =
  (side: Side, score: number): Condition =>
  (coup) =>
    (side === 'player' ? coup.playerScore : coup.bankerScore) === score;

/** This side ends with exactly so many cards, 2 or 3. [R3] */
export const holds =
  (side: Side, cards: number): Condition =>
  (coup) =>
    coup[side].length === cards;

/** Both hands together have exactly so many cards, 4 to 6. [R3] */
export const dealtInAll =
  (cards: number): Condition =>
  (coup) =>
    coup.player.length + coup.banker.length === cards;

/** This side has 8 or 9 on two cards, whether or not it wins. [R4] */
export const natural =
  (side: Side): Condition =>
  (coup) =>
    side === 'player' ? coup.playerNatural : coup.bankerNatural;

/** The final scores differ by exactly `margin`, 0 to 9, whichever side is ahead. */
export const apartBy =
  (margin: number): Condition =>
  (coup) =>
    Math.abs(coup.playerScore - coup.bankerScore) === margin;

/** Every one of the conditions is met; met by any coup when there is none. */
export const all =
  (...conditions: readonly Condition[]): Condition =>
  (coup) =>
    conditions.every((isMet) => isMet(coup));

/** The condition is not met. */
export const not =
  (condition: Condition): Condition =>
  (coup) =>
    !condition(coup);

/** The first two cards of player, of banker or of both are of one rank. */
export const anyPair: Condition = (coup) => coup.playerPair || coup.bankerPair;

/** The first two cards of player, of banker or of both are of one rank and one suit. [B7] */
export const perfectPair: Condition = (coup) => isPerfectPair(coup.player) || isPerfectPair(coup.banker);
