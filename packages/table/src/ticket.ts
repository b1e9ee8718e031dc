// A ticket: the bets a patron confirms together, accepted or refused whole. [L5]
import type { DifferentialLimit } from '@punto/engine/differential';
import { type Minor, minor } from '@punto/engine/minor';
import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import type { ProtectionRefusal } from '@punto/ledger/protection/protection-refusal';
import type { PatronId, TicketId } from './ids.ts';

export type Bet = { readonly option: OptionId; readonly stakeMinor: Minor };

/** The bets a patron places at once; taken or refused whole. [L5] [L6] */
export type Ticket = {
  readonly id: TicketId;
  readonly patron: PatronId;
  /** The shoe and round it is meant for: a ticket that arrives late never slips into the next. */
  readonly shoe: number;
  readonly round: number;
  readonly mode: CommissionMode;
  /** At least one; each option once. */
  readonly bets: readonly Bet[];
  /** The seat it is behind: the table placed it when betting closed, as the patron had asked. [V6] */
  readonly behind?: string;
  /** The patron's part in the cut, where the ticket is the Deal: 64 hexadecimal digits. [F2] [V5] */
  readonly cut?: string;
};

/** What the bets cost together. */
export const totalOf = (bets: readonly Bet[]): Minor =>
  minor(bets.reduce((sum, bet) => sum + bet.stakeMinor, 0));

export const WALLET_REFUSALS = [
  'session-expired',
  'patron-blocked',
  'limit-stake',
  'limit-loss',
  'limit-time',
  'limit-turnover',
  'fault',
] as const;
/** What the patron is shown of a refused debit. `fault`: nothing that the patron can change. */
export type WalletRefusal = (typeof WALLET_REFUSALS)[number];

/** The operator's own sentence with a refusal: plain text of 500 characters at most. */
export type OperatorWords = {
  readonly text: string;
  /** Its language by BCP 47; absent: that of the session. */
  readonly lang?: string;
};

/** Why a ticket is refused: one reason that shows what to change. [L5] */
export type TicketRefusal =
  | { readonly reason: 'betting-closed' }
  | { readonly reason: 'table-paused' }
  /** The house takes no bets of this patron; watching is free. */
  | { readonly reason: 'suspended' }
  /** The patron has unsettled stakes at as many other tables as the deployment allows. */
  | { readonly reason: 'staked-elsewhere'; readonly tablesAtOnce: number }
  /** Only who sits at the table may stake. [V6] */
  | { readonly reason: 'no-seat' }
  /** One of player, banker and tie in a round. [V5] */
  | { readonly reason: 'one-main'; readonly option: OptionId }
  | { readonly reason: 'not-offered'; readonly option: OptionId }
  | { readonly reason: 'mode-not-offered'; readonly mode: CommissionMode }
  | { readonly reason: 'mode-fixed'; readonly mode: CommissionMode }
  | { readonly reason: 'closed-for-shoe'; readonly option: OptionId; readonly until: number }
  | { readonly reason: 'not-a-multiple'; readonly option: OptionId; readonly stepMinor: Minor }
  | { readonly reason: 'below-minimum'; readonly option: OptionId; readonly minMinor: Minor }
  | { readonly reason: 'above-maximum'; readonly option: OptionId; readonly maxMinor: Minor }
  /** Answers from before there were two limits name none: it was the table's. [L4] */
  | {
      readonly reason: 'over-differential';
      readonly option: OptionId;
      /** What the option still takes together with the rest of the ticket. */
      readonly openMinor: Minor;
      readonly limit?: DifferentialLimit;
      readonly limitMinor?: Minor;
    }
  | {
      readonly reason: 'not-enough-balance';
      readonly availableMinor: Minor;
      readonly say?: OperatorWords;
    }
  /** The operator, who keeps the patron's money, refused the debit. */
  | { readonly reason: 'wallet-refused'; readonly code: WalletRefusal; readonly say?: OperatorWords }
  /** The operator has not answered in time, or not clearly; what it has taken goes back. */
  | { readonly reason: 'wallet-unclear' }
  /** Calls to the operator fail, so nothing is sent. */
  | { readonly reason: 'wallet-unavailable' }
  /** Earlier calls about this patron are not delivered yet. */
  | { readonly reason: 'wallet-locked' }
  /** The patron's limits, a time-out, an exclusion, or a reality check without an answer. [P1]–[P6] */
  | ProtectionRefusal;

export type RefusalReason = TicketRefusal['reason'];
