// The shipped alarms and dashboard compared with the metrics: a query of a metric that does not exist would never fire.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LAST_BACKUP_FILE } from '@punto/store/sqlite/last-backup';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { evolve, initialState, instant } from '@punto/table';
import { patronId, tableId, ticketId } from '@punto/table/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { exampleSetup } from '../../test/support/fake-table.ts';
import { PROGRAM, RETURNS } from '../../test/support/metric-samples.ts';
import { createDrift } from '../rng/drift.ts';
import { newBatchCounts } from '../table-host/batch-counts.ts';
import { createMetrics } from './metrics.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
};
type Rules = { readonly groups: readonly { readonly name: string; readonly rules: readonly Rule[] }[] };
type Query = { readonly expr?: string; readonly query?: { readonly query: string } };
type Dashboard = {
  readonly uid: string;
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly type: string;
    readonly targets?: readonly Query[];
  }[];
  readonly templating: { readonly list: readonly Query[] };
  readonly annotations: { readonly list: readonly Query[] };
};

const rules = (parse(read('deploy/prometheus/alarms.yml')) as Rules).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('deploy/grafana/punto.json')) as Dashboard;

/** All metrics by name, with the labels of each series. */
const told = new Map<string, Readonly<Record<string, string>>[]>();
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-deployed-'));
  const metrics = createMetrics({ onFault: (_, fault) => expect.unreachable(String(fault)) });
  const store = await openSqliteStore(folder, metrics.meter);
  writeFileSync(join(folder, LAST_BACKUP_FILE), JSON.stringify({ at: 1 }));
  const table = metrics.meter.table(tableId('one'));
  table.watch(() => ({ waiting: 0, sinceSnapshot: 0 }));
  const setup = exampleSetup('one');
  const state = evolve(initialState, { type: 'TableOpened', setup, at: instant(0) });
  table.wrote(
    {
      ...newBatchCounts(),
      refused: [{ patron: patronId('ann'), ticket: ticketId('ticket-0001'), reason: 'betting-closed' }],
    },
    state,
  );
  metrics.walletMeter.called('lagoon', 'debit', 'done', 20);
  metrics.meter.acted('done');
  metrics.meter.answered('/api/session', 200, 1);
  const host = { state: () => null, fault: () => null, unread: () => null, stop: async () => undefined };
  metrics.watch({
    store,
    hosted: { tables: new Map([[tableId('one'), host]]) },
    gateway: { unsentBytes: () => [], patronsAt: () => 0 },
    floorGateway: { consoles: () => 0 },
    program: { status: () => ({ ...PROGRAM, digest: 'ab'.repeat(32), checkedAt: 5_000, intact: false }) },
    returns: { readings: async () => RETURNS },
    monitoring: {
      readings: () => ({ rounds: 40, blocks: 1, waiting: 2, raised: new Map([['big-win' as const, 3]]) }),
    },
    wallets: new Map([['lagoon', { isOpen: () => true }]]),
    generator: { fault: () => null, words: () => 0 },
    clock: { aheadMs: () => 0, now: () => instant(0) },
    drift: { ...createDrift(() => undefined), readings: () => [{ test: 'cards', window: 2_000, p: 0.5 }] },
  });
  for (const line of (await metrics.text()).split('\n')) {
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (name === undefined || line.startsWith('#')) continue;
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, value]) => [label, value]);
    told.set(name, [...(told.get(name) ?? []), Object.fromEntries(pairs)]);
  }
  await store.close();
  rmSync(folder, { recursive: true });
});
afterAll(() => told.clear());

/** Labels that Prometheus adds. */
const ADDED = new Set(['job', 'instance']);
/** Metrics of Prometheus itself. */
const OWN = new Set(['up']);
/** Metrics whose series appear only after a failure. */
const NOT_YET = new Set(['punto_unread_total']);

/** Metric names in a query, each with its label conditions. */
const askedIn = (query: string): readonly { readonly name: string; readonly labels: string }[] => {
  const bare = query
    .replace(/label_values\((.+), \w+\)/, '$1')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ');
  return [...bare.matchAll(/\b([a-z_][a-z0-9_]+)\b(?!\s*\()(?:\{([^}]*)\})?(?![^{]*\})/g)]
    .map(([, name = '', labels = '']) => ({ name, labels }))
    .filter(({ name }) => !['and', 'or', 'unless', 'by', 'on', 'without', 'bool', 'e9'].includes(name));
};

