// `test` for patrons at tables: the shared deployment, and tables that the test makes for itself.
import { test as base } from './guests.ts';
import { START_MS, shared } from './shared.ts';
import { createTables, type Tables } from './tables.ts';

export const test = base.extend<{ tables: Tables; origin: string }>({
  origin: [async ({ browserName: _ }, use) => use((await shared('tables')).origin), { timeout: START_MS }],
  baseURL: ({ origin }, use) => use(origin),
  tables: async ({ browserName: _ }, use) => {
    const tables = createTables(await shared('tables'));
    await use(tables);
    await tables.closeAll();
  },
});

/** `test` with the deployment of many tables. */
export const lobbyTest = base.extend<{ origin: string }>({
  origin: [async ({ browserName: _ }, use) => use((await shared('lobby')).origin), { timeout: START_MS }],
  baseURL: ({ origin }, use) => use(origin),
});

export { expect } from './expect.ts';
