// A lobby of many tables: searched, filtered, ordered, starred and left as it was. Two tables side by side, where
// the house allows it.
import type { Page } from '@playwright/test';
import { seriousInBoth } from './support/axe.ts';
import { SOAK_ONLY } from './support/length.ts';
import { expect, lobbyTest as test } from './support/test.ts';

const tiles = (page: Page) => page.getByRole('region', { name: 'Tables' }).getByRole('article');
const nameOf = (tile: ReturnType<typeof tiles>) => tile.getByRole('heading', { level: 2 });

test('[V] many tables are found by room, stakes, labels and words, and the lobby is kept as it was left', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(20);
  const all = await tiles(page).count();

  await page.getByRole('button', { name: 'Classic eight-deck', exact: true }).click();
  await expect(tiles(page)).toHaveCount(11);
  await expect(page.getByText(`11 of ${all} tables`)).toBeVisible();
  await page.getByRole('button', { name: 'All rooms' }).click();

  // No room says a language of its labels, so there is nothing to choose between.
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
  expect(await seriousInBoth(page)).toEqual([]);
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

test('[V] two tables are played side by side where the house allows two', async ({ page }) => {
  await page.goto('/side-by-side');
  for (const name of ['North room', 'The library']) {
    await page.getByRole('button', { name: 'Add a table' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^Add ${name}`) })
      .click();
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Add a table' })).toBeDisabled();
  await expect(async () => {
    for (const name of ['North room', 'The library']) {
      const frame = page.frameLocator(`iframe[title="Table ${name}"]`);
      const banker = frame.getByRole('button', { name: /^Banker, pays/ });
      if (/confirmed/.test((await banker.getAttribute('aria-label')) ?? (await banker.innerText()))) continue;
      await expect(frame.getByRole('button', { name: 'Confirm' })).toBeVisible({ timeout: 20_000 });
      await banker.click({ timeout: 2_000 });
      await frame.getByRole('button', { name: /^Confirm/ }).click({ timeout: 2_000 });
      await expect(banker).toHaveAccessibleName(/[0-9] confirmed/, { timeout: 2_000 });
    }
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('status').filter({ hasText: 'in play' }).first()).not.toHaveText(
    'Nothing is in play',
  );
  await page.getByRole('button', { name: 'Leave The library' }).click();
  await expect(page.getByRole('region', { name: 'The library', exact: true })).toHaveCount(0, {
    timeout: 30_000,
  });
  await expect(page.getByRole('region', { name: 'North room', exact: true })).toBeVisible();
});
