// Passkeys of patrons: public keys that only verify. A credential belongs to one patron and to one relying party.
import type { PatronId } from '@punto/table/ids';
import type { JournalEntry } from './journal-entry.ts';

export type Passkey = {
  /** The credential id, base64url. */
  readonly id: string;
  readonly patron: PatronId;
  /** The public key in COSE form. */
  readonly publicKey: Uint8Array;
  /** The signature counter that the authenticator last reported; 0: it has no counter. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** A name that the patron gave, or the name of the device. */
  readonly name: string;
  /** The domain (relying party id) that the passkey works at. */
  readonly relyingParty: string;
  /** Whether a service synchronises it to the patron's other devices. */
  readonly backedUp: boolean;
  readonly createdAt: number;
  /** `null`: not used since it was added. */
  readonly usedAt: number | null;
};

export type PasskeyUse = {
  /** The counter value that the signature was checked against. */
  readonly before: number;
  readonly counter: number;
  readonly backedUp: boolean;
  readonly at: number;
};

export type PasskeyStore = {
  readonly find: (id: string) => Promise<Passkey | null>;
  /** Oldest first. */
  readonly of: (patron: PatronId) => Promise<readonly Passkey[]>;
  /** `false`: this credential is stored already; then `entry` is not written. */
  readonly add: (passkey: Passkey, entry: JournalEntry) => Promise<boolean>;
  /** `false`: the passkey was removed, or its counter is no longer `before`: another signature came first. */
  readonly use: (id: string, use: PasskeyUse) => Promise<boolean>;
  readonly rename: (patron: PatronId, id: string, name: string) => Promise<boolean>;
  readonly remove: (patron: PatronId, id: string, entry: JournalEntry) => Promise<boolean>;
};
