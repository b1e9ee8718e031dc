import { minor } from '@punto/engine/minor';
import { edgeOf } from '@punto/engine/odds';
import type { FigureLine, Figures } from '@punto/store/figure-store';
import { instant } from '@punto/table/ids';
import { expect, it } from 'vitest';
import type { TableKind } from '../table-kinds.ts';
import { createReturnAlarms } from './return-alarms.ts';

const bets = new Map();
const KINDS: Readonly<Record<string, TableKind>> = {
  velvet: { room: 'squeeze', decks: 8, bets },
  garden: { room: 'squeeze', decks: 8, bets },
  salon: { room: 'six-deck', decks: 6, bets },
};

/** Figures of `rounds` stakes of ten coins, each in a separate round, with this return. */
const lineOf = (table: string, schedule: 'player' | 'tie', bets: number, share: number): FigureLine => ({
  ...{
    day: null,
    table,
    dealer: null,
    brand: 'house',
    currency: 'COIN',
    schedule,
    option: schedule,
    rounds: bets,
    bets,
  },
  ...{ stakeMinor: minor(1_000 * bets), returnedMinor: minor(Math.round(1_000 * bets * share)) },
  ...{ winningsMinor: minor(0), commissionMinor: minor(0), uncollectedMinor: minor(0) },
  squareCoins: 100 * bets,
});

const openAlarms = (played: Readonly<Record<string, readonly FigureLine[]>>) => {
  let now = Date.parse('2026-03-15T12:00:00Z');
  const reads: string[] = [];
  const figures: Figures = async ({ from, to }) => {
    reads.push(`${from} ${to}`);
    return Object.entries(played).flatMap(([day, lines]) => (day >= from && day <= to ? lines : []));
  };
  const kindOf = async (table: string) => KINDS[table] ?? null;
  const returns = createReturnAlarms({ store: { figures }, kindOf, clock: { now: () => instant(now) } });
  return { returns, reads, setDay: (day: string) => (now = Date.parse(`${day}T00:00:01Z`)) };
};

const { returned } = edgeOf('player', 8);
/** For ten thousand even stakes on player, five standard deviations are 4.756 %. */
const [INSIDE, BEYOND] = [returned + 0.047, returned + 0.048];

it('[B-58] a return further from theory than five deviations is an alarm, only at the table concerned', async () => {
  const { returns } = openAlarms({
    '2026-03-14': [
      lineOf('velvet', 'player', 10_000, BEYOND),
      lineOf('garden', 'player', 90_000, returned),
      lineOf('salon', 'player', 10_000, edgeOf('player', 6).returned),
    ],
  });
  expect(await returns.alarms()).toEqual(
    (['day', 'month'] as const).map((window) => ({
      ...{ of: 'table', name: 'velvet', option: 'player', schedule: 'player', window },
      deviations: expect.closeTo(5.05, 1),
    })),
  );
});

it('[B-58] no alarm within five deviations, nor for too few stakes however far off', async () => {
  const { returns } = openAlarms({
    '2026-03-14': [lineOf('velvet', 'player', 10_000, INSIDE), lineOf('velvet', 'tie', 900, 9)],
  });
  expect(await returns.alarms()).toEqual([]);
  const tie = (await returns.readings()).filter(({ schedule }) => schedule === 'tie');
  expect(tie.map(({ of, actual, deviations }) => [of, actual, deviations])).toEqual(
    ['table', 'room', 'house', 'table', 'room', 'house'].map((of) => [of, 9, null]),
  );
});

it('[B-58] stakes too few at each table are judged for the room and the house', async () => {
  const { returns } = openAlarms({
    '2026-03-14': [lineOf('velvet', 'player', 700, 0.7), lineOf('garden', 'player', 700, 0.7)],
  });
  const alarms = (await returns.alarms()).filter(({ window }) => window === 'day');
  expect(alarms.map(({ of, name }) => [of, name])).toEqual([
    ['room', 'squeeze'],
    ['house', ''],
  ]);
});

it('[B-58] judges completed days only, once a day, the last one and the last thirty', async () => {
  const { returns, reads, setDay } = openAlarms({
    '2026-02-12': [lineOf('velvet', 'player', 10_000, BEYOND)],
    '2026-03-15': [lineOf('garden', 'player', 10_000, BEYOND)],
  });
  expect(await returns.readings()).toEqual([]);
  await Promise.all([returns.readings(), returns.alarms()]);
  expect(reads).toEqual(['2026-03-14 2026-03-14', '2026-02-13 2026-03-14']);
  setDay('2026-03-16');
  expect((await returns.alarms()).map(({ of, name, window }) => `${of} ${name} ${window}`)).toEqual([
    'table garden day',
    'room squeeze day',
    'house  day',
    'table garden month',
    'room squeeze month',
    'house  month',
  ]);
});

it('[B-58] the returns of each brand and currency are judged by themselves', async () => {
  const dinars = (share: number): FigureLine => ({
    ...lineOf('garden', 'player', 10_000, 0),
    ...{ brand: 'gulf', currency: 'KWD', stakeMinor: minor(10_000 * 10_000) },
    returnedMinor: minor(Math.round(10_000 * 10_000 * share)),
  });
  const { returns } = openAlarms({
    '2026-03-14': [lineOf('garden', 'player', 90_000, returned), dinars(BEYOND)],
  });
  const alarms = await returns.alarms();
  expect(alarms.map(({ of, brand, currency }) => `${of} ${brand} ${currency}`)).toEqual(
    ['day', 'month'].flatMap(() => ['table', 'room', 'house'].map((of) => `${of} gulf KWD`)),
  );
  const readings = (await returns.readings()).filter(({ of, window }) => of === 'table' && window === 'day');
  expect(readings.map(({ brand = 'house', bets }) => [brand, bets])).toEqual([
    ['house', 90_000],
    ['gulf', 10_000],
  ]);
});
