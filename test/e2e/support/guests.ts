// `test` with guests: patrons in browser contexts of their own, which end with the test.
import { test as base, type Page } from '@playwright/test';
import { expect } from './expect.ts';
import { readInTestLanguages } from './in-test-languages.ts';
import { listenForFaults } from './page-faults.ts';
import { type BringGuest, createGuests } from './patron.ts';

/** Opens a page in a separate browser context, which ends with the test. */
export type PageOfOwn = () => Promise<Page>;

export const test = base.extend<{ guest: BringGuest; pageOfOwn: PageOfOwn; pageFaults: undefined }>({
  pageFaults: [
    async ({ browser }, use) => {
      const faults = listenForFaults(browser);
      await use(undefined);
      faults.stop();
      expect(faults.found, 'faults that the pages logged').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await use(page);
    await readInTestLanguages(page);
  },
  guest: async ({ browser }, use) => {
    const guests = createGuests(browser);
    await use(guests.bring);
    await guests.close();
  },
  // With the address, so that the pages end before what serves them.
  pageOfOwn: async ({ browser, baseURL: _ }, use) => {
    const pages: Page[] = [];
    await use(async () => {
      const page = await browser.newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) await readInTestLanguages(page);
    await Promise.all(pages.map((page) => page.context().close()));
  },
});

export { expect };
