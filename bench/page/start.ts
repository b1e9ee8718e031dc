// Measures the first visit to a page over a slow link with a slow processor: the time until the lobby, a live table and the first
// chip of a solo table can be pressed. Every visit has its own browser context, so that nothing is cached.
import type { Browser } from '@playwright/test';
import type { Deployment } from '../../test/e2e/support/deployment.ts';
import { median } from '../timing.ts';

/** The "slow 4G" of Chromium's developer tools: the delay is for each request. */
const DELAY_MS = 562.5;
const DOWN_KBIT = 1_440;
const UP_KBIT = 675;
const BYTES_A_KBIT = 125;

/** The element that can be pressed when the page is ready. */
const VIEWS = [
  ['lobby', '/', '.tile a'],
  ['live table', '/table/quick', '.spot'],
  ['solo table', '/table/alone', '.spot[data-state="open"]'],
] as const;

/** Runs in the page: the time of the first frame that shows the selector, in milliseconds since the visit began. */
const watchFor = (selector: string): string => `
  new MutationObserver((_, observer) => {
    if (!document.querySelector(${JSON.stringify(selector)})) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.puntoReadyMs = performance.now(); }));
  }).observe(document, { subtree: true, childList: true, attributes: true });
`;

const visit = async (
  browser: Browser,
  address: string,
  selector: string,
  throttle: number,
): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: DELAY_MS,
      downloadThroughput: DOWN_KBIT * BYTES_A_KBIT,
      uploadThroughput: UP_KBIT * BYTES_A_KBIT,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.addInitScript({ content: watchFor(selector) });
    await page.goto(address, { waitUntil: 'commit' });
    const ready = await page.waitForFunction(() => Reflect.get(globalThis, 'puntoReadyMs'));
    return Number(await ready.jsonValue());
  } finally {
    await context.close();
  }
};

export const firstVisits = async (
  browser: Browser,
  { origin }: Deployment,
  { turns, throttle }: { readonly turns: number; readonly throttle: number },
): Promise<void> => {
  console.log(
    `first visit, 390 × 844, ${throttle} times slower, ${DELAY_MS} ms a request, ${DOWN_KBIT} kbit/s, ms until it can be pressed:`,
  );
  for (const [name, path, selector] of VIEWS) {
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1)
      times.push(await visit(browser, origin + path, selector, throttle));
    const each = times.map((ms) => ms.toFixed(0)).join(' ');
    console.log(`  ${name.padEnd(11)} median ${median(times).toFixed(0)} (${each})`);
  }
};
