// Accounts of the books. What a patron owns is `balanceMinor`; `pendingMinor` is the part of it that lies on
// the felt, not yet decided. What can still be staked is the difference. [L6]
// Each brand has books of its own in each currency. Those of play coins have the short names of a house without operators.
import { type Minor, minor, ZERO } from '@punto/engine/minor';
import { HOUSE_KEY, keyOf, type PatronKey, sameKey } from './patron-key.ts';

export const HOUSE = 'house';

/**
 * The house, a patron, a table's escrow, or the mirror of the operator's book:
 * `house`, `house:acme:EUR`, `patron:ann`, `patron:acme.EUR.7f`, `escrow:main`, `escrow:main:acme:EUR`, `operator:acme:EUR`.
 */
export type AccountId =
  | typeof HOUSE
  | `house:${string}`
  | `patron:${string}`
  | `escrow:${string}`
  | `operator:${string}`;

/** Balances in minor units of the account's currency; available is the difference of the two. [L6] */
export type Account = {
  readonly id: AccountId;
  /** Sum of all posted credits minus all posted debits. Only the house's and an operator's are ever negative. */
  readonly balanceMinor: Minor;
  /** Sum of the pending debits not yet posted or voided. */
  readonly pendingMinor: Minor;
  /**
   * What came to the patron from outside the games: all grants and top-ups, or what the operator brought less what went back to it. What is
   * owned above this was won; what is missing was lost. Negative where an operator's patron has won.
   */
  readonly givenMinor: Minor;
  /** Sum of all accepted stakes, those of cancelled rounds included. Never decreases. [P2] */
  readonly stakedMinor: Minor;
};

/** The account of this patron's money. */
export const patronAccount = (patron: string): AccountId => `patron:${patron}`;

/** The account that holds the stakes of this brand's patrons on this table until they are decided. [L6] */
export const escrowAccount = (table: string, key: PatronKey = HOUSE_KEY): AccountId =>
  sameKey(key, HOUSE_KEY) ? `escrow:${table}` : `escrow:${table}:${key.brand}:${key.currency}`;

/** The account from which the house pays the patrons of this brand and currency. */
export const houseAccount = (key: PatronKey): AccountId =>
  sameKey(key, HOUSE_KEY) ? HOUSE : `house:${key.brand}:${key.currency}`;

/** The mirror of the operator's own book: the negative of what the operator's patrons have brought and not taken back. */
export const operatorAccount = ({ brand, currency }: PatronKey): AccountId => `operator:${brand}:${currency}`;

/** The patron or the table an account is named after; the house's own name for the house. */
export const ownerOf = (id: AccountId): string => {
  const start = id.indexOf(':') + 1;
  if (start === 0) return id;
  const end = id.indexOf(':', start);
  return end === -1 ? id.slice(start) : id.slice(start, end);
};

/** Brand and currency of the account's books. Throws when the name is no account's. */
export const keyOfAccount = (id: string): PatronKey => {
  if (id === HOUSE) return HOUSE_KEY;
  const [kind = '', first, second, third] = id.split(':');
  if (kind === 'patron') return keyOf(id.slice('patron:'.length));
  const [brand, currency] = kind === 'escrow' ? [second, third] : [first, second];
  if (kind === 'escrow' && brand === undefined) return HOUSE_KEY;
  if (brand === undefined || currency === undefined)
    throw new Error(`no brand and currency in the account ${JSON.stringify(id)}`);
  return { brand, currency };
};

/** The brand whose books the account is in. */
export const brandOf = (id: string): string => keyOfAccount(id).brand;

/** The currency of the account's amounts. */
export const currencyOf = (id: string): string => keyOfAccount(id).currency;

/** The account before its first transfer. */
export const emptyAccount = (id: AccountId): Account => ({
  ...{ id, balanceMinor: ZERO, pendingMinor: ZERO, givenMinor: ZERO, stakedMinor: ZERO },
});

/** Whether the account is a patron's: not the house's, no table's escrow and no operator's mirror. */
export const isPatron = (id: AccountId): boolean => id.startsWith('patron:');

/** Whether the account is the house's, of whichever books. */
export const isHouse = (id: string): boolean => id === HOUSE || id.startsWith(`${HOUSE}:`);

/** Whether the account is the mirror of an operator's book. */
export const isOperator = (id: string): boolean => id.startsWith('operator:');

/** The amount that can still be debited. */
export const availableMinor = (account: Account): Minor => minor(account.balanceMinor - account.pendingMinor);

/** The house issues coins and the operator brings money, so only their balances may be negative. */
export const mayOverdraw = (id: AccountId): boolean => isHouse(id) || isOperator(id);
