// The shoe and the round an event speaks of: where it is folded they are there, or the stream is broken.
import { type Instant, instant } from './ids.ts';
import type { OpenTable, Round, Shoe } from './state.ts';

export const shoeOf = (table: OpenTable): Shoe => {
  if (!table.shoe) throw new Error('no shoe at the table');
  return table.shoe;
};

export const roundOf = (table: OpenTable): Round => {
  if (!table.round) throw new Error('no round at the table');
  return table.round;
};

export const after = (at: Instant, ms: number): Instant => instant(at + ms);
