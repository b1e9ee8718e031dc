// Abandons a shoe that cannot be dealt on: its key is lost, or its cards may have been seen since the backup that was
// restored. Unsettled stakes are returned, and the next round uses a new shoe. [F3]
import { endShoe } from './advance.ts';
import { callOff } from './cancellation.ts';
import type { Accepted } from './decision.ts';
import type { Staff } from './duty.ts';
import type { Instant } from './ids.ts';
import { playedBy } from './shoe-and-round.ts';
import type { OpenTable, Shoe } from './state.ts';

/** The author of a cancellation made by the system. */
export const ITSELF: Staff = { id: 'house', name: 'The house' };
export const LOST = 'The key of the shoe is lost';
export const RESTORED = 'The house was restored from a backup';

/** Ends the shoe; a round that is not settled is cancelled by the table itself, its stakes returned. [F3] */
export const loseShoe = (table: OpenTable, shoe: Shoe, reason: string, now: Instant): Accepted => {
  const { round, phase } = table;
  if (!round || phase === 'settled') return endShoe(table, shoe, now);
  const off = callOff(table, round, ITSELF, reason, now);
  const { player, banker } = round.hands;
  const played = [...table.played, { ...playedBy(shoe, round), at: now, player, banker, mark: null }];
  const ended = endShoe({ ...table, played }, shoe, now);
  return { ...ended, ...off, events: [...off.events, ...ended.events] };
};
