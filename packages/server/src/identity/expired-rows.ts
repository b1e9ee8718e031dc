// Deletes expired identity rows: challenges after minutes, sessions after 400 days. Once an hour on
// each node; what it deleted is logged.
import type { Store } from '@punto/store/store';
import { instant } from '@punto/table/ids';
import type { Logger } from 'pino';
import type { Clock } from '../time/clock.ts';
import { SESSION_MS } from './guests.ts';

export const EVERY_MS = 60 * 60_000;

export type ExpiredRowsParts = {
  readonly store: Pick<Store, 'challenges' | 'sessions'>;
  readonly clock: Clock;
  readonly log: Logger;
};

/** Starts the hourly deletion; returns a function that stops it. */
export const deleteExpiredRows = ({ store, clock, log }: ExpiredRowsParts): (() => void) => {
  let cancel: () => void = () => undefined;
  const sweep = async (): Promise<void> => {
    const now = clock.now();
    const challenges = await store.challenges.sweep(now);
    const sessions = await store.sessions.sweep(now - SESSION_MS);
    if (challenges + sessions > 0)
      log.info({ component: 'identity', challenges, sessions }, 'expired challenges and sessions deleted');
  };
  const wait = (): void => {
    cancel = clock.wake(instant(clock.now() + EVERY_MS), () => {
      sweep().catch((err: unknown) =>
        log.warn({ component: 'identity', err }, 'expired challenges and sessions could not be deleted'),
      );
      wait();
    });
  };
  wait();
  return () => cancel();
};
