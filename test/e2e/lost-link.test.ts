// The link breaks because the server dies in the middle of a round, and everything comes back by itself.
import type { SessionAnswer } from '@punto/protocol/api';
import { type Deployment, startDeployment } from './support/deployment.ts';
import { test as base, expect } from './support/guests.ts';
import { patronOn } from './support/patron.ts';
import { ROOMS_OF_TESTS } from './support/rooms.ts';
import { settledByHand } from './support/settled-by-hand.ts';
import { createTables } from './support/tables.ts';
import { startTables } from './support/tables-deployment.ts';

type Own = { readonly deployment: Deployment; readonly own: Awaited<ReturnType<typeof startTables>> };

/** A deployment that the test may kill, and one with a dealer. */
const test = base.extend<Own>({
  deployment: async ({ browserName: _ }, use) => {
    const deployment = await startDeployment({ rooms: ROOMS_OF_TESTS });
    await use(deployment);
    await deployment.remove();
  },
  own: async ({ browserName: _ }, use) => {
    const own = await startTables();
    await use(own);
    await own.close();
  },
});

test('[T4] a lost link is told and mends itself; confirmed bets stand, others are gone and said to be', async ({
  page,
  own: { address, deployment },
}) => {
  const patron = patronOn(page);
  const table = await createTables(address).dealt('live-eight-deck');
  await table.openBetting();
  await page.goto(`${address.origin}/table/${table.id}`);
  await patron.untilPhase('betting');
  await patron.lay('Player', '100');
  await patron.confirm();
  await patron.lay('Tie', '25');

  await deployment.kill();
  await expect(page.getByText('The link is lost.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^No link/ })).toBeDisabled();
  await deployment.restart();

  await expect(page.getByText('The link is lost.')).toBeHidden();
  await expect(patron.spot('Player')).toHaveAccessibleName(/100 confirmed/);
  await expect(patron.spot('Tie')).not.toHaveAccessibleName(/not yet confirmed/);
  await expect(page.getByText(/unconfirmed stakes were not placed/i).first()).toBeVisible();

  await table.play('4S 2H', '3D 4C');
  await patron.untilResult();
  await expect.poll(async () => (await patron.records()).length).toBe(1);
  const [record] = await patron.records();
  expect(record?.bets).toEqual(record && settledByHand(record));
});

test('[L6] a session lasts over the death of the server, and nobody is let in as another', async ({
  page,
  browser,
  deployment,
}) => {
  await page.goto(deployment.origin);
  await expect(page.getByText('10,000', { exact: true })).toBeVisible();
  const me = async () =>
    ((await (await page.request.get(`${deployment.origin}/api/me`)).json()) as SessionAnswer).patron;
  const before = await me();
  await deployment.kill();
  await deployment.restart();
  expect(await me()).toEqual(before);
  const stranger = await browser.newContext({ baseURL: deployment.origin });
  expect((await stranger.request.get('/api/me')).status()).toBe(401);
  await stranger.close();
});
