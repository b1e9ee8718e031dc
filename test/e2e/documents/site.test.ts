// The document site as a house serves it at /docs/: accessible, without sideways scrolling and without a fault in the console, on a
// phone and a desktop, dark and light. `npm run docs` builds the site; the soak does so before it runs these tests.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { axeOf } from '../support/axe.ts';
import { SOAK_ONLY } from '../support/length.ts';
import { START_MS, shared } from '../support/shared.ts';

const PAGES = {
  'the front page': ['/docs/', /Documents/],
  'a tutorial': ['/docs/tutorials/run-a-house.html', /house/],
  'a reference page': ['/docs/reference/wire.html', /The wire/],
  'a module of the reference': ['/docs/packages/engine/src/card.html', /card/],
  'a page with a picture': ['/docs/project/readme.html', /Punto/],
} as const;
const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const SCHEMES = ['dark', 'light'] as const;

let origin: string;
test.beforeAll(async () => {
  test.setTimeout(START_MS);
  ({ origin } = await shared('tables'));
  const { status } = await fetch(`${origin}/docs/`);
  expect(status, 'the site is built: npm run docs').toBe(200);
});

/** Everything that the console or the network of a page reports. */
const faultsOf = (page: Page): readonly string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('requestfailed', (request) => faults.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.url()}: ${answer.status()}`);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  return faults;
};

const openPage = async (
  browser: Browser,
  size: keyof typeof WINDOWS,
  colorScheme: (typeof SCHEMES)[number],
) => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: WINDOWS[size],
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: size === 'phone',
  });
  const page = await context.newPage();
  return { page, faults: faultsOf(page), close: () => context.close() };
};

const expectNoFault = async (page: Page, what: string): Promise<void> => {
  const widths = await page.evaluate<readonly number[]>('[document.documentElement.scrollWidth, innerWidth]');
  expect(widths[0], `${what} scrolls sideways`).toBeLessThanOrEqual(widths[1] ?? 0);
  expect(await axeOf(page), what).toEqual([]);
};

for (const size of ['phone', 'desktop'] as const)
  for (const scheme of SCHEMES) {
    test(
      `the documents are accessible on a ${size} in the ${scheme} scheme`,
      SOAK_ONLY,
      async ({ browser }) => {
        const { page, faults, close } = await openPage(browser, size, scheme);
        for (const [what, [path, heading]] of Object.entries(PAGES)) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
          await expect(page.locator('html')).toHaveClass(scheme === 'dark' ? /dark/ : /^(?!.*dark)/);
          await page.waitForLoadState('networkidle');
          await expectNoFault(page, what);
        }
        expect(faults).toEqual([]);
        await close();
      },
    );

    test(`the search finds a word on a ${size} in the ${scheme} scheme`, SOAK_ONLY, async ({ browser }) => {
      const { page, faults, close } = await openPage(browser, size, scheme);
      await page.goto('/docs/');
      await page.getByRole('button', { name: 'Search' }).click();
      const field = page.getByRole('searchbox');
      await field.fill('PUNTO_WATCH_ORIGINS');
      const found = page.getByRole('option');
      await expect(found.first()).toBeVisible();
      await expectNoFault(page, 'the search');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/docs\/(?:guides|tutorials)\//);
      expect(faults).toEqual([]);
      await close();
    });
  }
