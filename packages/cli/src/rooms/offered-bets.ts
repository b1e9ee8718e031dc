// The bets that a room offers, as data: each schedule that can pay a patron, with the limits of its option. [L3] [B19]
import { type CompiledBet, compileBet } from '@punto/engine/bet/compiled-bet';
import type { BetDefinition } from '@punto/engine/bet/definition';
import { roomBets } from '@punto/engine/bet/room-bets';
import type { Minor } from '@punto/engine/minor';
import { isKnownSchedule, type ScheduleId } from '@punto/engine/option-id';
import type { Room } from '@punto/engine/room';
import { scheduleFor } from '@punto/engine/schedule';
import { SCHEDULE_TERMS } from '@punto/engine/schedule-terms';

export type OfferedBet = {
  readonly bet: CompiledBet;
  readonly maxMinor: Minor;
  /** Open in rounds 1 to `until` of a shoe; `null`: in all. */
  readonly until: number | null;
};

export const offeredBets = (room: Pick<Room, 'offers' | 'commissionModes' | 'bets'>) =>
  room.offers.flatMap((offer): readonly OfferedBet[] => {
    const schedules = new Set(room.commissionModes.map((mode) => scheduleFor(room, offer, mode).id));
    const { maxMinor, until } = offer;
    return [...schedules].map((id) => ({
      bet: compileBet({ ...termsOf(room, id), until }),
      maxMinor,
      until,
    }));
  });

const termsOf = ({ bets }: Pick<Room, 'bets'>, id: ScheduleId): BetDefinition => {
  if (isKnownSchedule(id))
    return { ...SCHEDULE_TERMS[id], name: { en: id }, source: 'docs/rules.md', until: null };
  const bet = roomBets(bets).get(id);
  if (bet === undefined) throw new Error(`no bet ${id} is defined in this room`);
  return bet.definition;
};
