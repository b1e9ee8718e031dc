// The scoreboard: five roads in sight, what is asked of them, and the shoes that have ended. [D1]–[D5] [S3]
import type { Page } from '@playwright/test';
import { parseMark } from '@punto/engine/mark';
import { ask, type DerivedRoad } from '@punto/engine/roads';
import type { ShoesAnswer } from '@punto/protocol/api';
import { expect, test } from './house.ts';
import { type Guest, guestOf, PHONE } from './patron.ts';
import { expectHonest } from './settled-by-hand.ts';
import { dragByFinger } from './touch.ts';

const ROADS = ['Big road', 'Bead plate', 'Big eye boy', 'Small road', 'Cockroach pig'];
const DERIVED: Readonly<Record<DerivedRoad, string>> = {
  1: 'Big eye boy',
  2: 'Small road',
  3: 'Cockroach pig',
};

const panel = (page: Page, road: string) =>
  page.locator('.board-panel', { has: page.getByRole('heading', { name: road, exact: true }) });

/** Long enough that every road has begun. */
const untilRoads = async ({ heard }: Guest) =>
  expect.poll(() => heard.view().history.length, { timeout: 40_000 }).toBeGreaterThan(12);

test('[D1] [D2] [D3] [D4] five roads lie together on a desktop, and asking draws what the engine would', async ({
  browser,
}) => {
  const patron = await guestOf(browser, { reducedMotion: 'reduce' });
  const { page, heard } = patron;
  await patron.sit('The mill');
  await untilRoads(patron);
  for (const road of ROADS) {
    await expect(panel(page, road)).toBeInViewport({ ratio: 0.95 });
    await expect(panel(page, road).locator('svg').first()).toBeVisible();
  }
  for (const side of ['player', 'banker'] as const) {
    const button = page.locator(`.ask[data-side=${side}]`);
    await expect(async () => {
      const marks = heard.view().history.map(parseMark);
      const drawn = ask(marks, side);
      const words = ([1, 2, 3] as const).map((k) => `${DERIVED[k]} ${drawn[k] ?? 'nothing yet'}`).join(', ');
      expect(await button.getByRole('img').getAttribute('aria-label')).toBe(words);
    }).toPass({ intervals: [50] });
    await button.hover();
    await expect(page.locator('.asked').first()).toBeVisible();
  }
});

test('[D1] [D3] on a phone the five roads lie one swipe apart', async ({ browser }) => {
  const patron = await guestOf(browser, { ...PHONE, reducedMotion: 'reduce' });
  const { page } = patron;
  await patron.sit('The mill');
  await untilRoads(patron);
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
  browser,
}) => {
  const patron = await guestOf(browser, { reducedMotion: 'reduce' });
  const { page, heard } = patron;
  await patron.sit('Short shoe');
  const shoeAt = () => heard.view().shoe?.number ?? 0;
  // From the beginning of one shoe to the beginning of the next, with a stake in its first round.
  const first = shoeAt();
  await expect
    .poll(() => shoeAt() > first && heard.view().phase === 'betting', { timeout: 60_000 })
    .toBe(true);
  const played = shoeAt();
  await patron.lay('Banker', '25');
  await patron.confirm();
  await expect.poll(shoeAt, { timeout: 60_000 }).toBe(played + 1);
  await expect.poll(() => heard.view().history).toEqual([]);
  await expect(page.locator('.board .big circle.ring-mark')).toHaveCount(0);
  const told = heard.views().filter(({ view }) => view.shoe?.number === played);
  expect(told.some(({ view }) => view.round?.last)).toBe(true);
  const history = told.at(-1)?.view.history ?? [];

  await page.getByRole('button', { name: 'Earlier shoes' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: new RegExp(`^Shoe ${played}`) }).click();
  await expect(sheet.getByRole('heading', { name: `Shoe ${played}` })).toBeFocused();
  await expect(sheet.getByRole('row')).toHaveCount(history.length + 1);
  for (const road of ROADS) await expect(sheet.getByRole('heading', { name: road })).toBeVisible();
  const answer = await page.request.get('/api/tables/short/shoes?limit=20');
  const { items } = (await answer.json()) as ShoesAnswer;
  expect(items.find(({ number }) => number === played)?.marks).toEqual(history);
  expectHonest(await patron.records());
});
