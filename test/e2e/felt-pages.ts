// The felt without a house (`packages/web/test/fixtures/felt`), built once for each worker and served as files, for the tests
// of its looks: every room and moment at once, without waiting for a round.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, type Page } from '@playwright/test';
import { build, preview } from 'vite';

const inWeb = (path: string) => fileURLToPath(new URL(`../../packages/web/${path}`, import.meta.url));
const CONFIG = inWeb('vite.config.ts');
const FELT = 'test/fixtures/felt/felt.html';

/** `test` with the origin of the fixture pages, served as long as the worker lives. */
export const test = base.extend<object, { felt: string; configFile: string }>({
  configFile: [CONFIG, { option: true, scope: 'worker' }],
  felt: [
    async ({ configFile }, use) => {
      const outDir = mkdtempSync(join(tmpdir(), 'punto-felt-'));
      const shared = { configFile, logLevel: 'error' } as const;
      await build({
        ...shared,
        build: { outDir, emptyOutDir: true, minify: false, rolldownOptions: { input: inWeb(FELT) } },
      });
      const server = await preview({
        ...shared,
        build: { outDir },
        preview: { host: '127.0.0.1', port: 0, proxy: {} },
      });
      const address = server.httpServer.address();
      if (!address || typeof address === 'string') throw new Error('the fixture pages are not served');
      await use(`http://127.0.0.1:${address.port}`);
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ felt }, use) => use(felt),
});

export { expect } from '@playwright/test';

/** Opens a moment of the felt: `won`, `betting&room=six-deck`. */
export const openFelt = async (page: Page, moment: string): Promise<void> => {
  await page.goto(`/${FELT}?scene=${moment}`);
  await page.locator('.table-room').waitFor({ timeout: 60_000 });
  // What is told a moment later covers what it covers.
  if (moment === 'no-link') await page.locator('.link-banner').waitFor();
  if (moment === 'suspended') await page.locator('.notice').waitFor();
  if (/^(won|lost)/.test(moment)) await page.locator('.table-room[data-phase=settled]').waitFor();
};
