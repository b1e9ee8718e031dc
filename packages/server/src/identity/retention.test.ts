import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createManualClock } from '../../test/support/manual-clock.ts';
import { LocalKeyedMutex } from '../limits/semaphore.ts';
import { EVERY_MS, KEEPING, keepRetention, type RetentionParts } from './retention.ts';

it('[I2] [I13] challenges are deleted each hour and the rest once a day, until it is stopped', async () => {
  const clock = createManualClock();
  const begun = clock.now();
  const swept: (readonly [string, number])[] = [];
  const sweeping = (name: string) => async (before: number) => {
    swept.push([name, before]);
    return 0;
  };
  const store = {
    challenges: { sweep: sweeping('challenges') },
    sessions: { sweep: sweeping('sessions') },
    retention: {
      sweepOpenidSessions: sweeping('openid'),
      sweepFailures: sweeping('failures'),
      sweepInvitations: sweeping('invitations'),
      staffSessions: async () => [],
    },
    journal: () => Promise.reject(new Error('nothing was deleted')),
  };
  const parts = { store, clock, keeping: KEEPING, turns: new LocalKeyedMutex() };
  const log = pino({ level: 'silent' });
  const stop = keepRetention({ ...parts, log, sessions: {} } as unknown as RetentionParts);
  clock.advance(EVERY_MS - 1);
  expect(swept).toEqual([]);
  clock.advance(1);
  await expect.poll(() => swept.length).toBe(5);
  expect(swept.slice(0, 2)).toEqual([
    ['challenges', begun + EVERY_MS],
    ['sessions', begun + EVERY_MS - KEEPING.sessionsMs],
  ]);
  // Hour by hour, as the answers of each come before the next.
  for (let hour = 2; hour <= 25; hour += 1) {
    clock.advance(EVERY_MS);
    await expect.poll(() => swept.filter(([name]) => name === 'challenges').length).toBe(hour);
  }
  await expect.poll(() => swept.filter(([name]) => name === 'invitations').length).toBe(2);
  stop();
  clock.advance(48 * EVERY_MS);
  expect(swept.filter(([name]) => name === 'challenges')).toHaveLength(25);
});
