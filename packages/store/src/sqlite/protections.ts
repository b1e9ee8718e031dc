// Protections in SQLite. Committed protections and those written in the open transaction are cached, because every ticket reads
// one: this process is the only writer, and a rollback drops the cache.
import type { DatabaseSync } from 'node:sqlite';
import { type AccountId, ownerOf, patronAccount } from '@punto/ledger/account';
import type { FrameHistory } from '@punto/ledger/protection/money';
import { withPlay } from '@punto/ledger/protection/play-time';
import { type Protection, protectionFrom } from '@punto/ledger/protection/protection';
import { type PatronId, patronId } from '@punto/table/ids';
import type { ProtectionStore } from '../protection-store.ts';
import type { Books } from '../shared/books.ts';
import type { Protections } from '../shared/protection-guard.ts';
import {
  decideChange,
  moneyText,
  type ProtectionRow,
  protectionOf,
  protectionRow,
} from '../shared/protections.ts';
import type { SqliteJournalledWrite } from './journalled-write.ts';
import type { PendingMovements } from './pending-movements.ts';
import { AMOUNT, BALANCE_AFTER, NEWEST_POSTING, POSTED_AT, PREVIOUS } from './postings/posting-columns.ts';
import { query } from './typed-queries.ts';

/** The cache is cleared when it has more patrons. */
const MOST_CACHED = 50_000;

export type ProtectionRows = Protections & {
  /** Call after a rollback. */
  readonly drop: () => void;
  readonly keep: (patron: PatronId, protection: Protection) => void;
};

export const createProtectionRows = (database: DatabaseSync): ProtectionRows => {
  const select = query<ProtectionRow>(database, 'SELECT * FROM protections WHERE patron = ?');
  const selectGuarded = query<{ patron: string }>(
    database,
    'SELECT patron FROM protections WHERE money IS NOT NULL',
  );
  const write = query(
    database,
    `INSERT INTO protections (patron, settings, time, money) VALUES (?1, ?2, ?3, ?4)
     ON CONFLICT (patron) DO UPDATE SET settings = ?2, time = ?3, money = ?4`,
  );
  const writeMoney = query(database, 'UPDATE protections SET money = ?2 WHERE patron = ?1');
  const cached = new Map<string, Protection | null>();
  let guarded: Set<AccountId> | null = null;

  const guardedAccounts = (): Set<AccountId> => {
    guarded ??= new Set(selectGuarded.all().map(({ patron }) => patronAccount(patron)));
    return guarded;
  };
  const cache = (patron: string, protection: Protection | null): void => {
    if (cached.size >= MOST_CACHED) cached.clear();
    cached.set(patron, protection);
    if (protection?.money) guardedAccounts().add(patronAccount(patron));
    else guarded?.delete(patronAccount(patron));
  };
  return {
    find: (patron) => {
      const known = cached.get(patron);
      if (known !== undefined) return known;
      const row = select.get(patron);
      const protection = row ? protectionOf(row) : null;
      cache(patron, protection);
      return protection;
    },
    guarded: (accounts) => {
      const all = guardedAccounts();
      if (all.size === 0) return [];
      return accounts.filter((id) => all.has(id)).map((id) => patronId(ownerOf(id)));
    },
    writeMoney: (patron, protection) => {
      writeMoney.run(patron, moneyText(protection.money));
      cache(patron, protection);
    },
    keep: (patron, protection) => {
      const row = protectionRow(patron, protection);
      write.run(row.patron, row.settings, row.time, row.money);
      cache(patron, protection);
    },
    drop: () => {
      cached.clear();
      guarded = null;
    },
  };
};

/**
 * Follows the statement back to the start of the frame: each posting names the one before it. A stake belongs to the frame in which it was
 * accepted, though it is posted later.
 */
const HISTORY = `
  WITH RECURSIVE walk (number) AS (
    ${NEWEST_POSTING}
     UNION ALL
    SELECT ${PREVIOUS} FROM walk JOIN movements USING (number) WHERE ${POSTED_AT} >= ?2),
  since AS (
    SELECT ${POSTED_AT} AS at, ${AMOUNT} AS amount_minor, ${BALANCE_AFTER} AS balance_after_minor, code, at AS made
      FROM walk JOIN movements USING (number))
  SELECT coalesce((SELECT balance_after_minor FROM since WHERE at < ?2), 0) AS worth,
         coalesce(sum(amount_minor) FILTER (WHERE at >= ?2 AND (code IN ('grant', 'top-up', 'wallet-in')
                                                                OR (code = 'wallet-out' AND amount_minor < 0))), 0) AS deposit,
         coalesce(-sum(amount_minor) FILTER (WHERE made >= ?2 AND code = 'stake'), 0) AS staked
    FROM since`;

export const createProtections = (
  database: DatabaseSync,
  rows: ProtectionRows,
  books: Pick<Books, 'account'> & Pick<PendingMovements, 'madeSince'>,
  writeJournalled: SqliteJournalledWrite,
): ProtectionStore => {
  const history = query<{ worth: number; deposit: number; staked: number }>(database, HISTORY);

  const historyOf = (patron: PatronId, startMs: number): FrameHistory => {
    const account = patronAccount(patron);
    const { worth = 0, deposit = 0, staked = 0 } = history.get(account, startMs) ?? {};
    // Stakes in play are not posted yet.
    return {
      worthMinor: worth,
      depositMinor: deposit,
      stakedMinor: staked + books.madeSince(account, startMs),
    };
  };
  const worthOf = (patron: PatronId): number => books.account(patronAccount(patron)).balanceMinor;

  return {
    find: async (patron) => rows.find(patron),
    historyOf: async (patron, startMs) => historyOf(patron, startMs),
    change: async (patron, change, by, entry) => {
      let refused: Awaited<ReturnType<ProtectionStore['change']>> | null = null;
      const done = await writeJournalled(() => {
        const patronBooks = {
          account: books.account(patronAccount(patron)),
          historyOf: (startMs: number) => historyOf(patron, startMs),
        };
        const changed = decideChange(rows.find(patron), change, by, patronBooks);
        if (!changed.ok) {
          refused = changed;
          return null;
        }
        rows.keep(patron, changed.protection);
        return changed;
      }, entry);
      const result = done ?? refused;
      if (!result) throw new Error(`the change of the protection of ${patron} has no outcome`);
      return result;
    },
    countPlay: (intervals, zone) =>
      writeJournalled(() => {
        const after = new Map<PatronId, Protection>();
        for (const { patron, ...interval } of intervals) {
          const worthMinor = worthOf(patron);
          const before = rows.find(patron) ?? protectionFrom(interval.fromMs, zone, worthMinor);
          const protection = {
            ...before,
            time: withPlay(before.time, interval, before.zone, worthMinor),
          };
          rows.keep(patron, protection);
          after.set(patron, protection);
        }
        return after;
      }),
  };
};
