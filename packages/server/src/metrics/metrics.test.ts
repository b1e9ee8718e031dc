// Against a real store and real tables: every event is counted once, and no label names a patron.

import { rmSync } from 'node:fs';
import { coins } from '@punto/engine/minor';
import { SINGLE_DECK } from '@punto/engine/rooms/single-deck';
import { makeTable } from '@punto/engine/table-setup';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store, Transaction } from '@punto/store/store';
import { ANN, BEN, grant, patron } from '@punto/store/test/samples/sample';
import { question } from '@punto/store/test/samples/sample-floor';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import type { OpenTable } from '@punto/table';
import { type TableId, tableId, ticketId } from '@punto/table/ids';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exampleSetup } from '../../test/support/fake-table.ts';
import { createManualClock, type ManualClock } from '../../test/support/manual-clock.ts';
import { BRAND_RETURNS, PROGRAM, RETURNS } from '../../test/support/metric-samples.ts';
import { type Figures, readMetrics } from '../../test/support/read-metrics.ts';
import { seededWords } from '../../test/support/test-deployment.ts';
import type { Broker } from '../broker/broker.ts';
import { createInProcessBroker } from '../broker/in-process.ts';
import { createDrift } from '../rng/drift.ts';
import { driftMeter } from '../rng/drift-meter.ts';
import { createLocalTables, type HostedTables } from '../table-host/tables/local-tables.ts';
import { createMetrics, type Metrics } from './metrics.ts';

const [ONE, OWN_DECK] = [tableId('one'), tableId('own-deck')];
const SUE = { id: 'sue', name: 'Sue' };

