// When the house gives more play coins. The server decides by it and the page offers by it, so it stands once. [L7]
import { MINOR_PER_COIN } from '@punto/engine/minor';
import type { AccountView } from './message.ts';

/** Not a coin left to stake, and nothing on any felt that could still come back. [L7] */
export const isBroke = (account: AccountView): boolean =>
  account.availableMinor < MINOR_PER_COIN && account.inPlay.length === 0;
