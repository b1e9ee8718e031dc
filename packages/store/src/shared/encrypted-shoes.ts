// Encrypted shoes as used by a transaction, for both databases. [F3]
import type { ShoeId } from '@punto/table/ids';
import type { EncryptedShoe } from '../store.ts';

export type EncryptedShoes = {
  /** Throws when the shoe is known already: its order never changes. [S4] */
  readonly keep: (shoe: EncryptedShoe) => void;
  /** The shoe has ended and was revealed whole. */
  readonly forget: (shoe: ShoeId) => void;
  readonly find: (shoe: ShoeId) => EncryptedShoe | null;
  readonly all: () => readonly EncryptedShoe[];
};