let folder: string;
let store: Store;
let broker: Broker;
let clock: ManualClock;
let hosted: HostedTables;
let metrics: Metrics;
const faults: string[] = [];
/** The rounds passed to the drift test, as player's and banker's cards. */
const shown: string[] = [];
beforeEach(async () => {
  folder = folderWithDatabase('metrics');
  faults.length = 0;
  shown.length = 0;
  metrics = createMetrics({ onFault: (family) => faults.push(family) });
  store = await openSqliteStore(folder, metrics.meter);
  for (const id of [ANN, BEN]) await store.admit(patron(id), `hash-${id}`, [grant(id, coins(1_000))]);
  await open(store);
});
afterEach(async () => {
  await hosted.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (on: Store): Promise<void> => {
  broker = createInProcessBroker(() => undefined);
  clock = createManualClock();
  hosted = await createLocalTables({
    ...{ store: on, broker, clock, log: pino({ level: 'silent' }) },
    meter: driftMeter(metrics.meter, {
      add: ({ player, banker }, decks) => shown.push(`${player.join('')} ${banker.join('')} of ${decks}`),
    }),
    ...{ encryptionKeys: [new Uint8Array(32).fill(7)] as const, word: seededWords(3) },
    setups: [
      exampleSetup('one'),
      exampleSetup('two'),
      makeTable(SINGLE_DECK, { table: OWN_DECK, name: 'Own deck' }),
    ],
  });
};
/** Watches the states too. */
const watch = (wallets = new Map([['lagoon', { isOpen: () => true }]])): void =>
  metrics.watch({
    ...{ store, hosted },
    gateway: { unsentBytes: () => [0, 70, 12], patronsAt: (table) => (table === ONE ? 3 : 0) },
    floorGateway: { consoles: () => 1 },
    program: { status: () => ({ ...PROGRAM, digest: 'ab'.repeat(32), checkedAt: 5_000, intact: false }) },
    returns: { readings: async () => (wallets.size > 0 ? [...RETURNS, ...BRAND_RETURNS] : RETURNS) },
    monitoring: {
      readings: () => ({ rounds: 40, blocks: 1, waiting: 2, raised: new Map([['big-win' as const, 3]]) }),
    },
    wallets,
    generator: { fault: () => null, words: () => 0 },
    clock: { aheadMs: () => 65_000, now: clock.now },
    drift: createDrift(() => undefined),
  });
const told = async (): Promise<Figures> => readMetrics(await metrics.text());
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};
const state = (): OpenTable => {
  const table = hosted.tables.get(ONE)?.state();
  if (!table) throw new Error('the table is not open');
  return table;
};
const until = async (phase: OpenTable['phase']): Promise<void> => {
  for (let steps = 0; state().phase !== phase; steps += 1) {
    if (steps > 200) throw new Error(`the table did not reach ${phase}`);
    clock.advance(1_000);
    await settle();
  }
};
const bet = (ticket: string, stakeMinor: number, table: TableId = ONE, round = state().round?.number ?? 0) =>
  broker.ask(table, {
    type: 'place-ticket',
    ticket: {
      ...{ id: ticketId(ticket), patron: ANN, shoe: 1, round, mode: 'traditional' },
      bets: [{ option: 'player', stakeMinor: coins(stakeMinor) }],
    },
  });
const duty = (duty: Parameters<Broker['ask']>[1] & { type: 'duty' }) => broker.ask(ONE, duty);

it('[L6] counts a ticket once, however often it is sent, and a refusal under its reason', async () => {
  await until('betting');
  await bet('ticket-0001', 1);
  await bet('ticket-0001', 1);
  await bet('ticket-0002', 20);
  await bet('ticket-0002', 20);
  await bet('ticket-0003', 5_000);
  const figures = await told();
  expect(figures.get('punto_tickets_accepted_total{table="one"}')).toBe(1);
  expect(figures.get('punto_tickets_accepted_total{table="two"}')).toBe(0);
  const reasons = [...figures].filter(([name]) => name.startsWith('punto_tickets_refused_total'));
  expect(reasons).toEqual([
    ['punto_tickets_refused_total{table="one",reason="below-minimum"}', 1],
    ['punto_tickets_refused_total{table="one",reason="above-maximum"}', 1],
  ]);
});

it('[B-58] in a house with operators has the brand and currency of each return', async () => {
  watch();
  const figures = await told();
  const bet = 'of="table",name="one",option="tie",schedule="tie",window="day"';
  expect(figures.get(`punto_return_deviations{${bet},brand="house",currency="COIN"}`)).toBe(13.1);
  expect(figures.get(`punto_return_deviations{${bet},brand="gulf",currency="KWD"}`)).toBe(-6);
});

it('[B-58] [B-56] has actual and expected returns of every bet, and whether the program is unchanged', async () => {
  watch(new Map());
  const figures = await told();
  const tie = 'of="table",name="one",option="tie",schedule="tie",window="day"';
  expect(figures.get(`punto_return_share{${tie},figure="actual"}`)).toBe(1.2);
  expect(figures.get(`punto_return_share{${tie},figure="expected"}`)).toBe(0.86);
  expect(figures.get(`punto_return_share{${tie},figure="deviation"}`)).toBe(0.026);
  expect(figures.get(`punto_program_intact{digest="${'ab'.repeat(32)}"}`)).toBe(0);
  expect(figures.get('punto_program_checked_timestamp_seconds')).toBe(5);
  const deviations = [...figures].filter(([name]) => name.startsWith('punto_return_deviations'));
  expect(deviations).toEqual([[`punto_return_deviations{${tie}}`, 13.1]]);
});

it('counts rounds by how they end', async () => {
  await until('betting');
  await until('settled');
  const { player, banker } = state().round?.hands ?? { player: [], banker: [] };
  await until('betting');
  const by = { staff: SUE, role: 'supervisor', preview: false } as const;
  await duty({ type: 'duty', ...by, duty: { duty: 'pause', reason: 'a card fell' } });
  await duty({ type: 'duty', ...by, duty: { duty: 'cancel-round', reason: 'a card fell' } });
  const voiding = { duty: 'void-round', shoe: 1, round: 1, reason: 'exposed', approvedBy: null } as const;
  await duty({ type: 'duty', ...by, duty: voiding });
  const figures = await told();
  const ended = (end: string) => figures.get(`punto_rounds_total{table="one",end="${end}"}`);
  expect(['settled', 'cancelled', 'voided', 'resettled'].map(ended)).toEqual([1, 1, 1, 0]);
  // The two tables have the same pace. Cancelled and voided rounds are not passed again.
  expect(shown).toHaveLength(2);
  expect(shown).toContain(`${player.join('')} ${banker.join('')} of ${state().setup.shoe.decks}`);
  expect(figures.get('punto_rng_rejected_total')).toBeGreaterThan(0);
});

it('counts commands that did not reach the disk as failed, and not as done', async () => {
  await hosted.stop();
  let isFull = false;
  const fail = (request: Parameters<Store['write']>[0]) => ({
    ...request,
    work: (tx: Transaction): never => {
      request.work(tx);
      throw new Error('database or disk is full');
    },
  });
  const write: Store['write'] = (request) => store.write(isFull ? fail(request) : request);
  await open({ ...store, write });
  await until('betting');
  const before = await told();
  isFull = true;
  expect(await bet('ticket-0001', 20)).toEqual({ type: 'no-reply', reason: 'busy' });
  isFull = false;
  const after = await told();
  expect(after.get('punto_batches_failed_total{table="one"}')).toBe(1);
  for (const name of ['punto_tickets_accepted_total{table="one"}', 'punto_events_total{table="one"}'])
    expect(after.get(name)).toBe(before.get(name));
});

it('[V5] counts private tables under their room, and has no patron in any label', async () => {
  watch();
  for (const each of [ANN, BEN]) {
    await broker.ask(OWN_DECK, { type: 'look', patron: each, since: null });
    await settle();
  }
  await until('betting');
  await bet('ticket-0001', 20);
  const text = await metrics.text();
  expect(readMetrics(text).get('punto_events_total{table="own-deck"}')).toBeGreaterThan(1);
  expect(text).not.toMatch(/\bann\b|\bben\b|guest-[0-9a-f]/);
});

it('has commits by size and duration', async () => {
  const figures = await told();
  const commits = figures.get('punto_commit_requests_count') ?? 0;
  expect(commits).toBeGreaterThan(0);
  expect(figures.get('punto_commit_seconds_count')).toBe(commits);
  expect(figures.get('punto_commit_requests_sum')).toBeGreaterThanOrEqual(commits);
  expect(figures.get('punto_commits_failed_total')).toBe(0);
});

it('has the status of tables, their queues, and the events a restart would read', async () => {
  watch();
  await until('betting');
  const by = { staff: SUE, role: 'supervisor', preview: false } as const;
  await duty({ type: 'duty', ...by, duty: { duty: 'pause', reason: 'a card fell' } });
  const figures = await told();
  const status = (table: string, how: string) =>
    figures.get(`punto_table_status{table="${table}",status="${how}"}`);
  expect(['open', 'paused', 'shut', 'stopped'].map((how) => status('one', how))).toEqual([0, 1, 0, 0]);
  expect(status('own-deck', 'open')).toBe(1);
  expect(figures.get('punto_table_waiting{table="one"}')).toBe(0);
  expect(figures.get('punto_table_since_snapshot{table="one"}')).toBe(state().version);
  expect(figures.get('punto_table_patrons{table="one"}')).toBe(3);
  expect(figures.get('punto_sockets{of="patrons"}')).toBe(3);
  expect(figures.get('punto_sockets{of="floor"}')).toBe(1);
  expect(figures.get('punto_socket_unsent_bytes{of="slowest"}')).toBe(70);
});

it('[T5] has the requests that wait for the staff: a pause, raised limits, a relief, an approval', async () => {
  watch();
  await until('betting');
  const figure = async (name: string) => (await told()).get(name);
  const ask = async (act: object) => {
    const reply = await duty({
      ...{ type: 'duty', staff: SUE, role: 'supervisor' },
      duty: act,
      preview: false,
    } as never);
    expect(reply).toMatchObject({ refusal: null });
  };
  const [paused, raised] = [
    'punto_table_paused_seconds{table="one"}',
    'punto_table_limits_raised{table="one"}',
  ];
  expect([await figure(paused), await figure(raised)]).toEqual([0, 0]);
  await ask({ duty: 'pause', reason: 'a card fell' });
  clock.advance(90_000);
  expect(await figure(paused)).toBe(90);
  const { setup } = state();
  const offers = setup.offers
    .slice(0, 1)
    .map(({ option, minMinor, maxMinor }) => ({ option, minMinor, maxMinor: maxMinor + setup.stepMinor }));
  await ask({ duty: 'change-limits', change: { offers }, reason: 'a guest', approvedBy: null });
  // In force from the next round.
  expect(await figure(raised)).toBe(0);
  await ask({ duty: 'cancel-round', reason: 'a card fell' });
  expect(await figure(paused)).toBe(0);
  await until('betting');
  expect(await figure(raised)).toBe(1);
  const relief = 'punto_table_relief_wanted{table="one"}';
  expect(await figure(relief)).toBe(0);
  Object.assign(state(), { offers: ['dana'] });
  expect(await figure(relief)).toBe(1);
  const oldest = 'punto_approval_oldest_seconds';
  expect(await figure(oldest)).toBe(0);
  for (const [id, ago] of [
    ['later', 10_000],
    ['first', 70_000],
  ] as const)
    await store.approvals.ask({ ...question(id), at: clock.now() - ago });
  expect(await figure(oldest)).toBe(70);
});

it('[L6] has the sums of the books', async () => {
  await until('betting');
  await bet('ticket-0001', 20);
  watch();
  const figures = await told();
  expect(figures.get('punto_ledger_imbalance_minor{of="balances"}')).toBe(0);
  expect(figures.get('punto_ledger_imbalance_minor{of="stakes"}')).toBe(0);
  expect(figures.get('punto_ledger_balance_minor{class="patron"}')).toBe(coins(2_000));
  expect(figures.get('punto_ledger_balance_minor{class="house"}')).toBe(-coins(2_000));
  expect(figures.get('punto_ledger_staked_minor')).toBe(coins(20));
  expect(figures.get('punto_patrons')).toBe(2);
  expect(figures.get('punto_store_writable')).toBe(1);
  expect(figures.get('punto_clock_ahead_seconds')).toBe(65);
  expect(faults).toEqual([]);
});

it('leaves out a metric that cannot be read, reports it, and has the rest', async () => {
  const unread = async () => {
    throw new Error('database disk image is malformed');
  };
  store = { ...store, health: { ...store.health, sums: unread, canWrite: unread } };
  watch();
  const figures = await told();
  const names = [...figures.keys()].join(' ');
  expect(names).not.toContain('punto_ledger');
  expect(names).not.toContain('punto_store_writable');
  expect(figures.get('punto_sockets{of="patrons"}')).toBe(3);
  expect(faults).toContain('punto_ledger_imbalance_minor');
  const again = await told();
  expect(again.get('punto_unread_total{family="punto_store_writable"}')).toBeGreaterThan(0);
});

it('has the version, and the figures of the process', async () => {
  const figures = await told();
  expect(figures.get(`punto_build_info{version="0.1.0",node="${process.version}"}`)).toBe(1);
  for (const name of [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(figures.get(name)).toBeGreaterThan(0);
});

it('has the calls to wallets by brand, call and outcome, and the breaker of each brand', async () => {
  metrics.walletMeter.called('lagoon', 'debit', 'done', 20);
  metrics.walletMeter.called('lagoon', 'debit', 'funds', 40);
  metrics.walletMeter.called('lagoon', 'debit', 'done', 3_000);
  metrics.walletMeter.called('reef', 'credit', 'unclear', 5_000);
  watch();
  const figures = await told();
  const calls = [...figures].filter(([name]) => name.startsWith('punto_wallet_calls_total'));
  expect(calls).toEqual([
    ['punto_wallet_calls_total{brand="lagoon",call="debit",outcome="done"}', 2],
    ['punto_wallet_calls_total{brand="lagoon",call="debit",outcome="funds"}', 1],
    ['punto_wallet_calls_total{brand="reef",call="credit",outcome="unclear"}', 1],
  ]);
  expect(figures.get('punto_wallet_call_seconds_sum{brand="lagoon",call="debit"}')).toBeCloseTo(3.06);
  expect(figures.get('punto_wallet_call_seconds_bucket{le="1",brand="lagoon",call="debit"}')).toBe(2);
  expect(figures.get('punto_wallet_breaker_open{brand="lagoon"}')).toBe(1);
});
