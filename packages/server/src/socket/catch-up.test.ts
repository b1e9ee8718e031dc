// What is read after lost messages of a table concerns all patrons, not only its watchers.
import { exampleView } from '@punto/protocol/test/support/example-view';
import { patronId, tableId, version } from '@punto/table/ids';
import { expect, it } from 'vitest';
import { createManualClock } from '../../test/support/manual-clock.ts';
import { Semaphore } from '../limits/semaphore.ts';
import type { MissedSettlement } from './account/missed-settlements.ts';
import { CatchUp } from './catch-up.ts';

const TABLE = tableId('one');
const ANNA = patronId('anna');

it('[T6] a correction in lost messages is sent to a patron who watches another table (nodes/torture seed 88)', async () => {
  const clock = createManualClock();
  const correction = { record: { patron: ANNA, revision: 1 } } as unknown as MissedSettlement;
  const settled = Promise.withResolvers<MissedSettlement>();
  const catchUp = new CatchUp({
    ...{ table: TABLE, publishedAs: TABLE, clock, turns: new Semaphore(1) },
    broker: {
      node: 'a',
      ask: async () => ({ type: 'look', from: null, version: version(1), view: exampleView(), own: null }),
    },
    missed: {
      of: async () => [],
      corrections: async (_, __, isHere) => (isHere(ANNA) ? [correction] : []),
    },
    patrons: () => [],
    isHere: (patron) => patron === ANNA,
    ...{ awaited: () => [], show: () => undefined, showEach: async () => undefined },
    ...{ sendOwn: () => undefined, turnAway: () => undefined },
    settle: settled.resolve,
    onFault: settled.reject,
  });
  catchUp.begin(clock.now());
  expect(await settled.promise).toBe(correction);
});
