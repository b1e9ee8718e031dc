// Accounts that are signed in to at an OpenID provider, and the sessions that the provider can end.
import type { JournalEntry } from './journal-entry.ts';

export type OpenidKind = 'patron' | 'staff';

/** A person as the provider names it: a subject is unique for its issuer only. */
export type OpenidSubject = { readonly issuer: string; readonly subject: string };

export type OpenidLink = OpenidSubject & {
  readonly kind: OpenidKind;
  /** Id of the patron or of the staff member. */
  readonly account: string;
  readonly linkedAt: number;
};

export type OpenidSession = OpenidSubject & {
  readonly kind: OpenidKind;
  /** Id of the patron's session, or hash of the staff member's. */
  readonly session: string;
  /** The provider's own session; `null`: it names none. */
  readonly sid: string | null;
  readonly openedAt: number;
};

export type OpenidStore = {
  /** The account of the subject; `null`: none. */
  readonly find: (kind: OpenidKind, who: OpenidSubject) => Promise<string | null>;
  readonly of: (kind: OpenidKind, account: string) => Promise<readonly OpenidLink[]>;
  /** `false`: the subject has an account already; then nothing is journalled. */
  readonly link: (link: OpenidLink, entry: JournalEntry) => Promise<boolean>;
  readonly opened: (session: OpenidSession) => Promise<void>;
  /** Sessions of the subject, of the provider's session, or of both; `null` leaves one out. */
  readonly sessions: (
    issuer: string,
    asked: { readonly subject: string | null; readonly sid: string | null },
  ) => Promise<readonly OpenidSession[]>;
  readonly forget: (session: string) => Promise<void>;
};
