// The study page: exact odds of any shoe, without a table and without a link. [B21] [F5]
import type { Page } from '@playwright/test';
import { axeOf } from './support/axe.ts';
import { atLength, SOAK } from './support/length.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) });

/** The figures of a bet: edge, change, chance to win. */
const figures = (page: Page, bet: string) =>
  page
    .getByRole('table', { name: /Change in points/ })
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: bet }) })
    .getByRole('cell');

/** A press on the key: the radio button is covered by its label. */
const choose = (page: Page, name: string) =>
  page.locator('fieldset', { hasNotText: 'Largest tag' }).getByRole('radio', { name, exact: true }).check();

test('[B21] the heads order the table, a row opens to whole numbers, every edge follows the cards, and an address brings them back', async ({
  page,
}) => {
  await page.goto('/study');
  const table = page.getByRole('table', { name: /No bet favours the patron/ });
  const first = table.getByRole('rowheader').first();
  await expect(first).toContainText('Player');
  await table.getByRole('button', { name: 'Edge' }).click();
  await expect(table.getByRole('columnheader', { name: 'Edge' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toContainText('Banker');
  await first.getByRole('button').click();
  await expect(table).toContainText('2,292,252,566,437,888');

  await expect(figures(page, 'Banker 0.95:1')).toHaveText(['1.0579%', '0.0000', '45.86%']);
  await card(page, 'Ace of spades').click();
  await card(page, 'Ace of spades').click();
  await expect(card(page, 'Ace of spades')).toHaveAccessibleName('Ace of spades, 6 of 8 left');
  await expect(page.getByText('414 of 416 cards left')).toBeVisible();
  const banker = await figures(page, 'Banker 0.95:1').allTextContents();
  expect(banker[1]).not.toBe('0.0000');
  await card(page, 'Ace of spades').click({ modifiers: ['Shift'] });
  await expect(card(page, 'Ace of spades')).toHaveAccessibleName(/7 of 8/);
  await page.getByRole('button', { name: 'Undo' }).click();

  await page.reload();
  await expect(card(page, 'Ace of spades')).toHaveAccessibleName(/6 of 8/);
  await expect(figures(page, 'Banker 0.95:1')).toHaveText(banker);

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(figures(page, 'Banker 0.95:1')).toHaveText(['1.0579%', '0.0000', '45.86%']);
  await choose(page, 'Resolved bets only');
  await expect(figures(page, 'Banker 0.95:1').first()).toHaveText('1.1692%');
});

test('[F5] a coup is studied with the keyboard, with its chances and its reasons, and with the link lost', async ({
  page,
  context,
}) => {
  await page.goto('/study');
  await expect(page.getByRole('main')).toContainText(
    'for study, simulation and finished rounds, not a live aid',
  );
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);

  await choose(page, 'Deal it');
  await card(page, 'Ace of spades').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, '2 of spades')).toBeFocused();
  // Player 2 and 2, banker 2 and 3: player draws.
  for (const key of ['Enter', 'Enter', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('The next card goes to player')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Why' })).toContainText('R5');
  await expect(page.getByRole('cell', { name: 'draws, in force' })).toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Why' })).toContainText('Banker 5 stands');
  await expect(page.getByText('The coup is complete')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '100.00%' })).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(page.getByText('The next card goes to player')).toBeVisible();

  await choose(page, '50');
  await page.getByRole('button', { name: 'Deal 50 shoes of 8 decks' }).click();
  await expect(page.getByText('50 shoes of 8 decks, seed 7')).toBeVisible({ timeout: 60_000 });
  const curve = page.getByRole('figure').filter({ hasText: 'Player pair' });
  await expect(curve).toContainText(/rounds up to 60 favour the patron/);
  await curve.getByText('As a table').click();
  await expect(curve.getByRole('row', { name: /^60 / })).toBeVisible();
});

