// The link breaks because the server dies in the middle of a round, and everything comes back by itself.
import type { SessionAnswer } from '@punto/protocol/api';
import { expect, test } from './house.ts';
import { patronOn } from './patron.ts';
import { settledByHand } from './settled-by-hand.ts';

test('[T4] a lost link is told and mends itself; confirmed bets stand, others are gone and said to be', async ({
  page,
  house,
}) => {
  const patron = patronOn(page);
  test.setTimeout(180_000);
  await patron.sit('The arch');
  await patron.untilBetting(30);
  await patron.lay('Player', '100');
  await patron.confirm();
  await patron.lay('Tie', '25');

  await house.kill();
  await expect(page.getByText('The link is lost.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^No link/ })).toBeDisabled();
  await house.serve();

  await expect(page.getByText('The link is lost.')).toBeHidden();
  await expect(patron.spot('Player')).toHaveAccessibleName(/100 confirmed/);
  await expect(patron.spot('Tie')).not.toHaveAccessibleName(/not yet confirmed/);
  await expect(page.getByText(/unconfirmed stakes were not placed/i).first()).toBeVisible();

  await patron.untilResult();
  await expect.poll(async () => (await patron.records()).length).toBe(1);
  const [record] = await patron.records();
  expect(record?.bets).toEqual(record && settledByHand(record));
});

test('[L6] a session lasts over the death of the server, and nobody is let in as another', async ({
  page,
  browser,
  house,
}) => {
  await page.goto('/');
  await expect(page.getByText('10,000', { exact: true })).toBeVisible();
  const me = async () => ((await (await page.request.get('/api/me')).json()) as SessionAnswer).patron;
  const before = await me();
  await house.kill();
  await house.serve();
  expect(await me()).toEqual(before);
  const stranger = await browser.newContext({ baseURL: house.origin });
  expect((await stranger.request.get('/api/me')).status()).toBe(401);
  await stranger.close();
});
