// The meter that also shows the watch over the cards each round that is settled, once it is on disk. What a person
// deals is not the generator's doing, and left out.
import { finishCoup } from '@punto/engine/coup';
import type { Meter } from '../meter/meter.ts';
import type { Drift } from './drift.ts';

/** Hands everything on. */
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
