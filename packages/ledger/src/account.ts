// Accounts of the books. What a patron owns is `balanceMinor`; `pendingMinor` is the part of it that lies on
// the felt, not yet decided. What can still be staked is the difference. [L6]
import { type Minor, minor, ZERO } from '@punto/engine/minor';

export const HOUSE = 'house';

/** The house, or a patron or a table's escrow by name. */
export type AccountId = typeof HOUSE | `patron:${string}` | `escrow:${string}`;

/** Balances in minor units; available is the difference of the two. [L6] */
export type Account = {
  readonly id: AccountId;
  /** Sum of all posted credits minus all posted debits. Only the house's is ever negative. */
  readonly balanceMinor: Minor;
  /** Sum of the pending debits not yet posted or voided. */
  readonly pendingMinor: Minor;
};

/** The account of this patron's coins. */
export const patronAccount = (patron: string): AccountId => `patron:${patron}`;

/** The account that holds the stakes on this table until they are decided. [L6] */
export const escrowAccount = (table: string): AccountId => `escrow:${table}`;

/** The patron or the table an account is named after; the house's own name for the house. */
export const ownerOf = (id: AccountId): string => id.slice(id.indexOf(':') + 1);

/** The account before its first transfer. */
export const emptyAccount = (id: AccountId): Account => ({ id, balanceMinor: ZERO, pendingMinor: ZERO });

/** Whether the account is a patron's: not the house's and no table's escrow. */
export const isPatron = (id: AccountId): boolean => id.startsWith('patron:');

/** The amount that can still be debited. */
export const availableMinor = (account: Account): Minor => minor(account.balanceMinor - account.pendingMinor);

/** The house issues the coins, so only its balance may be negative. */
export const mayOverdraw = (id: AccountId): boolean => id === HOUSE;
