// An evening of patrons in a separate house: pages of people, each in a browser context, and what they do at a table.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { PICTURE_SCALE } from './look.ts';
import { patronOn } from './patron.ts';
import type { DealtTable } from './tables.ts';
import type { startTables } from './tables-deployment.ts';

export type TablesHouse = Awaited<ReturnType<typeof startTables>>;

/** Runs an evening in a separate house. */
export const evening = async (
  browser: Browser,
  house: TablesHouse,
  play: (open: (options?: BrowserContextOptions) => Promise<Page>) => Promise<void>,
): Promise<void> => {
  // Browsers make no passkeys for an address in numbers.
  const baseURL = house.address.origin.replace('127.0.0.1', 'localhost');
  const pages: Page[] = [];
  try {
    await play(async (options = {}) => {
      const context = await browser.newContext({
        ...{ baseURL, deviceScaleFactor: PICTURE_SCALE, reducedMotion: 'reduce', locale: 'en-GB' },
        ...{ serviceWorkers: 'block', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
        ...options,
      });
      // What a page does not offer in this time it does not offer.
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
  } finally {
    await Promise.all(pages.map((page) => page.context().close()));
    await house.close();
  }
};

export const confirm = (page: Page) => page.getByRole('button', { name: /^Confirm/ });
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
export const patronIdOf = async (page: Page): Promise<string> =>
  (await (await page.request.get('/api/me')).json()).patron.id;

/** One round with a stake on player, which wins or loses. */
export const playRound = async (page: Page, table: DealtTable, chip: string, coup: 'wins' | 'loses') => {
  const patron = patronOn(page);
  await table.openBetting();
  await patron.open(table);
  await patron.untilPhase('betting');
  await patron.lay('Player', chip);
  await patron.confirm();
  if (coup === 'wins') await table.play('9C KD', '2H 5S');
  else await table.play('4S 2H', '3D 5C');
  await patron.untilResult();
};
