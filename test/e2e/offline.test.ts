// The app without a connection: what was opened opens again, and nothing of a patron or of the floor is kept for it.
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Paths of everything that the service worker keeps. */
const KEPT = `(async () => {
  const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
  const requests = await Promise.all(caches.map((cache) => cache.keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
})()`;

test('without a connection study, verify and rules open, and the lobby shows that the connection is missing', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  // The worker has the page since now: what is loaded from here on is kept.
  await page.goto('/study');
  await expect(page.getByRole('heading', { level: 1, name: 'Study' })).toBeVisible();
  await page.goto('/verify');
  await expect(page.getByRole('button', { name: 'Try a sample' })).toBeVisible();
  await page.goto('/rules');
  await expect(page.getByRole('heading', { name: 'What each bet pays' })).toBeVisible();
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');

  await context.setOffline(true);
  await page.goto('/study');
  await expect(page.getByText('416 of 416 cards left')).toBeVisible();
  await page.goto('/verify');
  await expect(page.getByRole('button', { name: 'Try a sample' })).toBeVisible();
  await page.goto('/rules');
  await expect(page.getByRole('heading', { name: 'What each bet pays' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('The link is lost.')).toBeVisible();

  const kept: readonly string[] = await page.evaluate(KEPT);
  expect(kept.length).toBeGreaterThan(10);
  const isPublic = /^\/(?:$|assets\/|api\/tables\/[^/]+$|icon\.svg$|manifest\.webmanifest$)/;
  expect(kept.filter((path) => !isPublic.test(path))).toEqual([]);
});

test.describe('with a connection that fails for a moment', () => {
  test.use({ serviceWorkers: 'block' });

  test('[B21] the edges and the best return are computed once their code can be loaded', async ({ page }) => {
    const failed = new Set<string>();
    await page.route(/\/assets\/(?:full-shoe-bet-odds|best-return)-[^/]+\.js$/, async (route) => {
      const file = route.request().url();
      if (failed.has(file)) return route.continue();
      failed.add(file);
      return route.abort('internetdisconnected');
    });
    await page.goto('/rules');
    await expect(page.locator('.best-return')).toContainText('%');
    expect(failed.size).toBeGreaterThan(0);
  });
});
