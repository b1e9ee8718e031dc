// Lobby, rules, record, settings and table: nothing is outside the window. `npm run soak` has three sizes, and screenshots in
// `shots/`.
import type { Page } from '@playwright/test';
import { OPTION_IDS } from '@punto/engine/option-id';
import { atLength, SOAK, SOAK_ONLY } from './support/length.ts';
import { patronOn } from './support/patron.ts';
import { expect, test } from './support/test.ts';

const SIZES = atLength(
  [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ],
  ({ width }) => width === 390,
);

/** Names of elements that extend beyond the left or right edge and cannot be reached by scrolling their strip. */
const outside = (page: Page): Promise<readonly string[]> =>
  page.locator('button, a, h1, h2, h3, p, td, th, label, dt, dd').evaluateAll((elements) => {
    const width = elements[0].ownerDocument.documentElement.clientWidth;
    const style = (element: (typeof elements)[number]) =>
      element.ownerDocument.defaultView.getComputedStyle(element);
    const kept = (element: (typeof elements)[number]) => {
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (around.tagName !== 'BODY' && around.tagName !== 'HTML' && style(around).overflowX !== 'visible')
          return true;
      }
      return false;
    };
    return elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !kept(element))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right - left > 1 && (left < -1 || right > width + 1);
      })
      .map((element) => `${element.tagName} ${element.textContent}`);
  });

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.locator('html').evaluate((html) => html.scrollWidth > html.clientWidth);

const fits = async (page: Page, name: string) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (SOAK) await page.screenshot({ path: `shots/${name}-${width}x${height}.png` });
  expect(await scrollsSideways(page), `${name} scrolls sideways`).toBe(false);
  expect(await outside(page), `outside in ${name}`).toEqual([]);
};

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: viewport.width < 1000 });

    test('the lobby, the rules, the record and the settings fit, with the words of a volume beside or above it', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page.getByRole('article').first()).toBeVisible();
      // The patron's own table has no road to show: it shows its deck.
      const own = page.getByRole('article').filter({ hasText: 'The parlour' });
      await expect(own).toContainText('A fresh deck for every coup');
      await fits(page, 'lobby');
      await page.goto('/rules');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await fits(page, 'rules');
      await page.goto('/record');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await fits(page, 'record');
      await page.goto('/settings');
      const volumes = page.locator('.volume');
      await expect(volumes).toHaveCount(5);
      await fits(page, 'settings');
      for (const volume of await volumes.all()) {
        const lines = await volume.evaluate((label) => {
          const range = label.ownerDocument.createRange();
          range.selectNode(label.firstChild ?? label);
          const [words, slider] = [
            range.getBoundingClientRect(),
            label.querySelector('input')?.getBoundingClientRect(),
          ];
          if (!slider) throw new Error('no slider');
          return { high: words.height, apart: words.right <= slider.left || words.bottom <= slider.top + 1 };
        });
        expect(lines.apart).toBe(true);
        expect(lines.high).toBeLessThan(40);
      }
    });

    test('the table fits, and every one of its spots can be reached', SOAK_ONLY, async ({ page, tables }) => {
      const patron = patronOn(page);
      const table = await tables.dealt('live-eight-deck');
      await table.openBetting();
      await patron.open(table);
      await patron.untilPhase('betting');
      const spots = page.locator('.spot');
      await expect(spots).toHaveCount(OPTION_IDS.length);
      await patron.lay('Player', '25');
      await patron.lay('Tie', '5');
      await patron.confirm();
      await patron.lay('Super lucky seven', '1');
      await fits(page, 'table-betting');
      for (const spot of await spots.all()) {
        await spot.scrollIntoViewIfNeeded();
        await expect(spot).toBeInViewport({ ratio: 0.9 });
      }
      await table.play('4S 3H', '3D 3S');
      await patron.untilResult();
      await expect(patron.spot('Player')).toHaveAccessibleName(/wins|loses|pushes/);
      await fits(page, 'table-result');
    });
  });
}
