// A lobby of many tables: searched, filtered, ordered, starred and left as it was. Two tables under one
// rail, where the house allows it.

import type { Page } from '@playwright/test';
import { LANGUAGES } from '@punto/language/languages';
import { axeInSchemes } from './support/axe.ts';
import { SOAK, SOAK_ONLY } from './support/length.ts';
import { PHONE, patronOn } from './support/patron.ts';
import { recordSpeech } from './support/recorded-speech.ts';
import { expect, lobbyTest as test } from './support/test.ts';

const tiles = (page: Page) => page.getByRole('region', { name: 'Tables' }).getByRole('article');
const nameOf = (tile: ReturnType<typeof tiles>) => tile.getByRole('heading', { level: 2 });

test('[V] many tables are found by room, stakes, labels and words, and the lobby is kept as it was left', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(20);

  const language = page.getByRole('combobox', { name: 'English Language' });
  await expect(language.getByRole('option')).toHaveText([
    'As in the browser (English)',
    ...Object.values(LANGUAGES),
  ]);
  await language.selectOption('English');
  await expect(page.locator('html[lang=en][dir=ltr]')).toBeAttached();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('punto.settings')))
    .toContain('"language":"en"');

  const all = await tiles(page).count();

  await page.getByRole('button', { name: 'Classic eight-deck', exact: true }).click();
  await expect(tiles(page)).toHaveCount(11);
  await expect(page.getByText(`11 of ${all} tables`)).toBeVisible();
  await page.getByRole('button', { name: 'All rooms' }).click();

  // No room names the language of its labels, so there is no choice.
  await expect(page.getByLabel('Language at the table')).toHaveCount(0);

  await page.getByLabel('Lowest stake').selectOption({ label: '25 and more' });
  await expect(tiles(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Clear all' }).click();

  await page.keyboard.press('/');
  await page.keyboard.type('laurel');
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Favourite: Laurel' }).click();
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('nowhere at all');
  await expect(page.getByText(/No table or room is named/)).toBeVisible();
  await page.getByRole('button', { name: 'Show all tables' }).click();

  await page.getByLabel('Order').selectOption({ label: 'Name' });
  await page.getByLabel('Favourites').selectOption({ label: 'First' });
  await expect(nameOf(tiles(page)).first()).toHaveText('Laurel');
  await expect(nameOf(tiles(page)).nth(1)).toHaveText('Acacia');
  await page.reload();
  await expect(nameOf(tiles(page)).first()).toHaveText('Laurel');
  await expect(page.getByRole('button', { name: 'Favourite: Laurel' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByLabel('Order')).toHaveValue(/name/);
});

test('the lobby is accessible in the dark and the light', SOAK_ONLY, async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(20);
  expect(await axeInSchemes(page)).toEqual([]);
});

test('[V] from one table to the next without the lobby', async ({ page }) => {
  await page.goto('/table/oak');
  await expect(page.getByRole('heading', { level: 1, name: 'Oak' })).toBeVisible();
  await page.getByRole('button', { name: 'Other tables' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Go to Pear/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pear' })).toBeVisible();
  await page.getByRole('button', { name: 'The table before' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Olive' })).toBeVisible();
});

test('[V] [L5] two tables are bet and settled under one rail, and a refusal is on its tile', async ({
  page,
}) => {
  const said = await recordSpeech(page);
  await page.addInitScript(() => {
    const stored = { autoConfirm: false, closingRead: true, voice: 'low' };
    if (localStorage.getItem('punto.settings') === null)
      localStorage.setItem('punto.settings', JSON.stringify(stored));
  });
  patronOn(page);
  await page.goto('/side-by-side');
  const names = ['North room', 'The library'];
  const tile = (name: string) => page.getByRole('article', { name, exact: true });
  await page.getByRole('button', { name: 'Choose the first tables' }).click();
  for (const name of names) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^Add ${name}`) })
      .click();
    await expect(tile(name)).toBeVisible();
  }
  await expect(page.getByText('The house allows two tables at a time.')).toBeVisible();
  await page.keyboard.press('Escape');

  const banker = (name: string) =>
    tile(name).getByRole('button', { name: new RegExp(`^Banker at ${name}, pays`) });
  const confirm = page.getByRole('button', { name: /^(Confirm|Nothing laid|On its way)/ });
  const choose = (chip: string) =>
    page.locator('label', { has: page.getByRole('radio', { name: chip, exact: true }) }).click();

  // A chip above the maximum of the tie is refused, and the tile of that table shows the limit.
  await choose('5,000');
  await expect(async () => {
    await tile('The library')
      .getByRole('button', { name: /^Tie at/ })
      .click();
    await expect(tile('The library').getByText(/^At most /)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(tile('North room').getByText(/^At most /)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear' }).click();

  await choose('25');
  await expect(async () => {
    for (const name of names) {
      const laid = await banker(name).innerText();
      if (!/, 25 not yet confirmed/.test(laid)) await banker(name).click({ timeout: 2_000 });
    }
    await expect(confirm).toHaveText(/^Confirm 50 ?on two tables, first to close (North room|The library)/, {
      timeout: 1_000,
    });
    await page.keyboard.press('Shift+Enter');
    for (const name of names)
      await expect(banker(name)).toHaveAccessibleName(/, 25 confirmed/, { timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  await expect(page.getByRole('status').filter({ hasText: 'In play at 2 tables: 50' })).toBeVisible();

  await page.getByRole('button', { name: 'Choose tables' }).click();
  await page.getByRole('button', { name: 'Take away The library' }).click();
  await page.keyboard.press('Escape');
  await expect(tile('The library').getByText('It goes when the coup is over.')).toBeVisible();
  await tile('The library').getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('link', { name: 'To the lobby' }).click();
  await expect(page.getByText('You leave when your rounds at these tables are over.')).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await Promise.all(
    names.map((name) =>
      expect(
        tile(name)
          .locator('[data-shows=net]')
          .getByText(/^(\+23\.75|−25|0)$/),
      ).toBeVisible({ timeout: 60_000 }),
    ),
  );
  // The caller of the tile that was pressed last.
  await expect.poll(said).toContainEqual(expect.stringMatching(/ wins, |, .* each$/));
  await page.keyboard.press('ArrowRight');
  expect(await axeInSchemes(page)).toEqual([]);

  await page.setViewportSize(PHONE.viewport ?? { width: 390, height: 844 });
  for (const name of names) await expect(banker(name)).toBeInViewport({ ratio: 1 });
  await expect(confirm).toBeInViewport({ ratio: 1 });
  if (SOAK) expect(await axeInSchemes(page)).toEqual([]);

  // With the key: the window has just changed, and the target of a press may still move.
  await page.getByRole('button', { name: 'Choose tables' }).press('Enter');
  await page.getByRole('button', { name: 'Take away The library' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(tile('The library')).toHaveCount(0, { timeout: 30_000 });
  await expect(tile('North room')).toBeVisible();
});
