// A house that lets a patron be at one table at a time, as it is when nothing is said: the older window says so and
// can come back.
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
