// A patron who has less than any table takes: offered the record and a break first, then play coins of the house, which are
// never given by a single press. [L7]
import { patronOn } from './support/patron.ts';
import { START } from './support/settled-by-hand.ts';
import { expect, test } from './support/test.ts';

test('[L7] [B-44] a patron without coins is asked before new ones are given, and may decline', async ({
  page,
  tables,
}) => {
  const patron = patronOn(page);
  const topUp = page.getByRole('button', { name: 'No coins' });
  const sheet = page.getByRole('dialog', { name: 'You are out of coins' });
  const answer = (name: string) => sheet.getByRole('button', { name }).press('Enter');
  const table = await tables.dealt('live-eight-deck');
  await table.openBetting();
  await patron.open(table);
  await patron.untilPhase('betting');
  for (let chips = 0; chips < 2; chips += 1) await patron.lay('Player', '5,000');
  await patron.confirm();
  await expect.poll(patron.shownBalance).toBe(0);
  // Time and net of the visit are beside the balance; stakes in play are not lost.
  const session = page.locator('.session-line');
  await expect(session).toHaveText(/^This visit \d+:\d\d:\d\d\s*Net result 0$/);
  // The stake may come back.
  await expect(topUp).toHaveCount(0);
  await table.play('4S 2H', '3D 5C');
  await patron.untilResult();

  await expect(session).toContainText('Net result −10,000');
  await expect(session).toBeInViewport();
  await topUp.press('Enter');
  // In this order, by eye and by keyboard.
  const offers = sheet.locator('.top-up-acts > *');
  await expect(offers).toHaveText(['Play record', 'Take a break', 'Not now', 'Take new coins']);
  await expect(sheet).toContainText('play money, with nothing to pay');
  await expect(sheet).toContainText('Net result −10,000');
  await answer('Not now');
  await expect(sheet).toBeHidden();
  await expect(topUp).toBeFocused();
  expect(await patron.shownBalance()).toBe(0);

  await topUp.press('Enter');
  await answer('Take new coins');
  await expect(page.getByText('The house has topped you up.').first()).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect.poll(patron.shownBalance).toBe(START);
  await expect(topUp).toHaveCount(0);
  // The button is gone; the focus is not.
  await expect(page.locator(':focus')).toHaveCount(1);
});
