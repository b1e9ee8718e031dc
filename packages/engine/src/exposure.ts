// The most the house can lose in a round as the stakes lie: a coup of every kind that the words of the staked bets tell apart
// is settled, and the dearest counts. A commission mode is each patron's own, so banker is taken at its dearer price. With
// few decks a coup may be among them that the decks cannot deal; then it is an upper bound. [B] [L3]

import { stakedBet } from './exposure/staked-bet.ts';
import { worstCoup } from './exposure/worst-coup.ts';
import { type Minor, minor, ZERO } from './minor.ts';
import { scheduleFor } from './option/schedule.ts';
import type { OptionId } from './option-id.ts';
import type { Room } from './room.ts';

type Stakes = Readonly<Partial<Record<OptionId, { readonly stakeMinor: Minor }>>>;

/** The totals of a table are a new object with each ticket, and the floor asks about the same ones many times. */
const known = new WeakMap<Stakes, { readonly of: readonly unknown[]; readonly exposureMinor: Minor }>();

/** Zero when no coup would cost the house anything. */
export const exposureOf = (
  room: Pick<Room, 'offers' | 'commissionModes' | 'bets'>,
  totals: Stakes,
): Minor => {
  const of = [room.offers, room.commissionModes, room.bets];
  const before = known.get(totals);
  if (before?.of.every((part, i) => part === of[i])) return before.exposureMinor;
  const exposureMinor = counted(room, totals);
  known.set(totals, { of, exposureMinor });
  return exposureMinor;
};

const counted = (room: Pick<Room, 'offers' | 'commissionModes' | 'bets'>, totals: Stakes): Minor => {
  const bets = room.offers.flatMap((offer) => {
    const stakeMinor = totals[offer.option]?.stakeMinor ?? ZERO;
    if (stakeMinor <= 0) return [];
    const schedules = new Set(room.commissionModes.map((mode) => scheduleFor(room, offer, mode).id));
    return [stakedBet(room, [...schedules], stakeMinor)];
  });
  return bets.length > 0 ? minor(Math.max(0, worstCoup(bets).cost)) : ZERO;
};
