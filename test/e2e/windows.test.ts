// The felt in the windows people have, laptops and phones upright and on their sides: what is needed to play is in
// sight without scrolling, nothing lies over anything else, no name is cut.
import type { Page } from '@playwright/test';
import { axeOf } from './support/axe.ts';
import { faultsOf, type Wanted } from './support/felt-faults.ts';
import { expect, openFelt, test } from './support/felt-pages.ts';
import { atLength, SOAK, SOAK_ONLY } from './support/length.ts';

type Size = { readonly width: number; readonly height: number };

const UPRIGHT: Wanted = { roads: true, sides: true };
/** A phone on its side: the side bets follow below the window. */
const ASIDE: Wanted = { roads: true };

const ALL_WINDOWS: readonly (Wanted & Size)[] = [
  { width: 1366, height: 641, ...UPRIGHT },
  { width: 1280, height: 593, ...UPRIGHT },
  { width: 1280, height: 720, ...UPRIGHT },
  { width: 1440, height: 700, ...UPRIGHT },
  { width: 1536, height: 730, ...UPRIGHT },
  { width: 1440, height: 800, ...UPRIGHT },
  { width: 1536, height: 864, ...UPRIGHT },
  { width: 1440, height: 900, ...UPRIGHT },
  { width: 1180, height: 820, ...UPRIGHT },
  { width: 2560, height: 1440, ...UPRIGHT },
  { width: 820, height: 1180, ...UPRIGHT },
  { width: 390, height: 844, ...UPRIGHT },
  { width: 390, height: 664, ...UPRIGHT },
  { width: 360, height: 640, ...UPRIGHT },
  { width: 844, height: 390, ...ASIDE },
  { width: 932, height: 430, ...ASIDE },
  { width: 667, height: 375, ...ASIDE },
  // 1440 × 900 at 200 %.
  { width: 720, height: 450, ...ASIDE },
];
/** A laptop, a tablet, the smallest phone and a phone on its side: the four layouts of the felt. */
const OF_EACH_LAYOUT = ['1366 × 641', '820 × 1180', '360 × 640', '667 × 375'];
const WINDOWS = atLength(ALL_WINDOWS, ({ width, height }) => OF_EACH_LAYOUT.includes(`${width} × ${height}`));
const LARGE_TEXT: readonly (Wanted & Size)[] = [
  { width: 1440, height: 900, mayScroll: true },
  { width: 820, height: 1180, mayScroll: true },
  { width: 390, height: 844, mayScroll: true },
];
/** In the soak only, to keep `npm test` short. */
const SOAK_MOMENTS = [
  'betting',
  'lost',
  'betting&round=55',
  'fresh&room=classic',
  'seats-nine',
  'paused',
  'suspended',
];
const MOMENTS = {
  'of a round': ['betting', 'betting&round=55', 'betting&round=65', 'won', 'lost'],
  'of a squeeze and of seats': [
    'squeeze-betting',
    'seen-early',
    'seats-nine',
    'seats-watching',
    'seats-asked',
  ],
  'of trouble': ['no-link', 'paused', 'suspended', 'on-break'],
  'of other rooms': [
    'fresh&room=six-deck',
    'fresh&room=classic',
    'fresh&room=single',
    'fresh&name=The+north+room',
  ],
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Faults in each of the windows, with the window's size. */
const faultsIn = async (page: Page, windows: readonly (Wanted & Size)[]): Promise<readonly string[]> => {
  const faults: string[] = [];
  // The cards come after the first view.
  await page.locator('.dealt .card').first().waitFor();
  for (const { width, height, ...wanted } of windows) {
    await page.setViewportSize({ width, height });
    let found: readonly string[] = [];
    // What changes its place with the window may need another frame.
    for (let look = 0; look < 4 && (look === 0 || found.length > 0); look += 1) {
      await drawn(page);
      found = await faultsOf(page, wanted);
    }
    faults.push(...found.map((fault) => `${width} × ${height}: ${fault}`));
  }
  return faults;
};

/** Waits until the page is laid out again and the listeners of the window's size have run. */
const drawn = (page: Page) =>
  page
    .locator('body')
    .evaluate(
      ({ ownerDocument: { defaultView } }) =>
        new Promise((done) =>
          defaultView.requestAnimationFrame(() => defaultView.requestAnimationFrame(done)),
        ),
    );

for (const [kind, all] of Object.entries(MOMENTS)) {
  test(`what is needed to play is in every window: moments ${kind}`, async ({ page }) => {
    for (const moment of atLength(all, (each) => !SOAK_MOMENTS.includes(each))) {
      await test.step(moment, async () => {
        await openFelt(page, moment);
        expect(await faultsIn(page, WINDOWS), moment).toEqual([]);
      });
    }
  });
}

test('with the first steps, and with chips laid, Confirm and its seconds are in every window', async ({
  page,
}) => {
  // Betting stays open: on a busy machine the windows of the first half take longer than the betting.
  await page.clock.setFixedTime(Date.now());
  await openFelt(page, 'fresh&steps');
  await expect(page.getByText(/^Take a chip here/)).toBeVisible();
  expect(await faultsIn(page, WINDOWS)).toEqual([]);
  for (const option of ['player', 'tie', 'super-lucky-seven'])
    await page.locator(`.spot[data-option=${option}]`).click();
  await expect(page.locator('.spot[data-laying]')).toHaveCount(3);
  expect(await faultsIn(page, WINDOWS)).toEqual([]);
});

test('on a high phone the sentences about a pause are between the cards of the last round', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFelt(page, 'paused-betting');
  expect(await faultsIn(page, [{ width: 390, height: 844, ...UPRIGHT }])).toEqual([]);
});

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-BR' });

  test('the words of a countdown are inside its ring', async ({ page }) => {
    for (const [moment, ring] of [
      ['last-bets', '.stage-ring'],
      ['squeeze-mine', '.squeeze-stage .ring'],
    ] as const)
      for (const [width, height] of [
        [844, 390],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await openFelt(page, moment);
        const words = page.locator(ring).locator('.ring-words');
        await expect(words).toHaveText(/segundos|últimas apostas/);
        const beyond = await words.evaluate((element) => {
          const { left, top, width } = element.parentElement.getBoundingClientRect();
          const range = element.ownerDocument.createRange();
          range.selectNodeContents(element);
          const corners = [...range.getClientRects()].flatMap((line) =>
            [line.left, line.right].flatMap((x) => [line.top, line.bottom].map((y) => [x, y])),
          );
          const radius = width / 2;
          return (
            Math.max(...corners.map(([x, y]) => Math.hypot(x - left - radius, y - top - radius))) - radius
          );
        });
        expect(beyond, `${moment} at ${width} × ${height}`).toBeLessThan(0);
      }
  });
});

