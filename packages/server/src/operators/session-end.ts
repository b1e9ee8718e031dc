// Ends the sessions of launched patrons that are unused or too old by the file of their brand. The store reports each to the operator by
// the webhook `session.ended`; the patron's page is notified over its socket.
import type { PatronSessions } from '@punto/store/patron-session-store';
import { instant, type PatronId } from '@punto/table/ids';
import type { Logger } from 'pino';
import type { Brands } from '../brands/brand.ts';
import { overBefore } from '../identity/session-expiry.ts';
import type { Clock } from '../time/clock.ts';

export const EVERY_MS = 60_000;
/** Sessions of a brand that one pass ends; the others wait for the next. */
const MOST = 1_000;

export type SessionEndParts = {
  readonly sessions: Pick<PatronSessions, 'launchedBefore' | 'end'>;
  readonly brands: Brands;
  readonly clock: Clock;
  readonly log: Logger;
  readonly onSessionsEnded: (patron: PatronId) => void;
};

/** Looks every minute; returns a function that stops it. A house without brands looks for nothing. */
export const keepSessionLives = (parts: SessionEndParts): (() => void) => {
  const { brands, clock, log } = parts;
  let cancel = (): void => {};
  const wait = (): void => {
    cancel = clock.wake(instant(clock.now() + EVERY_MS), () => {
      endOldSessions(parts).catch((err: unknown) =>
        log.warn({ component: 'operators', err }, 'sessions that are over could not be ended'),
      );
      wait();
    });
  };
  if (brands.size > 0) wait();
  return () => cancel();
};

/** Returns the number of sessions ended. */
export const endOldSessions = async ({
  sessions,
  brands,
  clock,
  onSessionsEnded,
}: Omit<SessionEndParts, 'log'>): Promise<number> => {
  let ended = 0;
  for (const brand of brands.values()) {
    const before = overBefore(brand.sessions, clock.now());
    const found = await sessions.launchedBefore({ brand: brand.id, ...before, most: MOST });
    for (const { patron, id, reason } of found) {
      if (!(await sessions.end(patron, id, { at: clock.now(), reason }))) continue;
      ended += 1;
      onSessionsEnded(patron);
    }
  }
  return ended;
};
