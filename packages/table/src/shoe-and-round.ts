// The shoe and round that an event refers to. They exist when the event is folded; otherwise the stream is corrupt.
import type { Hex32 } from '@punto/engine/fairness/record';
import { type Instant, instant } from './ids.ts';
import type { PlayedRound } from './records/archive.ts';
import type { OpenTable, Round, Shoe } from './state.ts';

/** The shoe; throws when there is none. */
export const shoeOf = (table: OpenTable): Shoe => {
  if (!table.shoe) throw new Error('no shoe at the table');
  return table.shoe;
};

/** The seed of the cut. Throws before the cut, because no card leaves a shoe before its cut. [F2] */
export const seedFor = ({ seal, cut }: Shoe): Hex32 | null => {
  if (seal && !cut) throw new Error('the shoe is not cut');
  return cut?.seed ?? null;
};

/** The round; throws when there is none. */
export const roundOf = (table: OpenTable): Round => {
  if (!table.round) throw new Error('no round at the table');
  return table.round;
};

/** The instant `ms` milliseconds later. */
export const after = (at: Instant, ms: number): Instant => instant(at + ms);

/** The cards that the round has taken from the shoe so far. */
export const playedBy = (
  { next }: Pick<Shoe, 'next'>,
  { number, first }: Pick<Round, 'number' | 'first'>,
): Pick<PlayedRound, 'number' | 'first' | 'taken'> => ({ number, first, taken: next - first });

/**
 * The number of the shoe after the present one. `spent`: numbers up to it may be those of shoes that a restore from a backup lost, and no
 * round may have the name of another.
 */
export const nextShoeNumber = ({ shoes }: Pick<OpenTable, 'shoes'>, spent = 0): number =>
  Math.max(shoes, spent) + 1;
