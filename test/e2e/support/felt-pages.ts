// The felt without a server, for the tests of its looks: every room and moment at once, without waiting for a round.
import type { Page } from '@playwright/test';
import { test as base } from './guests.ts';
import { START_MS, shared } from './shared.ts';

/** `test` with the address of the fixture page. */
export const test = base.extend<{ felt: string }>({
  felt: [async ({ browserName: _ }, use) => use(await shared('felt')), { timeout: START_MS }],
  baseURL: ({ felt }, use) => use(felt),
});

export { expect } from './expect.ts';

/** Opens a moment of the felt: `won`, `betting&room=six-deck`. */
export const openFelt = async (page: Page, moment: string): Promise<void> => {
  await page.goto(`?scene=${moment}`);
  await page.locator('.table-room').waitFor({ timeout: 60_000 });
  // These scenes show their notice after the table: wait for it before a screenshot.
  if (moment === 'no-link') await page.locator('.link-banner').waitFor();
  if (moment === 'suspended' || moment === 'on-break') await page.locator('.notice').waitFor();
  if (/^(won|lost)/.test(moment)) await page.locator('.table-room[data-phase=settled]').waitFor();
};
