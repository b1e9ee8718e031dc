// The inputs of `decide` besides the state: the time, and a card at the moment it is dealt.
import type { Card } from '@punto/engine/card';
import type { BeaconRound, BeaconValue, Hex32 } from '@punto/engine/fairness/record';
import type { Minor } from '@punto/engine/minor';
import type { Instant, PatronId } from './ids.ts';
import type { KeptRecord } from './records/record.ts';
import type { OpenTable } from './state.ts';
import type { TicketRefusal } from './ticket.ts';

/**
 * What the world knows and the state does not: time, cards, records. Given to every decision; the functions are
 * called during it only.
 */
export type Context = {
  readonly now: Instant;
  /** Time of arrival, where it decides whether the command was in time; its effects have the current time. [T2] */
  readonly arrived?: Instant;
  /** The patron is suspended: acts by which the patron would take part are refused. Left out: not suspended. */
  readonly suspended?: boolean;
  /**
   * The time-out or exclusion of a patron, read for acts by which a patron takes part, and for patrons with a seat or a bet
   * behind one when a round opens; `null` or absent: none. [P5] [P6]
   */
  readonly absenceOf?: (patron: PatronId) => 'exclusion' | 'time-out' | null;
  /**
   * The card at an index of the present shoe, cut by this seed; asked only for a card that is dealt at this moment.
   */
  readonly cardAt: (index: number, seed: Hex32 | null) => Card;
  /** The house's value for the cut; called only when the cut is made. [F2] */
  readonly houseValue: () => Hex32;
  /** Value of the beacon round named in the commitment; `null`: not available. [F2] */
  readonly beacon: (round: BeaconRound) => BeaconValue | null;
  /** When that round is published; `null` or left out: it is not known, and is not waited for. [F2] */
  readonly beaconDueAt?: (round: BeaconRound) => Instant | null;
  /** The time since which no window of the patron is at the table; `null` while one is. */
  readonly awaySince: (patron: PatronId) => Instant | null;
  /** The patron's available balance; called only for corrections and for bets behind a seat. [T6] [V6] */
  readonly availableMinor: (patron: PatronId) => Minor;
  /**
   * Why a bet of `stakeMinor` that the table places behind a seat for this patron is refused outside the table; absent: never
   * refused. [V6]
   */
  readonly whyNotBehind?: (patron: PatronId, table: OpenTable, stakeMinor: Minor) => TicketRefusal | null;
  /** Numbers of shoes up to this one are not given again, see `nextShoeNumber`; absent: none. */
  readonly spentShoes?: number;
  /** The latest record of each patron with stakes in a settled round; called only for corrections. [T6] */
  readonly recordsOf: (shoe: number, round: number) => readonly KeptRecord[];
};
