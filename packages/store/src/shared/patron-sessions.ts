// How a session of a patron is read from its row, in both databases.

import type { PatronId } from '@punto/table/ids';
import type { PatronSession } from '../patron-session-store.ts';

export type SessionRow = {
  hash: string;
  patron: PatronId;
  name: string;
  created_at: number;
  opened_at: number;
  replaces: string | null;
};

/** Windows of one browser that come at the same moment each get one, and the browser keeps the last it hears of. */
export const MOST_WAITING = 4;

export const sessionOf = ({
  hash,
  patron,
  name,
  created_at,
  opened_at,
  replaces,
}: SessionRow): PatronSession => ({
  hash,
  patron: { id: patron, name, createdAt: created_at },
  openedAt: opened_at,
  replaces,
});
