// The moment of result: one number, who won in words, the parts on a press, and nothing that celebrates a round which
// brought no more than was staked. [L2] [B-47]

import { SOAK_ONLY } from './support/length.ts';
import { PHONE, patronOn } from './support/patron.ts';
import { expect, test } from './support/test.ts';

test('[L2] [B-47] a round on both sides says its one net number, opens its parts, and celebrates nothing', async ({
  page,
  tables,
}) => {
  const patron = patronOn(page);
  const table = await tables.dealt('live-eight-deck');
  await table.openBetting();
  await patron.open(table);
  await patron.untilPhase('betting');
  await patron.lay('Player', '25');
  await patron.lay('Banker', '25');
  await patron.confirm();
  // The one wins what the other loses, less the commission.
  await table.play('4S 2H', '3D 4C');
  await patron.untilResult();

  const result = page.getByRole('button', { name: /its parts$/ });
  await expect(result).toHaveAccessibleName(/^Banker wins\s*−1\.25\s*(your round|returned)/);
  await expect(page.locator('[data-phase]')).not.toHaveAttribute('data-gain');

  await result.click();
  const parts = page.getByRole('dialog', { name: 'Your round' });
  await expect(parts.getByRole('listitem')).toHaveCount(2);
  await expect(parts).toContainText('Staked 50');
  await expect(parts).toContainText('Net −1.25');
  await page.keyboard.press('Escape');
  await expect(parts).toBeHidden();

  // The round is in the statistics, beside the exact chances.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Statistics' }).click();
  const sheet = page.getByRole('dialog', { name: 'Statistics' });
  const shoe = sheet.getByRole('table', { name: /^This shoe/ });
  await expect(shoe.getByRole('row', { name: /^Banker 1/ })).toHaveText(/1100\.0%45\.9%$/);
  const own = sheet.getByRole('region', { name: 'Your rounds' });
  await expect(own.getByRole('row', { name: /^Banker/ })).toHaveText(/125\+23\.75$/);
  await expect(own.getByText('Too few rounds to tell')).toBeVisible();
});

test(
  '[L2] on a phone the winner is said in words beside the net, after a loss and after a gain',
  SOAK_ONLY,
  async ({ guest, tables }) => {
    const table = await tables.dealt('live-eight-deck');
    const phone = await guest(PHONE);
    await phone.open(table);
    for (const [what, player, banker, winner, net] of [
      ['a loss', '4S 2H', '3D 4C', 'Banker wins', '−5'],
      ['a gain', '5S 2D', '3H 4D', 'Tie', '+40'],
    ] as const)
      await test.step(what, async () => {
        await table.openBetting();
        await phone.untilPhase('betting');
        await phone.lay('Tie', '5');
        await phone.confirm();
        await table.play(player, banker);
        await phone.untilResult();
        const result = phone.page.getByRole('button', { name: /its parts$/ });
        await expect(result.getByText(winner, { exact: true })).toBeVisible();
        await expect(result.getByText(net, { exact: true })).toBeVisible();
        const room = phone.page.locator('[data-phase]');
        if (what === 'a gain') await expect(room).toHaveAttribute('data-gain');
        else await expect(room).not.toHaveAttribute('data-gain');
      });
  },
);
