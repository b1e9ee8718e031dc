// Which chips the rail offers, and which of them is in the hand: no chip that no spot of this table takes by itself, and
// none in the hand that the patron can no longer stake. [L3] [L6]

import { type Minor, minor } from '@punto/engine/minor';
import type { TableView } from '@punto/protocol/message';

type Fitted = Pick<TableView['setup'], 'chipsMinor' | 'offers'>;

/** From the least minimum of the table to the largest maximum; the least minimum itself where no chip lies between. */
export const offeredChips = ({ chipsMinor, offers }: Fitted): readonly Minor[] => {
  if (offers.length === 0) return chipsMinor;
  const least = Math.min(...offers.map((offer) => offer.minMinor));
  const most = Math.max(...offers.map((offer) => offer.maxMinor));
  const fitting = chipsMinor.filter((chip) => chip >= least && chip <= most);
  return fitting.length > 0 ? fitting : [minor(least)];
};

/**
 * The chip in the hand: the one wished for, or the next smaller that is offered and affordable. With nothing left it stays
 * what it was, so that the next round finds it again.
 */
export const chipInHand = (
  offered: readonly Minor[],
  wishedMinor: Minor | null,
  leftMinor: Minor,
): Minor | undefined => {
  const wished =
    wishedMinor === null ? offered[0] : (offered.findLast((chip) => chip <= wishedMinor) ?? offered[0]);
  const affordable = offered.filter((chip) => chip <= leftMinor);
  if (wished === undefined || affordable.length === 0) return wished;
  return affordable.findLast((chip) => chip <= wished) ?? affordable[0];
};
