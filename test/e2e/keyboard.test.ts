// A whole round without a mouse.
import { coins } from '@punto/engine/minor';
import { patronOn } from './support/patron.ts';
import { expect, test } from './support/test.ts';

test('a round is played with the keyboard alone, from the lobby to the record', async ({ page, tables }) => {
  const patron = patronOn(page);
  const reach = async (name: RegExp) => {
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if (
        (await focused.count()) === 1 &&
        name.test((await focused.getAttribute('aria-label')) ?? (await focused.innerText()))
      )
        return;
    }
    throw new Error(`Tab does not lead to ${name}`);
  };

  const table = await tables.dealt('live-eight-deck');
  await table.openBetting();
  await page.goto('/');
  const tile = page.getByRole('link', { name: table.name });
  await expect(tile).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(table.name);
  await expect(page.getByRole('region', { name: 'Tables' }).getByRole('article')).toHaveCount(1);
  await reach(new RegExp(`^${table.name}$`));
  await page.keyboard.press('Enter');
  await patron.untilPhase('betting');

  await reach(/^Player, pays/);
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(patron.spot('Player')).toHaveAccessibleName(/50 not yet confirmed/);
  await page.keyboard.press('Backspace');
  await expect(patron.spot('Player')).toHaveAccessibleName(/25 not yet confirmed/);
  await page.keyboard.press('ArrowRight');
  await expect(patron.spot('Tie')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('u');
  await expect(patron.spot('Tie')).not.toHaveAccessibleName(/not yet confirmed/);
  await reach(/^Confirm/);
  await page.keyboard.press('Enter');
  await expect(patron.spot('Player')).toHaveAccessibleName(/25 confirmed/);

  await table.play('4S 3H', '3D 3S');
  await patron.untilResult();
  await expect(patron.spot('Player')).toHaveAccessibleName(/wins|loses|pushes/);
  // The screen reader gets the message.
  await expect(page.getByRole('log', { name: 'At the table' })).toContainText(/wins|Tie/);
  await expect
    .poll(async () => (await patron.records()).map(({ stakedMinor }) => stakedMinor))
    .toEqual([coins(25)]);
});
