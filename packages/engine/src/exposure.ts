// The largest loss of the house in a round with the present stakes: one coup of every kind that the words of the staked bets
// distinguish is settled, and the most expensive one counts. Each patron has a commission mode, so banker is taken at its higher price. With
// few decks the most expensive coup may be one that the decks cannot deal; then the figure is an upper bound. [B] [L3]

import { stakedBet } from './exposure/staked-bet.ts';
import { worstCoup } from './exposure/worst-coup.ts';
import { type Minor, minor, ZERO } from './minor.ts';
import { scheduleFor } from './option/schedule.ts';
import type { OptionId } from './option-id.ts';
import type { Room } from './room.ts';

type Stakes = Readonly<Partial<Record<OptionId, { readonly stakeMinor: Minor }>>>;

/** Cached by the totals object: a ticket makes a new one, and the floor asks about the same one many times. */
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
