// The example pages of the parts, opened from disk with the built scripts beside them. `npm run parts` builds the scripts.
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { axeInSchemes, axeOf } from '../support/axe.ts';
import { type Deployment, startDeployment } from '../support/deployment.ts';

const EMBED = new URL('../../../examples/embed/', import.meta.url);

/** Opens a page of the examples, and returns what its console reports. */
const openFromDisk = async (page: Page, name: string): Promise<readonly string[]> => {
  const built = fileURLToPath(new URL('dist/punto-roads.js', EMBED));
  expect(existsSync(built), '`npm run parts` was run').toBe(true);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(new URL(`${name}.html`, EMBED).href);
  return faults;
};

/** Opens a block of HTML of a document, beside the built scripts. `change`: of the address of the house. */
const openBlock = async (page: Page, path: string, part: string, change = (html: string) => html) => {
  const text = readFileSync(new URL(`../../docs/${path}`, EMBED), 'utf8');
  const blocks = [...text.matchAll(/^```html\n([\s\S]*?)^```$/gm)].map(([, html = '']) => html);
  const html = blocks.find((block) => block.includes(`<${part}`));
  if (html === undefined) throw new Error(`${path} has no page with ${part}`);
  writeFileSync(new URL('dist/block.html', EMBED), change(html));
  return openFromDisk(page, 'dist/block');
};

test('the page of the guide draws its roads', async ({ page }) => {
  const faults = await openBlock(page, 'guides/embed.md', 'punto-roads');
  await expect(page.getByRole('img')).toHaveCount(5);
  await expect(page.getByRole('img').first()).toHaveAccessibleName(/^Bead plate\. 7 rounds\./);
  expect(faults).toEqual([]);
});

