// `test` with guests: patrons in browser contexts of their own, which end with the test.
import { test as base } from '@playwright/test';
import { readInTestLanguages } from './in-test-languages.ts';
import { type BringGuest, createGuests } from './patron.ts';

export const test = base.extend<{ guest: BringGuest }>({
  page: async ({ page }, use) => {
    await use(page);
    await readInTestLanguages(page);
  },
  guest: async ({ browser }, use) => {
    const guests = createGuests(browser);
    await use(guests.bring);
    await guests.close();
  },
});

export { expect } from './expect.ts';
