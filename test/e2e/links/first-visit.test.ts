// The first visit: the page's own script opens the socket, which begins the session of a guest, before the app's code is there.

import type { BrowserContext, Page, WebSocket } from '@playwright/test';
import type { SessionAnswer } from '@punto/protocol/api';
import { expect, test } from '../support/test.ts';

/** The sockets of a page in order, and the patron whom each has greeted last. */
const socketsOf = (page: Page) => {
  const greeted: string[] = [];
  const opened: string[] = [];
  page.on('websocket', (socket: WebSocket) => {
    opened.push(socket.url());
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === 'welcome') greeted.push(message.patron);
    });
  });
  return { opened, greeted };
};

/** Holds requests of the page until they are let go; counts them. */
const held = async (page: Page, address: RegExp) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  await page.route(address, async (route) => {
    count += 1;
    await promise;
    await route.continue();
  });
  return { letGo: resolve, count: () => count };
};

const patronIn = async (context: BrowserContext): Promise<string> =>
  ((await (await context.request.get('/api/me')).json()) as SessionAnswer).patron.id;

const firstTable = (page: Page) => page.locator('.tile a').first();
const CODE = /\/assets\/index-[^/]+\.js$/;
const SESSION = /\/api\/session$/;
const EARLY = /[?&]enter=guest/;

test('a first visit has one socket, which enters before the code of the app is loaded', async ({
  page,
  context,
}) => {
  const { opened, greeted } = socketsOf(page);
  const code = await held(page, CODE);
  const session = await held(page, SESSION);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => greeted.length).toBe(1);
  expect(greeted[0]).toBe(await patronIn(context));
  expect(session.count()).toBe(0);

  // The lobby is drawn from what this socket receives, while the answer of the session is still waited for.
  code.letGo();
  await expect(firstTable(page)).toBeVisible();
  await expect.poll(session.count).toBe(1);
  session.letGo();
  await page.waitForResponse(SESSION);
  expect(opened).toEqual([expect.stringMatching(EARLY)]);
  expect(new Set(greeted)).toEqual(new Set([await patronIn(context)]));
});

/** The types of the messages that the page sends and receives, in order. */
const messagesOf = (page: Page) => {
  const sent: string[] = [];
  const received: string[] = [];
  const typeOf = (payload: string | Buffer): string => JSON.parse(String(payload)).type;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(typeOf(payload)));
    socket.on('framereceived', ({ payload }) => received.push(typeOf(payload)));
  });
  const count = (type: string) => ({
    sent: sent.filter((each) => each === type).length,
    received: received.filter((each) => each === type).length,
  });
  return { received, count };
};

for (const { name, address, request, answer, drawn } of [
  { name: 'the lobby', address: '/', request: 'watch-lobby', answer: 'lobby', drawn: '.tile a' },
  {
    name: 'a live table',
    address: '/table/north-room',
    request: 'watch-table',
    answer: 'snapshot',
    drawn: '.spot',
  },
]) {
  test(`the first view of ${name} is received before the code of the app is loaded, and requested once`, async ({
    page,
  }) => {
    const { received, count } = messagesOf(page);
    const code = await held(page, CODE);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => received.slice(0, 2)).toEqual(['welcome', answer]);
    code.letGo();
    await expect(page.locator(drawn).first()).toBeVisible();
    // The answer to a ping comes after the answers to all that was sent before.
    await expect.poll(() => received).toContain('pong');
    expect(count(request).sent).toBe(0);
    expect(count(answer).received).toBe(1);
  });
}

test('a solo table takes bets before the code of the app is loaded', async ({ page }) => {
  const { received } = messagesOf(page);
  const code = await held(page, CODE);
  await page.goto('/table/parlour', { waitUntil: 'commit' });
  // It is shuffled, and then opens a round.
  await expect.poll(() => received).toContain('update');
  code.letGo();
  await expect(page.locator('.spot[data-state="open"]').first()).toBeVisible();
});

test('a table that does not exist is missing although the answer comes before the page', async ({ page }) => {
  const { received } = messagesOf(page);
  const code = await held(page, CODE);
  await page.goto('/table/nowhere', { waitUntil: 'commit' });
  await expect.poll(() => received).toContain('error');
  code.letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such table');
});

test('fonts are requested when the code of the app has run', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  const code = await held(page, CODE);
  const { received } = messagesOf(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => received).toContain('lobby');
  expect(fonts).toEqual([]);
  code.letGo();
  await expect.poll(() => fonts.some((url) => url.includes('/inter-latin-wght-'))).toBe(true);
});

/** Runs before the page: its inline script fails where it opens the socket, as where it is blocked. */
const WITHOUT_EARLY_SOCKET = `
  addEventListener('error', (event) => event.preventDefault(), { once: true });
  const { WebSocket } = globalThis;
  globalThis.WebSocket = class extends WebSocket {
    constructor(url) {
      if (url.includes('enter=guest')) throw new Error('blocked');
      super(url);
    }
  };
`;

test('a page whose inline script does not run enters over HTTP', async ({ page }) => {
  await page.addInitScript({ content: WITHOUT_EARLY_SOCKET });
  const { opened, greeted } = socketsOf(page);
  await page.goto('/');
  await expect(firstTable(page)).toBeVisible();
  expect(opened).toEqual([expect.not.stringMatching(EARLY)]);
  expect(greeted).toHaveLength(1);
});

test('a socket that fails, or is turned away, is followed by an entry over HTTP, and by another after a refusal', async ({
  page,
  context,
}) => {
  let isFirst = true;
  await page.route(SESSION, (route) => {
    const refused = { error: 'too-frequent', message: 'Too many new guests.', seconds: 1 };
    if (!isFirst) return route.continue();
    isFirst = false;
    return route.fulfill({ status: 429, json: refused });
  });
  await page.routeWebSocket(EARLY, (socket) => {
    socket.send(JSON.stringify({ type: 'error', error: 'not-signed-in', message: 'Enter over HTTP.' }));
    void socket.close({ code: 4401, reason: 'not-signed-in' });
  });
  await page.goto('/');
  await expect(firstTable(page)).toBeVisible();
  expect(isFirst).toBe(false);
  const me = await patronIn(context);

  await page.unrouteAll();
  await page.routeWebSocket(EARLY, (socket) => void socket.close());
  const { greeted } = socketsOf(page);
  await page.reload();
  await expect(firstTable(page)).toBeVisible();
  await expect.poll(() => greeted.at(-1)).toBe(me);
});

test('a window that entered while another one did plays as the patron of the browser’s cookie', async ({
  page,
  context,
}) => {
  const { greeted } = socketsOf(page);
  const session = await held(page, SESSION);
  await page.goto('/');
  await expect(firstTable(page)).toBeVisible();
  await expect.poll(session.count).toBe(1);
  // As when both windows asked before either had the cookie, and the answer to the other one came last.
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto('/');
  await expect(firstTable(other)).toBeVisible();
  const second = await patronIn(context);
  expect(greeted).not.toContain(second);

  session.letGo();
  await expect.poll(() => greeted.at(-1)).toBe(second);
  await expect(firstTable(page)).toBeVisible();
});
