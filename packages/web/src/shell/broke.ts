// When the house offers more play coins: nothing to stake, and nothing on any felt that could still return. [L7]

import { MINOR_PER_COIN } from '@punto/engine/minor';
import type { AccountView } from '@punto/protocol/message';

export const isBroke = (account: AccountView | null): boolean =>
  account !== null && account.availableMinor < MINOR_PER_COIN && account.inPlay.length === 0;
