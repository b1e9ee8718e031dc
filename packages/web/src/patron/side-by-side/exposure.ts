// The total stake at all tables, as one line of text.

import { addMinor, ZERO } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import type { AccountView } from '@punto/protocol/message';

const text = texts('many').bar;

/** `In play at 2 tables: 150`. */
export const exposure = (inPlay: AccountView['inPlay']): string => {
  const total = inPlay.map((each) => each.stakeMinor).reduce(addMinor, ZERO);
  return text.inPlay({ tables: inPlay.length, stake: total });
};
