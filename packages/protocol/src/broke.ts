// When a patron may get more play coins. The server grants and the page offers by the same rule. [L7]
import { MINOR_PER_COIN, type Minor, minor } from '@punto/engine/minor';
import type { AccountView, LobbyEntry } from './message.ts';

/** Less than the smallest minimum, and no pending stake that could still be returned. [L7] */
export const isBroke = (account: AccountView, leastMinor: Minor = minor(MINOR_PER_COIN)): boolean =>
  account.availableMinor < leastMinor && account.inPlay.length === 0;

/** The smallest minimum of the open tables, at least one coin. */
export const leastStake = (tables: readonly Pick<LobbyEntry, 'minMinor' | 'service'>[]): Minor => {
  const open = tables.filter((table) => table.service !== 'shut').map((table) => table.minMinor);
  return minor(Math.max(MINOR_PER_COIN, open.length > 0 ? Math.min(...open) : MINOR_PER_COIN));
};
