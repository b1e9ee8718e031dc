// The dealer's desk when a button was pressed with the mouse, the link is lost, and an answer does not come back. [T5]
import type { WebSocketRoute } from '@playwright/test';
import { dealerAt } from './support/desk.ts';
import { expect, signIn, test } from './support/staff.ts';

test('[T5] a desk keeps its Enter after a mouse press, shows a lost connection, and recovers a lost answer', async ({
  page,
  hire,
}) => {
  const dealer = dealerAt(page);
  const open: WebSocketRoute[] = [];
  let isCut = false;
  let tries = 0;
  await page.routeWebSocket(/api\/floor\/socket/, (socket) => {
    if (isCut) {
      tries += 1;
      void socket.close({ code: 4000 });
      return;
    }
    open.push(socket);
    socket.connectToServer();
  });
  let losesAnswer = false;
  let lost = 0;
  // Before the page is loaded: a page that is open already may send its next request without it.
  await page.route('**/duties', async (route) => {
    if (!losesAnswer || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await signIn(page, await hire('dealer'));
  await page.goto('/floor');
  await page.getByRole('button', { name: 'Take a post at Ash' }).click();
  await dealer.due('New shoe');
  await dealer.types('3C');
  await dealer.enter();

  await test.step('a mouse press keeps no Enter', async () => {
    await dealer.due('Open the betting of round 1');
    const settings = page.getByRole('group').filter({ hasText: 'Scanner and keys' });
    await page.getByText('Scanner and keys').click();
    await expect(settings).toHaveAttribute('open', '');
    await dealer.enter();
    await dealer.due('Betting is open');
    await expect(settings).toHaveAttribute('open', '');
    await dealer.enter();
    await dealer.due('Player first card');
  });

  await test.step('betting opens again before the first card', async () => {
    await dealer.key('b');
    await dealer.due('Betting is open');
    await dealer.enter();
    await dealer.due('Player first card');
  });

  await test.step('a card whose answer is lost is entered once, and known after all', async () => {
    losesAnswer = true;
    await dealer.scans('4S');
    await dealer.due('Banker first card');
    await expect(page.getByText(/not known whether/)).toBeHidden();
    await expect(page.getByText(/was not entered|next card is/)).toBeHidden();
    expect(lost).toBe(1);
    await dealer.scans('3D');
    await dealer.due('Player second card');
  });

  await test.step('a lost link is said for as long as it lasts', async () => {
    const sign = page.getByText(/^The link to the house is lost/);
    await expect(sign).toBeHidden();
    isCut = true;
    for (const socket of open) await socket.close({ code: 4000 });
    await expect(sign).toBeVisible();
    await expect.poll(() => tries, { timeout: 30_000 }).toBeGreaterThan(2);
    await expect(sign).toBeVisible();
    isCut = false;
    await expect(sign).toBeHidden({ timeout: 30_000 });
  });

  await test.step('signing out in the middle of the round asks who deals it to its end', async () => {
    await page.getByRole('button', { name: 'Your desk' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    const asked = page.getByRole('dialog', { name: 'Sign out of Ash in round 1' });
    await asked.getByRole('button', { name: 'Stay' }).click();
    await dealer.due('Player second card');
    await page.getByRole('button', { name: 'Your desk' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await asked.getByRole('button', { name: 'Pause and sign out' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();
    await signIn(page, await hire('supervisor'));
    await page.goto('/floor/tables/ash');
    await expect(page.getByText(/The dealer left the table in round 1/).first()).toBeVisible();
  });
});
