// The moment of result: one number, who won in words, the parts on a press, and nothing that celebrates a round which
// brought no more than was staked. [L2] [B-47]
import { expect, test } from './house.ts';
import { PHONE, patronOn } from './patron.ts';

test('[L2] [B-47] a round on both sides says its one net number, opens its parts, and celebrates nothing', async ({
  page,
}) => {
  const patron = patronOn(page);
  await patron.sit('Calm table');
  await patron.untilBetting(10);
  // One of them wins or both push: the net is 0 or the commission, never more, whatever is dealt.
  await patron.lay('Player', '25');
  await patron.lay('Banker', '25');
  await patron.confirm();
  await patron.untilResult();

  const result = page.getByRole('button', { name: /its parts$/ });
  await expect(result).toHaveAccessibleName(
    /^(Player wins|Banker wins|Tie)\s*(0|−1\.25)\s*(your round|returned)/,
  );
  await expect(page.locator('[data-phase]')).not.toHaveAttribute('data-gain');

  await result.click();
  const parts = page.getByRole('dialog', { name: 'Your round' });
  await expect(parts.getByRole('listitem')).toHaveCount(2);
  await expect(parts).toContainText('Staked 50');
  await expect(parts).toContainText(/Net (0|−1\.25)/);
  await page.keyboard.press('Escape');
  await expect(parts).toBeHidden();
});

test('[L2] on a phone the winner is said in words beside the net', async ({ browser, origin }) => {
  const phone = patronOn(await browser.newPage({ ...PHONE, baseURL: origin }));
  await phone.sit('Calm table');
  await phone.untilBetting(10);
  await phone.lay('Tie', '5');
  await phone.confirm();
  await phone.untilResult();
  const result = phone.page.getByRole('button', { name: /its parts$/ });
  await expect(result.getByText(/^(Player wins|Banker wins|Tie)$/)).toBeVisible();
  await expect(result.getByText(/^(−5|\+40)$/)).toBeVisible();
  const gained = (await phone.page.locator('[data-phase]').getAttribute('data-gain')) !== null;
  expect(gained).toBe(await result.getByText('+40').isVisible());
});
