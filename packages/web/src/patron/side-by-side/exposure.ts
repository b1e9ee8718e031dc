// The total stake at all tables, as one line of text.

import { addMinor, ZERO } from '@punto/engine/minor';
import type { AccountView } from '@punto/protocol/message';
import { money, plural } from '@punto/ui/words/number.ts';

/** `In play at 2 tables: 150`; `null` if nothing is staked. */
export const exposure = (inPlay: AccountView['inPlay']): string | null => {
  if (inPlay.length === 0) return null;
  const total = inPlay.map((each) => each.stakeMinor).reduce(addMinor, ZERO);
  return `In play at ${inPlay.length} ${plural(inPlay.length, 'table')}: ${money(total)}`;
};
