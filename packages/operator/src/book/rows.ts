// The data of the reference operator behind one interface: in memory for simulations, in SQLite for the program. Every method is
// synchronous; the caller makes one wallet call one transaction.
import type { WalletAnswer, WalletSessionAnswer } from '../contract/answers.ts';
import type { MoneyCall } from '../contract/calls.ts';

export type PatronLimits = {
  /** The largest amount of one debit. */
  readonly stake?: number;
  /** The largest excess of debits over credits, from the first one on. */
  readonly loss?: number;
  /** The largest sum of all debits. */
  readonly turnover?: number;
  /** No debit after this time, milliseconds since 1970. */
  readonly playUntil?: number;
  /** Sent with the answer to `session`; the wallet does nothing with it. */
  readonly realityCheck?: NonNullable<WalletSessionAnswer['realityCheck']>;
};

export type WalletPatron = {
  readonly id: string;
  readonly currency: string;
  readonly blocked: boolean;
  readonly limits: PatronLimits;
};

export type WalletSession = { readonly id: string; readonly patron: string; readonly ended: boolean };

/**
 * `taken`: the amount was debited or credited; `refused`: the call moved nothing and never will; `cancelled`, `settled`: the
 * final states of a debit; `poisoned`: the cancel arrived before the debit.
 */
export const STORED_STATES = ['taken', 'refused', 'cancelled', 'settled', 'poisoned'] as const;
export type StoredState = (typeof STORED_STATES)[number];

/** A call that was decided, with its answer. */
export type StoredCall = {
  readonly transaction: string;
  readonly call: MoneyCall;
  readonly patron: string;
  readonly currency: string;
  /** Minor units added to the balance; negative: taken from it. */
  readonly delta: number;
  readonly state: StoredState;
  /** The body in canonical form; empty for a poisoned debit that has not arrived. */
  readonly print: string;
  readonly answer: WalletAnswer;
  readonly at: number;
};

/** Money moves from one account to another, so every currency sums to zero. */
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
  /** The sums of the counted debits and of the credits. */
  readonly played: (patron: string) => { readonly staked: number; readonly returned: number };
  readonly stored: (transaction: string) => StoredCall | null;
  readonly store: (call: StoredCall) => void;
  readonly setState: (transaction: string, state: StoredState) => void;
  readonly post: (postings: readonly Posting[]) => void;
};

export const patronAccount = (patron: string): string => `patron:${patron}`;
/** The amount owed to or by the games of Punto. */
export const gamesAccount = (brand: string): string => `games:${brand}`;
/** The source of the patrons' money. */
export const CASHIER = 'cashier';

/** The two halves of a movement into `to`; negative: out of it. */
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
