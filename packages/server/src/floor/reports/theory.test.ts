import { minor } from '@punto/engine/minor';
import { edgeOf } from '@punto/engine/odds';
import type { OptionId, ScheduleId } from '@punto/engine/option-id';
import type { FigureLine, Figures } from '@punto/store/figure-store';
import { ANN, MAIN } from '@punto/store/test/samples/sample';
import { createPlay } from '@punto/store/test/samples/sample-play';
import { privateTable } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { createTableKinds } from '../table-kinds.ts';
import { theoryReport } from './theory.ts';

const DAYS = { from: '2026-01-01', to: '2026-01-31' };

type Played = readonly [table: string, ScheduleId | null, bets: number, returnedShare: number];

/** Figures of `rounds` stakes of ten coins, each in a separate round. */
const lineOf = ([table, schedule, bets, share]: Played): FigureLine => ({
  ...{ day: null, table, dealer: null, brand: 'house', currency: 'COIN', schedule },
  option:
    schedule === null ? null : ((schedule === 'banker-no-commission' ? 'banker' : schedule) as OptionId),
  ...{
    rounds: bets,
    bets,
    stakeMinor: minor(1_000 * bets),
    returnedMinor: minor(Math.round(1_000 * bets * share)),
  },
  ...{ winningsMinor: minor(0), commissionMinor: minor(0), uncollectedMinor: minor(0) },
  squareCoins: 100 * bets,
});

const reportOf = (
  played: readonly Played[],
  table?: string,
  more: readonly FigureLine[] = [],
  brand?: string,
) => {
  const lines = [...played.map(lineOf), ...more];
  const figures: Figures = async ({ by }) => {
    if (by === 'bet') return lines.filter(({ schedule }) => schedule !== null);
    return [...Map.groupBy(lines, (line) => `${line.table} ${line.brand} ${line.currency}`)].map(
      ([, group]) => ({
        ...lineOf([group[0]?.table ?? '', null, group.reduce((sum, { bets }) => sum + bets, 0), 0]),
        stakeMinor: minor(group.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0)),
        ...{ brand: group[0]?.brand ?? '', currency: group[0]?.currency ?? '' },
      }),
    );
  };
  const kindOf = async (name: string) => {
    const decks = { six: 6, eight: 8 }[name];
    return decks === undefined ? null : { room: `room-of-${decks}`, decks, bets: new Map() };
  };
  return theoryReport(
    { store: { figures }, kindOf, returns: { alarms: async () => [], readings: async () => [] } },
    { ...DAYS, ...(table === undefined ? {} : { table }), ...(brand === undefined ? {} : { brand }) },
  );
};

