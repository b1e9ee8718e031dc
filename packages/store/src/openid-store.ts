// Accounts linked to an OpenID provider, and the sessions that the provider can end.
import type { JournalEntry } from './journal-entry.ts';

export type OpenidKind = 'patron' | 'staff';

/** A person as the provider identifies it: a subject is unique within its issuer only. */
export type OpenidSubject = { readonly issuer: string; readonly subject: string };

export type OpenidLink = OpenidSubject & {
  readonly kind: OpenidKind;
  /** The id of the patron or of the staff member. */
  readonly account: string;
  readonly linkedAt: number;
};

export type OpenidSession = OpenidSubject & {
  readonly kind: OpenidKind;
  /** The id of the patron's session, or the hash of the staff member's. */
  readonly session: string;
  /** The id of the session at the provider; `null`: the provider sends none. */
  readonly sid: string | null;
  readonly openedAt: number;
};

export type OpenidStore = {
  /** The account that is linked to the subject; `null`: none. */
  readonly find: (kind: OpenidKind, who: OpenidSubject) => Promise<string | null>;
  readonly of: (kind: OpenidKind, account: string) => Promise<readonly OpenidLink[]>;
  /** `false`: the subject is linked to an account already; then `entry` is not written. */
  readonly link: (link: OpenidLink, entry: JournalEntry) => Promise<boolean>;
  readonly opened: (session: OpenidSession) => Promise<void>;
  /** Sessions of the subject, of the provider's session, or of both; `null` matches any. */
  readonly sessions: (
    issuer: string,
    asked: { readonly subject: string | null; readonly sid: string | null },
  ) => Promise<readonly OpenidSession[]>;
  readonly forget: (session: string) => Promise<void>;
};
