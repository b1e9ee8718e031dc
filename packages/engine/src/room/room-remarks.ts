// Remarks for the house on a room that is valid. [L1] [L4] [V6]

import { scheduleFor } from '../option/schedule.ts';
import { isKnownSchedule } from '../option-id.ts';
import type { Fault } from '../reader.ts';
import type { Room } from '../room.ts';

/**
 * Remarks on a room that passed `checkRoom`, each at its field: inexact payouts at the smallest stake, an offer of
 * the shoe longer than the betting, a player limit that is never reached. [L1] [V6] [L4]
 */
export const roomRemarks = (room: Room): readonly Fault[] => [
  ...roundings(room),
  ...vainOffers(room),
  ...vainPlayerLimit(room),
];

/** A patron's own stakes never lie further apart than the largest stake on one side. [L4] */
const vainPlayerLimit = ({ offers, patronDifferentialMinor }: Room): readonly Fault[] => {
  const sides = offers.filter(({ option }) => option === 'player' || option === 'banker');
  const most = Math.max(0, ...sides.map(({ maxMinor }) => maxMinor));
  return patronDifferentialMinor && patronDifferentialMinor >= most
    ? [
        {
          path: 'patronDifferentialMinor',
          says: `is never reached: a patron may stake at most ${most} on a side; lower it or raise the maximum`,
        },
      ]
    : [];
};

/** The shoe is offered while betting is open; an offer not taken by then expires. [V6] */
const vainOffers = ({ seats, pace }: Room): readonly Fault[] =>
  seats !== undefined && seats.offerMs > pace.bettingMs
    ? [
        {
          path: 'seats.offerMs',
          says: `is longer than the betting, ${pace.bettingMs}: the house deals before this time is over`,
        },
      ]
    : [];

/** Remarks on payouts that are rounded down, or commissions rounded up, at the smallest stake. [L1] */
const roundings = (room: Room): readonly Fault[] =>
  room.offers.flatMap((offer, i) => {
    const { commissionModes, stepMinor } = room;
    // Remarks on bets that the room defines are reported at their definitions.
    if (!isKnownSchedule(offer.schedule)) return [];
    const schedules = commissionModes.map((mode) => scheduleFor(room, offer, mode));
    const payouts = schedules.flatMap(({ lines }) => lines.map(({ pays }) => pays));
    const commissions = schedules.flatMap(({ commission }) => (commission === null ? [] : [commission]));
    const inexact = ([part, of]: readonly [number, number]) => (stepMinor * part) % of !== 0;
    return [
      ...(payouts.some(inexact) ? ['payouts round down'] : []),
      ...(commissions.some(inexact) ? ['the commission rounds up'] : []),
    ].map((rounds) => ({
      path: `offers[${i}]`,
      says: `${offer.option}: at a step of ${stepMinor} ${rounds} to the minor unit`,
    }));
  });
