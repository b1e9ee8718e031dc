// Folds the events of bets behind a seat; the tickets themselves are folded as any other. [V6]

import type { TableEvent } from '../event.ts';
import type { OpenTable, Seating } from '../state.ts';
import { allowBehind, beginBehind, behindOf, endBehind, withNews } from './behind.ts';

type BehindEvent = Extract<
  TableEvent,
  { readonly type: 'BehindAllowed' | 'BehindBegun' | 'BehindEnded' | 'BehindMissed' }
>;

/** What an event about bets behind seats changes. */
export const behindChanges = (seating: Seating, event: BehindEvent): Pick<OpenTable, 'seating'> => {
  switch (event.type) {
    case 'BehindAllowed':
      return { seating: allowBehind(seating, event.seat, event.allowed) };
    case 'BehindBegun': {
      const { patron, seat, stakeMinor, mode, rounds, totalMinor } = event;
      const begun = { patron, seat, stakeMinor, mode, roundsLeft: rounds, totalLeftMinor: totalMinor };
      return { seating: beginBehind(seating, begun) };
    }
    case 'BehindEnded':
      return { seating: endBehind(seating, event.patron, event.why ? { ended: event.why } : null) };
    case 'BehindMissed': {
      const { patron, refusal } = event;
      const seat = behindOf(seating, patron)?.seat;
      return {
        seating:
          seat === undefined ? seating : withNews(seating, patron, { seat, news: { missed: refusal } }),
      };
    }
  }
};
