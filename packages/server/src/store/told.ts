// Whether a transaction asks for nothing but what was told before it began. A store of many writers has locked and read
// just that, and nothing else may be believed; the embedded store could answer anything, and refuses alike, so that what
// runs on one runs on the other.
import { type AccountId, escrowAccount, HOUSE, patronAccount } from '@punto/ledger/account';
import { isMovement, type Transfer, type TransferId } from '@punto/ledger/transfer';
import type { TableId } from '@punto/table/ids';
import { stakeId } from '@punto/table/place-ticket';
import type { Books } from './books.ts';
import type { Records } from './records.ts';
import { type Needs, Untold } from './store.ts';

export type Told = {
  readonly account: (id: AccountId) => void;
  readonly stake: (id: TransferId) => void;
  readonly transfers: (transfers: readonly Transfer[]) => void;
  readonly round: (shoe: number, round: number) => void;
};

type Shelves = {
  readonly books: Pick<Books, 'movement' | 'isWaiting'>;
  readonly records: Pick<Records, 'latestOfRound'>;
};

/** Each throws `Untold`. */
export const openTold = (table: TableId, needs: Needs, { books, records }: Shelves): Told => {
  const escrow = escrowAccount(table);
  const accounts = new Set(needs.accounts);
  for (const { shoe, round } of needs.rounds)
    for (const { patron } of records.latestOfRound(table, shoe, round)) accounts.add(patronAccount(patron));
  if (needs.escrow) accounts.add(HOUSE).add(escrow);
  const stakes = new Set(needs.tickets.map(({ patron, ticket }) => stakeId(patron, ticket)));
  /** Made by the transaction itself. */
  const own = new Set<TransferId>();

  const account = (id: AccountId): void => {
    if (!accounts.has(id) && !(needs.escrow && books.isWaiting(id, escrow))) throw untold(id);
  };

  return {
    account,
    stake: (id) => {
      if (!stakes.has(id)) throw untold(id);
    },
    transfers: (transfers) => {
      for (const transfer of transfers) {
        if (isMovement(transfer)) {
          account(transfer.debit);
          if (transfer.kind === 'direct') account(transfer.credit);
          else own.add(transfer.id);
        } else if (
          !own.has(transfer.pending) &&
          !(needs.escrow && books.movement(transfer.pending)?.movement.credit === escrow)
        )
          throw untold(transfer.pending);
      }
    },
    round: (shoe, round) => {
      if (!needs.rounds.some((past) => past.shoe === shoe && past.round === round))
        throw untold(`round ${round} of shoe ${shoe}`);
    },
  };
};

const untold = (what: string): Untold => new Untold(`the needs of the transaction do not tell of ${what}`);
