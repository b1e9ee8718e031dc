// Sums of a patron's statement, from the first entry to the newest.
import type { Minor } from '@punto/engine/minor';
import type { PatronId } from '@punto/table/ids';

export type PatronFigures = {
  /** Time of the first entry; `null`: there is none. */
  readonly sinceMs: number | null;
  /** Rounds with a stake that was decided. A cancelled round has none; a round that was voided later stays counted. */
  readonly rounds: number;
  /** Stakes that were decided; those in play are not in it. */
  readonly stakedMinor: Minor;
  /** Payouts less commission, with corrections: `stakedMinor` plus the net of play. */
  readonly returnedMinor: Minor;
  /** Gross: the starting balance and every top-up. */
  readonly depositMinor: Minor;
};

/** As of one moment: the balance of a patron of the house is `depositMinor - stakedMinor + returnedMinor`. */
export type ReadPatronFigures = (patron: PatronId) => Promise<PatronFigures>;
