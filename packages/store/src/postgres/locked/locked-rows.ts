// The rows that a transaction has locked and read before its work runs. They cannot change until it ends, because other
// writers wait for these locks.
import type { KeptRecord } from '@punto/table/records/record';
import type { Head } from '../../shared/chain.ts';
import type { WriteRequest } from '../../store.ts';
import type { WalletDebit } from '../../wallet-store.ts';
import type { PendingStakes } from '../pending-stakes.ts';
import type { LockedBooks } from './locked-books.ts';
import type { LockedRounds } from './locked-rounds.ts';
import type { RefusedBefore } from './locked-tickets.ts';
import type { HeldProtections } from './parsed-protections.ts';

export type LockedRows = {
  readonly head: Head;
  readonly books: LockedBooks;
  /** Stakes of the patrons declared in `needs`. */
  readonly inPlay: PendingStakes;
  readonly rounds: LockedRounds;
  /** Of the declared accounts and rounds, the protections whose sums may change or be compared. */
  readonly protections: HeldProtections;
  /** Records of the past rounds declared in `needs`. */
  readonly records: readonly KeptRecord[];
  readonly refused: RefusedBefore;
  /** Debits of the rounds declared in `needs`. */
  readonly debits: readonly WalletDebit[];
};

/** The part of a request that says what to lock and read. */
export type Declared = Pick<WriteRequest<unknown>, 'table' | 'needs' | 'fence'>;
