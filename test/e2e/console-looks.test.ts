// What axe can see of the floor: nothing at its door, its wall, an open table, the dealer’s table and the
// reports, dark and light; on a telephone `npm test` looks only whether it is too wide, and `npm run soak` for all of it.
import type { Page } from '@playwright/test';
import { axeInSchemes } from './support/axe.ts';
import { dealerAt } from './support/desk.ts';
import { SOAK, SOAK_ONLY } from './support/length.ts';
import { expect, signIn, test } from './support/staff.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const expectSound = async (page: Page, what: string) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if (SOAK || size.width === 1440) expect(await axeInSchemes(page), `${what} at ${size.width}`).toEqual([]);
    const sideways = await page.locator('html').evaluate((html) => html.scrollWidth > html.clientWidth);
    expect(sideways, `${what} is wider than ${size.width}`).toBe(false);
  }
};

/** The page gets the message that one correction waits for approval: its number is in the bar. */
const withApproval = (page: Page) =>
  page.routeWebSocket(/\/api\/floor\/socket/, (socket) => {
    const server = socket.connectToServer();
    const waiting = JSON.stringify({ type: 'approvals', waiting: 1 });
    server.onMessage((message) => {
      const text = String(message);
      if (!text.includes('"type":"approvals"')) socket.send(message);
      if (/"type":"(?:approvals|welcome)"/.test(text)) socket.send(waiting);
    });
  });

test('the door, the wall and an open table are accessible', async ({ page, hire }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/floor');
  await expect(page.getByRole('heading', { name: 'Sign in to the floor' })).toBeVisible();
  expect(errors, 'errors that the browser logs before sign-in').toEqual([]);
  await expectSound(page, 'door');
  await signIn(page, await hire('manager'));
  await withApproval(page);
  for (const [path, seen] of [
    ['/floor', 'Slate'],
    ['/floor/tables/yew', 'Yew'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: seen }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Approvals ?1/ })).toBeAttached();
    await expectSound(page, path);
  }
});

test('the reports, the monitoring and the journal are accessible', SOAK_ONLY, async ({ page, hire }) => {
  await signIn(page, await hire('manager'));
  for (const path of ['/floor/reports', '/floor/reports/theory', '/floor/monitoring', '/floor/journal']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText(/^Reading /)).toHaveCount(0);
    await expectSound(page, path);
  }
});

test(
  'the dealer’s table is accessible before a post, with cards on it, and with its result',
  SOAK_ONLY,
  async ({ page, hire }) => {
    const dealer = dealerAt(page);
    await signIn(page, await hire('dealer'));
    await page.goto('/floor');
    await expect(page.getByRole('heading', { name: 'Choose your table' })).toBeVisible();
    await expectSound(page, 'choice of a post');
    await page.getByRole('button', { name: 'Take a post at Elm' }).press('Enter');
    await dealer.due('New shoe');
    await expectSound(page, 'new shoe');
    await dealer.types('3C');
    await dealer.enter();
    await dealer.due('Open the betting of round 1');
    await dealer.enter();
    await dealer.due('Betting is open');
    await dealer.enter();
    for (const card of ['4S', '3D', '2D']) {
      await dealer.due(/^(Player|Banker) (first|second) card$/);
      await dealer.scans(card);
    }
    await dealer.due('Banker second card');
    await expectSound(page, 'cards');
    await dealer.scans('3S');
    await dealer.due('Tie, 6 – 6');
    await expectSound(page, 'result');
    await dealer.key('p');
    await expect(page.getByRole('dialog', { name: 'The supervisor is called' })).toBeVisible();
    await expectSound(page, 'call');
  },
);