test('the roads of a pasted shoe, dark and light', async ({ page }) => {
  const faults = await openFromDisk(page, 'roads');
  const roads = page.getByRole('img');
  await expect(roads).toHaveCount(5);
  await expect(roads.first()).toHaveAccessibleName(/^Bead plate\. 30 rounds\. .*Banker 2\.$/);
  await expect(roads.last()).toHaveAccessibleName(
    /^Cockroach pig\. The latest, newest last: .*(red|blue) \d+\.$/,
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: 'Bead plate' })).toBeFocused();
  expect(await axeInSchemes(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('roads are drawn anew when the shoe changes, and a shoe that cannot be read is explained', async ({
  page,
}) => {
  await openFromDisk(page, 'roads');
  const part = page.locator('punto-roads');
  await page.evaluate(`document.querySelector('punto-roads').addEventListener('punto-shoe', ({ detail }) => {
    document.title = JSON.stringify(detail);
  })`);
  await part.evaluate((element) => {
    element.textContent = 'BBPT';
  });
  await expect(page.getByRole('img').first()).toHaveAccessibleName(/4 rounds/);
  await expect(page).toHaveTitle('{"rounds":4,"fault":null}');
  await page.setViewportSize({ width: 390, height: 844 });
  await part.evaluate((element) => {
    element.textContent = 'BBPTB';
  });
  await expect(page.getByRole('img').first()).toHaveAccessibleName(/5 rounds/);
  const bigRoad = page.getByRole('group', { name: 'Big road' });
  expect(await bigRoad.evaluate((pane) => [pane.scrollLeft, pane.scrollWidth > pane.clientWidth])).toEqual([
    0,
    true,
  ]);
  await part.evaluate((element) => {
    element.textContent = 'B6 X9';
  });
  await expect(page.getByRole('alert')).toHaveText(
    'Result 2 is “X9”: write P, B or T, or a mark such as B6, P9n or T8.',
  );
});

test('the odds of bets of the rules, after cards are out, and of a bet of one’s own', async ({ page }) => {
  const faults = await openFromDisk(page, 'odds');
  const tables = page.getByRole('table');
  await expect(tables).toHaveCount(3);
  await expect(tables.nth(0).getByRole('row', { name: /^Banker \d/ })).toContainText('1.0579 %');
  await expect(tables.nth(0).getByRole('row', { name: /^Tie / })).toContainText('14.3596 %');
  await expect(tables.nth(1)).toContainText('412 cards left');
  await expect(tables.nth(2).getByRole('row', { name: /^Level high/ })).toContainText('8.0082 %');
  await page
    .locator('punto-odds')
    .nth(1)
    .evaluate((element) => element.setAttribute('removed', 'AS AS AS AS AS AS AS AS AS'));
  await expect(page.getByRole('alert')).toHaveText('removed has AS more often than the shoe.');
  expect(await axeOf(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test.describe('a table that is watched', () => {
  let house: Deployment;
  test.beforeAll(async () => {
    const quick = {
      bettingMs: 1_000,
      closedMs: 100,
      cardMs: 100,
      thirdCardMs: 100,
      resultMs: 1_000,
      shufflingMs: 100,
    };
    house = await startDeployment({
      rooms: {
        live: { from: 'live-eight-deck', pace: quick, tables: [{ table: 'salon-one', name: 'Salon one' }] },
      },
      settings: { PUNTO_WATCH_ORIGINS: 'null' },
    });
  });
  test.afterAll(() => house.remove());

  test('plays in a page from disk, and comes back with the house', async ({ page }) => {
    const faults = await openFromDisk(page, 'table');
    await page
      .locator('punto-table')
      .evaluate((element, origin) => element.setAttribute('house', origin), house.origin);
    await expect(page.getByText('Salon one')).toBeVisible();
    await expect(page.getByText(/(Player|Banker) wins|^Tie$/).first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^Bead plate\. [1-9]/ })).toBeVisible();
    await expect(
      page.getByRole('img', { name: / of (spades|hearts|diamonds|clubs)$/ }).first(),
    ).toBeVisible();
    expect(await axeOf(page)).toEqual([]);
    await house.kill();
    await expect(
      page
        .getByText('No connection to the house. Trying again …')
        .or(page.getByText('Connecting to the table …'))
        .first(),
    ).toBeVisible();
    await house.restart();
    await expect(page.getByText(/Bets are open \d/)).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('is shown by the pages of the documents', async ({ page }) => {
    for (const path of ['guides/embed.md', 'tutorials/embed-a-table.md']) {
      const faults = await openBlock(page, path, 'punto-table', (html) =>
        html.replace(/house="[^"]+"/, `house="${house.origin}"`),
      );
      await expect(page.locator('punto-table').getByText('Salon one')).toBeVisible();
      expect(faults).toEqual([]);
    }
  });

  test('explains which table or address the house does not serve', async ({ page }) => {
    await openFromDisk(page, 'table');
    const part = page.locator('punto-table');
    const set = (house: string, table: string) =>
      part.evaluate(
        (element, to) => {
          for (const [name, value] of Object.entries(to)) element.setAttribute(name, value);
        },
        { house, table },
      );
    await set(house.origin, 'salon1');
    await expect(part.getByText('The house has no table “salon1”.').first()).toBeVisible();
    await set(house.origin.replace('http://', ''), 'salon-one');
    await expect(part.getByRole('alert')).toContainText('write the address of the house');
    await set(house.origin, 'salon-one');
    await expect(part.getByText('Salon one')).toBeVisible();
  });

  test('is refused to an origin that the house does not name, in words that a page without an encoding shows too', async ({
    page,
  }) => {
    const script = readFileSync(new URL('dist/punto-table.js', EMBED));
    const tag = `<punto-table house="${house.origin}" table="salon-one"></punto-table>`;
    const club = createServer((request, response) => {
      const isScript = request.url === '/punto-table.js';
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
      response.end(isScript ? script : `<!doctype html><script src="/punto-table.js" defer></script>${tag}`);
    });
    club.listen(0, '127.0.0.1');
    await once(club, 'listening');
    const address = club.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    await page.goto(origin);
    await expect(
      page
        .getByText(
          `The house does not allow this page to watch. Its setting PUNTO_WATCH_ORIGINS has to contain ${origin}.`,
        )
        .first(),
    ).toBeVisible();
    await page.locator('punto-table').evaluate((element, own) => element.setAttribute('house', own), origin);
    await expect(page.getByText('No connection to the house. Trying again …').first()).toBeVisible();
    club.close();
  });
});
