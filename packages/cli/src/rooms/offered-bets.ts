// The bets that a room offers, as data: each schedule that a patron can be paid by, with the limits of its option. [L3] [B19]
import { type CompiledBet, compileBet } from '@punto/engine/bet/compiled-bet';
import type { Minor } from '@punto/engine/minor';
import type { Room } from '@punto/engine/room';
import { scheduleFor } from '@punto/engine/schedule';
import { SCHEDULE_TERMS } from '@punto/engine/schedule-terms';

export type OfferedBet = {
  readonly bet: CompiledBet;
  readonly maxMinor: Minor;
  /** Open in rounds 1 to `until` of a shoe; `null`: in all. */
  readonly until: number | null;
};

export const offeredBets = ({ offers, commissionModes }: Pick<Room, 'offers' | 'commissionModes'>) =>
  offers.flatMap((offer): readonly OfferedBet[] => {
    const schedules = new Set(commissionModes.map((mode) => scheduleFor(offer, mode).id));
    return [...schedules].map((id) => ({
      bet: compileBet({
        ...SCHEDULE_TERMS[id],
        name: { en: id },
        source: 'docs/rules.md',
        until: offer.until,
      }),
      maxMinor: offer.maxMinor,
      until: offer.until,
    }));
  });
