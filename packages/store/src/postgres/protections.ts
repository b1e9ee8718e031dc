// Protections in PostgreSQL, outside the tables' transactions. A change that decides a stake otherwise locks the account and gives it
// a new mark, so that the next ticket at any node sees it. Accounts are locked before protections, as by tickets. [P1]
import { minor } from '@punto/engine/minor';
import { type AccountId, patronAccount } from '@punto/ledger/account';
import { decidesAlike } from '@punto/ledger/protection/decides-alike';
import type { FrameHistory } from '@punto/ledger/protection/money';
import { withPlay } from '@punto/ledger/protection/play-time';
import { type Protection, protectionFrom } from '@punto/ledger/protection/protection';
import type { PatronId } from '@punto/table/ids';
import type { PlayInterval, ProtectionStore } from '../protection-store.ts';
import { decideChange, type ProtectionRow, protectionOf, protectionRow } from '../shared/protections.ts';
import { createBatchedReads } from './batching/batched-reads.ts';
import type { PostgresJournalledWrite } from './journalled-write.ts';
import { createAccounts } from './locked/locked-books.ts';
import {
  type ChangedRow,
  changedRows,
  type HeldProtections,
  type ParsedProtections,
} from './locked/parsed-protections.ts';
import { type Queryable, row, rows } from './typed-queries.ts';

const PATRONS = `SELECT account, '' AS part FROM unnest($1::text[]) AS told (account)`;
/** Before the first row of a protection: an account that is created meanwhile without a mark would have no limits. */
const CREATE_ACCOUNTS = createAccounts(PATRONS);
const LOCK_ACCOUNTS = `SELECT account, balance_minor, given_minor, staked_minor FROM accounts
  WHERE account = ANY ($1::text[]) AND part = '' ORDER BY account FOR UPDATE`;
const MARK = `UPDATE accounts SET protection = gen_random_uuid() WHERE account = ANY ($1::text[]) AND part = ''`;
const CHANGED = changedRows('$1', '$2');
const LOCK = 'SELECT patron, settings, time, money FROM protections WHERE patron = $1 FOR UPDATE';
const WRITE = `INSERT INTO protections (patron, settings, time, money) VALUES ($1, $2, $3, $4)
  ON CONFLICT (patron) DO UPDATE SET settings = $2, time = $3, money = $4`;
/** A stake is of the frame in which it was accepted, though it is posted later. */
const HISTORY = `
  SELECT coalesce((SELECT balance_after_minor FROM postings
                    WHERE account = $1 AND part = '' AND at < $2 ORDER BY line DESC LIMIT 1), 0)::bigint AS worth,
         coalesce(sum(amount_minor) FILTER (WHERE code IN ('grant', 'top-up', 'wallet-in')
                                               OR (code = 'wallet-out' AND amount_minor < 0)), 0)::bigint AS deposit,
         coalesce(-sum(amount_minor) FILTER (WHERE code = 'stake' AND made >= $2), 0)::bigint AS staked,
         coalesce((SELECT sum(amount_minor) FROM movements
                    WHERE debit = $1 AND state = 'pending' AND at >= $2), 0)::bigint AS pending
    FROM (SELECT postings.amount_minor, movements.code, movements.at AS made
            FROM postings JOIN movements ON movements.number = postings.movement
           WHERE postings.account = $1 AND postings.part = '' AND postings.at >= $2) AS since`;

type AccountRow = Readonly<Record<'balance_minor' | 'given_minor' | 'staked_minor', number>> & {
  readonly account: AccountId;
};

export const createProtections = (
  pool: Queryable,
  writeJournalled: PostgresJournalledWrite,
  parsed: ParsedProtections,
): ProtectionStore => ({
  // Called for every account view that is sent.
  find: createBatchedReads<Protection | null>(
    async (patrons) => {
      const { values, take } = parsed.compare(patrons);
      return take(await rows<ChangedRow>(pool, CHANGED, values));
    },
    () => null,
  ),
  historyOf: (patron, startMs) => historyOf(pool, patronAccount(patron), startMs),
  change: async (patron, change, by, entry) => {
    let outcome: Awaited<ReturnType<ProtectionStore['change']>> | null = null;
    await writeJournalled(async (client) => {
      const account = patronAccount(patron);
      const [locked] = await lockAccounts(client, [account]);
      const found = await row<ProtectionRow>(client, LOCK, [patron]);
      const before = found ? protectionOf(found) : null;
      const histories = new Map<number, FrameHistory>();
      // Decided twice: only the decision shows of which frames the history is needed from the books.
      const decide = () =>
        decideChange(before, change, by, {
          account: {
            balanceMinor: minor(locked?.balance_minor ?? 0),
            givenMinor: minor(locked?.given_minor ?? 0),
            stakedMinor: minor(locked?.staked_minor ?? 0),
          },
          historyOf: (startMs) => {
            const known = histories.get(startMs) ?? NO_HISTORY;
            histories.set(startMs, known);
            return known;
          },
        });
      decide();
      for (const startMs of histories.keys())
        histories.set(startMs, await historyOf(client, account, startMs));
      outcome = decide();
      if (!outcome.ok) return null;
      const { settings, time, money } = protectionRow(patron, outcome.protection);
      await client.query(WRITE, [patron, settings, time, money]);
      return outcome;
    }, entry);
    if (!outcome) throw new Error(`the change of the protection of ${patron} has no outcome`);
    return outcome;
  },
  countPlay: async (intervals, zone) => {
    const counted = await writeJournalled((client) => countPlay(client, parsed, intervals, zone));
    if (counted.left.length === 0) return counted.after;
    const marked = await writeJournalled((client) => countAndMark(client, parsed, counted.left, zone));
    return new Map([...counted.after, ...marked]);
  },
});

