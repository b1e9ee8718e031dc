// `test` with a deployment of tables for itself, which the test may stop and start.
import { test as base } from './guests.ts';
import { startTables } from './tables-deployment.ts';

export const test = base.extend<{ readonly own: Awaited<ReturnType<typeof startTables>> }>({
  own: async ({ browserName: _ }, use) => {
    const own = await startTables();
    await use(own);
    await own.close();
  },
  // What the page shows at the end is read while the deployment runs: it ends after the page.
  page: ({ own: _, page }, use) => use(page),
});

export { expect } from './expect.ts';
