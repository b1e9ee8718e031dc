// Conditions on a coup, small enough to be read aloud: the words the schedules are written in. [B1]–[B18]
import { type Coup, isPerfectPair } from './coup.ts';
import type { Side } from './side.ts';

export type Condition = (coup: Coup) => boolean;

export const never: Condition = () => false;
export const tie: Condition = (coup) => coup.outcome === 'tie';
export const wins =
  (side: Side): Condition =>
  (coup) =>
    coup.outcome === side;
export const scores =
  (side: Side, score: number): Condition =>
  (coup) =>
    (side === 'player' ? coup.playerScore : coup.bankerScore) === score;
export const holds =
  (side: Side, cards: number): Condition =>
  (coup) =>
    coup[side].length === cards;
export const dealtInAll =
  (cards: number): Condition =>
  (coup) =>
    coup.player.length + coup.banker.length === cards;
export const natural =
  (side: Side): Condition =>
  (coup) =>
    side === 'player' ? coup.playerNatural : coup.bankerNatural;
export const apartBy =
  (margin: number): Condition =>
  (coup) =>
    Math.abs(coup.playerScore - coup.bankerScore) === margin;
export const all =
  (...conditions: readonly Condition[]): Condition =>
  (coup) =>
    conditions.every((isMet) => isMet(coup));
export const not =
  (condition: Condition): Condition =>
  (coup) =>
    !condition(coup);
export const anyPair: Condition = (coup) => coup.playerPair || coup.bankerPair;
export const perfectPair: Condition = (coup) => isPerfectPair(coup.player) || isPerfectPair(coup.banker);
