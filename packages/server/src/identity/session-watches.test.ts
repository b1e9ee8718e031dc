import { instant } from '@punto/table/ids';
import { expect, it } from 'vitest';
import { createManualClock } from '../../test/support/manual-clock.ts';
import { type SessionStanding, type SessionState, SessionWatches } from './session-watches.ts';

it('[C.6.5] a lock is reported although the store could not be read when it was due', async () => {
  const clock = createManualClock();
  const until = instant(clock.now() + 60_000);
  let failing = false;
  const look = async (): Promise<SessionStanding> => {
    if (failing) throw new Error('the disk is busy');
    const locked = clock.now() >= until;
    return { state: locked ? 'locked' : 'open', role: 'dealer', until: locked ? until + 3_600_000 : until };
  };
  const watches = new SessionWatches(clock, look);
  const received: SessionState[] = [];
  watches.add('session', 'dealer', (state) => received.push(state));
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  await settle();
  failing = true;
  clock.advance(60_000);
  await settle();
  expect(received).toEqual([]);
  failing = false;
  clock.advance(5_000);
  await settle();
  expect(received).toEqual(['locked']);
  watches.close();
});
