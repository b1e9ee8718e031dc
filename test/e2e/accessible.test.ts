// What axe can see: nothing serious on any page, dark or light.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { patronOn } from './patron.ts';

const serious = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
    );
};

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
