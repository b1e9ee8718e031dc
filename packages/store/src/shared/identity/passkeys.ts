// Maps rows of passkeys, for both databases.
import type { PatronId } from '@punto/table/ids';
import type { Passkey } from '../../passkey-store.ts';

export type PasskeyRow = {
  credential: string;
  patron: PatronId;
  public_key: Uint8Array;
  counter: number;
  transports: string;
  name: string;
  relying_party: string;
  /** A boolean as SQLite stores it. */
  backed_up: boolean | number;
  created_at: number;
  used_at: number | null;
};

export const passkeyOf = (row: PasskeyRow): Passkey => ({
  id: row.credential,
  patron: row.patron,
  // Copied, since the drivers return a `Buffer` whose memory may be shared.
  publicKey: new Uint8Array(row.public_key),
  counter: row.counter,
  transports: JSON.parse(row.transports),
  name: row.name,
  relyingParty: row.relying_party,
  backedUp: Boolean(row.backed_up),
  createdAt: row.created_at,
  usedAt: row.used_at,
});

/** The columns in the order of the table. */
export const passkeyValues = (passkey: Passkey) => {
  const { id, patron, publicKey, counter, transports, name, relyingParty, backedUp, createdAt, usedAt } =
    passkey;
  const before = [id, patron, publicKey, counter, JSON.stringify(transports), name, relyingParty] as const;
  return [...before, backedUp, createdAt, usedAt] as const;
};
