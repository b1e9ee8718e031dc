// The protections that the transactions of this node are compared with. A locked account has the mark of its protection; equal marks
// mean that every stake is decided alike, so only a protection whose mark is not the one read last is read again, under the lock of
// the account. Counted time may be older than the database's where it decides no stake otherwise. [P2]
import { type AccountId, ownerOf } from '@punto/ledger/account';
import type { Protection } from '@punto/ledger/protection/protection';
import type { ClientBase } from 'pg';
import { prepared } from '../prepared-statements.ts';
import type { LockedAccount } from './locked-books.ts';
import {
  type ChangedRow,
  changedRows,
  type HeldProtections,
  type ParsedProtections,
} from './parsed-protections.ts';

/** Accounts whose protections are cached; the one that was read first is dropped. */
const MOST_MARKED = 20_000;

export type MarkedProtections = {
  /** The protections of locked accounts. */
  readonly of: (client: ClientBase, accounts: Iterable<LockedAccount>) => Promise<HeldProtections>;
  /** The same for each of several requests, with one read at most. */
  readonly ofEach: (
    client: ClientBase,
    requests: readonly Iterable<LockedAccount>[],
  ) => Promise<readonly HeldProtections[]>;
};

type Marked = { readonly patron: string; readonly mark: string; readonly protection: Protection };

const selectChanged = prepared<ChangedRow>(changedRows('$1', '$2'));
const NONE: HeldProtections = new Map();

/** `parsed`: has the rows that were parsed for other reads. */
export const createMarkedProtections = (parsed: ParsedProtections, most = MOST_MARKED): MarkedProtections => {
  const marked = new Map<AccountId, Marked>();

  const keep = (account: AccountId, read: Marked): void => {
    marked.delete(account);
    marked.set(account, read);
    if (marked.size <= most) return;
    for (const first of marked.keys()) {
      marked.delete(first);
      return;
    }
  };

  /** Puts the unread protections of `unread` into the maps of their requests. */
  const read = async (client: ClientBase, unread: readonly Unread[]): Promise<void> => {
    const { values, take } = parsed.compare([...new Set(unread.map(({ patron }) => patron))]);
    const found = take(await selectChanged(client, ...values));
    for (const { patron, account, mark, into } of unread) {
      const protection = found.get(patron);
      // The row was deleted by hand without its trigger; the audit reports the mark.
      if (!protection) continue;
      keep(account, { patron, mark, protection });
      into.set(patron, protection);
    }
  };

  /** The protections that are known; the others are added to `unread`. */
  const knownOf = (accounts: Iterable<LockedAccount>, unread: Unread[]): HeldProtections => {
    let into: Map<string, Protection> | null = null;
    for (const { id, protection: mark } of accounts) {
      if (mark === null) continue;
      into ??= new Map();
      const known = marked.get(id);
      if (known?.mark === mark) into.set(known.patron, known.protection);
      else unread.push({ patron: ownerOf(id), account: id, mark, into });
    }
    return into ?? NONE;
  };

  return {
    of: async (client, accounts) => {
      const unread: Unread[] = [];
      const held = knownOf(accounts, unread);
      if (unread.length > 0) await read(client, unread);
      return held;
    },
    ofEach: async (client, requests) => {
      const unread: Unread[] = [];
      const held = requests.map((accounts) => knownOf(accounts, unread));
      if (unread.length > 0) await read(client, unread);
      return held;
    },
  };
};

type Unread = {
  readonly patron: string;
  readonly account: AccountId;
  readonly mark: string;
  /** The protections of its request. */
  readonly into: Map<string, Protection>;
};
