// The keyboard on the felt: the focus is there from the beginning, a letter lays a chip, one key confirms.
import type { Page } from '@playwright/test';
import { expect, openFelt, test } from './support/felt-pages.ts';
import { SOAK_ONLY } from './support/length.ts';

const spot = (label: string) => new RegExp(`^${label}, pays`);

test('bets are saved under a name and laid again with one press; P, T and B lay a chip, and Shift with Enter confirms', async ({
  page,
}) => {
  await openFelt(page, 'fresh');
  await expect(page.getByRole('main')).toBeFocused();
  await savesBets(page);
  await clearsBets(page);
  await page.keyboard.press('p');
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: spot('Player') })).toHaveAccessibleName(
    /25 not yet confirmed/,
  );
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByRole('button', { name: spot('Player') })).toHaveAccessibleName(/25 confirmed/);
  await expect(page.getByRole('button', { name: spot('Banker') })).toHaveAccessibleName(/25 confirmed/);

  // On a spot Enter lays, and with Shift it confirms.
  const tie = page.getByRole('button', { name: spot('Tie') });
  await tie.focus();
  await page.keyboard.press('Enter');
  await expect(tie).toHaveAccessibleName(/25 not yet confirmed/);
  await page.keyboard.press('Shift+Enter');
  await expect(tie).toHaveAccessibleName(/, 25 confirmed/);
  await expect(tie).not.toHaveAccessibleName(/not yet confirmed/);
});

test('after entering a table two keys confirm a bet', async ({ page }) => {
  await openFelt(page, 'fresh');
  await expect(page.getByRole('main')).toBeFocused();
  for (const key of ['b', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: spot('Banker') })).toHaveAccessibleName(/, 25 confirmed/);
});

test.describe('more contrast', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce', contrast: 'more' } });

  test('more contrast, where it is asked for, is more contrast', SOAK_ONLY, async ({ page }) => {
    await openFelt(page, 'fresh');
    const spot = page.locator('.spot[data-option=player]');
    // The second ink is the first of the usual look.
    await expect(spot.locator('.spot-meta')).toHaveCSS('color', 'rgb(242, 234, 216)');
    await expect(spot).toHaveCSS('border-top-width', '2px');
  });
});

const savesBets = async (page: Page): Promise<void> => {
  for (const key of ['p', 'p', 'b', 'f']) await page.keyboard.press(key);
  const sheet = page.getByRole('dialog', { name: 'Favourite bets' });
  await expect(sheet.getByText('Player 50 · Banker 25')).toBeVisible();
  await sheet.getByLabel('Name').fill('  Both   sides ');
  await sheet.getByRole('button', { name: 'Save' }).click();
  const saved = sheet.getByRole('button', { name: /^Both sides/ });
  await expect(saved).toHaveAccessibleName(/Player 50 · Banker 25.*75/);
  await clearsBets(page);

  await page.keyboard.press('f');
  await saved.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: spot('Player') })).toHaveAccessibleName(
    /50 not yet confirmed/,
  );
  await expect(page.getByRole('button', { name: spot('Banker') })).toHaveAccessibleName(
    /25 not yet confirmed/,
  );
  await page.keyboard.press('f');
  await sheet.getByRole('button', { name: 'Delete Both sides' }).click();
  await expect(saved).toHaveCount(0);
};

/** The keys of the felt act when the sheet is closed. */
const clearsBets = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: spot('Player') })).not.toHaveAccessibleName(
    /not yet confirmed/,
  );
};

/** Counts the wake locks that the page holds. */
const WAKE_LOCK = `
  globalThis.wakeLocks = 0;
  const lock = { released: false, release: async () => { globalThis.wakeLocks -= 1; } };
  const request = async () => { globalThis.wakeLocks += 1; return lock; };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
`;

test('the screen is kept on at a table until the patron turns that off', async ({ page }) => {
  await page.addInitScript({ content: WAKE_LOCK });
  await openFelt(page, 'fresh');
  const locks = () => page.evaluate('globalThis.wakeLocks');
  await expect.poll(locks).toBe(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Keep the screen on at a table' }).uncheck();
  await expect.poll(locks).toBe(0);
});
