// When a session of a patron ends. Sessions of launched patrons have the times that the file of their brand sets; all others
// end after the longest time that browsers keep a cookie.
import type { PatronSession } from '@punto/store/patron-session-store';
import type { PatronId } from '@punto/table/ids';
import type { SessionLife } from '../brands/brand.ts';

/** The longest that browsers keep a cookie. */
export const SESSION_MS = 400 * 24 * 60 * 60_000;
/** Resolution of the last use of a session. */
const SEEN_MS = 60 * 60_000;
/** That of a launched session, as a part of its idle time. */
const SEEN_PARTS = 6;

/** `null`: the session is not one of a launched patron. */
export type LifeOf = (patron: PatronId) => SessionLife | null;

/** Interval in which the last use is written at most once. */
export const seenEveryMs = (life: SessionLife | null): number =>
  life === null ? SEEN_MS : life.idleMs / SEEN_PARTS;

/** A launched session that was last used, or opened, before these times is over. An act may be unwritten for `seenEveryMs`. */
export const overBefore = (life: SessionLife, now: number) => ({
  seenBefore: now - life.idleMs - seenEveryMs(life),
  openedBefore: now - life.mostMs,
});

export const isOver = (
  { seenAt, openedAt }: Pick<PatronSession, 'seenAt' | 'openedAt'>,
  life: SessionLife | null,
  now: number,
): boolean => {
  if (life === null) return now >= openedAt + SESSION_MS;
  const { seenBefore, openedBefore } = overBefore(life, now);
  return seenAt < seenBefore || openedAt < openedBefore;
};
