import type { Card } from '@punto/engine/card';
import { coins, ZERO } from '@punto/engine/minor';
import { edgeOf } from '@punto/engine/odds';
import { type KnownScheduleId, OPTION_IDS } from '@punto/engine/option-id';
import { patronAccount } from '@punto/ledger/account';
import type { FigureRow, FiguresAnswer, ReportEntry, TheoryAnswer } from '@punto/protocol/floor/report-api';
import { ANN, BEN, FIRST_SHOE, grant, MAIN, needing, patron, record } from '@punto/store/test/samples/sample';
import { playBook } from '@punto/store/test/samples/sample-book';
import { member } from '@punto/store/test/samples/sample-floor';
import { createPlay, DEE, SUE } from '@punto/store/test/samples/sample-play';
import { instant, version } from '@punto/table/ids';
import type { KeptRecord, PlayRecord, TableEvent } from '@punto/table/index';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleSetup } from '../../../test/support/fake-table.ts';
import { rowsOfCsv } from '../../../test/support/read-csv.ts';
import { createTestServer, type TestServer } from '../../../test/support/test-server.ts';

const DAY_MS = 86_400_000;
const RULES = exampleSetup(MAIN).shoe;
const FIRST = '1970-01-01';
const SECOND = '1970-01-02';
const ONE_DAY = `from=${FIRST}&to=${FIRST}`;

let server: TestServer;
let cookie: string;
beforeEach(async () => {
  server = await createTestServer();
  cookie = (await server.staff('supervisor')).cookie;
});
afterEach(() => server.close());

