// A shoe whose order cannot be read any more: its key is lost. What could not be played to its end is given back,
// and what comes next is dealt from a new shoe; nothing else suffers. [F3]
import { endShoe } from './advance.ts';
import { callOff } from './cancellation.ts';
import type { Accepted } from './decision.ts';
import type { Staff } from './duty.ts';
import type { Instant } from './ids.ts';
import { playedBy } from './present.ts';
import type { OpenTable, Shoe } from './state.ts';

/** Who calls off a round that nobody of the house could save. */
export const ITSELF: Staff = { id: 'house', name: 'The house' };
export const LOST = 'The key of the shoe is lost';

export const loseShoe = (table: OpenTable, shoe: Shoe, now: Instant): Accepted => {
  const { round, phase } = table;
  if (!round || phase === 'settled') return endShoe(table, shoe, now);
  const off = callOff(table, round, ITSELF, LOST, now);
  const { player, banker } = round.hands;
  const played = [...table.played, { ...playedBy(shoe, round), at: now, player, banker, mark: null }];
  const ended = endShoe({ ...table, played }, shoe, now);
  return { ...ended, ...off, events: [...off.events, ...ended.events] };
};
