// The frames of a result: each step has its own frame, and empty elements are not drawn.
import { expect, openFelt, test } from './support/felt-pages.ts';

/** Runs in the page, between a change of the document and the frame that shows it. */
const WATCH = `
  const beads = () => document.querySelector('.board-panel[data-panel=bead]')?.innerHTML ?? '';
  let before = '';
  new MutationObserver(() => {
    const room = document.querySelector('.table-room');
    if (room?.dataset.phase !== 'settled') before = beads();
    else room.dataset.roads ??= beads() === before ? 'waited' : 'came with it';
  }).observe(document, { subtree: true, childList: true, attributes: true });
`;

test('the roads follow a result in the next frame, so that neither hitches', async ({ page }) => {
  await page.addInitScript({ content: WATCH });
  await openFelt(page, 'won');
  await expect(page.locator('.table-room')).toHaveAttribute('data-roads', 'waited');
  await expect(page.getByRole('img', { name: /^Bead plate/ })).toHaveAccessibleName(/43/);
});

test('[V6] stakes at the seats stay drawn while the shoe travels, and do not fade in again', async ({
  page,
}) => {
  await openFelt(page, 'seats-travel');
  const line = page.locator('.seat-line');
  const offeredTo = async () => /offered to (you|seat \d+)/.exec((await line.textContent()) ?? '')?.[1];
  const stakes = page.locator('.seat-bet');
  await expect(stakes).toHaveCount(12);
  const before = await offeredTo();
  await stakes.evaluateAll((all) => {
    for (const stake of all) stake.setAttribute('data-seen', '');
  });
  // To whichever seat: a busy machine draws only some of the steps.
  await expect.poll(offeredTo).not.toBe(before);
  await expect(page.locator('.seat-bet[data-seen]')).toHaveCount(12);
});

test('no bar and no number of others is drawn without stakes of others', async ({ page }) => {
  await openFelt(page, 'new-shoe');
  await expect(page.locator('.spot.main')).toHaveCount(3);
  await expect(page.locator('.spot-share, .spot-percent, .spot-patrons')).toHaveCount(0);
  await expect(page.locator('.spot').filter({ hasText: /%/ })).toHaveCount(0);
});

/** Runs in the page: the seconds shown at each change of the ring. */
const RING = `
  const watch = new MutationObserver(() => {
    const ring = document.querySelector('.stage-ring');
    const left = ring?.style.getPropertyValue('--left');
    if (!ring || left === ring.dataset.seen) return;
    ring.dataset.seen = left;
    ring.dataset.seconds = (ring.dataset.seconds ?? '') + ' ' + ring.querySelector('b')?.textContent;
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
`;

test('with reduced motion the countdown steps once a second, and the stakes of others are drawn', async ({
  page,
}) => {
  await page.addInitScript({ content: RING });
  await openFelt(page, 'betting');
  await expect(page.locator('.spot.main .spot-share')).toHaveCount(3);
  const steps = async (): Promise<readonly string[]> =>
    ((await page.locator('.stage-ring').getAttribute('data-seconds')) ?? '').trim().split(' ');
  await expect.poll(async () => (await steps()).length).toBeGreaterThan(3);
  const seen = await steps();
  expect(seen).toEqual([...new Set(seen)]);
});

test('[D5] a pattern that the patron chose is marked at the table, and described in words', async ({
  page,
}) => {
  const alerts = { streak: 2, 'no-tie': 5 };
  await page.addInitScript(
    (stored) => localStorage.setItem('punto.settings', stored),
    JSON.stringify({ alerts, closingRead: true }),
  );
  await openFelt(page, 'betting');
  await expect(page.getByText('No Tie for 6 rounds', { exact: true })).toBeVisible();
  await expect(page.getByText(/in a row/)).toHaveCount(0);
});
