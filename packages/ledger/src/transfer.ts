// Transfers move money between two accounts, so every one of them sums to zero. A stake is `pending` until
// its round is settled (`post`) or cancelled (`void`), after the two-phase transfers of TigerBeetle.
import type { Minor } from '@punto/engine/minor';
import type { AccountId } from './account.ts';

/** Chosen by the caller; two transfers with one id are the same transfer. [L6] */
export type TransferId = string;

export const TRANSFER_CODES = [
  'grant',
  'top-up',
  'stake',
  'payout',
  'commission',
  'house',
  'correction',
  'wallet-in',
  'wallet-out',
] as const;
/** `wallet-in`, `wallet-out`: money of an operator's patron comes from the operator for a stake, and goes back. */
export type TransferCode = (typeof TRANSFER_CODES)[number];

/** The purpose of the transfer, so that every figure can be traced to its entries. */
export type Memo = {
  /** Server time, milliseconds since 1970. */
  readonly at: number;
  readonly table?: string;
  readonly shoe?: number;
  readonly round?: number;
};

/** Moves at once (`direct`), or reserves (`pending`). */
export type Movement = {
  readonly kind: 'direct' | 'pending';
  readonly id: TransferId;
  readonly debit: AccountId;
  readonly credit: AccountId;
  readonly amountMinor: Minor;
  readonly code: TransferCode;
  readonly memo: Memo;
};

/** Decides a pending transfer: `post` carries it out, `void` releases it. Each can be decided once. */
export type Resolution = {
  readonly kind: 'post' | 'void';
  readonly id: TransferId;
  readonly pending: TransferId;
  readonly memo: Memo;
};

/** A movement of money, or the decision of a pending one. */
export type Transfer = Movement | Resolution;

/** Whether the transfer moves or reserves an amount, rather than deciding an earlier one. */
export const isMovement = (transfer: Transfer): transfer is Movement =>
  transfer.kind === 'direct' || transfer.kind === 'pending';

export const LEDGER_REFUSALS = [
  'amount-not-positive',
  'same-account',
  'between-patrons',
  'other-brand',
  'other-currency',
  'exceeds-available',
  'id-reused',
  'pending-unknown',
  'pending-decided',
] as const;
export type LedgerRefusal = (typeof LEDGER_REFUSALS)[number];

/**
 * Whether two movements under one id are one. The time is left out: a retry comes later and is still the same
 * transfer. [L6]
 */
export const sameMovement = (a: Movement, b: Movement): boolean =>
  a.kind === b.kind &&
  a.debit === b.debit &&
  a.credit === b.credit &&
  a.amountMinor === b.amountMinor &&
  a.code === b.code &&
  sameRound(a.memo, b.memo);

/** Whether two resolutions under one id are one, whenever they were made. [L6] */
export const sameResolution = (a: Resolution, b: Resolution): boolean =>
  a.kind === b.kind && a.pending === b.pending && sameRound(a.memo, b.memo);

const sameRound = (a: Memo, b: Memo): boolean =>
  a.table === b.table && a.shoe === b.shoe && a.round === b.round;
