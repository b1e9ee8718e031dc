// The connection breaks because the server is killed in the middle of a round, and everything is restored without an act.
import type { SessionAnswer } from '@punto/protocol/api';
import { expect, test } from './support/own-tables.ts';
import { patronOn } from './support/patron.ts';
import { settledByHand } from './support/settled-by-hand.ts';
import { createTables } from './support/tables.ts';

test('[T4] [L6] a lost connection is shown and restored; confirmed bets and the session stay, unconfirmed chips are gone, with a notice', async ({
  page,
  browser,
  own: { address, deployment },
}) => {
  const me = async () =>
    ((await (await page.request.get(`${address.origin}/api/me`)).json()) as SessionAnswer).patron;
  const patron = patronOn(page);
  const table = await createTables(address).dealt('live-eight-deck');
  await table.openBetting();
  await page.goto(`${address.origin}/table/${table.id}`);
  await patron.untilPhase('betting');
  await patron.lay('Player', '100');
  await patron.confirm();
  await patron.lay('Tie', '25');

  // The sheets of the table follow its first view.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const before = await me();
  await deployment.kill();
  await expect(page.getByText('The link is lost.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^No link/ })).toBeDisabled();
  // A part that is opened now cannot be loaded: the table continues, and the part appears after the reconnection.
  await page.getByRole('button', { name: 'Rules and paytable' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules and paytable' });
  await expect(rules).toBeVisible();
  await expect(rules.getByRole('table')).toHaveCount(0);
  await deployment.restart();
  expect(await me()).toEqual(before);
  const stranger = await browser.newContext({ baseURL: address.origin });
  expect((await stranger.request.get('/api/me')).status()).toBe(401);
  await stranger.close();

  await expect(page.getByText('The link is lost.')).toBeHidden();
  await expect(rules.getByRole('table').first()).toBeVisible({ timeout: 90_000 });
  await page.keyboard.press('Escape');
  await expect(patron.spot('Player')).toHaveAccessibleName(/100 confirmed/);
  await expect(patron.spot('Tie')).not.toHaveAccessibleName(/not yet confirmed/);
  await expect(page.getByText(/unconfirmed stakes were not placed/i).first()).toBeVisible();

  await table.play('4S 2H', '3D 4C');
  await patron.untilResult();
  await expect.poll(async () => (await patron.records()).length).toBe(1);
  const [record] = await patron.records();
  expect(record?.bets).toEqual(record && settledByHand(record));
});