test('a phone in landscape shows where its side bets are, and opens them at one press', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openFelt(page, 'betting');
  const last = page.locator('.spot[data-option=super-lucky-seven]');
  await expect(last).not.toBeInViewport();
  await page.getByRole('button', { name: 'Side bets' }).click();
  const spots = await page.locator('.spot.side').all();
  expect(spots.length).toBeGreaterThan(3);
  for (const spot of spots) await expect(spot).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Cards and roads' }).click();
  await expect(page.locator('.stage-ring')).toBeInViewport({ ratio: 1 });
});

test('[T7] with a card in hand its keys and its clock are whole in every window', async ({ page }) => {
  await openFelt(page, 'seen-early-mine');
  const card = page.locator('.squeeze-main .peel-place');
  await expect(card).toBeVisible();
  for (const { width, height } of WINDOWS) {
    await page.setViewportSize({ width, height });
    const parts = await page.locator('.squeeze-acts .btn, .squeeze-stage .ring').all();
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    const [clock, drawn] = [
      await page.locator('.squeeze-stage .ring').boundingBox(),
      await card.boundingBox(),
    ];
    if (!clock || !drawn) throw new Error('no clock, or no card');
    const apart = clock.x + clock.width <= drawn.x + 1 || clock.y >= drawn.y + drawn.height - 1;
    expect(apart, `${width} × ${height}: the card covers the clock`).toBe(true);
  }
});

test('the page is set in the fonts that come with it, and in no font of the device; cards show no letter in any', async ({
  page,
  felt,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).origin);
  });
  await openFelt(page, 'won');
  const loaded: readonly string[] = await page
    .locator('html')
    .evaluate(async ({ ownerDocument: { fonts } }) => {
      await fonts.ready;
      return [...fonts].flatMap(({ status, family }) => (status === 'loaded' ? [family] : []));
    });
  expect(loaded).toContain('Inter Variable');
  expect(loaded).toContain('Source Serif 4 Variable');
  expect(new Set(asked)).toEqual(new Set([new URL(felt).origin]));
  await expect(page.getByRole('img', { name: / of (hearts|spades|diamonds|clubs)$/i })).not.toHaveCount(0);
  await expect(page.locator('.card text')).toHaveCount(0);
});

test(
  'text of twice the size, chosen in the browser, prints nothing over anything else',
  SOAK_ONLY,
  async ({ felt, playwright, launchOptions }) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL: felt, reducedMotion: 'reduce' });
    await openFelt(page, 'betting');
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect(await faultsIn(page, LARGE_TEXT)).toEqual([]);
    await browser.close();
  },
);

test('a sheet over the felt is no second banner, and nothing on the felt offends axe', async ({ page }) => {
  for (const colorScheme of atLength(['dark', 'light'] as const, (each) => each === 'dark')) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openFelt(page, 'betting&round=55');
    if (SOAK) expect(await axeOf(page), colorScheme).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeOf(page), `${colorScheme}, sheet`).toEqual([]);
  }
});
