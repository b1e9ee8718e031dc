// Chips that were laid and not confirmed when betting closes, and when the page is loaded again. [T2] [T4] [L5]
import { coins } from '@punto/engine/minor';
import { changeLanguage } from '../windows/test-language.ts';
import { patronOn } from './support/patron.ts';
import { expect, test } from './support/test.ts';

/** Enough time to place a chip on a busy machine after the page has loaded. */
const CLOCKED = { bettingMs: 15_000 };

test('[L5] [T2] chips that lie when betting closes are placed once, in time, and said to be', async ({
  page,
  tables,
}) => {
  const patron = patronOn(page, 'default');
  const table = await tables.dealt('live-eight-deck', { pace: CLOCKED });
  await patron.open(table);
  await table.openBetting();
  // A newcomer is led through the first round.
  await expect(page.getByText('Take a chip here, then press Player, Banker or Tie.')).toBeVisible();
  await patron.lay('Tie', '5');
  // The first time a word explains it; Confirm counts.
  await expect(page.getByText('Your chips are placed when the ring is empty.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Confirm 5/ })).toContainText('Placed by itself at 0');
  await expect(patron.spot('Tie')).toHaveAccessibleName(/5 confirmed/);
  await expect(page.getByText('5 placed as betting closed.').first()).toBeVisible();
  await patron.untilPhase('closed');
  await table.deal('4S 3H', '3D 3S');
  await patron.untilResult();
  await expect
    .poll(async () => (await patron.records()).map(({ stakedMinor }) => stakedMinor))
    .toEqual([coins(5)]);
  const ofTheRing = page.getByText('After the cards the ring shows one number');
  await expect(ofTheRing).toBeVisible();
  await page.getByRole('button', { name: 'I see' }).press('Enter');
  await expect(ofTheRing).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('[T4] where a patron confirms by hand, chips are said not to be placed as betting closes, and after the page is loaded again', async ({
  page,
  tables,
}) => {
  const patron = patronOn(page);
  const table = await tables.dealt('live-eight-deck', { pace: CLOCKED });
  await patron.open(table);
  await table.openBetting();
  await patron.lay('Tie', '5');
  await expect(page.getByRole('button', { name: /^Confirm 5/ })).toContainText('Or it comes back to you');
  await expect(page.getByText('5 was not placed.').first()).toBeVisible();
  await expect(page.getByText('Unconfirmed stakes were not placed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place them next time' })).toBeVisible();
  expect(await patron.records()).toEqual([]);
  const next = await tables.dealt('live-eight-deck');
  await next.openBetting();
  await patron.open(next);
  await patron.untilPhase('betting');
  await patron.lay('Player', '25');
  await patron.confirm();
  await patron.lay('Tie', '5');
  await expect(patron.spot('Tie')).toHaveAccessibleName(/5 not yet confirmed/);
  await page.reload();
  await expect(page.getByText('5 was not placed.').first()).toBeVisible();
  await expect(page.getByText(/25 on one spot stands/).first()).toBeVisible();
  await expect(patron.spot('Tie')).not.toHaveAccessibleName(/not yet confirmed/);
  // Said once: not again to a page that finds nothing lying.
  await page.reload();
  await expect(patron.spot('Player')).toHaveAccessibleName(/25 confirmed/);
  await expect(page.getByText('5 was not placed.')).toHaveCount(0);
});

test('[L5] [T4] texts on the felt change their language with the page, and the log is not read out again', async ({
  page,
  tables,
}) => {
  const patron = patronOn(page);
  const table = await tables.dealt('live-eight-deck', { pace: CLOCKED });
  await patron.open(table);
  await table.openBetting();
  // More than the table accepts on a tie: the spot shows that for a moment, which may be over on a busy machine.
  const note = page.locator('.spot-note');
  const log = page.getByRole('log').locator('p');
  await page.locator('label', { has: page.getByRole('radio', { name: '5,000', exact: true }) }).click();
  await expect(async () => {
    await changeLanguage(page, 'en');
    await page.locator('[data-option=tie]').click();
    await expect(note).toHaveText(/^At most [\d,]+ on Tie$/, { timeout: 1_000 });
    const said = await log.last().textContent();
    await changeLanguage(page, 'es');
    await expect(note).toHaveText(/^Máximo [\d.,]+ en Empate$/, { timeout: 1_000 });
    await expect(log.last()).toHaveText(said ?? '', { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  const unplaced = page.locator('.closing-note');
  await expect(unplaced).toContainText(/Sin apostar: [\d.,]+\./);
  await changeLanguage(page, 'en');
  await expect(unplaced).toContainText(/^[\d.,]+ was not placed\./);
  await expect(log.filter({ hasText: 'Sin apostar' })).toHaveCount(1);
});
