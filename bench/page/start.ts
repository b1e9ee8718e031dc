// Measures the first visit to a page over a slow link with a slow processor: the time until the lobby, a live table and the first
// chip of a solo table can be pressed, and the longest chain of requests until then, each sent after the answer to the one before. Every visit has its own browser
// context, so that nothing is cached. The link is modelled twice: as Chromium's developer tools do it, and packet by packet.
import type { Browser, CDPSession } from '@playwright/test';
import type { Deployment } from '../../test/e2e/support/deployment.ts';
import { median } from '../timing.ts';
import { openSlowLink } from './slow-link.ts';
import { watchRequests } from './waterfall.ts';

const BYTES_A_KBIT = 125;
/** The "slow 4G" of Chromium's developer tools: 3.75 times the round trip for each request, and nine tenths of the rate. */
const REQUESTS = { delayMs: 562.5, downKbit: 1_440, upKbit: 675 };
/** The link that the request-level model approximates: a round trip of 150 ms. */
const PACKETS = { delayMs: 75, downKbit: 1_638, upKbit: 750 };

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

type Visit = {
  readonly readyMs: number;
  readonly delays: number;
  readonly requests: number;
  readonly lines: readonly string[];
};
type Prepare = (session: CDPSession) => Promise<unknown>;

const visit = async (
  browser: Browser,
  address: string,
  selector: string,
  throttle: number,
  prepare: Prepare,
): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await prepare(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const waterfall = watchRequests(session);
    await page.addInitScript({ content: watchFor(selector) });
    await page.goto(address, { waitUntil: 'commit' });
    const ready = await page.waitForFunction(() => Reflect.get(globalThis, 'puntoReadyMs'));
    const readyMs = Number(await ready.jsonValue());
    return { readyMs, ...waterfall.until(readyMs), lines: waterfall.lines(readyMs) };
  } finally {
    await context.close();
  }
};

const slowRequests: Prepare = (session) =>
  session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: REQUESTS.delayMs,
    downloadThroughput: REQUESTS.downKbit * BYTES_A_KBIT,
    uploadThroughput: REQUESTS.upKbit * BYTES_A_KBIT,
  });

type StartTerms = {
  readonly turns: number;
  readonly throttle: number;
  /** Whether to write the requests of the fastest visit of each page. */
  readonly waterfall: boolean;
};

export const firstVisits = async (
  browser: Browser,
  { origin }: Deployment,
  { turns, throttle, waterfall }: StartTerms,
): Promise<void> => {
  const link = await openSlowLink(origin, PACKETS);
  const models = [
    [`request-level: ${REQUESTS.delayMs} ms a request, ${REQUESTS.downKbit} kbit/s`, origin, slowRequests],
    [
      `packet-level: ${2 * PACKETS.delayMs} ms round trip, ${PACKETS.downKbit} kbit/s`,
      link.origin,
      async () => undefined,
    ],
  ] as const;
  console.log(`first visit, 390 × 844, ${throttle} times slower, ms until it can be pressed:`);
  for (const [model, address, prepare] of models) {
    console.log(`  ${model}`);
    for (const [name, path, selector] of VIEWS) {
      const visits: Visit[] = [];
      for (let turn = 0; turn < turns; turn += 1)
        visits.push(await visit(browser, address + path, selector, throttle, prepare));
      console.log(`    ${name.padEnd(11)} ${lineOf(visits)}`);
      if (waterfall) for (const line of fastest(visits).lines) console.log(`      ${line}`);
    }
  }
  link.close();
};

const fastest = (visits: readonly Visit[]): Visit =>
  visits.reduce((best, each) => (each.readyMs < best.readyMs ? each : best));

const lineOf = (visits: readonly Visit[]): string => {
  const times = visits.map(({ readyMs }) => readyMs);
  const each = times.map((ms) => ms.toFixed(0)).join(' ');
  const delays = median(visits.map((each) => each.delays));
  const requests = median(visits.map((each) => each.requests));
  return `median ${median(times).toFixed(0)}, least ${Math.min(...times).toFixed(0)} (${each}), a chain of ${delays} of ${requests} requests`;
};
