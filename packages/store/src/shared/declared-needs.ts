// Guards that a transaction accesses nothing that it did not declare in its needs. PostgreSQL has locked and read
// exactly the declared rows; SQLite could answer anything, and refuses alike, so that code that runs on one runs on
// the other.
import { type AccountId, patronAccount } from '@punto/ledger/account';
import { isMovement, type Transfer, type TransferId } from '@punto/ledger/transfer';
import type { PatronId, TableId } from '@punto/table/ids';
import { type Needs, type TicketKey, UndeclaredNeed } from '../store.ts';
import { tableAccounts } from './accounts/table-accounts.ts';
import type { Books } from './books.ts';
import type { Records } from './records.ts';

type DeclaredNeeds = {
  readonly account: (id: AccountId) => void;
  readonly ticket: (key: TicketKey) => void;
  /** `made`: transfers that the transaction has posted before. */
  readonly transfers: (transfers: readonly Transfer[], made: readonly Transfer[]) => void;
  readonly round: (shoe: number, round: number) => void;
  /** Locked with the account, so that no other table takes a stake from it meanwhile. */
  readonly inPlay: (patron: PatronId) => void;
  readonly protection: (patron: PatronId) => void;
  readonly debits: (shoe: number, round: number) => void;
  /** Accounts declared by name or by the records of a declared round. */
  readonly named: readonly AccountId[];
};

type Stores = {
  readonly books: Pick<Books, 'movement' | 'isWaiting'>;
  readonly records: Pick<Records, 'latestOfRound'>;
};

/** Each throws `UndeclaredNeed`. */
export const createDeclaredNeeds = (
  table: TableId,
  needs: Needs,
  { books, records }: Stores,
): DeclaredNeeds => {
  const { escrows, houses } = tableAccounts(table, needs);
  const inRecords = needs.rounds
    .flatMap(({ shoe, round }) => records.latestOfRound(table, shoe, round))
    .map(({ patron }) => patronAccount(patron));
  const named = inRecords.length === 0 ? needs.accounts : [...needs.accounts, ...inRecords];
  const isNamed = createRoll(
    named,
    (a, b) => a === b,
    (id) => id,
  );
  const isTicket = createRoll(
    needs.tickets,
    (a, b) => a.ticket === b.ticket && a.patron === b.patron && a.round === b.round && a.shoe === b.shoe,
    ({ patron, ticket, shoe, round }) => `${shoe} ${round} ${patron} ${ticket}`,
  );

  const isProtection = createRoll(
    needs.protections ?? [],
    (a, b) => a === b,
    (id) => id,
  );

  const account = (id: AccountId): void => {
    if (isNamed(id)) return;
    if (escrows.includes(id) || houses.includes(id)) return;
    if (!escrows.some((escrow) => books.isWaiting(id, escrow))) throw undeclared(id);
  };
  const decision = (pending: TransferId, ...own: readonly (readonly Transfer[])[]): void => {
    const into = escrows.length > 0 ? books.movement(pending)?.movement.credit : undefined;
    if (into !== undefined && escrows.includes(into)) return;
    if (!own.some((transfers) => transfers.some(({ id }) => id === pending))) throw undeclared(pending);
  };

  return {
    account,
    ticket: (key) => {
      if (!isTicket(key)) throw undeclared(`ticket ${key.ticket} of ${key.patron}`);
    },
    transfers: (transfers, made) => {
      for (const transfer of transfers) {
        if (!isMovement(transfer)) decision(transfer.pending, made, transfers);
        else {
          account(transfer.debit);
          if (transfer.kind === 'direct') account(transfer.credit);
        }
      }
    },
    round: (shoe, round) => {
      if (!needs.rounds.some((past) => past.shoe === shoe && past.round === round))
        throw undeclared(`round ${round} of shoe ${shoe}`);
    },
    inPlay: (patron) => {
      account(patronAccount(patron));
      if (!needs.inPlay?.includes(patron)) throw undeclared(`the stakes of ${patron}`);
    },
    protection: (patron) => {
      account(patronAccount(patron));
      if (!isProtection(patron)) throw undeclared(`the protection of ${patron}`);
    },
    debits: (shoe, round) => {
      if (!needs.debits?.some((each) => each.shoe === shoe && each.round === round))
        throw undeclared(`the debits of round ${round} of shoe ${shoe}`);
    },
    named,
  };
};

const undeclared = (what: string): UndeclaredNeed =>
  new UndeclaredNeed(`the needs of the transaction do not declare ${what}`);

/**
 * Whether an item is on a list. Lookups are mostly in the order of the list: so the last one and the next
 * are looked at first, and names are put together and into a set only when that fails.
 */
const createRoll = <T>(
  roll: readonly T[],
  isSame: (a: T, b: T) => boolean,
  nameOf: (each: T) => string,
): ((each: T) => boolean) => {
  let last = 0;
  let names: ReadonlySet<string> | null = null;
  return (each) => {
    const [here, next] = [roll[last], roll[last + 1]];
    if (here !== undefined && isSame(here, each)) return true;
    if (next !== undefined && isSame(next, each)) {
      last += 1;
      return true;
    }
    names ??= new Set(roll.map(nameOf));
    return names.has(nameOf(each));
  };
};
