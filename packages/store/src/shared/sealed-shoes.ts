// Encrypted shoes as a transaction keeps them, whichever database has them. [F3]
import type { ShoeId } from '@punto/table/ids';
import type { SealedShoe } from '../store.ts';

export type SealedShoes = {
  /** Throws when the shoe is known already: its order never changes. [S4] */
  readonly keep: (shoe: SealedShoe) => void;
  /** It has ended, and all of it is told. */
  readonly forget: (shoe: ShoeId) => void;
  readonly find: (shoe: ShoeId) => SealedShoe | null;
  readonly all: () => readonly SealedShoe[];
};
