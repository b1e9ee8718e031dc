// What the reference operator keeps, behind one interface: in memory for simulations, in SQLite for the program. Every method is
// synchronous; the caller makes one call of the wallet one transaction.
import type { WalletAnswer } from '../contract/answers.ts';
import type { MoneyCall } from '../contract/calls.ts';

export type PatronLimits = {
  /** Most of one debit. */
  readonly stake?: number;
  /** Most that debits may exceed credits, from the first one on. */
  readonly loss?: number;
  /** Most of all debits together. */
  readonly turnover?: number;
  /** No debit after this moment, milliseconds since 1970. */
  readonly playUntil?: number;
};

export type WalletPatron = {
  readonly id: string;
  readonly currency: string;
  readonly blocked: boolean;
  readonly limits: PatronLimits;
};

export type WalletSession = { readonly id: string; readonly patron: string; readonly ended: boolean };

/**
 * `taken`: money moved; `refused`: it never will; `cancelled`, `settled`: what became of a debit; `poisoned`: a debit that was cancelled
 * before it came.
 */
export const STORED_STATES = ['taken', 'refused', 'cancelled', 'settled', 'poisoned'] as const;
export type StoredState = (typeof STORED_STATES)[number];

/** A call that was decided, with its answer. */
export type StoredCall = {
  readonly transaction: string;
  readonly call: MoneyCall;
  readonly patron: string;
  readonly currency: string;
  /** Minor units that it added to the balance; below 0 it took them. */
  readonly delta: number;
  readonly state: StoredState;
  /** The body in its canonical form; empty for a poisoned debit that has not come. */
  readonly print: string;
  readonly answer: WalletAnswer;
  readonly at: number;
};

/** Money goes from one account to another, so that every currency sums to zero. */
export type Posting = {
  readonly transaction: string;
  readonly account: string;
  readonly currency: string;
  readonly delta: number;
};

export type BookRows = {
  readonly patron: (id: string) => WalletPatron | null;
  readonly putPatron: (patron: WalletPatron) => void;
  /** The patron of a launch. */
  readonly launch: (launch: string) => string | null;
  readonly session: (id: string) => WalletSession | null;
  readonly putSession: (session: WalletSession) => void;
  readonly balance: (account: string, currency: string) => number;
  /** What debits that count took from the patron, and credits brought. */
  readonly played: (patron: string) => { readonly staked: number; readonly returned: number };
  readonly stored: (transaction: string) => StoredCall | null;
  readonly store: (call: StoredCall) => void;
  readonly setState: (transaction: string, state: StoredState) => void;
  readonly post: (postings: readonly Posting[]) => void;
};

export const patronAccount = (patron: string): string => `patron:${patron}`;
/** What is owed to or by the games of Punto. */
export const gamesAccount = (brand: string): string => `games:${brand}`;
/** Where the money that patrons brought comes from. */
export const CASHIER = 'cashier';

/** The two halves of a movement into `to`, or out of it below 0. */
export const transferOf = (
  transaction: string,
  currency: string,
  from: string,
  to: string,
  delta: number,
): readonly Posting[] =>
  delta === 0
    ? []
    : [
        { transaction, account: from, currency, delta: -delta },
        { transaction, account: to, currency, delta },
      ];
