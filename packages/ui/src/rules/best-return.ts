// The best return of a room: of all options that it offers, the one that returns the largest share of a stake on
// average. The engine computes it over every possible deal of a full shoe, ties included. No way of playing returns
// more, and no bet returns less than what is printed next to it. [B21]
import { edgeOf } from '@punto/engine/odds';
import type { CommissionMode } from '@punto/engine/option-id';
import type { Room } from '@punto/engine/room';
import { scheduleFor } from '@punto/engine/schedule';
import { optionTitle } from '../words/option-title.ts';
import { percent } from '../words/percent.ts';

export type BestReturn = {
  /** `98.94 %` */
  readonly share: string;
  /** Title of the option, with the room's own names. */
  readonly of: string;
};

type Offering = Pick<Room, 'offers' | 'commissionModes' | 'labels' | 'shoe'>;

/** `null` if the room offers no option. */
export const bestReturn = ({ offers, commissionModes, labels, shoe }: Offering): BestReturn | null => {
  const all = offers.flatMap((offer) => {
    const modes: readonly CommissionMode[] = offer.option === 'banker' ? commissionModes : ['traditional'];
    return modes.map((mode) => ({
      edge: edgeOf(scheduleFor(offer, mode).id, shoe.decks).edge,
      of: `${optionTitle(offer.option, labels)}${modes.length > 1 ? MODE_WORDS[mode] : ''}`,
    }));
  });
  const [best] = all.sort((a, b) => a.edge - b.edge);
  return best ? { share: percent(1 - best.edge, 2), of: best.of } : null;
};

const MODE_WORDS: Readonly<Record<CommissionMode, string>> = {
  traditional: ' with commission',
  'no-commission': ' without commission',
};
