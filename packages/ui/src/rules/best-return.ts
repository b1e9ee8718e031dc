// The best return of a room: of all options that it offers, the one that returns the largest share of a stake on
// average. The engine computes it over every possible deal of a full shoe, ties included. No way of playing returns
// more, and no bet returns less than what is printed next to it. [B21]
import { edgeIn } from '@punto/engine/bet/full-shoe-bet-odds';
import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import type { Room } from '@punto/engine/room';
import { scheduleFor } from '@punto/engine/schedule';

export type BestReturn = {
  /** As a share of the stake. */
  readonly share: number;
  readonly option: OptionId;
  /** `null` if the option has only one. */
  readonly mode: CommissionMode | null;
};

type Offering = Pick<Room, 'offers' | 'commissionModes' | 'shoe' | 'bets'>;

/** `null` if the room offers no option. */
export const bestReturn = (room: Offering): BestReturn | null => {
  const { offers, commissionModes } = room;
  const all = offers.flatMap((offer) => {
    const modes: readonly CommissionMode[] = offer.option === 'banker' ? commissionModes : ['traditional'];
    return modes.map((mode) => ({
      share: 1 - edgeIn(room, scheduleFor(room, offer, mode).id).edge,
      option: offer.option,
      mode: modes.length > 1 ? mode : null,
    }));
  });
  const [best] = all.sort((a, b) => b.share - a.share);
  return best ?? null;
};
