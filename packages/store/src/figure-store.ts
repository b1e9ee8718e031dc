// The house's turnover and winnings, added up by UTC day when they happen. A correction counts on the day it was made,
// with the difference it made; a cancelled or voided round counts zero in the end.
import type { Minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';

/** `bet`: by option, table and pay schedule, which the comparison with theory needs. */
export const FIGURES_BY = ['table', 'option', 'dealer', 'day', 'bet'] as const;
export type FiguresBy = (typeof FIGURES_BY)[number];

export type FigureLine = {
  /** Only the fields grouped by are set, the others are `null`. The tables of a solo room count as one. */
  readonly day: string | null;
  readonly table: string | null;
  readonly option: OptionId | null;
  /**
   * One of the twenty schedules, or the hash of the definition of a room's bet: the hash identifies the pay table for ever, while
   * an id may get another definition. `null` also for bets settled by releases that did not store schedules.
   */
  readonly schedule: string | null;
  /** Staff id of the caller; `''` when grouped by dealer: dealt by the machine. */
  readonly dealer: string | null;
  /** The brand of the patrons; `house`: the house's own. */
  readonly brand: string;
  /** The currency of the amounts, an ISO 4217 code, or `COIN` for play coins. */
  readonly currency: string;
  /** Rounds with at least one stake on this line. */
  readonly rounds: number;
  readonly bets: number;
  readonly stakeMinor: Minor;
  /** Before commission, without the stakes. */
  readonly winningsMinor: Minor;
  readonly commissionMinor: Minor;
  readonly returnedMinor: Minor;
  /** What corrections could not collect; always 0 by option and by bet, since it belongs to no option. */
  readonly uncollectedMinor: Minor;
  /** Sum over rounds and options of the squared stake, in coins² or whole units of the currency squared; the variance follows from it. */
  readonly squareCoins: number;
};

/** Both days inclusive, as `2026-01-31`. Lines without activity are left out. */
export type Figures = (request: {
  readonly from: string;
  readonly to: string;
  readonly by: FiguresBy;
}) => Promise<readonly FigureLine[]>;
