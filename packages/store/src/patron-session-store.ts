// Sessions of patrons. A session is known by its hash alone; one that replaces another lets it live until it was used
// itself, since a browser may never have received it.
import type { PatronId } from '@punto/table/ids';
import type { Patron } from './patron-store.ts';

export type PatronSession = {
  readonly hash: string;
  readonly patron: Patron;
  readonly openedAt: number;
  /** The hash of the session whose place it takes; `null`: it has taken it, or there was none. */
  readonly replaces: string | null;
};

export type PatronSessions = {
  readonly find: (hash: string) => Promise<PatronSession | null>;
  /** Opens another in its place. `false`: as many as may wait for their first use do already. */
  readonly replace: (old: PatronSession, hash: string, at: number) => Promise<boolean>;
  /** It was used: the one it replaces ends, and so does whatever else was to replace that one. */
  readonly settle: (session: PatronSession) => Promise<void>;
  /** All of the patron's. */
  readonly endAll: (patron: PatronId) => Promise<void>;
};
