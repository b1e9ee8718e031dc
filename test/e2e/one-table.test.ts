// A house that lets a patron be at one table at a time, the default: the older window shows it and
// can come back; betting from the lobby goes from table to table and never leaves a round that is not over.
import { axeInSchemes } from './support/axe.ts';
import { patronOn } from './support/patron.ts';
import { expect, test } from './support/test.ts';

test('[T4] a patron at one table is asked to leave the other, and may come back', async ({
  page,
  context,
}) => {
  await page.goto('/table/north-room');
  await expect(page.getByRole('heading', { level: 1, name: 'North room' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/table/library');
  await expect(other.getByRole('heading', { level: 1, name: 'The library' })).toBeVisible();
  const left = (at: typeof page) => at.getByRole('dialog', { name: 'You are at another table now' });
  await expect(left(page)).toBeVisible();
  await page.getByRole('button', { name: 'Come back here' }).click();
  await expect(left(page)).toBeHidden();
  await expect(left(other)).toBeVisible();
  await other.goto('/side-by-side');
  await expect(other.getByRole('heading', { name: 'One table at a time' })).toBeVisible();
});

test('[T9] [L5] bets from the lobby are at one table at a time, and never leave a round that is not over', async ({
  page,
}) => {
  patronOn(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Bet from the lobby' }).click();
  const bankerAt = (name: string) => page.getByRole('button', { name: new RegExp(`^Banker at ${name}`) });
  await page.locator('label', { has: page.getByRole('radio', { name: '25', exact: true }) }).click();
  await bankerAt('The library').click();
  await expect(bankerAt('The library')).toHaveAccessibleName(/, 25 not yet confirmed/);
  await bankerAt('North room').click();
  await expect(bankerAt('North room')).toHaveAccessibleName(/, 25 not yet confirmed/);
  await expect(bankerAt('The library')).not.toHaveAccessibleName(/not yet confirmed/);
  await page.getByRole('button', { name: 'Confirm 25 on North room' }).click();
  await expect(bankerAt('North room')).toHaveAccessibleName(/, 25 confirmed/);
  await bankerAt('The library').click();
  await expect(page.getByText('Your bets at another table are still in play.')).toBeVisible();
  await expect(bankerAt('North room')).toHaveAccessibleName(/, 25 confirmed/);
  expect(await axeInSchemes(page)).toEqual([]);
});
