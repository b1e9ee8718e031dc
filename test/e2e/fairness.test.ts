// The shuffle that anyone can check, as patrons meet it: they cut a shoe, check a round at the table, and hold the
// ended shoe against what they saw. [F2]
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeInSchemes } from './support/axe.ts';
import { SOAK } from './support/length.ts';
import { patronOn } from './support/patron.ts';
import { expect, test } from './support/test.ts';

/** Time to cut, and rounds that fly by: for shoes from their first card to the last. */
const CUTTING = {
  shufflingMs: 8_000,
  bettingMs: 1_500,
  closedMs: 100,
  cardMs: 60,
  thirdCardMs: 60,
  resultMs: 800,
};

const seal = (page: Page) => page.getByRole('button', { name: /^Seal of the/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'The seal' });

const commitmentOn = async (page: Page): Promise<string> => {
  await sheet(page).getByText('All 64 digits').click();
  return (await sheet(page).locator('.seal-digits').innerText()).replace(/\s/g, '');
};

/** Presses the check as soon as such a round is over. */
const check = async (page: Page, round: RegExp): Promise<void> => {
  await sheet(page).getByRole('button', { name: round }).click({ timeout: 60_000 });
  await expect(sheet(page).getByText(/^(Round \d+ of shoe \d+|Coup \d+) holds/)).toBeVisible();
};

test('[F2] two patrons cut a shoe; its rounds and the whole of it hold, and a changed file does not', async ({
  page: ann,
  guest,
  tables,
}) => {
  const { page: ben, open } = await guest();
  const table = await tables.machine('short-shoe', CUTTING);
  await Promise.all([patronOn(ann).open(table), open(table)]);
  for (const page of [ann, ben])
    await expect(seal(page)).toHaveAccessibleName(/Cut by 2 patrons/, { timeout: 90_000 });

  await Promise.all([seal(ann).click(), seal(ben).click()]);
  await expect(sheet(ann).getByText('The shoe was cut with it.')).toBeVisible();
  await expect(sheet(ann).getByText('that is proved to you')).toBeVisible();
  const commitment = await commitmentOn(ann);
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(await commitmentOn(ben)).toBe(commitment);
  await ben.close();

  const title = await sheet(ann)
    .getByRole('heading', { name: /^Shoe \d+, sealed/ })
    .innerText();
  const [, number] = /(\d+)/.exec(title) ?? [];
  await check(ann, new RegExp(`^Check round \\d+ of shoe ${number}$`));
  const steps = sheet(ann).locator('.found-steps > li');
  await expect(steps.filter({ hasText: 'What the felt showed' })).toHaveAttribute('data-ok', 'true');
  await expect(steps.filter({ hasText: 'Your value is one of the 2 the shoe was cut by' })).toBeVisible();
  await expect(steps.filter({ hasText: 'exactly those on the list you saw' })).toBeVisible();
  await expect(sheet(ann).locator('[data-ok="false"]')).toHaveCount(0);
  expect(await axeInSchemes(ann), 'the sheet').toEqual([]);
  await ann.keyboard.press('Escape');

  const opened = `/api/tables/${table.id}/shoes/${number}/opened`;
  await expect(async () => expect((await ann.request.get(opened)).ok()).toBe(true)).toPass({
    timeout: 90_000,
  });
  await ann.getByRole('button', { name: 'Earlier shoes' }).click();
  const shoes = ann.getByRole('dialog', { name: 'Earlier shoes' });
  await shoes.getByRole('button', { name: new RegExp(`^Shoe ${number}\\b`) }).click();
  const saving = ann.waitForEvent('download');
  await shoes.getByRole('button', { name: 'Save for checking' }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');
  const popup = ann.waitForEvent('popup');
  await shoes.getByRole('link', { name: 'Check this shoe' }).click();
  const alone = await popup;
  const headline = 'Dealt as it was sealed, and not chosen by the house';
  await expect(alone.getByRole('heading', { name: headline })).toBeVisible();
  await expect(alone.getByLabel('The commitment')).toHaveValue(commitment);
  await expect(alone.getByText('Not asked.')).toHaveCount(0);
  expect(await axeInSchemes(alone), 'the page that checks').toEqual([]);

  // From here on there is no server.
  await alone.context().setOffline(true);
  const choose = (text: string) =>
    alone
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'shoe.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const changed = JSON.parse(file);
  const { nonce } = changed.cards[7];
  changed.cards[7].nonce = (nonce.startsWith('0') ? '1' : '0') + nonce.slice(1);
  await choose(JSON.stringify(changed));
  await expect(alone.getByRole('heading', { name: 'It does not hold: the sealed order' })).toBeVisible();
  if (SOAK) expect(await axeInSchemes(alone), 'a file that does not hold').toEqual([]);
  await choose('Shoe 3, as I remember it');
  await expect(alone.getByText('It is not JSON.')).toBeVisible();
  await choose(file);
  await expect(alone.getByRole('heading', { name: headline })).toBeVisible();
  // A value that the reader does not give is not checked, and gets no cross.
  for (const known of ['The commitment', 'Your own value', 'The list you saw'])
    await alone.getByLabel(known).fill('');
  await expect(alone.getByRole('heading', { name: 'Dealt as it was sealed', exact: true })).toBeVisible();
  await expect(alone.getByText('Not asked.')).toHaveCount(3);
  await expect(alone.locator('[data-ok="false"]')).toHaveCount(0);
});

test('[F2] [V5] alone, the value of one’s own goes with Deal, and the coup holds with it', async ({
  page,
}) => {
  const patron = patronOn(page);
  await patron.sit('The parlour');
  await seal(page).click();
  await sheet(page).getByText('Bring a value of your own').click();
  await sheet(page).getByLabel('A phrase').fill('abc');
  await sheet(page).getByText('the phrase alone').click();
  await sheet(page).getByRole('button', { name: 'Use it for the next deck' }).click();
  await expect(sheet(page).getByText('waits for the next deck')).toContainText('ba7816bf…15ad');
  await page.keyboard.press('Escape');

  await patron.lay('Player', '25');
  await page.getByRole('button', { name: /^Deal/ }).click();
  await patron.untilResult();
  await seal(page).click();
  await check(page, /^Check coup/);
  await expect(
    sheet(page).locator('.found-steps > li').filter({ hasText: 'Your value is number 1 of 1' }),
  ).toBeVisible();
});
