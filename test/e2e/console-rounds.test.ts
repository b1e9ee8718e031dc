// The list of rounds as a supervisor searches it: the filters are in the address, a reload keeps them, what is wrong is
// said at its field, and the file has what the list has.
import { axeInSchemes } from './support/axe.ts';
import { startFloor } from './support/floor-deployment.ts';
import { QUICK_ROUNDS } from './support/rooms.ts';
import { test as base, expect, signIn } from './support/staff.ts';

/** A separate deployment, whose rounds have no stakes. */
const test = base.extend({
  floor: async ({ browserName: _ }, use) => {
    const { address, close } = await startFloor(QUICK_ROUNDS);
    await use(address);
    await close();
  },
});

test('the list of rounds is filtered, and its address keeps the filters', async ({ page, hire }) => {
  await signIn(page, await hire('supervisor'));
  await page.goto('/floor/rounds');
  const list = page.getByRole('region', { name: 'Rounds, the newest first' });
  await expect(list).toBeVisible();

  await page.getByLabel('With stakes only').check();
  await expect(page.getByText('No round fits these filters')).toBeVisible();
  await expect(page).toHaveURL(/staked=yes/);
  await page.reload();
  await expect(page.getByLabel('With stakes only')).toBeChecked();
  await expect(page.getByText('No round fits these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(list).toBeVisible();

  await page.getByLabel('Dealer').selectOption('The machine');
  await page.getByLabel('Table').selectOption('Slate');
  await expect(list.getByRole('cell', { name: 'Slate' }).first()).toBeVisible();
  await expect(list.getByRole('cell', { name: 'Quartz' })).toHaveCount(0);

  await page.getByLabel('From').fill('2020-01-01T10:00');
  await expect(page).toHaveURL(/from=20/);
  await expect(list).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2019-01-01T10:00');
  await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(
    'Give a later time than From.',
  );
  await page.getByLabel('To', { exact: true }).fill('2020-01-02T10:00');
  await expect(page.getByText('No round fits these filters')).toBeVisible();

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Patron').fill('nobody at all');
  await expect(page.getByLabel('Patron')).toHaveAccessibleDescription('No patron has this name or number.');
  const file = page.getByRole('link', { name: 'CSV file of this' });
  await expect(file).toHaveAttribute('href', /patron=nobody\+at\+all.*format=csv/);
  expect(await axeInSchemes(page)).toEqual([]);
});