test('[B21] [F5] the laboratory counts a bet, deals it to counters, prices it, and shows a fault of a typed definition', async ({
  page,
}) => {
  await page.goto('/study#decks=8&bet=panda-8&counted=1000');
  const lab = page.getByRole('region', { name: 'A bet in the laboratory' });
  await expect(lab).toContainText('never at a live table');
  await expect(lab.getByRole('combobox', { name: 'Bet' })).toHaveValue('panda-8');
  await lab.getByRole('combobox', { name: 'Bet' }).selectOption('Dragon 7');
  await expect(lab.getByRole('definition').filter({ hasText: '7.6113%' })).toHaveCount(2);
  await expect(lab.getByRole('row', { name: '8 32 +0.5378 %' })).toBeVisible();
  await expect(lab.getByText('Betting correlation 0.9642')).toBeVisible();
  await expect(lab.getByText('favours the patron above 3.52, so from a true count of +4 on')).toBeVisible();
  await expect(lab.getByRole('row', { name: 'Row 1 40:1 43.3777:1' })).toBeVisible();

  await lab.getByRole('button', { name: 'Deal 1,000 shoes' }).click();
  await expect(lab.getByText('1,000 shoes of 8 decks, cut 14 cards from the end, seed 7')).toBeVisible();
  await expect(lab.getByRole('row', { name: /^\+4 \d/ }).last()).toContainText('%');

  await lab.getByRole('button', { name: 'Write your own from this one' }).click();
  const text = lab.getByRole('textbox', { name: 'Definition of the bet' });
  await expect(text).toBeFocused();
  await text.fill((await text.inputValue()).replace('"40:1"', '"40"'));
  await expect(lab.getByText('1 fault', { exact: true })).toBeVisible();
  await lab.getByRole('button', { name: 'Line 8, column 15' }).click();
  await expect(text).toBeFocused();
  await expect(lab.getByText('This must be the payout for a stake of one')).toBeVisible();
  await text.fill((await text.inputValue()).replace('"40"', '"44:1"'));
  await expect(lab.getByText('The definition has no fault.')).toBeVisible();
  // 44 to one is more than fair: the whole shoe favours the patron.
  await expect(lab.getByText('These cards favour the patron')).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue(/"44:1"/);
  await expect(lab.getByText('These cards favour the patron')).toBeVisible();
  expect(await axeOf(page)).toEqual([]);
});

test('too few cards give a message, and a position that cannot be dealt is rejected', async ({ page }) => {
  await page.goto('/study#decks=1&struck=AS');
  await choose(page, '2');
  await expect(page.getByText('104 of 104 cards left')).toBeVisible();
  await page.goto('/study#decks=1&struck=AS2');
  await page.reload();
  await expect(page.getByText('This page cannot read its address')).toBeVisible();
});

const LOOKS = atLength(
  (['dark', 'light'] as const).flatMap((colorScheme) =>
    [
      { width: 390, height: 844 },
      { width: 820, height: 1180 },
      { width: 1440, height: 900 },
    ].map((viewport) => ({ colorScheme, viewport })),
  ),
  ({ colorScheme, viewport: { width } }) => colorScheme === 'dark' && width === 390,
);

for (const { colorScheme, viewport } of LOOKS) {
  test.describe(`in the ${colorScheme} at ${viewport.width} × ${viewport.height}`, () => {
    test.use({
      colorScheme,
      viewport,
      hasTouch: viewport.width < 1000,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('the study page fits and is accessible', async ({ page }) => {
      await page.goto('/study#decks=1&struck=AS.4H.4C&coup=4S5D9H8C&curves=tie.player-pair&shoes=50');
      await page.getByRole('button', { name: 'Deal 50 shoes of 1 deck' }).click();
      await expect(page.getByText('50 shoes of 1 deck, seed 7')).toBeVisible();
      await page.getByText('As a table').first().click();
      if (SOAK)
        await page.screenshot({
          path: `shots/study-${colorScheme}-${viewport.width}x${viewport.height}.png`,
        });
      const sideways = await page.locator('html').evaluate((html) => html.scrollWidth > html.clientWidth);
      expect(sideways).toBe(false);
      expect(await axeOf(page)).toEqual([]);
    });
  });
}
