import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createManualClock } from '../../test/support/manual-clock.ts';
import { deleteExpiredRows, EVERY_MS, type ExpiredRowsParts } from './expired-rows.ts';
import { SESSION_MS } from './guests.ts';

it('[I2] [I5] expired challenges and sessions are deleted each hour, until the function returned at the start is called', async () => {
  const clock = createManualClock();
  const begun = clock.now();
  const swept: (readonly [string, number])[] = [];
  const sweeping = (name: string) => ({
    sweep: async (before: number) => {
      swept.push([name, before]);
      return 1;
    },
  });
  const store = { challenges: sweeping('challenges'), sessions: sweeping('sessions') };
  const parts = { store, clock, log: pino({ level: 'silent' }) } as unknown as ExpiredRowsParts;
  const stop = deleteExpiredRows(parts);
  clock.advance(EVERY_MS - 1);
  expect(swept).toEqual([]);
  clock.advance(1);
  // Sessions are deleted after the deletion of challenges has ended.
  await Promise.resolve();
  await Promise.resolve();
  expect(swept).toEqual([
    ['challenges', begun + EVERY_MS],
    ['sessions', begun + EVERY_MS - SESSION_MS],
  ]);
  stop();
  clock.advance(2 * EVERY_MS);
  expect(swept).toHaveLength(2);
});
