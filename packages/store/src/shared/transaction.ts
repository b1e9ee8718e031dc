// One transaction, for both databases: its work reads committed data and its own changes, and gathers all changes. They are
// written after the work, so that a throw leaves nothing behind.

import { type Minor, minor } from '@punto/engine/minor';
import { availableMinor, patronAccount } from '@punto/ledger/account';
import { createBook } from '@punto/ledger/book';
import type { BookSource } from '@punto/ledger/book-source';
import type { TableId, Version } from '@punto/table/ids';
import type { KeptRecord, PlayRecord } from '@punto/table/records/record';
import { type Transaction, VersionConflict, type WriteRequest } from '../store.ts';
import type { WalletDebit, WalletPart } from '../wallet-store.ts';
import type { Archive } from './archive.ts';
import { type Definitions, definitionsIn } from './bets/definitions.ts';
import type { Books } from './books.ts';
import { createDeclaredNeeds } from './declared-needs.ts';
import type { EncryptedShoes } from './encrypted-shoes.ts';
import { figureChanges } from './figure-sums.ts';
import type { FigureStore } from './figures.ts';
import type { Journal } from './journal.ts';
import { brandChanges, hasBrands, type OfficeWriter, tableEventOf } from './office/brand-changes.ts';
import type { OpenedShoes } from './opened-shoes.ts';
import { createProtectionGuard, type Protections } from './protection-guard.ts';
import type { Records } from './records.ts';
import type { RefusedTickets } from './refused-tickets.ts';
import type { RoundBook } from './round-book.ts';
import type { Streams } from './streams.ts';
import { createTicketAnswers } from './ticket-answers.ts';
import type { WalletRows } from './wallet/wallet-rows.ts';

/** The declared needs, by area. */
export type TransactionStores = {
  readonly streams: Pick<Streams, 'write'>;
  readonly books: Pick<Books, keyof BookSource | 'answered' | 'isWaiting' | 'inPlay' | 'write'>;
  readonly records: Pick<Records, 'keep' | 'latestOfRound' | 'firstAtOfRound'>;
  readonly rounds: RoundBook;
  readonly figures: Pick<FigureStore, 'add'>;
  readonly office: OfficeWriter;
  readonly protections: Protections;
  readonly journal: Pick<Journal, 'append'>;
  readonly tickets: RefusedTickets;
  readonly shoes: Pick<EncryptedShoes, 'keep' | 'forget'>;
  readonly opened: Pick<OpenedShoes, 'keep'>;
  readonly archive: Pick<Archive, 'keep'>;
  readonly definitions: Pick<Definitions, 'keep'>;
  readonly wallet: WalletRows;
};

/** The result of the work, and the function that writes all changes. */
export type Performed<T> = { readonly result: T; readonly write: () => void };

/** Runs the request's work inside a transaction that is already open. The caller calls `write`. */
export const perform = <T>(
  stores: TransactionStores,
  { table, expected, needs, work }: WriteRequest<T>,
): Performed<T> => {
  const { streams, books, rounds, journal, tickets, shoes, opened, archive } = stores;
  const stream = streams.write(table);
  checkVersion(table, expected, stream.version());

  const book = createBook(books);
  const declared = createDeclaredNeeds(table, needs, stores);
  const guard = createProtectionGuard(stores.protections, book, declared.named);
  const answers = createTicketAnswers(table, books, tickets, declared.ticket);
  const records = createOwnRecords(stores.records);
  const changes: (() => void)[] = [];
  const later =
    <A extends readonly unknown[]>(change: (...of: A) => void) =>
    (...of: A): void =>
      void changes.push(() => change(...of));
  const follow = later(rounds.follow);
  const define = later(stores.definitions.keep);
  const report = later(stores.office.add);

  const withBalances = (record: PlayRecord): KeptRecord => {
    const after = availableMinor(book.account(patronAccount(record.patron)));
    return { ...record, balanceBeforeMinor: minor(after - movedMinor(record)), balanceAfterMinor: after };
  };

  const transaction: Transaction = {
    account: (id) => {
      declared.account(id);
      return book.account(id);
    },
    answer: answers.find,
    inPlay: (patron) => {
      declared.inPlay(patron);
      return books.inPlay(patron);
    },
    protection: (patron, nowMs) => {
      declared.protection(patron);
      return guard.find(patron, nowMs);
    },
    post: (transfers) => {
      declared.transfers(transfers, book.transfers);
      return guard.post(transfers);
    },
    append: (events) => {
      for (const event of events) {
        stream.append(event);
        if (event.type === 'RoundOpened') answers.forgetRefusals();
        if (event.type === 'TicketAccepted') continue;
        follow(table, stream.version(), event);
        const defined = definitionsIn(event);
        if (defined.length > 0) define(defined);
        const announced = tableEventOf(table, stream.version(), event);
        if (announced) report({ rounds: [], figures: [], events: [announced] });
      }
    },
    keep: (played) => {
      for (const { patron } of played) declared.account(patronAccount(patron));
      const kept = played.map(withBalances);
      const before = corrected(records, table, kept);
      records.add(kept);
      if (hasBrands(kept)) report(brandChanges(kept, before, firstAt(stores.records, table, kept)));
      changes.push(() => {
        for (const record of kept) stores.records.keep(record);
        stores.figures.add(figureChanges(kept, before, rounds.tally(table, kept, before)));
      });
      return kept;
    },
    recordsOf: (shoe, round) => {
      declared.round(shoe, round);
      return records.latestOfRound(table, shoe, round);
    },
    journal: later(journal.append),
    remember: answers.remember,
    keepShoe: later(shoes.keep),
    keepProof: later((shoe, shown) => {
      opened.keep(table, shown);
      shoes.forget(shoe);
    }),
    archive: later(archive.keep),
    snapshot: stream.snapshot,
    wallet: walletPart(stores.wallet, table, { declare: declared.debits, later }),
  };

  const result = work(transaction);
  answers.check(book.transfers);
  return {
    result,
    write: () => {
      stream.close();
      answers.writeRefusals();
      for (const change of changes) change();
      books.write(book.transfers, answers.accepted);
      guard.write();
    },
  };
};

