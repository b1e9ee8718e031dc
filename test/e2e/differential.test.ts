// The differential on two screens at once: what the one stakes, the other can stake less, or more. [L4]
import { coins } from '@punto/engine/minor';
import type { Guest } from './support/patron.ts';
import { expectHonest } from './support/settled-by-hand.ts';
import { expect, test } from './support/test.ts';

const LIMIT = '100';

/** The amount that the spot can still take, as shown on the page. */
const room = ({ spot }: Guest, label: string) => spot(label).locator('.spot-room b');

test('[L4] a stake of one patron changes the open amount of the other, at the same time on both screens', async ({
  guest,
  tables,
}) => {
  const table = await tables.dealt('live-eight-deck', { differentialMinor: coins(100) });
  await table.openBetting();
  const one = await guest();
  const two = await guest();
  await Promise.all([one.open(table), two.open(table)]);
  await Promise.all([one.untilPhase('betting'), two.untilPhase('betting')]);
  for (const each of [one, two]) {
    await expect(room(each, 'Player')).toHaveText(LIMIT);
    await expect(room(each, 'Banker')).toHaveText(LIMIT);
  }

  // Laid while there was room for it, and confirmed when the other had taken that.
  await two.lay('Player', '25');
  await one.lay('Player', '100');
  await one.confirm();
  for (const each of [one, two]) await expect(room(each, 'Player')).toHaveText('0');
  await expect(room(one, 'Banker')).toHaveText('200');
  const shown = one.page.getByRole('img', { name: /^All stakes on Player and Banker/ });
  await expect(shown).toBeVisible();
  // What two has laid counts for two.
  await expect(room(two, 'Banker')).toHaveText('225');
  const changes = two.heard.views().filter(({ view }) => view.totals.player?.stakeMinor === 10_000);
  expect(changes[0]?.view.openMinor).toEqual({ player: 0, banker: 20_000 });

  await two.page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(
    two.page.getByText('Player can take no more until Banker is staked (table limit 100)').first(),
  ).toBeVisible();
  await expect(two.spot('Player')).not.toHaveAccessibleName(/[0-9] confirmed/);
  await two.page.getByRole('button', { name: 'Clear' }).click();

  await two.lay('Banker', '25');
  await two.confirm();
  for (const each of [one, two]) {
    await expect(room(each, 'Player')).toHaveText('25');
    await expect(room(each, 'Banker')).toHaveText('175');
  }
  await table.play('4S 3H', '3D 3S');
  await Promise.all([one.untilResult(), two.untilResult()]);
  // The caller's line of a result needs its place.
  await expect(shown).toHaveCount(0);
  for (const { records } of [one, two]) {
    await expect.poll(async () => (await records()).length).toBe(1);
    expectHonest(await records());
  }
});
