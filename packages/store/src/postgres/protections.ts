// Protections in PostgreSQL. A transaction of a table reads those it may need under the locks of the accounts; a change of settings
// takes the account's lock as well, so that the next ticket at any node sees it. [P1] [P2]
import { type AccountId, isPatron, ownerOf, patronAccount } from '@punto/ledger/account';
import type { FrameHistory } from '@punto/ledger/protection/money';
import { withPlay } from '@punto/ledger/protection/play-time';
import { type Protection, protectionFrom } from '@punto/ledger/protection/protection';
import type { PatronId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import type { PlayInterval, ProtectionStore } from '../protection-store.ts';
import type { Protections } from '../shared/guard.ts';
import {
  decideChange,
  moneyText,
  type ProtectionRow,
  protectionOf,
  protectionRow,
} from '../shared/protections.ts';
import { prepared } from './prepared.ts';
import { type Queryable, row, rows } from './rows.ts';
import type { PostgresWriteDown } from './write-down.ts';

export type HeldProtections = ReadonlyMap<string, Protection>;

const selectHeld = prepared<ProtectionRow>(
  `SELECT patron, settings, time, money FROM protections
    WHERE patron = ANY ($1) AND (money IS NOT NULL OR patron = ANY ($2))`,
);
/** Of all patrons with a record of these rounds: a correction may pay them. */
const selectOfRounds = prepared<ProtectionRow>(
  `SELECT protections.* FROM unnest($2::bigint[], $3::bigint[]) AS past (shoe, round),
     LATERAL (SELECT patron FROM records
               WHERE table_id = $1 AND records.shoe = past.shoe AND records.round = past.round OFFSET 0) AS played
     JOIN protections USING (patron) WHERE money IS NOT NULL`,
);
const updateMoney = prepared('UPDATE protections SET money = $2 WHERE patron = $1');

/** `asked`: patrons whose protection is compared with a stake; of all others, only sums are kept. */
export const readProtections = async (
  client: ClientBase,
  accounts: readonly AccountId[],
  asked: readonly PatronId[],
): Promise<HeldProtections> => {
  const patrons = accounts.filter(isPatron).map(ownerOf);
  if (patrons.length === 0) return new Map();
  return byPatron(await selectHeld(client, patrons, asked));
};

export const readProtectionsOfRounds = async (
  client: ClientBase,
  table: string,
  past: readonly { readonly shoe: number; readonly round: number }[],
): Promise<HeldProtections> => {
  if (past.length === 0) return new Map();
  const [shoes, numbers] = [past.map(({ shoe }) => shoe), past.map(({ round }) => round)];
  return byPatron(await selectOfRounds(client, table, shoes, numbers));
};

const byPatron = (found: readonly ProtectionRow[]): HeldProtections =>
  new Map(found.map((each) => [each.patron, protectionOf(each)]));

/** Collects the sums that one transaction changes. */
export const createPendingProtections = (held: HeldProtections) => {
  const changed = new Map<PatronId, Protection>();
  const shelf: Protections = {
    find: (patron) => changed.get(patron) ?? held.get(patron) ?? null,
    guarded: () => [...held].flatMap(([patron, { money }]) => (money === null ? [] : [patron as PatronId])),
    writeMoney: (patron, protection) => void changed.set(patron, protection),
  };
  return {
    shelf,
    send: (client: ClientBase): readonly Promise<unknown>[] =>
      [...changed].map(([patron, { money }]) => updateMoney(client, patron, moneyText(money))),
  };
};

const LOCK_ACCOUNT = `SELECT balance_minor, pending_minor FROM accounts
  WHERE account = $1 AND part = '' FOR UPDATE`;
const LOCK = 'SELECT patron, settings, time, money FROM protections WHERE patron = $1 FOR UPDATE';
const WRITE = `INSERT INTO protections (patron, settings, time, money) VALUES ($1, $2, $3, $4)
  ON CONFLICT (patron) DO UPDATE SET settings = $2, time = $3, money = $4`;
const HISTORY = `
  SELECT coalesce((SELECT balance_after_minor FROM postings
                    WHERE account = $1 AND part = '' AND at < $2 ORDER BY line DESC LIMIT 1), 0)::bigint AS worth,
         coalesce(sum(amount_minor) FILTER (WHERE code IN ('grant', 'top-up')), 0)::bigint AS deposit,
         coalesce(-sum(amount_minor) FILTER (WHERE code = 'stake'), 0)::bigint AS staked
    FROM (SELECT postings.amount_minor, movements.code
            FROM postings JOIN movements ON movements.number = postings.movement
           WHERE postings.account = $1 AND postings.part = '' AND postings.at >= $2) AS since`;

type Balance = { readonly balance_minor: number; readonly pending_minor: number };

export const createProtections = (pool: Queryable, writeDown: PostgresWriteDown): ProtectionStore => ({
  find: async (patron) => {
    const found = await row<ProtectionRow>(pool, 'SELECT * FROM protections WHERE patron = $1', [patron]);
    return found ? protectionOf(found) : null;
  },
  change: async (patron, change, by, entry) => {
    let outcome: Awaited<ReturnType<ProtectionStore['change']>> | null = null;
    await writeDown(async (client) => {
      const account = patronAccount(patron);
      const balance = await row<Balance>(client, LOCK_ACCOUNT, [account]);
      const found = await row<ProtectionRow>(client, LOCK, [patron]);
      const before = found ? protectionOf(found) : null;
      const histories = new Map<number, FrameHistory>();
      // Decided twice: which frames the books are asked about is known only from the decision.
      const decide = () =>
        decideChange(before, change, by, {
          worthMinor: balance?.balance_minor ?? 0,
          historyOf: (startMs) => {
            const known = histories.get(startMs) ?? NO_HISTORY;
            histories.set(startMs, known);
            return known;
          },
        });
      decide();
      for (const startMs of histories.keys())
        histories.set(startMs, await historyOf(client, account, startMs, balance?.pending_minor ?? 0));
      outcome = decide();
      if (!outcome.ok) return null;
      const { settings, time, money } = protectionRow(patron, outcome.protection);
      await client.query(WRITE, [patron, settings, time, money]);
      return outcome;
    }, entry);
    if (!outcome) throw new Error(`the change of the protection of ${patron} has no outcome`);
    return outcome;
  },
  countPlay: (intervals, zone) => writeDown((client) => countPlay(client, intervals, zone)),
});

const NO_HISTORY: FrameHistory = { worthMinor: 0, depositMinor: 0, stakedMinor: 0 };

const historyOf = async (
  client: Queryable,
  account: AccountId,
  startMs: number,
  pendingMinor: number,
): Promise<FrameHistory> => {
  type Found = { readonly worth: number; readonly deposit: number; readonly staked: number };
  const found = await row<Found>(client, HISTORY, [account, startMs]);
  if (!found) throw new Error(`the books of ${account} have no history`);
  const { worth, deposit, staked } = found;
  // Stakes in play are not posted yet.
  return { worthMinor: worth, depositMinor: deposit, stakedMinor: staked + pendingMinor };
};

const LOCK_MANY = `SELECT patron, settings, time, money FROM protections
  WHERE patron = ANY ($1) ORDER BY patron FOR UPDATE`;
const BALANCES = `SELECT account, balance_minor FROM accounts WHERE account = ANY ($1) AND part = ''`;
/** Of a row that is there, the time alone: its sums may change meanwhile under the lock of the account. */
const WRITE_TIMES = `
  INSERT INTO protections (patron, settings, time)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
  ON CONFLICT (patron) DO UPDATE SET time = excluded.time`;

const countPlay = async (
  client: Queryable,
  intervals: readonly PlayInterval[],
  zone: string,
): Promise<ReadonlyMap<PatronId, Protection>> => {
  // One statement cannot write a row twice; in order of name, so that two nodes wait for each other without a deadlock.
  const patrons = [...new Set(intervals.map(({ patron }) => patron))].sort();
  const found = byPatron(await rows<ProtectionRow>(client, LOCK_MANY, [patrons]));
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
  const written = patrons.flatMap((patron) => {
    const protection = after.get(patron);
    return protection ? [protectionRow(patron, protection)] : [];
  });
  await client.query(WRITE_TIMES, [
    written.map(({ patron }) => patron),
    written.map(({ settings }) => settings),
    written.map(({ time }) => time),
  ]);
  return after;
};
