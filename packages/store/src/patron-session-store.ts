// Sessions of patrons, identified by the hash of their token. A session that replaces another leaves the old one valid
// until it is first used itself, because the browser may not have received it.
import type { PatronId } from '@punto/table/ids';
import type { Patron } from './patron-store.ts';

export type PatronSession = {
  readonly hash: string;
  readonly patron: Patron;
  readonly openedAt: number;
  /** Hash of the session it replaces; `null`: none, or the replacement is complete. */
  readonly replaces: string | null;
};

export type PatronSessions = {
  readonly find: (hash: string) => Promise<PatronSession | null>;
  /** Creates a session that replaces `old`. `false`: too many replacements of it wait for their first use. */
  readonly replace: (old: PatronSession, hash: string, at: number) => Promise<boolean>;
  /** Called when the session was used: ends the session it replaces and the other pending replacements of that one. */
  readonly settle: (session: PatronSession) => Promise<void>;
  /** Ends all sessions of the patron. */
  readonly endAll: (patron: PatronId) => Promise<void>;
};
