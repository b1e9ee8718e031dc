// Maps rows of patron sessions, for both databases.

import type { PatronId } from '@punto/table/ids';
import type { PatronSession, SessionEnd, SessionLine, SessionWay } from '../patron-session-store.ts';
import { ID_END } from './restores/restore-sql.ts';

export type PatronSessionRow = {
  hash: string;
  patron: PatronId;
  name: string;
  created_at: number;
  id: string;
  opened_at: number;
  replaces: string | null;
  way: SessionWay;
  device: string;
  seen_at: number;
  proved_at: number;
};
export type SessionLineRow = Pick<PatronSessionRow, 'id' | 'opened_at' | 'seen_at' | 'way' | 'device'>;

/** Windows of one browser that connect at the same time each get a session, and the browser keeps the last cookie. */
export const MOST_WAITING = 4;

/** The columns of a session with its patron. */
export const SESSION_COLUMNS = `hash, patrons.patron, patrons.name, created_at, id, opened_at, replaces, way, device,
  seen_at, proved_at`;

/**
 * Writes the webhook events of the ended sessions of operators' patrons, before the rows of `where` are deleted. `json`: how the database
 * makes an object. The first three parameters are those of `endValues`, `param` marks a parameter.
 */
export const announceEnded = (
  where: string,
  param: '?' | '$',
  json: 'json_object' | 'json_build_object',
): string =>
  `INSERT INTO webhook_events (id, brand, type, ordering, at, data)
   SELECT DISTINCT 'session:' || sessions.id || ${ID_END}, brand, 'session.ended', 'session:' || sessions.id, CAST(${param}1 AS bigint),
          CAST(${json}('patron', operator_patron, 'currency', currency, 'session', sessions.id,
                       'reason', CAST(${param}2 AS text), 'until', CAST(${param}3 AS text)) AS text)
     FROM sessions JOIN operator_patrons USING (patron) WHERE ${where}
   ON CONFLICT (brand, id) DO NOTHING`;

export const endValues = ({
  at,
  reason,
  until = null,
}: SessionEnd): readonly [at: number, reason: string, until: string | null] => [
  ...([at, reason] as const),
  // What a date cannot hold is for good.
  until === null || until > LAST_DATE_MS ? null : new Date(until).toISOString(),
];
const LAST_DATE_MS = 8.64e15;

/** Launched sessions of a brand that are unused or too old; each of the four is a parameter. */
export const launchedBefore = (brand: string, seen: string, opened: string, most: string): string =>
  `SELECT DISTINCT sessions.patron, sessions.id, CASE WHEN opened_at < ${opened} THEN 'expired' ELSE 'idle' END AS reason FROM sessions JOIN operator_patrons USING (patron)
    WHERE way = 'launch' AND (seen_at < ${seen} OR opened_at < ${opened}) AND brand = ${brand} LIMIT ${most}`;

/** One line for each id: a session and its replacements have the same. */
export const SESSION_LINES = `SELECT id, min(opened_at) AS opened_at, max(seen_at) AS seen_at, min(way) AS way,
    max(device) AS device FROM sessions`;

export const sessionOf = (row: PatronSessionRow): PatronSession => ({
  hash: row.hash,
  patron: { id: row.patron, name: row.name, createdAt: row.created_at },
  id: row.id,
  openedAt: row.opened_at,
  replaces: row.replaces,
  way: row.way,
  device: row.device,
  seenAt: row.seen_at,
  provedAt: row.proved_at,
});

export const lineOf = ({ id, opened_at, seen_at, way, device }: SessionLineRow): SessionLine => ({
  id,
  openedAt: opened_at,
  seenAt: seen_at,
  way,
  device,
});
