// A meter that also passes each finished round to the monitoring, once the round is on disk.
import type { Meter } from '../meter/meter.ts';
import type { Monitor } from './monitor.ts';

/** Passes every call on to `meter`. */
export const monitorMeter = (meter: Meter, monitor: Pick<Monitor, 'ended'>): Meter => ({
  ...meter,
  table: (table) => {
    const inner = meter.table(table);
    return {
      ...inner,
      wrote: (tally, state) => {
        inner.wrote(tally, state);
        const { shoe, round, setup } = state;
        if (!(shoe && round && tally.ended.some((ended) => ended.shoe === null))) return;
        monitor.ended(table, {
          ...{ shoe: shoe.number, decks: shoe.rules.decks, burnt: shoe.burn?.faceUp ?? null },
          ...{ round: round.number, hands: round.hands, hasStakes: round.stakes.size > 0, setup },
        });
      },
    };
  },
});
