// What axe can see: nothing serious on any page, dark or light.
import { serious, seriousInBoth } from './axe.ts';
import { expect, test } from './house.ts';
import { patronOn } from './patron.ts';

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('the lobby, the rules, the record and the settings are accessible', async ({ page }) => {
      for (const [path, heading] of [
        ['/', /./],
        ['/rules', /Rules/],
        ['/record', /Play record/],
        ['/settings', /Settings/],
        ['/table/nowhere', /no such table/],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await page.waitForLoadState('networkidle').catch(() => undefined);
        expect(await serious(page), path).toEqual([]);
      }
    });

    test('a table is accessible while betting is open, with chips on it, and with its result', async ({
      page,
    }) => {
      const patron = patronOn(page);
      await patron.sit('Calm table');
      await patron.untilBetting(10);
      expect(await serious(page)).toEqual([]);
      await patron.untilBetting(8);
      await patron.lay('Banker', '25');
      await patron.lay('Tie', '5');
      await patron.confirm();
      await patron.lay('Player pair', '1');
      expect(await serious(page)).toEqual([]);
      await patron.untilResult();
      expect(await serious(page)).toEqual([]);
    });
  });
}

test('every room, the stage of a squeeze and the earlier shoes are accessible in the dark and the light', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const patron = patronOn(page);
  for (const room of ['The loggia', 'The library', 'The parlour', 'The rotunda']) {
    await patron.sit(room);
    await expect(patron.spot(room === 'The loggia' ? 'Punto' : 'Player')).toBeVisible();
    expect(await seriousInBoth(page), room).toEqual([]);
  }
  await patron.sit('Short shoe');
  await page.getByRole('button', { name: 'Earlier shoes' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Shoe 1\b/ })
    .click({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'Shoe 1' })).toBeVisible();
  expect(await seriousInBoth(page), 'earlier shoe').toEqual([]);
  await page.keyboard.press('Escape');

  await patron.sit('Velvet');
  await patron.untilBetting(9);
  await patron.lay('Player', '25');
  await patron.confirm();
  await expect(page.getByRole('slider')).toBeVisible({ timeout: 30_000 });
  expect(await seriousInBoth(page), 'squeeze').toEqual([]);
});
