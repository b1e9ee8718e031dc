// A settled round as the detectors read it: the stakes of each patron, their times, and the result. No other data of the patron.
import type { Minor } from '@punto/engine/minor';
import type { Side } from '@punto/engine/side';
import type { PatronId, TableId } from '@punto/table/ids';

export type SeenStake = {
  readonly patron: PatronId;
  /** A stake on one of player and banker; `null`: on neither, or on both. */
  readonly main: { readonly side: Side; readonly worthMinor: Minor } | null;
  /** The payout of each staked side bet: ids of schedules, or of bets that the room defines. */
  readonly sideBets: readonly string[];
  /** In the patron's currency. */
  readonly stakedMinor: Minor;
  readonly returnedMinor: Minor;
  /** The sum of all stakes, those of patrons of other currencies included: in minor units of the house. So is `main.worthMinor`. */
  readonly worthMinor: Minor;
  /** The first ticket of the round that the patron sent; `null`: the table placed all of them. */
  readonly firstAt: number | null;
};

export type SeenRound = {
  readonly table: TableId;
  readonly shoe: number;
  readonly round: number;
  readonly openedAt: number;
  /** Settled, cancelled. */
  readonly at: number;
  /** The sides that won the last two decided rounds of the shoe before this one, oldest first. */
  readonly before: string;
  /** Share of the shoe that was dealt before. */
  readonly depth: number;
  readonly stakes: readonly SeenStake[];
  /** Side bets that the table offered, and those whose exact value favoured the patron before the round. */
  readonly offered: readonly string[];
  readonly favoured: ReadonlySet<string>;
};
