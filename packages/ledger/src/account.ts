// Accounts of the books. What a patron owns is `balanceMinor`; `pendingMinor` is the part of it that lies on
// the felt, not yet decided. What can still be staked is the difference. [L6]
import { type Minor, minor, ZERO } from '@punto/engine/minor';

export const HOUSE = 'house';
export type AccountId = typeof HOUSE | `patron:${string}` | `escrow:${string}`;

export type Account = {
  readonly id: AccountId;
  /** Sum of all posted credits less all posted debits. Negative for the house alone. */
  readonly balanceMinor: Minor;
  /** Sum of the pending debits not yet posted or voided. */
  readonly pendingMinor: Minor;
};

export const patronAccount = (patron: string): AccountId => `patron:${patron}`;
export const escrowAccount = (table: string): AccountId => `escrow:${table}`;

/** The patron or the table an account is named after; the house's own name for the house. */
export const ownerOf = (id: AccountId): string => id.slice(id.indexOf(':') + 1);

export const emptyAccount = (id: AccountId): Account => ({ id, balanceMinor: ZERO, pendingMinor: ZERO });

export const isPatron = (id: AccountId): boolean => id.startsWith('patron:');

/** What can still be debited. */
export const availableMinor = (account: Account): Minor => minor(account.balanceMinor - account.pendingMinor);

/** The house issues the coins, so it alone may owe. */
export const mayOverdraw = (id: AccountId): boolean => id === HOUSE;
