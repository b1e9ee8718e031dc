// A group with requests that are refused, throw or are out of date writes the same rows as a store that runs each request in a
// transaction of its own, and as a store that never gets the rejected requests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minor } from '@punto/engine/minor';
import { escrowAccount, HOUSE, patronAccount } from '@punto/ledger/account';
import { instant, type PatronId, patronId, type TableId, version } from '@punto/table/ids';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import {
  ANN,
  accepted,
  BEN,
  decide,
  event,
  grant,
  MAIN,
  needing,
  patron as person,
  record,
  SIDE_ROOM,
  stake,
  stakeOf,
  ticketKey,
} from '../../test/samples/sample.ts';
import { entry } from '../../test/samples/sample-floor.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import { type Store, type Transaction, UndeclaredNeed } from '../store.ts';
import { openForReading } from './database.ts';

const ACTS = ['ticket', 'again', 'refuse', 'settle', 'round', 'journal', 'snapshot', 'read'] as const;
const ENDS = ['well', 'throws', 'conflict', 'undeclared', 'unanswered'] as const;
const OUTSIDE = ['transfer', 'reused', 'admitted in part'] as const;
const MOST = 40;

type Act = (typeof ACTS)[number];
type Request = {
  readonly number: number;
  readonly table: TableId;
  readonly patron: PatronId;
  readonly amount: number;
  /** The number of the request whose ticket and stake are referred to. */
  readonly earlier: number;
  readonly acts: readonly Act[];
  readonly end: (typeof ENDS)[number];
  /** A write outside the table's transaction, in its own savepoint. */
  readonly outside: (typeof OUTSIDE)[number] | null;
};

const requests: fc.Arbitrary<readonly Request[]> = fc
  .array(
    fc.record({
      table: fc.constantFrom(MAIN, SIDE_ROOM),
      patron: fc.constantFrom(ANN, BEN),
      amount: fc.integer({ min: 1, max: 400 }),
      earlier: fc.nat({ max: MOST }),
      acts: fc.subarray([...ACTS], { minLength: 1 }),
      end: fc.oneof({ weight: 3, arbitrary: fc.constant('well' as const) }, fc.constantFrom(...ENDS)),
      outside: fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, fc.constantFrom(...OUTSIDE)),
    }),
    { minLength: 20, maxLength: MOST },
  )
  .map((all) => all.map((each, number) => ({ number, ...each })));

const keyOf = (patron: PatronId, number: number) => ticketKey(patron, `ticket-${number}`);
const stakeBy = (patron: PatronId, number: number, table: TableId): string =>
  stakeOf(patron, `ticket-${number}`, table);
const EVERY_TICKET = [ANN, BEN].flatMap((patron) =>
  Array.from({ length: MOST + 1 }, (_, number) => keyOf(patron, number)),
);

/** Returns what the transaction could read. */
const act = (tx: Transaction, request: Request, what: Act): unknown => {
  const { number, table, patron, amount, earlier } = request;
  switch (what) {
    case 'ticket': {
      const refusal = tx.post([stake(stakeBy(patron, number, table), patron, amount, table)]);
      tx.append([accepted(number)]);
      if (refusal === null && tx.answer(keyOf(patron, number)) === null)
        tx.remember(keyOf(patron, number), { accepted: true, version: version(number + 1) });
      return refusal;
    }
    case 'again':
      return tx.answer(keyOf(patron, earlier));
    case 'refuse': {
      const key = keyOf(patron, (number + earlier) % MOST);
      if (tx.answer(key) === null)
        tx.remember(key, { accepted: false, refusal: { reason: 'betting-closed' } });
      return tx.answer(key);
    }
    case 'settle':
      return [
        voided(tx, stakeBy(patron, earlier, table)),
        tx.keep([played(request)]),
        tx.recordsOf(0, number + 1),
      ];
    case 'round':
      tx.append([{ type: 'RoundOpened', round: number + 1, closesAt: null, last: false, at: instant(5) }]);
      return tx.answer(keyOf(patron, earlier));
    case 'journal':
      tx.journal(entry('pause', table));
      return null;
    case 'snapshot':
      tx.append([event(number)]);
      tx.snapshot(`{"folded":${number}}`);
      return null;
    case 'read':
      return [tx.account(patronAccount(patron)), tx.inPlay(patron)];
  }
};

const played = ({ patron, table, amount, number }: Request) => ({
  ...record(patron, number + 1, minor(amount)),
  table,
  shoe: 0,
});

/** A stake that was never made, or is at the other table, is not declared. */
const voided = (tx: Transaction, pending: string): unknown => {
  try {
    return tx.post([{ ...decide('void', pending), id: `void:${pending}` }]);
  } catch (cause) {
    if (cause instanceof UndeclaredNeed) return 'undeclared';
    throw cause;
  }
};

const APPENDS: readonly Act[] = ['ticket', 'round', 'snapshot'];

