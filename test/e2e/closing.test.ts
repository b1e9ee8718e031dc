// Chips that were laid and not confirmed when betting closes, and when the page is loaded again. [T2] [T4] [L5]
import { coins } from '@punto/engine/minor';
import { expect, test } from './house.ts';
import { patronOn } from './patron.ts';

/** Confirms by hand alone, and has read the first-time word. */
const BY_HAND = JSON.stringify({ autoConfirm: false, closingRead: true });

test('[L5] [T2] chips that lie when betting closes are placed once, in time, and said to be', async ({
  page,
}) => {
  const patron = patronOn(page, 'default');
  await patron.sit('Quick table');
  await patron.untilBetting(6);
  await patron.lay('Tie', '5');
  // The first time a word explains it; Confirm counts.
  await expect(page.getByText('Your chips are placed when the ring is empty.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Confirm 5/ })).toContainText('Placed by itself at 0');
  await expect(patron.spot('Tie')).toHaveAccessibleName(/5 confirmed/);
  await expect(page.getByText('5 placed as betting closed.').first()).toBeVisible();
  await patron.untilResult();
  await expect
    .poll(async () => (await patron.records()).map(({ stakedMinor }) => stakedMinor))
    .toEqual([coins(5)]);
});

test('[T4] where a patron confirms by hand, chips that were not confirmed are said not to be placed', async ({
  page,
}) => {
  await page.addInitScript((stored) => localStorage.setItem('punto.settings', stored), BY_HAND);
  const patron = patronOn(page);
  await patron.sit('Quick table');
  await patron.untilBetting(6);
  await patron.lay('Tie', '5');
  await expect(page.getByRole('button', { name: /^Confirm 5/ })).toContainText('Or it comes back to you');
  await expect(page.getByText('5 was not placed.').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Unconfirmed stakes were not placed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place them next time' })).toBeVisible();
  expect(await patron.records()).toEqual([]);
});

test('[T4] after the page is loaded again it says that the chips laid before were not placed', async ({
  page,
}) => {
  const patron = patronOn(page);
  await patron.sit('The arch');
  await patron.untilBetting(25);
  await patron.lay('Player', '25');
  await patron.confirm();
  await patron.lay('Tie', '5');
  await page.reload();
  await expect(page.getByText('5 was not placed.').first()).toBeVisible();
  await expect(page.getByText(/25 on one spot stands/).first()).toBeVisible();
  await expect(patron.spot('Tie')).not.toHaveAccessibleName(/not yet confirmed/);
  // Said once: not again to a page that finds nothing lying.
  await page.reload();
  await expect(patron.spot('Player')).toHaveAccessibleName(/25 confirmed/);
  await expect(page.getByText('5 was not placed.')).toHaveCount(0);
});
