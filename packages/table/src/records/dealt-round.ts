// A round's cards in the order they left the shoe, to be checked against the commitment: in the order of the tableau,
// face-down cards included. [R3] [F2]
import { nextHand } from '@punto/engine/coup';
import type { DealtRound } from '@punto/engine/fairness/record';
import type { Side } from '@punto/engine/side';
import type { PlayedRound } from './archive.ts';

export type LeftTheShoe = { readonly index: number; readonly side: Side; readonly turned: boolean };

/** As it was dealt, regardless of later corrections. */
export const dealtRound = (played: PlayedRound): DealtRound => {
  const { number, first, taken } = played;
  const { player, banker, mark } = played.dealt ?? played;
  return {
    round: number,
    status: mark === null ? 'cancelled' : 'settled',
    first,
    player,
    banker,
    taken,
    mark,
  };
};

/** Every card of the round: its index in the shoe from 0, its side, and whether it was turned face up. [R3] [F2] */
export const cardsOfRound = ({ first, taken, player, banker }: DealtRound): readonly LeftTheShoe[] => {
  const seen = { player: 0, banker: 0 };
  return Array.from({ length: taken }, (_, place) => {
    const side = place < 4 ? (place % 2 === 0 ? 'player' : 'banker') : sideOfThird(place, player, banker);
    seen[side] += 1;
    return { index: first + place, side, turned: seen[side] <= { player, banker }[side].length };
  });
};

/** Banker's third card is the last; the first four decide which side got the fifth. */
const sideOfThird = (place: number, player: DealtRound['player'], banker: DealtRound['banker']): Side =>
  place === 5 ? 'banker' : (nextHand({ player: player.slice(0, 2), banker: banker.slice(0, 2) }) ?? 'banker');
