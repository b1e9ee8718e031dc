// What the house took and paid, added up by day while it happened. A correction counts on the day it was made, as
// what it changed; a round cancelled or voided counts for nothing in the end. Days are those of UTC.
import type { Minor } from '@punto/engine/minor';
import type { OptionId, ScheduleId } from '@punto/engine/option-id';

/** `bet`: each option at each table by each schedule it was paid by, as theory needs it. */
export const FIGURES_BY = ['table', 'option', 'dealer', 'day', 'bet'] as const;
export type FiguresBy = (typeof FIGURES_BY)[number];

export type FigureLine = {
  /** What it was grouped by is named, the rest `null`. A solo room's tables count as one. */
  readonly day: string | null;
  readonly table: string | null;
  readonly option: OptionId | null;
  /** `null` too where a release before schedules were kept settled it. */
  readonly schedule: ScheduleId | null;
  /** The caller's id; `''` by dealer: the machine. */
  readonly dealer: string | null;
  /** In which something of this line was staked. */
  readonly rounds: number;
  readonly bets: number;
  readonly stakeMinor: Minor;
  /** Before commission, without the stakes. */
  readonly winningsMinor: Minor;
  readonly commissionMinor: Minor;
  readonly returnedMinor: Minor;
  /** What corrections could not take back; by option and by bet always 0, for it belongs to no option. */
  readonly uncollectedMinor: Minor;
  /** Sum over rounds and options of the square of what was staked, in coins: the spread of chance follows from it. */
  readonly squareCoins: number;
};

/** Both days included, as `2026-01-31`. Lines without any activity are not there. */
export type Figures = (request: {
  readonly from: string;
  readonly to: string;
  readonly by: FiguresBy;
}) => Promise<readonly FigureLine[]>;