/** Sends the request to a table whose stream has this version. */
const send = (store: Store, request: Request, at: number): Promise<unknown> => {
  const { number, table, patron, amount, acts, end, outside } = request;
  if (outside === 'transfer') return store.transfer([grant(patron, amount, `more-${number}`)]);
  if (outside === 'reused') return store.transfer([grant(patron, amount, `grant-${patron}`)]);
  if (outside !== null)
    return store.admit(person(patronId(`new-${number}`)), `hash-${number}`, [
      grant(patron, amount, `grant-${patron}`),
    ]);
  return store.write({
    table,
    expected: version(end === 'conflict' ? at + 7 : at),
    needs: needing({
      accounts: [HOUSE, patronAccount(ANN), patronAccount(BEN), escrowAccount(table)],
      tickets: EVERY_TICKET,
      escrow: true,
      inPlay: [ANN, BEN],
      rounds: [{ shoe: 0, round: number + 1 }],
    }),
    work: (tx) => {
      const seen = acts.map((what) => act(tx, request, what));
      if (end === 'throws') throw new Error('thrown at the end of the work');
      if (end === 'undeclared') tx.account(patronAccount(patronId('zed')));
      if (end === 'unanswered') tx.remember(keyOf(patron, MOST), { accepted: true, version: version(1) });
      return JSON.stringify(seen);
    },
  });
};

const isRejected = (outcome = ''): boolean => /^(Error|VersionConflict|UndeclaredNeed)/.test(outcome);

/** The outcome of every request, and all rows afterwards; `atOnce`: send all requests in one group. */
const rowsAfter = async (all: readonly Request[], atOnce: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-gathered-'));
  try {
    const store = await openSqliteStore(folder);
    await Promise.all([ANN, BEN].map((each) => store.transfer([grant(each, 1_000)])));
    const at = new Map<TableId, number>();
    const outcomes: string[] = [];
    for (let from = 0; from < all.length; from += atOnce) {
      const sent = all.slice(from, from + atOnce).map((request) => {
        const before = at.get(request.table) ?? 0;
        if (request.outside === null && request.end === 'well')
          at.set(request.table, before + request.acts.filter((what) => APPENDS.includes(what)).length);
        return send(store, request, before);
      });
      for (const outcome of await Promise.allSettled(sent))
        outcomes.push(
          outcome.status === 'fulfilled' ? JSON.stringify(outcome.value ?? null) : String(outcome.reason),
        );
    }
    await store.close();
    return { outcomes, rows: rowsIn(folder) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const rowsIn = (folder: string): Readonly<Record<string, readonly Record<string, unknown>[]>> => {
  const database = openForReading(folder);
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  const rows = tables.map(({ name }) => [name, database.prepare(`SELECT * FROM "${name}"`).all()]);
  database.close();
  return Object.fromEntries(rows);
};

it('[T3] [L6] requests that throw, are refused or are out of date leave the same rows in a group as alone', async () => {
  let [thrown, done] = [0, 0];
  await fc.assert(
    fc.asyncProperty(requests, fc.integer({ min: 2, max: MOST }), async (all, atOnce) => {
      const alone = await rowsAfter(all, 1);
      expect(await rowsAfter(all, atOnce)).toEqual(alone);
      const kept = all.filter((_, number) => !isRejected(alone.outcomes[number]));
      expect((await rowsAfter(kept, 1)).rows).toEqual(alone.rows);
      thrown += all.length - kept.length;
      done += kept.filter(({ outside }) => outside === null).length;
    }),
    { seed: 16, numRuns: inject('soak') ? 200 : 3 },
  );
  expect(Math.min(thrown, done)).toBeGreaterThan(15);
});

it('[T3] [L6] the caches equal the rows after a failed write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-gathered-'));
  const store = await openSqliteStore(folder);
  const key = keyOf(ANN, 1);
  const needs = needing({ accounts: [patronAccount(ANN), patronAccount(BEN)], tickets: [key] });
  const write = <T>(work: (tx: Transaction) => T) =>
    store.write({ table: MAIN, expected: version(0), needs, work });
  await write((tx) => tx.keep([record(BEN, 1, minor(5))]));
  // Ben's record exists already: what is written before it is rolled back with it.
  const failed = write((tx) => {
    tx.remember(key, { accepted: false, refusal: { reason: 'betting-closed' } });
    tx.keep([record(ANN, 1, minor(5)), record(BEN, 1, minor(5))]);
  });
  await expect(failed).rejects.toThrow('UNIQUE');
  expect(await write((tx) => tx.answer(key))).toBeNull();
  await write((tx) => tx.keep([record(ANN, 2, minor(5))]));
  const { items } = await store.records(ANN, { limit: 5, before: null });
  expect(items.map(({ round }) => round)).toEqual([2]);
  await store.close();
  const [row] = rowsIn(folder).records?.filter(({ patron }) => patron === ANN) ?? [];
  expect(row).toMatchObject({ line: 1, previous: null });
  rmSync(folder, { recursive: true });
});
