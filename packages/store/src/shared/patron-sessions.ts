// Maps rows of patron sessions, for both databases.

import type { PatronId } from '@punto/table/ids';
import type { PatronSession } from '../patron-session-store.ts';

export type PatronSessionRow = {
  hash: string;
  patron: PatronId;
  name: string;
  created_at: number;
  opened_at: number;
  replaces: string | null;
};

/** Windows of one browser that connect at the same time each get a session, and the browser keeps the last cookie. */
export const MOST_WAITING = 4;

export const sessionOf = ({
  hash,
  patron,
  name,
  created_at,
  opened_at,
  replaces,
}: PatronSessionRow): PatronSession => ({
  hash,
  patron: { id: patron, name, createdAt: created_at },
  openedAt: opened_at,
  replaces,
});
