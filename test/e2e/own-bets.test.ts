// A bet that a house defines, from the felt to the check of its settlement. [B] [T8]
import { readFile } from 'node:fs/promises';
import { PHONE } from './support/patron.ts';
import { expect, test } from './support/test.ts';

test('[B] [T8] a bet of the house is found among sixty, staked, settled, recorded by its name, and verified', async ({
  guest,
  tables,
}) => {
  const phone = await guest(PHONE);
  const { page } = phone;
  const table = await tables.dealt('house-bets');
  await table.openBetting();
  await phone.open(table);
  await phone.untilPhase('betting');

  await page.locator('label', { has: page.getByRole('radio', { name: '5', exact: true }) }).click();
  await page.getByRole('button', { name: /60 bets/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Bets of this house' });
  await sheet.getByRole('searchbox').fill('fortune');
  await expect(sheet.getByRole('button', { name: /, pays/ })).toHaveCount(1);
  await phone.spot('Fortune seven').click();
  await expect(phone.spot('Fortune seven')).toHaveAccessibleName(/5 not yet confirmed/);
  await sheet.getByRole('button', { name: 'Close' }).click();
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  await confirm.click();
  await expect(confirm).toBeDisabled();
  await table.play('9C 5S AC', '4D 8H 5C');
  await phone.untilResult();

  // Winnings of 200 less 5 % of it, and the stake.
  const [record] = await phone.records();
  expect(record?.bets).toMatchObject([{ option: 'house/fortune', verdict: 'won', returnedMinor: 19_500 }]);
  await page.goto('/record');
  const entry = page.getByRole('article').first();
  await expect(entry.getByRole('row', { name: /^Fortune seven/ })).toContainText('won');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\r\n')[1]).toMatch(/,house\/fortune,[0-9a-f]{64},Fortune seven$/);

  const [checked] = await Promise.all([
    page.context().waitForEvent('page'),
    entry.getByRole('link', { name: 'Check this round' }).click(),
  ]);
  await expect(checked.getByRole('heading', { name: 'Every line agrees' })).toBeVisible();
  await expect(checked.getByRole('row', { name: /Fortune seven/ })).toContainText('won');
  await expect(checked.getByText('1 definition: what settles, hashed again')).toBeVisible();
});