const walletPart = (
  wallet: WalletRows,
  table: TableId,
  parts: {
    readonly declare: (shoe: number, round: number) => void;
    readonly later: <A extends readonly unknown[]>(change: (...of: A) => void) => (...of: A) => void;
  },
): WalletPart => {
  const closed = new Map<string, Pick<WalletDebit, 'state' | 'reason'>>();
  const closeLater = parts.later(wallet.close);
  return {
    debits: (shoe, round) => {
      parts.declare(shoe, round);
      return wallet.debits(table, shoe, round).map((debit) => ({ ...debit, ...closed.get(debit.debit) }));
    },
    close: (debit, state, reason) => {
      closed.set(debit, { state, reason });
      closeLater(debit, state, reason);
    },
    owe: parts.later(wallet.owe),
  };
};

/** The records of rounds as the work sees them: stored ones, and those that the work added. */
const createOwnRecords = (stored: Pick<Records, 'latestOfRound'>) => {
  const own: (readonly KeptRecord[])[] = [];
  return {
    add: (kept: readonly KeptRecord[]): void => void own.push(kept),
    latestOfRound: (table: TableId, shoe: number, round: number): readonly KeptRecord[] => {
      const ofRound = own
        .flat()
        .filter((record) => record.table === table && record.shoe === shoe && record.round === round);
      const all = [...stored.latestOfRound(table, shoe, round), ...ofRound];
      // Later revisions replace earlier ones.
      return [...new Map(all.map((record) => [record.patron, record])).values()];
    },
  };
};

/** Change of the available balance: a correction moves the difference, less what could not be collected. [T6] */
const movedMinor = ({ correction, returnedMinor, stakedMinor }: PlayRecord): Minor =>
  correction
    ? minor(correction.deltaMinor + correction.uncollectedMinor)
    : minor(returnedMinor - stakedMinor);

/** The records that these take the place of; none for the first account of a round. */
const corrected = (
  records: Pick<Records, 'latestOfRound'>,
  table: TableId,
  kept: readonly KeptRecord[],
): readonly KeptRecord[] => {
  const [first] = kept;
  if (!first?.revision) return [];
  const patrons = new Set(kept.map(({ patron }) => patron));
  return records.latestOfRound(table, first.shoe, first.round).filter(({ patron }) => patrons.has(patron));
};

/** When a corrected round was settled first; `null` for the first account of a round. */
const firstAt = (
  records: Pick<Records, 'firstAtOfRound'>,
  table: TableId,
  [first]: readonly KeptRecord[],
): number | null => (first?.revision ? records.firstAtOfRound(table, first.shoe, first.round) : null);

const checkVersion = (table: string, expected: Version, found: Version): void => {
  if (found !== expected) {
    throw new VersionConflict(`table ${table} is at version ${found}, the writer at ${expected}`);
  }
};
