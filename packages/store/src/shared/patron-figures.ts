// Adds up the statement of a patron, for both databases.
import { minor } from '@punto/engine/minor';
import type { Movement } from '@punto/ledger/transfer';
import type { PatronFigures } from '../patron-figure-store.ts';

export type FigureTotals = {
  readonly since: number | null;
  readonly rounds: number;
  readonly staked: number;
  readonly deposit: number;
  /** Sum of all entries but those with the wallet of an operator: the balance of a patron of the house. */
  readonly moved: number;
};

export const NO_TOTALS: FigureTotals = { since: null, rounds: 0, staked: 0, deposit: 0, moved: 0 };

/** Codes of what comes from the wallet of the patron's operator and goes back there: neither deposits nor play. */
export const WALLET_CODES: readonly Movement['code'][] = ['wallet-in', 'wallet-out'];

/** Codes of what the house gives. */
export const DEPOSIT_CODES: readonly Movement['code'][] = ['grant', 'top-up'];

export const figuresOf = ({ since, rounds, staked, deposit, moved }: FigureTotals): PatronFigures => ({
  sinceMs: since,
  rounds,
  stakedMinor: minor(staked),
  returnedMinor: minor(moved - deposit + staked),
  depositMinor: minor(deposit),
});