const get = async (url: string) => {
  const answer = await server.app.http.inject({
    method: 'GET',
    url: url.startsWith('/api') ? url : `/api/floor${url}`,
    headers: { cookie },
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
};
const read = async <T>(url: string): Promise<T> => {
  const { status, text } = await get(url);
  expect([url, status]).toEqual([url, 200]);
  return JSON.parse(text);
};

const MONEY = [
  'stakeMinor',
  'winningsMinor',
  'commissionMinor',
  'returnedMinor',
  'uncollectedMinor',
] as const;
type Sums = Record<'bets' | (typeof MONEY)[number], number>;
const nothing = (): Sums => ({
  ...{ bets: 0, stakeMinor: 0, winningsMinor: 0 },
  ...{ commissionMinor: 0, returnedMinor: 0, uncollectedMinor: 0 },
});
const sumsOf = (items: readonly Sums[]): Sums => {
  const sums = nothing();
  for (const item of items) for (const each of ['bets', ...MONEY] as const) sums[each] += item[each];
  return sums;
};
const sumsIn = (row: Sums): Sums => sumsOf([row]);

/** The latest revision of each play record. */
const standing = async (): Promise<readonly KeptRecord[]> => {
  const pages = await Promise.all(
    [ANN, BEN].map((each) => server.store.records(each, { limit: 500, before: null })),
  );
  const latest = new Map<string, KeptRecord>();
  for (const record of pages.flatMap(({ items }) => items)) {
    const name = `${record.patron} ${record.table} ${record.shoe} ${record.round}`;
    if ((latest.get(name)?.revision ?? -1) < (record.revision ?? 0)) latest.set(name, record);
  }
  return [...latest.values()].filter(({ status }) => status === 'settled' || status === 'resettled');
};

/** All pages of the entries that a figure links to. */
const entriesAt = async (link: string): Promise<readonly ReportEntry[]> => {
  const entries: ReportEntry[] = [];
  for (let before: string | null = ''; before !== null; ) {
    const page: { items: ReportEntry[]; next: string | null } = await read(
      `${link}&limit=2${before && `&before=${before}`}`,
    );
    entries.push(...page.items);
    before = page.next;
  }
  return entries;
};

const figures = (by: string, days = ONE_DAY) => read<FiguresAnswer>(`/reports/figures?${days}&by=${by}`);
const active = ({ rows }: FiguresAnswer): readonly FigureRow[] => rows.filter((row) => row.active);

describe('figures of a played house', () => {
  beforeEach(() => playBook(server.store));

  it('[T6] [T8] are the sums of the records, exactly, however they are grouped', async () => {
    const records = await standing();
    const bets = records.flatMap((record) => record.bets.map((bet) => ({ record, bet })));
    expect(bets.length).toBe(4);
    for (const [by, keyOf] of [
      ['table', ({ record }: (typeof bets)[number]) => record.table],
      ['option', ({ bet }: (typeof bets)[number]) => bet.option],
      ['dealer', () => 'dee'],
      ['day', ({ record }: (typeof bets)[number]) => new Date(record.at).toISOString().slice(0, 10)],
    ] as const) {
      const report = await figures(by);
      const expected = new Map<string, Sums>();
      for (const each of bets) {
        const key = keyOf(each);
        const { bet } = each;
        expected.set(key, sumsOf([expected.get(key) ?? nothing(), { bets: 1, uncollectedMinor: 0, ...bet }]));
      }
      expect([by, new Map(active(report).map((row) => [row.key, sumsIn(row)]))]).toEqual([by, expected]);
      expect(sumsIn(report.total)).toEqual(sumsOf(active(report)));
      expect(report.total.rounds).toBe(2);
      for (const row of [...active(report), report.total])
        expect([row.holdMinor, row.holdShare]).toEqual([
          row.stakeMinor - row.returnedMinor,
          (row.stakeMinor - row.returnedMinor) / row.stakeMinor,
        ]);
    }
  });

  it('[T8] are each the sum of the entries they link to', async () => {
    for (const by of ['table', 'option', 'dealer', 'day']) {
      const { rows, total } = await figures(by);
      expect([by, rows.length > 0, total.bets > 0]).toEqual([by, true, true]);
      for (const row of [...rows, total])
        expect([by, row.entries, sumsOf(await entriesAt(row.entries))]).toEqual([
          by,
          row.entries,
          sumsIn(row),
        ]);
    }
  });

  it('[§2.9] have lines without activity too', async () => {
    const tables = await figures('table');
    expect(tables.rows.map(({ key, name, active: isActive }) => [key, name, isActive])).toEqual([
      ['one', 'Table one', false],
      ['two', 'Table two', false],
      ['main', 'main', true],
    ]);
    expect(tables.rows[0]).toMatchObject({ rounds: 0, stakeMinor: 0, holdMinor: 0, holdShare: null });
    const days = await figures('day', `from=1969-12-31&to=${SECOND}`);
    expect(days.rows.map(({ key, active: isActive }) => [key, isActive])).toEqual([
      ['1969-12-31', false],
      [FIRST, true],
      [SECOND, false],
    ]);
    const options = await figures('option');
    expect(options.rows.map(({ key }) => key)).toEqual([...OPTION_IDS]);
    const { id: dora } = await server.staff('dealer', 'Dora');
    const { id: gone } = await server.staff('dealer', 'Gone');
    await server.store.staff.update(gone, { active: false });
    await server.store.staff.add({ ...member(DEE.id, 'Dee'), role: 'supervisor' });
    expect((await figures('dealer')).rows.map(({ key, name }) => [key, name])).toEqual([
      ['', 'The machine'],
      [DEE.id, 'Dee'],
      [dora, 'Dora'],
    ]);
  });

  it('[B-57] as a file without a line say that there was no activity', async () => {
    const day = 'from=2020-01-01&to=2020-01-01';
    for (const report of ['theory', 'entries', 'rounds']) {
      const [line, ...more] = rowsOfCsv((await get(`/reports/${report}?${day}&format=csv`)).text);
      expect([report, Object.values(line ?? {}).filter((field) => field !== ''), more]).toEqual([
        ...[report, ['No activity'], []],
      ]);
    }
  });

  it('[§2.8.1] as a file have the same amounts, and a line for idle tables', async () => {
    const { headers, text } = await get(`/reports/figures?${ONE_DAY}&by=table&format=csv`);
    expect(headers['content-type']).toContain('text/csv');
    expect(headers['content-disposition']).toContain('punto-figures-by-table-1970-01-01-1970-01-01.csv');
    const rows = rowsOfCsv(text);
    const { rows: told, total } = await figures('table');
    expect(rows).toHaveLength(told.length + 1);
    expect(rows[0]).toMatchObject({ line: 'row', key: 'one', activity: 'No activity', stake_minor: '0' });
    expect(rows.at(-1)).toMatchObject({ line: 'total', stake_minor: `${total.stakeMinor}` });
    expect(rows.find(({ key }) => key === 'main')).toMatchObject({
      activity: '',
      returned_minor: `${total.returnedMinor}`,
      hold_share: `${total.holdShare}`,
    });
    const entries = rowsOfCsv((await get(`${total.entries}&format=csv`)).text);
    expect(entries).toHaveLength((await entriesAt(total.entries)).length);
    expect(entries.reduce((sum, entry) => sum + Number(entry.returned_minor), 0)).toBe(total.returnedMinor);
  });

  it.each([
    `from=${SECOND}&to=${FIRST}&by=day`,
    `from=1970-02-31&to=1970-03-01&by=day`,
    `from=1970-13-01&to=1971-03-01&by=day`,
    `from=1970-01-01&to=1990-01-01&by=day`,
    `${ONE_DAY}&by=patron`,
    `from=${FIRST}&by=day`,
  ])('are refused for days that are none: %s', async (query) => {
    expect((await get(`/reports/figures?${query}`)).status).toBe(400);
  });

  it('list cancelled, voided and resettled rounds', async () => {
    const rounds = async (query: string) =>
      (await read<{ items: { round: number; status: string }[] }>(`/reports/rounds?${query}`)).items.map(
        ({ round, status }) => `${round} ${status}`,
      );
    expect(await rounds(ONE_DAY)).toEqual(['4 voided', '3 resettled', '2 cancelled']);
    expect(await rounds('status=voided')).toEqual(['4 voided']);
    expect(await rounds(`from=${SECOND}`)).toEqual([]);
    expect(await rounds('table=one')).toEqual([]);
    const file = rowsOfCsv((await get(`/reports/rounds?${ONE_DAY}&format=csv`)).text);
    expect(file.map(({ round, status, player_cards }) => [round, status, player_cards])).toEqual([
      ['4', 'voided', expect.any(String)],
      ['3', 'resettled', '2C 3H'],
      ['2', 'cancelled', ''],
    ]);
  });

  it('[A.6.1] beside theory: exact odds of the decks, and too few bets are not flagged', async () => {
    const { rows, unjudged, assumption } = await read<TheoryAnswer>(`/reports/theory?${ONE_DAY}`);
    expect(unjudged).toEqual([]);
    expect(assumption).toContain('independent');
    expect(rows.map(({ schedule, bets, stakeMinor }) => [schedule, bets, stakeMinor])).toEqual([
      ['player', 1, 2_000],
      ['banker', 1, 3_000],
      ['banker-no-commission', 1, 5_000],
      ['tie', 1, 500],
    ]);
    for (const row of rows) {
      expect(row.expected).toBeCloseTo(edgeOf(row.schedule as KnownScheduleId, 8).returned, 12);
      expect(row).toMatchObject({ decks: [8], enough: false, outside: false });
      expect(row.actual).toBe(row.returnedMinor / row.stakeMinor);
    }
    const file = rowsOfCsv((await get(`/reports/theory?${ONE_DAY}&format=csv`)).text);
    expect(file.map(({ schedule, outside }) => [schedule, outside])).toEqual(
      rows.map(({ schedule }) => [schedule, 'no']),
    );
    expect((await read<TheoryAnswer>(`/reports/theory?${ONE_DAY}&table=one`)).rows).toEqual([]);
  });
});

describe('days', () => {
  it('[T6] a correction counts, and is traced, on the day it was made', async () => {
    await server.store.admit(patron(ANN), 'hash-a', [grant(ANN, coins(1_000))]);
    const play = await createPlay(server.store, MAIN, DAY_MS - 17_000);
    await play.bet(ANN, 'ticket-a1', { banker: 100 });
    await play.until('settled');
    for (let i = 0; i < 200; i += 1)
      await play.duty(DEE, i % 2 === 0 ? { duty: 'pause', reason: 'a pause' } : { duty: 'resume' });
    await play.duty(SUE, { duty: 'void-round', shoe: 1, round: 1, reason: 'exposed', approvedBy: null });
    const { rows, total } = await figures('day', `from=${FIRST}&to=${SECOND}`);
    expect(rows.map(({ bets, stakeMinor }) => [bets, stakeMinor])).toEqual([
      [1, 10_000],
      [-1, -10_000],
    ]);
    expect(total.stakeMinor).toBe(0);
    expect(total.holdShare).toBeNull();
    for (const row of [...rows, total]) expect(sumsOf(await entriesAt(row.entries))).toEqual(sumsIn(row));
    const theory = (days: string) => read<TheoryAnswer>(`/reports/theory?${days}`);
    expect((await theory(ONE_DAY)).rows).toHaveLength(1);
    expect(await theory(`from=${SECOND}&to=${SECOND}`)).toMatchObject({
      rows: [],
      unjudged: [{ option: 'banker', table: MAIN, because: 'nothing-left', stakeMinor: -10_000 }],
    });
  });

  it('[T6] [T8] a round corrected long after it was played is traced too, with its revision and reason', async () => {
    const write = (expected: number, events: readonly TableEvent[], kept: PlayRecord) =>
      server.store.write({
        table: MAIN,
        expected: version(expected),
        needs: needing({ accounts: [patronAccount(kept.patron)], rounds: [kept] }),
        work: (tx) => {
          tx.append(events);
          tx.keep([kept]);
        },
      });
    const at = instant(1_000);
    const dealt = (side: 'player' | 'banker', card: Card): TableEvent => ({
      type: 'CardDealt',
      side,
      card,
      index: 0,
      at,
    });
    const stakeMinor = coins(100);
    const bet = { option: 'banker', schedule: 'banker', stakeMinor, winningsMinor: ZERO } as const;
    const lost = { ...bet, verdict: 'lost', commissionMinor: ZERO, returnedMinor: ZERO } as const;
    const first: PlayRecord = { ...record(ANN, 1, stakeMinor), bets: [lost] };
    await write(
      0,
      [
        { type: 'ShoeShuffled', shoe: FIRST_SHOE, number: 1, cards: 416, cutIndex: 402, rules: RULES, at },
        { type: 'RoundOpened', round: 1, closesAt: at, last: false, at },
        ...[dealt('player', '9S'), dealt('banker', '2C'), dealt('player', 'KD'), dealt('banker', '3H')],
        { type: 'RoundSettled', at },
      ],
      first,
    );
    const voided = { shoe: 1, round: 1, by: SUE, approvedBy: null, reason: 'exposed' } as const;
    await write(7, [{ type: 'RoundVoided', ...voided, at: instant(50 * DAY_MS) }], {
      ...{ ...first, at: 50 * DAY_MS, status: 'voided', revision: 1, reason: 'exposed' },
      returnedMinor: stakeMinor,
      correction: { deltaMinor: stakeMinor, uncollectedMinor: ZERO },
    });
    const day = '1970-02-20';
    const { total } = await figures('day', `from=${day}&to=${day}`);
    expect(total.stakeMinor).toBe(-10_000);
    expect(await entriesAt(total.entries)).toMatchObject([
      { table: MAIN, round: 1, revision: 1, reason: 'exposed', bets: -1 },
    ]);
    const [line] = rowsOfCsv((await get(`${total.entries}&format=csv`)).text);
    expect([line?.revision, line?.reason]).toEqual(['1', 'exposed']);
    for (const before of ['x', 'lx', 'l?'])
      expect((await get(`${total.entries}&before=${before}`)).status).toBe(400);
  });
});
