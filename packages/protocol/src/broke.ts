// When the house gives more play coins. The server decides by it and the page offers by it, so it is written once. [L7]
import { MINOR_PER_COIN, type Minor, minor } from '@punto/engine/minor';
import type { AccountView, LobbyEntry } from './message.ts';

/** Less than any table takes, and nothing on any felt that could still come back. [L7] */
export const isBroke = (account: AccountView, leastMinor: Minor = minor(MINOR_PER_COIN)): boolean =>
  account.availableMinor < leastMinor && account.inPlay.length === 0;

/** The least that can be staked in the house: the smallest minimum of its open tables, a coin at least. */
export const leastStake = (tables: readonly Pick<LobbyEntry, 'minMinor' | 'service'>[]): Minor => {
  const open = tables.filter((table) => table.service !== 'shut').map((table) => table.minMinor);
  return minor(Math.max(MINOR_PER_COIN, open.length > 0 ? Math.min(...open) : MINOR_PER_COIN));
};