/** Metrics and labels of a query that do not exist. */
const faultsOf = (query: string): readonly string[] =>
  askedIn(query).flatMap(({ name, labels }) => {
    if (OWN.has(name) || NOT_YET.has(name)) return [];
    const series = told.get(name);
    if (series === undefined) return [`${name} is not told`];
    return [...labels.matchAll(/(\w+)(=~|!=|!~|=)"([^"]*)"/g)].flatMap(([, label = '', how, value = '']) => {
      if (ADDED.has(label)) return [];
      if (!series.some((each) => label in each)) return [`${name} has no ${label}`];
      const isVariable = value.startsWith('$');
      if (how !== '=' || isVariable || series.some((each) => each[label] === value)) return [];
      return [`${name} never has ${label}="${value}"`];
    });
  });

describe('metrics that queries use', () => {
  it.each([
    ['punto_patrons > 0', []],
    ['sum by (end) (rate(punto_rounds_total{table=~"$table",end="settled"}[5m])) * 60', []],
    ['punto_partons > 0', ['punto_partons is not told']],
    ['rate(punto_rounds_total{room="one"}[5m])', ['punto_rounds_total has no room']],
    ['punto_disk_bytes{of="left"} < 1e9', ['punto_disk_bytes never has of="left"']],
    ['histogram_quantile(0.9, sum by (le) (rate(punto_commit_seconds_bucket[5m])))', []],
    ['label_values(punto_table_status{instance="$instance"}, table)', []],
    ['label_values(punto_table_stand, table)', ['punto_table_stand is not told']],
  ])('in %s is found to be there or not', (query, faults) => {
    expect(faultsOf(query)).toEqual(faults);
  });
});

describe('the alarms', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s can fire', (name, rule) => {
    expect(name).toMatch(/^Punto[A-Z][A-Za-z]+$/);
    expect(askedIn(rule.expr).length).toBeGreaterThan(0);
    expect(faultsOf(rule.expr)).toEqual([]);
    expect(rule.annotations.summary).toMatch(/\.$/);
    expect(['page', 'look']).toContain(rule.labels.severity);
  });

  it('have unique names', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  it('are each explained in the guide, which explains no others', () => {
    const explained = [...read('docs/guides/operating.md').matchAll(/^\| `(Punto[A-Za-z]+)` \|/gm)].map(
      ([, name]) => name,
    );
    expect(explained).toEqual(rules.map(({ alert }) => alert));
  });
});

describe('the page about monitoring', () => {
  const page = read('docs/reference/monitoring.md');
  const named = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, name]) => name);

  it('explains each metric of wallets, and no others', () => {
    const metrics = new Set(
      [...told.keys()]
        .filter((name) => name.startsWith('punto_wallet_'))
        .map((name) => name.replace(/_(bucket|sum|count)$/, '')),
    );
    expect(metrics.size).toBeGreaterThan(5);
    expect(new Set(named(/^\| `(punto_wallet_\w+)` \|/gm))).toEqual(metrics);
  });

  it('explains each alarm of wallets, and no others', () => {
    const alarms = rules.map(({ alert }) => alert).filter((name) => name.startsWith('PuntoWallet'));
    expect(named(/^\| `(Punto\w+)` \|/gm)).toEqual(alarms);
  });
});

describe('the dashboard', () => {
  const queries = [
    ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map((each) => ({ title, ...each }))),
    ...dashboard.templating.list.map((each) => ({ title: 'a variable', ...each })),
    ...dashboard.annotations.list.map((each) => ({ title: 'an annotation', ...each })),
  ].flatMap(({ title, expr, query }) => {
    const text = expr ?? (typeof query === 'object' ? query.query : undefined);
    return text === undefined ? [] : [{ title, text }];
  });

  it('queries existing metrics', () => {
    expect(queries.length).toBeGreaterThan(40);
    expect(queries.flatMap(({ title, text }) => faultsOf(text).map((fault) => `${title}: ${fault}`))).toEqual(
      [],
    );
  });

  it('shows the metrics of the alarms', () => {
    const shown = new Set(queries.flatMap(({ text }) => askedIn(text).map(({ name }) => name)));
    const rung = new Set(rules.flatMap(({ expr }) => askedIn(expr).map(({ name }) => name)));
    const unseen = [...rung].filter((name) => !shown.has(name) && !NOT_YET.has(name));
    expect(unseen).toEqual([]);
  });

  it('has panels with unique ids', () => {
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    expect(dashboard.uid).toBe('punto-house');
  });
});
