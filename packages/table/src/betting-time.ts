// The least time betting stays open where a person closes it, so that pressing the key twice does not shut patrons
// out. [T1]
import type { Pace } from '@punto/engine/room';
import { type Instant, instant } from './ids.ts';
import type { Round } from './state.ts';

const LEAST_MS = 5_000;

/** What a pace leaves out is five seconds, or half of the betting where that is less. */
export const leastBettingMs = ({ leastBettingMs: least, bettingMs }: Pace): number =>
  least ?? Math.min(LEAST_MS, Math.floor(bettingMs / 2));

/** Reopened betting lasts for the rest of its time, and never less than the least. */
export const reopenedUntil = (pace: Pace, { closesAt }: Round, now: Instant): Instant =>
  instant(Math.max(closesAt ?? 0, now + Math.max(1, leastBettingMs(pace))));
