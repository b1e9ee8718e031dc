// The overlay for a stream, opened from disk as a browser source of 1920 × 1080 opens it, through several rounds of a house and
// through its restart. `npm run parts` builds the scripts that it loads.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { axeOf } from '../support/axe.ts';
import { type Deployment, startDeployment } from '../support/deployment.ts';
import { SOAK_ONLY } from '../support/length.ts';

const OVERLAY = new URL('../../../examples/overlay/', import.meta.url);
/** What it must have seen, so that a run that shows little fails. */
const LEAST = { rounds: 5, results: 5, countdowns: 3, cards: 20 };

type Seen = { rounds: number[]; countdowns: string[]; cards: number };

/** Notes what the page draws for each view, and each text of the countdown. */
const WATCHED = `
  window.seen = { rounds: [], countdowns: [], cards: 0 };
  document.addEventListener('punto-view', ({ detail, target }) => {
    const { round, outcome } = detail;
    if (outcome !== null && !seen.rounds.includes(round)) {
      seen.rounds.push(round);
      seen.cards += detail.player.cards.length + detail.banker.cards.length;
    }
  });
  setInterval(() => {
    const text = document.querySelector('punto-table')?.shadowRoot?.querySelector('.phase')?.textContent ?? '';
    if (/ \\d+$/.test(text) && !seen.countdowns.includes(text)) seen.countdowns.push(text);
  }, 50);
`;

const seenBy = (page: Page): Promise<Seen> => page.evaluate('seen');

/** Elements that are drawn outside of the picture, or over one another. */
const layoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const boxes = ['punto-table', 'punto-roads', '#results'].map((name) => {
      const { left, top, right, bottom } = document.querySelector(name).getBoundingClientRect();
      return { name, left, top, right, bottom };
    });
    const outside = boxes.filter(({ left, top, right, bottom }) => left < 0 || top < 0 || right > 1920 || bottom > 1080);
    const over = boxes.flatMap((one, n) => boxes.slice(n + 1).filter((other) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
      .map((other) => one.name + ' over ' + other.name));
    const { scrollWidth, scrollHeight } = document.documentElement;
    const scrolls = scrollWidth > 1920 || scrollHeight > 1080 ? ['the page is ' + scrollWidth + ' by ' + scrollHeight] : [];
    return [...outside.map(({ name }) => name + ' is cut'), ...over, ...scrolls];
  })()`);

/** The transparency of some pixels of the picture, 0 for a pixel that shows the stream. */
const alphaAt = async (page: Page, points: readonly (readonly [number, number])[]) => {
  const picture = (await page.screenshot({ omitBackground: true, scale: 'css' })).toString('base64');
  return page.evaluate<readonly number[]>(`(async () => {
    const image = await createImageBitmap(await (await fetch('data:image/png;base64,${picture}')).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    return ${JSON.stringify(points)}.map(([x, y]) => context.getImageData(x, y, 1, 1).data[3]);
  })()`);
};

test.use({ viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 1 });

let house: Deployment;
test.beforeAll(async () => {
  const pace = {
    bettingMs: 3_000,
    closedMs: 100,
    cardMs: 100,
    thirdCardMs: 100,
    resultMs: 500,
    shufflingMs: 100,
  };
  house = await startDeployment({
    rooms: { live: { from: 'live-eight-deck', pace, tables: [{ table: 'salon-one', name: 'Salon one' }] } },
    settings: { PUNTO_WATCH_ORIGINS: 'null' },
  });
});
test.afterAll(() => house.remove());

test(
  'the overlay shows rounds, results and roads over a transparent picture',
  SOAK_ONLY,
  async ({ page }) => {
    expect(
      existsSync(fileURLToPath(new URL('dist/punto-table.js', OVERLAY))),
      '`npm run parts` was run',
    ).toBe(true);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.addInitScript(WATCHED);
    await page.goto(`${new URL('overlay.html', OVERLAY).href}?house=${house.origin}&table=salon-one`);
    await expect(page.getByText('Salon one')).toBeVisible();
    const results = page.getByRole('region', { name: 'Last results' }).getByRole('listitem');
    await expect.poll(() => results.count(), { timeout: 180_000 }).toBeGreaterThanOrEqual(LEAST.results);
    await expect(results.last()).toHaveAccessibleName(/^(Player|Banker|Tie) \d$/);
    await expect(page.getByRole('img', { name: /^Big road\. / })).toBeVisible();
    expect(await layoutFaults(page)).toEqual([]);
    const [middle, corner, panel] = await alphaAt(page, [
      [960, 300],
      [4, 4],
      [200, 1030],
    ]);
    expect([middle, corner]).toEqual([0, 0]);
    expect(panel).toBeGreaterThan(200);
    expect(await axeOf(page)).toEqual([]);

    const { rounds, countdowns, cards } = await seenBy(page);
    expect(rounds.length).toBeGreaterThanOrEqual(LEAST.rounds);
    expect(countdowns.length).toBeGreaterThanOrEqual(LEAST.countdowns);
    expect(cards).toBeGreaterThanOrEqual(LEAST.cards);

    await house.kill();
    await expect(page.locator('body')).toHaveClass(/stale/);
    await house.restart();
    await expect(page.locator('body')).not.toHaveClass(/stale/);
    await expect.poll(async () => (await seenBy(page)).rounds.length).toBeGreaterThan(rounds.length);
    expect(faults).toEqual([]);
  },
);
