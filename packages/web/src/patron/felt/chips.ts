// Which chips the rail offers, and which is selected: no chip that no spot of the table accepts, and none that the
// patron cannot afford. [L3] [L6]

import { type Minor, minor } from '@punto/engine/minor';
import type { TableView } from '@punto/protocol/message';

type Fitted = Pick<TableView['setup'], 'chipsMinor' | 'offers'>;

/** Chips from the lowest minimum to the highest maximum; the lowest minimum itself if there is none. */
export const offeredChips = ({ chipsMinor, offers }: Fitted): readonly Minor[] => {
  if (offers.length === 0) return chipsMinor;
  const least = Math.min(...offers.map((offer) => offer.minMinor));
  const most = Math.max(...offers.map((offer) => offer.maxMinor));
  const fitting = chipsMinor.filter((chip) => chip >= least && chip <= most);
  return fitting.length > 0 ? fitting : [minor(least)];
};

/**
 * The selected chip: the preferred one, or the next smaller one that is offered and affordable. With an empty balance
 * it is not changed, so that it is the same in the next round.
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
