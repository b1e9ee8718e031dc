// A meter that also feeds the drift test with each settled round, once it is on disk. Rounds dealt by a person are left
// out, because the generator did not shuffle them.
import { finishCoup } from '@punto/engine/coup';
import { withBatchListener } from '../meter/batch-listener.ts';
import type { Meter } from '../meter/meter.ts';
import type { Drift } from './drift.ts';

export const driftMeter = (meter: Meter, drift: Pick<Drift, 'add'>): Meter =>
  withBatchListener(meter, (_, tally, { shoe, round, setup }) => {
    if (!(shoe && round) || setup.dealing === 'person') return;
    const settled = tally.ended.some((ended) => ended.end === 'settled' && ended.shoe === null);
    if (settled) drift.add(finishCoup(round.hands), shoe.rules.decks);
  });
