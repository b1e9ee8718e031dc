// Data for the operators of brands: the rounds in which their patrons staked, and their figures by quarter of an hour,
// table, option and pay schedule. Both are written in the transaction that settles; a correction adds a separate round and
// figure.
import type { Minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import type { RecordStatus, TableId } from '@punto/table/index';

/** The sums of one currency. A stake that went back with its round is in `cancelledMinor` alone. */
export type BrandSums = {
  readonly patrons: number;
  readonly bets: number;
  readonly stakeMinor: Minor;
  readonly returnedMinor: Minor;
  readonly commissionMinor: Minor;
  readonly cancelledMinor: Minor;
};

/** One account of a round for one brand; a correction is another with the next revision. */
export type BrandRound = {
  readonly brand: string;
  readonly table: TableId;
  readonly shoe: number;
  readonly round: number;
  readonly revision: number;
  readonly at: number;
  readonly status: RecordStatus;
  readonly currencies: Readonly<Record<string, BrandSums>>;
};

/** Filters of the rounds of a brand; `from` inclusive, `to` exclusive, by settlement. */
export type BrandRoundsRequest = {
  readonly brand: string;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** The cursor of the last item read; `null`: from the first. */
  readonly after: string | null;
  readonly limit: number;
};

/**
 * The first items after a cursor, oldest first. `next`: the cursor after the last item; it stays valid, and what is written later
 * comes after it. `more`: whether there are further items now.
 */
export type Feed<T> = { readonly items: readonly T[]; readonly next: string | null; readonly more: boolean };

/** Figures of one line. `correctedQuarter`: of what a correction corrects; `null`: no correction. */
export type BrandFigure = {
  readonly currency: string;
  /** Quarters of an hour since 1970, by settlement. */
  readonly quarter: number;
  readonly correctedQuarter: number | null;
  readonly table: string;
  readonly option: OptionId;
  /** A schedule of the rules, or the hash of the definition of a room's bet; `''`: not stored. */
  readonly schedule: string;
  readonly bets: number;
  readonly stakeMinor: Minor;
  readonly returnedMinor: Minor;
  readonly commissionMinor: Minor;
  readonly cancelledMinor: Minor;
};

/** A call to the wallet of a brand. `open`: not answered or not delivered yet. */
export type BrandTransaction = {
  readonly id: string;
  readonly call: 'debit' | 'cancel' | 'credit' | 'adjust';
  readonly at: number;
  /** The patron's id at the operator. */
  readonly patron: string;
  readonly currency: string;
  readonly table: string;
  /** Of a debit what is staked; of other calls the change of the patron's balance. */
  readonly amountMinor: Minor;
  readonly state: 'open' | 'done' | 'refused' | 'cancelled';
  /** Why it was refused or cancelled, or why the last attempt failed. */
  readonly fault: string | null;
};

/** In order of time, then of ids. */
export type TransactionsRequest = BrandRoundsRequest & { readonly unresolved: boolean };

/** A span of the calls of a brand; `from` inclusive, `to` exclusive, by the time of the call. */
export type BookRequest = {
  readonly brand: string;
  readonly from: number;
  readonly to: number;
  /** Most lines of a piece. */
  readonly limit: number;
};

export type OfficeStore = {
  readonly transactions: (request: TransactionsRequest) => Promise<Feed<BrandTransaction>>;
  /** The calls of a span but the cancels, as whole lines of CSV without a head: id, currency, amount, state, time. In no order. */
  readonly walletBookPages: (request: BookRequest) => AsyncIterable<string>;
  readonly rounds: (request: BrandRoundsRequest) => Promise<Feed<BrandRound>>;
  /** Lines of quarters from inclusive, to exclusive, in order of their key. */
  readonly figures: (brand: string, from: number, to: number) => Promise<readonly BrandFigure[]>;
};
