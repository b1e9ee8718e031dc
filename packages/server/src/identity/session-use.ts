// Records the acts of launched patrons at tables, so that their sessions do not become idle while they play.
import { isKeyedPatron } from '@punto/ledger/patron-key';
import type { PatronId } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';
import type { Guests } from './guests.ts';

/** Interval in which a socket records an act once; the shortest idle time is ten times as long. */
export const USE_EVERY_MS = 30_000;

export type Uses = (patron: PatronId, token: string | undefined) => () => void;

/** The returned function makes one for each socket, to be called with each act. */
export const createUses = (
  guests: Pick<Guests, 'use'>,
  clock: Pick<Clock, 'now'>,
  onFault: (fault: unknown) => void,
): Uses => {
  const nothing = (): void => {};
  return (patron, token) => {
    if (!isKeyedPatron(patron)) return nothing;
    let recordedAt = Number.NEGATIVE_INFINITY;
    return () => {
      if (clock.now() < recordedAt + USE_EVERY_MS) return;
      recordedAt = clock.now();
      guests.use(token).catch(onFault);
    };
  };
};
