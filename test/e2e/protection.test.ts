// Limits and breaks: set from the felt, in force at the next stake, and shown on a second visit. [P1] [P2] [P5]
import { patronOn } from './support/patron.ts';
import { expect, test } from './support/test.ts';

test('[P2] [P5] a limit set from the felt refuses the next stake, and a break refuses all', async ({
  page,
  tables,
}) => {
  const patron = patronOn(page);
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  const table = await tables.dealt('live-eight-deck');
  await table.openBetting();
  await patron.open(table);
  await patron.untilPhase('betting');
  // Two presses from the felt.
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Limits and breaks' }).press('Enter');
  await sheet.getByRole('button', { name: 'Set a limit: Loss, Day' }).press('Enter');
  const amount = sheet.getByRole('textbox', { name: 'Coins' });
  await amount.fill('many');
  await amount.press('Enter');
  await expect(sheet.getByRole('alert').filter({ hasText: 'Give a whole number of coins' })).toBeVisible();
  await amount.fill('20');
  await amount.press('Enter');
  await expect(sheet.getByText('0 of 20')).toBeVisible();

  await page.keyboard.press('Escape');
  await patron.lay('Player', '25');
  await confirm.press('Enter');
  await expect(page.getByText('Your limit on losses leaves 20').first()).toBeVisible();

  await page.goto(new URL('/limits', page.url()).href);
  await expect(page.getByText('0 of 20')).toBeVisible();
  await page.getByRole('button', { name: 'Change: Loss, Day' }).press('Enter');
  await page.getByRole('button', { name: 'Remove the limit' }).press('Enter');
  await expect(page.getByText(/^To No limit: can be confirmed from/)).toBeVisible();
  await page.getByRole('button', { name: 'One hour' }).press('Enter');
  await page.getByRole('button', { name: 'Take this break' }).press('Enter');
  await expect(page.getByText(/^Your break lasts until/)).toBeVisible();
  await patron.open(table);
  await patron.untilPhase('betting');
  // The felt does not invite to bet: it says until when, and where breaks are.
  await expect(page.getByText(/^No bets until/).first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Limits and breaks' })).toBeVisible();
  await expect(page.getByText('You may watch', { exact: true })).toBeVisible();
  await expect(page.getByText('closed', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(confirm).toHaveCount(0);
  await patron.spot('Player').press('Enter');
  await expect(page.getByText('You are taking a break: bets are back when it is over').first()).toBeVisible();
});
