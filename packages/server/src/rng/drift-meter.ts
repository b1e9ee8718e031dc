// A meter that also feeds the drift test with each settled round, once it is on disk. Rounds dealt by a person are left
// out, because the generator did not shuffle them.
import { finishCoup } from '@punto/engine/coup';
import type { Meter } from '../meter/meter.ts';
import type { Drift } from './drift.ts';

/** Passes every call on to `meter`. */
export const driftMeter = (meter: Meter, drift: Pick<Drift, 'add'>): Meter => ({
  ...meter,
  table: (table) => {
    const inner = meter.table(table);
    return {
      ...inner,
      wrote: (tally, state) => {
        inner.wrote(tally, state);
        const { shoe, round, setup } = state;
        if (!(shoe && round) || setup.dealing === 'person') return;
        const settled = tally.ended.some((ended) => ended.end === 'settled' && ended.shoe === null);
        if (settled) drift.add(finishCoup(round.hands), shoe.rules.decks);
      },
    };
  },
});
