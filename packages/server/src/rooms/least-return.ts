// Every bet must return at least three quarters of its stakes in the long run (GLI-19 4.7.1, B-18): with few decks
// pairs are rare, and a perfect pair from one deck is impossible. Computed from the exact odds of the room's full shoe.
import { countTogether, edgeIn } from '@punto/engine/bet/full-shoe-bet-odds';
import { roomBets } from '@punto/engine/bet/room-bets';
import type { Room } from '@punto/engine/room';
import type { Fault } from '@punto/engine/room-check';
import { scheduleFor } from '@punto/engine/schedule';

export const LEAST_RETURN = 0.75;

export const returnFaults = (room: Room): readonly Fault[] => {
  const { offers, commissionModes, shoe } = room;
  countTogether([...roomBets(room.bets).values()], shoe.decks);
  return offers.flatMap((offer, i) => {
    const returns = commissionModes.map((mode) => edgeIn(room, scheduleFor(room, offer, mode).id).returned);
    const least = Math.min(...returns);
    if (least >= LEAST_RETURN) return [];
    const decks = shoe.decks === 1 ? 'one deck' : `${shoe.decks} decks`;
    const says = `with ${decks} ${offer.option} returns ${percent(least)} of the stakes, and at least ${percent(LEAST_RETURN)} is required: remove it or use more decks`;
    return [{ path: `offers[${i}].schedule`, says }];
  });
};

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