describe('[A.6.1] theory against play', () => {
  it('flags returns that chance does not explain, in both directions, and no others', async () => {
    const outside = async (share: number, bets = 10_000) => {
      const [row] = (await reportOf([['eight', 'player', bets, share]])).rows;
      return [row?.enough, row?.outside, Math.sign(Math.round(row?.deviations ?? 0))];
    };
    // The deviation of 10,000 even stakes on player is 0.95 %, the wider band 2.82 % either way.
    const { returned } = edgeOf('player', 8);
    expect(await outside(returned)).toEqual([true, false, 0]);
    expect(await outside(returned + 0.027)).toEqual([true, false, 1]);
    expect(await outside(returned + 0.029)).toEqual([true, true, 1]);
    expect(await outside(returned - 0.027)).toEqual([true, false, -1]);
    expect(await outside(returned - 0.029)).toEqual([true, true, -1]);
    expect(await outside(returned + 0.9, 20)).toEqual([false, false, 1]);
  });

  it('judges each brand and currency by itself, by whole units of the currency', async () => {
    const { returned } = edgeOf('player', 8);
    const of = (brand: string, currency: string, unit: number, share: number): FigureLine => ({
      ...lineOf(['eight', 'player', 10_000, 0]),
      // Ten coins, dinars or yen in each of ten thousand rounds.
      ...{ brand, currency, stakeMinor: minor(10 * unit * 10_000) },
      returnedMinor: minor(Math.round(10 * unit * 10_000 * share)),
    });
    const mixed = [of('gulf', 'KWD', 1_000, returned + 0.029), of('nippon', 'JPY', 1, returned)];
    const { rows, unjudged } = await reportOf([['eight', 'player', 10_000, returned]], undefined, mixed);
    expect(unjudged).toEqual([]);
    expect(rows.map(({ brand, currency, outside, enough }) => [brand, currency, outside, enough])).toEqual([
      [undefined, undefined, false, true],
      ['gulf', 'KWD', true, true],
      ['nippon', 'JPY', false, true],
    ]);
    const [house, kwd, jpy] = rows;
    // The exponent of the currency changes neither the band nor its width.
    for (const row of [kwd, jpy])
      expect(row?.nearlyCertain.high).toBeCloseTo(house?.nearlyCertain.high ?? 0, 9);
    expect(rows.map(({ entries }) => new URL(entries, 'http://f').searchParams.get('brand'))).toEqual([
      'house',
      'gulf',
      'nippon',
    ]);
    const one = await reportOf([['eight', 'player', 10_000, returned]], undefined, mixed, 'nippon');
    expect(one.rows.map(({ currency }) => currency)).toEqual(['JPY']);
    const alone = await reportOf([['eight', 'player', 10_000, returned]]);
    expect(alone.rows[0]?.entries).not.toContain('brand');
  });

  it('combines tables with different decks, and separates schedules', async () => {
    const { rows } = await reportOf([
      ['eight', 'banker', 300, 1],
      ['six', 'banker', 100, 1],
      ['six', 'banker-no-commission', 50, 0.5],
    ]);
    expect(rows.map(({ schedule, decks, bets }) => [schedule, decks, bets])).toEqual([
      ['banker', [6, 8], 400],
      ['banker-no-commission', [6], 50],
    ]);
    const [both] = rows;
    const [eight, six] = [edgeOf('banker', 8), edgeOf('banker', 6)];
    expect(both?.expected).toBeCloseTo((3 * eight.returned + six.returned) / 4, 12);
  });

  it('is of one table on request', async () => {
    const played: readonly Played[] = [
      ['eight', 'tie', 300, 1],
      ['six', 'tie', 100, 1],
    ];
    const [row] = (await reportOf(played, 'six')).rows;
    expect(row).toMatchObject({ bets: 100, decks: [6], entries: expect.stringContaining('table=six') });
  });

  it('lists the bets that it does not judge', async () => {
    const { rows, unjudged } = await reportOf([
      ['eight', 'tie', 10, 1],
      ['eight', null, 3, 1],
      ['gone', 'tie', 4, 1],
      ['six', 'player', -2, 1],
    ]);
    expect(rows.map(({ schedule, bets }) => [schedule, bets])).toEqual([['tie', 10]]);
    expect(unjudged).toEqual([
      { option: null, table: 'eight', because: 'no-schedule', bets: 3, stakeMinor: 3_000 },
      { option: 'tie', table: 'gone', because: 'no-table', bets: 4, stakeMinor: 4_000 },
      { option: 'player', table: 'six', because: 'nothing-left', bets: -2, stakeMinor: -2_000 },
    ]);
  });
});

describe('the room and decks of a table', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer();
  });
  afterEach(() => server.close());

  it('are found for retired tables, with and without a snapshot, and for private tables', async () => {
    const kindOf = createTableKinds(server.store, { entry: () => null });
    expect(await kindOf('main')).toBeNull();
    await createPlay(server.store, MAIN);
    await createPlay(server.store, privateTable('solo', ANN));
    const kind = { room: 'live-eight-deck', decks: 8, bets: new Map() };
    expect(await kindOf('main')).toEqual(kind);
    expect(await kindOf('solo')).toEqual(kind);
    expect(await kindOf('mai')).toBeNull();
    const plain = {
      ...server.store,
      load: async () => ({ ...(await server.store.load(MAIN, 'start')), snapshot: null }),
    };
    expect(await createTableKinds(plain, { entry: () => null })('main')).toEqual(kind);
  });
});
