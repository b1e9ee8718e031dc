// The scoreboard: five roads in sight, what is asked of them, and the shoes that have ended. [D1]–[D5] [S3]
import type { Page } from '@playwright/test';
import { parseMark } from '@punto/engine/mark';
import { ask, type DerivedRoad } from '@punto/engine/roads';
import type { ShoesAnswer } from '@punto/protocol/api';
import { SOAK_ONLY } from './support/length.ts';
import { PHONE } from './support/patron.ts';
import { expectHonest } from './support/settled-by-hand.ts';
import type { DealtTable } from './support/tables.ts';
import { expect, test } from './support/test.ts';
import { dragByFinger } from './support/touch.ts';

const ROADS = ['Big road', 'Bead plate', 'Big eye boy', 'Small road', 'Cockroach pig'];
const DERIVED: Readonly<Record<DerivedRoad, string>> = {
  1: 'Big eye boy',
  2: 'Small road',
  3: 'Cockroach pig',
};

const panel = (page: Page, road: string) =>
  page.locator('.board-panel', { has: page.getByRole('heading', { name: road, exact: true }) });

/** Player, banker and tie by turns and in streaks: long enough that every road has begun. */
const COUPS: readonly (readonly [string, string])[] = [
  ['4S 4H', '3D 3S'],
  ['2S 4D', '4C 3C'],
  ['2H 4H', '5C 2D'],
  ['7S TD', '3H 3C'],
  ['9S KD', 'TS 7H'],
  ['6S KC', 'KH 6D'],
  ['6H QC', 'QH 8D'],
  ['6C QS', 'QD 9D'],
  ['8S JC', 'JH 7D'],
  ['6S JS', 'JD 8H'],
  ['9H TH', 'TC 7C'],
  ['9C AS', '8C AD'],
  ['7S AH', '9S AC'],
  ['8H KS', '7H KD'],
];

const playCoups = async (table: DealtTable): Promise<void> => {
  for (const [player, banker] of COUPS) {
    await table.openBetting();
    await table.play(player, banker);
  }
};

test('the spots stay where they are when the roads are loaded after them', async ({ guest, tables }) => {
  const table = await tables.dealt('live-eight-deck');
  await table.openBetting();
  for (const device of [PHONE, { viewport: { width: 820, height: 1180 } }]) {
    const { page, open, spot, untilPhase } = await guest(device);
    const measured = Promise.withResolvers<void>();
    await page.route(/\/table-parts-[^/]+\.js/, async (route) => {
      await measured.promise;
      await route.continue();
    });
    await open(table);
    await untilPhase('betting');
    const before = await spot('Player').boundingBox();
    await expect(page.locator('.board')).toHaveCount(0);
    measured.resolve();
    await expect(page.locator('.board')).toBeVisible();
    const after = await spot('Player').boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), JSON.stringify(device)).toBeLessThanOrEqual(2);
  }
});

test('[D1] [D2] [D3] [D4] five roads lie together on a desktop, and asking draws what the engine would', async ({
  guest,
  tables,
}) => {
  const table = await tables.dealt('live-eight-deck');
  await playCoups(table);
  const patron = await guest();
  const { page, heard } = patron;
  await patron.open(table);
  await patron.untilPhase('settled');
  expect(heard.view().history).toHaveLength(COUPS.length);
  for (const road of ROADS) {
    await expect(panel(page, road)).toBeInViewport({ ratio: 0.95 });
    await expect(panel(page, road).locator('svg').first()).toBeVisible();
  }
  for (const side of ['player', 'banker'] as const) {
    const button = page.locator(`.ask[data-side=${side}]`);
    const drawn = ask(heard.view().history.map(parseMark), side);
    const words = ([1, 2, 3] as const).map((k) => `${DERIVED[k]} ${drawn[k] ?? 'nothing yet'}`).join(', ');
    await expect(button.getByRole('img')).toHaveAttribute('aria-label', words);
    await button.hover();
    await expect(page.locator('.asked').first()).toBeVisible();
  }
});

test('[D1] [D3] on a phone the five roads lie one swipe apart', SOAK_ONLY, async ({ guest, tables }) => {
  const table = await tables.dealt('live-eight-deck');
  await playCoups(table);
  const patron = await guest(PHONE);
  const { page } = patron;
  await patron.open(table);
  const board = page.getByRole('complementary', { name: 'Scoreboard' });
  await board.scrollIntoViewIfNeeded();
  for (const road of ROADS.slice(0, 2)) await expect(panel(page, road)).toBeInViewport({ ratio: 0.9 });
  const box = await board.boundingBox();
  if (!box) throw new Error('no board');
  const y = box.y + box.height / 2;
  await dragByFinger(page, [box.x + box.width * 0.85, y], [box.x + box.width * 0.15, y]);
  for (const road of ROADS.slice(2)) await expect(panel(page, road)).toBeInViewport({ ratio: 0.9 });
});

test('[S3] the last round is marked, the roads clear with the shoe, and the old one can be looked back at', async ({
  guest,
  tables,
}) => {
  const table = await tables.dealt('live-eight-deck');
  const patron = await guest();
  const { page, heard } = patron;
  await patron.open(table);
  await patron.untilPhase('shuffling');
  const shoeAt = () => heard.view().shoe?.number ?? 0;
  const played = shoeAt();
  await table.openBetting();
  await patron.untilPhase('betting');
  await patron.lay('Banker', '25');
  await patron.confirm();
  await table.play('4S 2H', '3D 4C');
  await table.openBetting();
  await table.playLast('2S 4D', '4H 3C');
  await table.shuffle();
  await expect.poll(shoeAt).toBe(played + 1);
  await expect.poll(() => heard.view().history).toEqual([]);
  await expect(page.locator('.board .big circle.ring-mark')).toHaveCount(0);
  const told = heard.views().filter(({ view }) => view.shoe?.number === played);
  expect(told.some(({ view }) => view.round?.last)).toBe(true);
  const history = told.at(-1)?.view.history ?? [];
  expect(history).toHaveLength(2);

  await page.getByRole('button', { name: 'Earlier shoes' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: new RegExp(`^Shoe ${played}`) }).click();
  await expect(sheet.getByRole('heading', { name: `Shoe ${played}` })).toBeFocused();
  await expect(sheet.getByRole('row')).toHaveCount(history.length + 1);
  for (const road of ROADS) await expect(sheet.getByRole('heading', { name: road })).toBeVisible();
  const answer = await page.request.get(`/api/tables/${table.id}/shoes?limit=20`);
  const { items } = (await answer.json()) as ShoesAnswer;
  expect(items.find(({ number }) => number === played)?.marks).toEqual(history);
  expectHonest(await patron.records());
});
