// Two evenings of a patron: the account with its passkeys, codes and sessions, and the limits and breaks, each tool met at a table
// and in the pages. Axe finds nothing on any of these pages and sheets, and each is measured in six windows.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page, test } from '@playwright/test';
import { SOAK_ONLY } from './support/length.ts';
import { look } from './support/look.ts';
import { patronOn } from './support/patron.ts';
import {
  confirm,
  evening,
  patronIdOf,
  playRound,
  press,
  type TablesHouse,
} from './support/patron-evening.ts';
import { createTables } from './support/tables.ts';
import { startTables } from './support/tables-deployment.ts';
import { deviceOf, synchronise } from './support/virtual-device.ts';

test.setTimeout(900_000);

test(
  '[I1] [I4] [I5] [I7] evening A: a guest becomes a patron, with a second device, codes and sessions',
  SOAK_ONLY,
  async ({ browser }) => {
    const house = await startTables();
    let windows = 0;
    await evening(browser, house, async (open) => {
      const seen = async (page: Page, name: string) => {
        windows += await look(page, `a-${name}`);
      };
      const tables = createTables(house.address);
      const [phone, laptop, paper] = [await open(), await open(), await open()];

      // The first visit asks about limits, at the end of the lobby, and takes no for an answer.
      await phone.goto('/');
      const question = phone.getByRole('region', { name: 'Limits, if you want them' });
      await question.scrollIntoViewIfNeeded();
      await seen(phone, '01-question');
      await question.getByRole('button', { name: 'Not now' }).click();
      await expect(question).toBeHidden();
      await phone.reload();
      await expect(phone.getByRole('link', { name: /North room/ }).first()).toBeVisible();
      await expect(question).toHaveCount(0);

      const table = await tables.dealt('live-eight-deck');
      await playRound(phone, table, '100', 'wins');
      const guest = await patronIdOf(phone);

      await phone.goto('/account');
      await expect(phone.getByRole('heading', { name: 'You play as a guest' })).toBeVisible();
      await seen(phone, '02-guest');
      const first = await deviceOf(phone);
      await press(phone, 'Make a passkey');
      await expect(phone.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
      expect(await patronIdOf(phone)).toBe(guest);
      await press(phone, 'Make recovery codes');
      const codes = phone.locator('.account-paper code');
      await expect(codes).toHaveCount(10);
      await seen(phone, '03-codes');
      const [code = ''] = await codes.allInnerTexts();
      await press(phone, 'I have them');
      await seen(phone, '04-patron');

      // The laptop has played as another guest, and is asked what becomes of those coins.
      await playRound(laptop, table, '25', 'loses');
      // The browser suggests the passkey by itself, and this one accepts it.
      await synchronise(first, await deviceOf(laptop));
      await laptop.goto('/account');
      const choice = laptop.getByRole('dialog', { name: 'What becomes of the guest’s coins?' });
      await expect(choice).toBeVisible();
      await seen(laptop, '05-guest-choice');
      await choice.getByRole('button', { name: 'Keep the guest account' }).click();
      await expect(laptop.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
      expect(await patronIdOf(laptop)).toBe(guest);
      await seen(laptop, '06-two-sessions');

      // The record is the same on every device, with the sums of all rounds.
      await laptop.goto('/record');
      const figures = laptop.getByRole('region', { name: 'In all' });
      await expect(figures).toContainText('Rounds1');
      await expect(figures).toContainText('Net result+100');
      await expect(laptop.getByRole('article')).toHaveCount(1);
      await seen(laptop, '07-record');
      await press(laptop, '12 months');
      await expect(laptop.getByRole('article')).toHaveCount(1);
      await press(laptop, 'Statement');
      await expect(laptop.getByRole('row', { name: /Starting balance|Grant|10,000/ }).first()).toBeVisible();
      await seen(laptop, '08-statement');

      await paper.goto('/account');
      await paper.getByLabel('Recovery code').fill(code.toUpperCase());
      await press(paper, 'Sign in with the code');
      await expect(paper.getByText('9 codes left.')).toBeVisible();
      await paper.goto('/account');
      await press(paper, 'Sign out everywhere else');
      await laptop.goto('/account');
      await expect(laptop.getByRole('heading', { name: 'You play as a guest' })).toBeVisible();
      expect(await patronIdOf(laptop)).not.toBe(guest);
      expect(await patronIdOf(paper)).toBe(guest);
      // The last code but one was used: the same one opens nothing more.
      await phone.goto('/account');
      await phone.getByLabel('Recovery code').fill(code);
      await press(phone, 'Sign in with the code');
      await expect(phone.getByRole('alert').first()).toBeVisible();
      await seen(phone, '09-code-refused');
    });
    expect(windows).toBe(9 * 6);
  },
);

/** As if the patron had been at a table for so long: no evening of a test lasts ten minutes. */
const playedFor = async ({ deployment, address }: TablesHouse, patron: string, playedMs: number) => {
  await deployment.kill();
  const database = new DatabaseSync(join(address.dataFolder, 'punto.db'));
  const changed = database
    .prepare("UPDATE protections SET time = json_set(time, '$.session.playedMs', ?) WHERE patron = ?")
    .run(playedMs, patron);
  database.close();
  expect(changed.changes).toBe(1);
  await deployment.restart();
};

test('[P1] [P2] [P4] [P5] evening B: limits, a reality check and a break', SOAK_ONLY, async ({ browser }) => {
  const house = await startTables();
  let windows = 0;
  await evening(browser, house, async (open) => {
    const seen = async (page: Page, name: string) => {
      windows += await look(page, `b-${name}`);
    };
    const page = await open();
    const patron = patronOn(page);
    const table = await createTables(house.address).dealt('live-eight-deck');
    await table.openBetting();
    await patron.open(table);
    await patron.untilPhase('betting');

    await page.getByRole('button', { name: 'Menu' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Limits and breaks' }).click();
    await expect(sheet.getByRole('heading', { name: 'This session' })).toBeVisible();
    await seen(page, '01-limits-sheet');
    await sheet.getByRole('button', { name: 'Set a limit: Loss, Day' }).click();
    await sheet.getByRole('textbox', { name: 'Coins' }).fill('200');
    await sheet.getByRole('textbox', { name: 'Coins' }).press('Enter');
    await expect(sheet.getByText('0 of 200')).toBeVisible();
    await page.keyboard.press('Escape');

    await patron.lay('Player', '500');
    await confirm(page).click();
    await expect(page.getByText('Your limit on losses leaves 200').first()).toBeVisible();
    await seen(page, '02-refused');

    // Tightened in another window of the same browser: the next ticket here is refused.
    const other = await page.context().newPage();
    await other.goto('/limits');
    await other.getByRole('button', { name: 'Change: Loss, Day' }).click();
    await other.getByRole('textbox', { name: 'Coins' }).fill('20');
    await other.getByRole('textbox', { name: 'Coins' }).press('Enter');
    await expect(other.getByText('0 of 20')).toBeVisible();
    await seen(other, '03-limits-page');
    await page.bringToFront();
    await press(page, /^Clear/);
    await patron.lay('Player', '25');
    await confirm(page).click();
    await expect(page.getByText('Your limit on losses leaves 20').first()).toBeVisible();

    // A rise waits, and is withdrawn.
    await other.getByRole('button', { name: 'Change: Loss, Day' }).click();
    await other.getByRole('textbox', { name: 'Coins' }).fill('900');
    await other.getByRole('textbox', { name: 'Coins' }).press('Enter');
    await expect(other.getByText(/^To 900: can be confirmed from/)).toBeVisible();
    await seen(other, '04-rise-waits');
    await press(other, 'Withdraw');
    await expect(other.getByText(/^To 900/)).toHaveCount(0);
    await expect(other.getByText('0 of 20')).toBeVisible();
    await other.close();

    // The reality check waits for its answer; the confirmed bet stays.
    await press(page, /^Clear/);
    await patron.lay('Player', '5');
    await patron.confirm();
    const id = await patronIdOf(page);
    await playedFor(house, id, 61 * 60_000);
    await patron.open(table);
    const check = page.getByRole('alertdialog', { name: /^You have played for 1:01/ });
    await expect(check).toBeVisible();
    await expect(page.locator('.spot[data-confirmed]')).not.toHaveCount(0);
    await seen(page, '05-reality-check');
    await check.getByRole('button', { name: 'Play on' }).click();
    await expect(check).toBeHidden();

    await page.goto('/limits?show=break');
    await expect(page.getByRole('button', { name: 'One hour' })).toBeInViewport();
    await press(page, 'One hour');
    await seen(page, '06-break-asked');
    await press(page, 'Take this break');
    await expect(page.getByText(/^Your break lasts until/)).toBeVisible();
    await seen(page, '07-break-holds');
    await patron.open(table);
    await expect(page.getByText(/^No bets until/).first()).toBeVisible();
    await seen(page, '08-break-at-table');
    // What was staked before is settled as always.
    await table.play('9C KD', '2H 5S');
    await expect.poll(async () => (await patron.records()).length).toBe(1);
    await page.goto('/record');
    await expect(page.getByRole('region', { name: 'In all' })).toContainText('Rounds1');
  });
  expect(windows).toBe(8 * 6);
});
