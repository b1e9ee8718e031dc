// Thirty gaming days with corrections of the day before: the daily figures of each brand and currency equal the ledger exactly, and
// figures of a closed day never change.
import { rmSync } from 'node:fs';
import { houseAccount } from '@punto/ledger/account';
import { createDayReader } from '@punto/operator/reconcile/gaming-day';
import type { OfficeDayLine } from '@punto/protocol/office/office-schema';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { type Play, SUE } from '@punto/store/test/samples/sample-play';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANN, brandPlay, EVA, KEN, LEO } from '../../../test/support/brand-play.ts';
import { chanceOf } from '../../../test/support/chance.ts';
import { dayLines } from './day-lines.ts';

const DAYS = 30;
const GAMING = { zone: 'Europe/Madrid', startsAt: '06:00' };
/** The change to summer time is among the days. */
const FIRST = '2026-03-10';
const HOUR_MS = 3_600_000;
const BOOKS = [
  { brand: 'acme', currency: 'EUR' },
  { brand: 'acme', currency: 'JPY' },
  { brand: 'lido', currency: 'EUR' },
];

let store: Store;
let folder: string;
beforeAll(async () => {
  folder = folderWithDatabase('thirty-days');
  store = await openSqliteStore(folder);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

type Round = { readonly shoe: number; readonly round: number };

it('daily figures equal the ledger to the coin over thirty days with corrections of yesterday', async () => {
  const days = createDayReader(GAMING);
  const chance = chanceOf(30);
  const dayAt = (n: number): string =>
    new Date(Date.parse(FIRST) + n * 24 * HOUR_MS).toISOString().slice(0, 10);
  const table = await brandPlay(store, days.spanOf(FIRST).from);
  const kind = { room: 'live-eight-deck', decks: 8, bets: new Map() };
  const linesOf = (brand: string, day: string) =>
    dayLines(store.office, async () => kind, days, brand, { from: day, to: day });
  const balances = () =>
    Promise.all(BOOKS.map(async (key) => (await store.account(houseAccount(key))).balanceMinor));
  const closed = new Map<string, string>();
  let corrections = 0;
  let yesterday: readonly Round[] = [];

  for (let n = 0; n < DAYS; n += 1) {
    const day = dayAt(n);
    const { from } = days.spanOf(day);
    table.goTo(from + HOUR_MS);
    // The round that was open over night has no stakes.
    await table.until('settled');
    await table.until('betting');
    const before = await balances();
    const today = [await playRound(table, chance, n, 0), await playRound(table, chance, n, 1)];
    const [corrected] = yesterday;
    if (corrected && (await correct(table, corrected, n))) corrections += 1;
    const after = await balances();

    const lines = new Map(
      await Promise.all(['acme', 'lido'].map(async (brand) => [brand, await linesOf(brand, day)] as const)),
    );
    for (const [i, { brand, currency }] of BOOKS.entries()) {
      const own = (lines.get(brand) ?? []).filter((line) => line.currency === currency);
      expect([day, brand, currency, won(own)]).toEqual([
        ...[day, brand, currency],
        (after[i] ?? 0) - (before[i] ?? 0),
      ]);
      expect(
        own.filter(({ corrects }) => corrects !== null).every(({ corrects }) => corrects === dayAt(n - 1)),
      ).toBe(true);
    }
    closed.set(day, JSON.stringify([...lines]));
    yesterday = today;
  }

  expect(corrections).toBe(DAYS - 1);
  for (const [day, text] of closed) {
    const lines = await Promise.all(
      ['acme', 'lido'].map(async (brand) => [brand, await linesOf(brand, day)] as const),
    );
    expect(JSON.stringify(lines)).toBe(text);
  }
  expect([...closed.values()].filter((text) => text.includes(`"corrects":"2026`)).length).toBeGreaterThan(20);
});

/** The result of the house. */
const won = (lines: readonly OfficeDayLine[]): number =>
  lines.reduce((sum, line) => sum + line.stake - line.return, 0);

const playRound = async (
  table: Play,
  chance: ReturnType<typeof chanceOf>,
  day: number,
  number: number,
): Promise<Round> => {
  const { shoe, round } = table.state();
  const option = () => chance.pick(['player', 'banker', 'tie'] as const);
  for (const patron of [EVA, KEN, LEO, ANN]) {
    const id = `ticket-${day}-${number}-${patron.replaceAll('.', '-').slice(-6)}`;
    const answer = await table.bet(patron, id, { [option()]: chance.between(5, 60) });
    if (!answer.accepted) throw new Error(`${id} was refused: ${answer.refusal.reason}`);
  }
  await table.until('settled');
  await table.until('betting');
  return { shoe: shoe?.number ?? 0, round: round?.number ?? 0 };
};

/** Voids the round, or settles it again with another result. */
const correct = async (table: Play, { shoe, round }: Round, day: number): Promise<boolean> => {
  const why = { shoe, round, reason: 'misread', approvedBy: SUE };
  const refusal =
    day % 2 === 0
      ? await table.duty(SUE, { duty: 'void-round', ...why })
      : await table.duty(SUE, {
          ...{ duty: 'resettle-round', ...why, player: ['2C', '3H'], banker: ['9S', 'KD'] },
        } as const);
  return refusal === null;
};