/** In order of name; those that do not exist are created. */
const lockAccounts = async (
  client: Queryable,
  accounts: readonly AccountId[],
): Promise<readonly AccountRow[]> => {
  const locked = await rows<AccountRow>(client, LOCK_ACCOUNTS, [accounts]);
  if (locked.length === accounts.length) return locked;
  await client.query(CREATE_ACCOUNTS, [accounts]);
  return rows<AccountRow>(client, LOCK_ACCOUNTS, [accounts]);
};

const NO_HISTORY: FrameHistory = { worthMinor: 0, depositMinor: 0, stakedMinor: 0 };

const historyOf = async (client: Queryable, account: AccountId, startMs: number): Promise<FrameHistory> => {
  type Found = Readonly<Record<'worth' | 'deposit' | 'staked' | 'pending', number>>;
  const found = await row<Found>(client, HISTORY, [account, startMs]);
  if (!found) throw new Error(`the books of ${account} have no history`);
  const { worth, deposit, staked, pending } = found;
  // Stakes in play are not posted yet.
  return { worthMinor: worth, depositMinor: deposit, stakedMinor: staked + pending };
};

const LOCK_MANY = `WITH locked AS MATERIALIZED (
    SELECT * FROM protections WHERE patron = ANY ($1::text[]) ORDER BY patron FOR UPDATE)
  ${changedRows('$1', '$2', 'locked')}`;
const BALANCES = `SELECT account, balance_minor FROM accounts WHERE account = ANY ($1) AND part = ''`;
/** For a row that exists, only the time: its sums may change meanwhile under the lock of the account. */
const WRITE_TIMES = `
  INSERT INTO protections (patron, settings, time)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
  ON CONFLICT (patron) DO UPDATE SET time = excluded.time
  RETURNING patron, digest`;

type Counted = {
  readonly after: ReadonlyMap<PatronId, Protection>;
  /** Intervals that are not counted yet, since the accounts of their patrons have to be locked before. */
  readonly left: readonly PlayInterval[];
};

/** Counts the time of all patrons for whom it decides no stake otherwise, which is nearly all: without the locks of their accounts. */
const countPlay = async (
  client: Queryable,
  parsed: ParsedProtections,
  intervals: readonly PlayInterval[],
  zone: string,
): Promise<Counted> => {
  const { found, after } = await counted(client, parsed, intervals, zone);
  const isMarked = (patron: PatronId): boolean => {
    const [before, now] = [found.get(patron), after.get(patron)];
    return !before || !now || !decidesAlike(before, now);
  };
  const kept = new Map([...after].filter(([patron]) => !isMarked(patron)));
  if (kept.size > 0) await writeTimes(client, parsed, found, kept);
  return { after: kept, left: intervals.filter(({ patron }) => !kept.has(patron)) };
};

/** Counts time that decides a stake otherwise, or is the first of its patron, and gives the accounts new marks. */
const countAndMark = async (
  client: Queryable,
  parsed: ParsedProtections,
  intervals: readonly PlayInterval[],
  zone: string,
): Promise<Counted['after']> => {
  const accounts = namesOf(intervals).map(patronAccount);
  await lockAccounts(client, accounts);
  const { found, after } = await counted(client, parsed, intervals, zone);
  await writeTimes(client, parsed, found, after);
  await client.query(MARK, [accounts]);
  return after;
};

/** One statement cannot write a row twice, and one order of names prevents a deadlock between nodes. */
const namesOf = (intervals: readonly PlayInterval[]): readonly PatronId[] =>
  [...new Set(intervals.map(({ patron }) => patron))].sort();

/** The protections before, locked, and after these intervals. */
const counted = async (
  client: Queryable,
  parsed: ParsedProtections,
  intervals: readonly PlayInterval[],
  zone: string,
) => {
  const patrons = namesOf(intervals);
  const { values, take } = parsed.compare(patrons);
  const found = take(await rows<ChangedRow>(client, LOCK_MANY, values));
  const balances = new Map(
    (
      await rows<{ account: string; balance_minor: number }>(client, BALANCES, [patrons.map(patronAccount)])
    ).map(({ account, balance_minor }) => [account, balance_minor]),
  );
  const after = new Map<PatronId, Protection>();
  for (const { patron, ...interval } of intervals) {
    const worthMinor = balances.get(patronAccount(patron)) ?? 0;
    const before =
      after.get(patron) ?? found.get(patron) ?? protectionFrom(interval.fromMs, zone, worthMinor);
    after.set(patron, { ...before, time: withPlay(before.time, interval, before.zone, worthMinor) });
  }
  return { found, after };
};

const writeTimes = async (
  client: Queryable,
  parsed: ParsedProtections,
  found: HeldProtections,
  after: Counted['after'],
): Promise<void> => {
  const written = [...after].map(([patron, protection]) => protectionRow(patron, protection));
  written.sort((a, b) => (a.patron < b.patron ? -1 : 1));
  const digestsNow = await rows<{ patron: PatronId; digest: string }>(client, WRITE_TIMES, [
    written.map(({ patron }) => patron),
    written.map(({ settings }) => settings),
    written.map(({ time }) => time),
  ]);
  for (const { patron, digest } of digestsNow) {
    const protection = after.get(patron);
    // A row that was not there to be locked may be another writer's, with other settings.
    if (protection && found.has(patron)) parsed.keep(patron, digest, protection);
  }
};
