// Every bet is explained where it is laid: by a resting mouse, by the keyboard, and by touch. [B12] [L3]
import { PHONE, patronOn } from './support/patron.ts';
import { expect, test } from './support/test.ts';
import { pressLong } from './support/touch.ts';

test('[B12] a resting mouse and the ? key show when a bet wins, its limits and its edge, and lay nothing', async ({
  page,
  tables,
}) => {
  const patron = patronOn(page);
  const table = await tables.dealt('live-eight-deck');
  await table.openBetting();
  await patron.open(table);
  await patron.untilPhase('betting');
  await patron.spot('Lucky six').hover();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('Wins when Banker wins with 6.');
  await expect(card).toContainText(/1 – 500/);
  await expect(card).toContainText('16.6836%');
  await expect(card).toContainText('exact, a full eight-deck shoe, ties counted');
  await expect(patron.spot('Lucky six')).toHaveAccessibleDescription(/Wins when Banker wins with 6/);
  await page.mouse.move(0, 0);
  await expect(card).toHaveCount(0);

  await patron.spot('Tie').focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Tie' });
  await expect(sheet).toContainText('14.3596%');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.locator('.spot[data-laying]')).toHaveCount(0);
});

test('[B1] [V5] on a phone a long press explains a bet, and takes a chip back where one lies loose', async ({
  guest,
  tables,
}) => {
  const phone = await guest(PHONE);
  const table = await tables.dealt('live-eight-deck');
  await table.openBetting();
  await phone.open(table);
  await phone.untilPhase('betting');
  const sheet = phone.page.getByRole('dialog', { name: 'Player' });
  await pressLong(phone.spot('Player'), () => expect(sheet).toBeVisible());
  await expect(sheet).toContainText('Wins when Player is higher; a tie pushes.');
  await sheet.getByRole('button', { name: 'Close' }).click();

  await phone.lay('Player', '25');
  await expect(phone.spot('Player')).toHaveAccessibleName(/25 not yet confirmed/);
  await pressLong(phone.spot('Player'), () =>
    expect(phone.spot('Player')).not.toHaveAccessibleName(/not yet confirmed/),
  );
  await expect(sheet).toBeHidden();

  await phone.page.getByRole('button', { name: 'Menu' }).click();
  await phone.page.getByRole('button', { name: /^Explain a bet/ }).click();
  await phone.spot('Tie').click();
  await expect(phone.page.getByRole('dialog', { name: 'Tie' })).toContainText(
    'Wins when both scores are equal.',
  );
  await expect(phone.page.locator('.spot[data-laying]')).toHaveCount(0);
});
