// The patrons' page on a slow device, in a headless Chromium with a throttled processor: frames a second of twelve tables
// side by side, the longest tasks of the main thread while results are shown at one table, and first visits over a slow link.
// `npm run bench -- page [--only tables|results|start] [--view quick-390] [--seconds 30] [--turns 7] [--waterfall] [--throttle 4] [--trace <file>]`. It measures the build in
// `packages/web/dist`, and ends with a fault when it saw too few frames or results. On a machine with other work compare
// processor times, and two builds in turns.

import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Deployment, startDeployment } from '../test/e2e/support/deployment.ts';
import { resultsAtTables } from './page/results.ts';
import { firstVisits } from './page/start.ts';
import { type MainThread, startTrace } from './page/trace.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '30' },
    throttle: { type: 'string', default: '4' },
    /** One table and width of `results`, such as `quick-390`. */
    view: { type: 'string' },
    /** First visits to each page. */
    turns: { type: 'string', default: '7' },
    /** Writes the requests and messages of the fastest first visit to each page. */
    waterfall: { type: 'boolean', default: false },
    /** A file for the trace of the main thread, for the browser's developer tools. */
    trace: { type: 'string' },
    /** Waited before the figures, until the pages have loaded everything and have results. */
    settle: { type: 'string', default: '12' },
  },
});
const [seconds, throttle, settle] = [values.seconds, values.throttle, values.settle].map(Number) as [
  number,
  number,
  number,
];

const BROWSER = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell';
const MOST_TABLES = 12;
/** Rounds of different lengths, so that the tables are in different phases. */
const TABLES = Array.from({ length: MOST_TABLES }, (_, at) => ({
  table: `table-${at}`,
  name: `Table ${at + 1}`,
  pace: { shufflingMs: 500, bettingMs: 6_000 + 500 * at, cardMs: 700, thirdCardMs: 700, resultMs: 4_000 },
}));
const ALONE = 'alone';
/** One table whose rounds are short, for many results. */
const QUICK = {
  table: 'quick',
  name: 'Quick',
  pace: {
    ...{ shufflingMs: 500, bettingMs: 4_000, leastBettingMs: 0, closedMs: 200 },
    ...{ cardMs: 300, thirdCardMs: 300, resultMs: 2_500 },
  },
};
const LEAST_FRAMES_A_SECOND = 5;
const LONG_MS = 50;

const wait = (forSeconds: number) => setTimeout(forSeconds * 1_000);

const openPage = async (browser: Browser, width: number, height: number) => {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  page.on('pageerror', (fault) => console.error(`  the page: ${fault.message}`));
  return { context, page };
};

const slowDown = async (context: BrowserContext, page: Page): Promise<void> => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
};

const tablesSideBySide = async (browser: Browser, { origin }: Deployment): Promise<void> => {
  const { context, page } = await openPage(browser, 1440, 900);
  await page.goto(`${origin}/side-by-side?tables=${TABLES.map(({ table }) => table).join()}`);
  await page
    .locator('.table-tile[data-phase]')
    .nth(MOST_TABLES - 1)
    .waitFor();
  await slowDown(context, page);
  await wait(settle);
  const frames = await page.evaluate<number[]>(FRAMES);
  if (frames.length < LEAST_FRAMES_A_SECOND * seconds) throw new Error(`only ${frames.length} frames`);
  // Tracing takes time itself, so it has separate seconds.
  const endTrace = await startTrace(browser, values.trace);
  await page.evaluate(() => performance.mark('page-bench'));
  const tracedSeconds = Math.min(seconds, 10);
  await wait(tracedSeconds);
  const traced = await endTrace('page-bench');
  await context.close();
  console.log(`twelve tables side by side, 1440 × 900, ${throttle} times slower, ${seconds} s:`);
  console.log(`  frames a second   ${(frames.length / seconds).toFixed(1)} (${frames.length} frames)`);
  const late = frames.filter((ms) => ms > LONG_MS);
  console.log(
    `  frames > ${LONG_MS} ms    ${late.length}, the longest ${Math.max(...frames).toFixed(0)} ms, the sum of the longest tenth ${longestTenth(frames).toFixed(0)} ms`,
  );
  console.log(
    `  main thread without counting frames, ms of processor a second: ${kindsOf(traced, tracedSeconds)}`,
  );
};

const longestTenth = (frames: readonly number[]): number =>
  frames
    .toSorted((a, b) => b - a)
    .slice(0, Math.ceil(frames.length / 10))
    .reduce((sum, ms) => sum + ms, 0);

/** Runs in the page: the milliseconds from each frame to the next. */
const FRAMES = `
  new Promise((resolve) => {
    const gaps = [];
    let [first, last] = [0, 0];
    const frame = (at) => {
      if (last > 0) gaps.push(at - last);
      first ||= at;
      last = at;
      if (at - first < ${seconds * 1_000}) requestAnimationFrame(frame);
      else resolve(gaps);
    };
    requestAnimationFrame(frame);
  })
`;

const kindsOf = ({ kinds, tasks }: MainThread, forSeconds: number): string => {
  const all = tasks.reduce((sum, { processorMs }) => sum + processorMs, 0) / forSeconds;
  const parts = [...kinds]
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, ms]) => `${kind} ${(ms / forSeconds).toFixed(0)}`);
  return `${all.toFixed(0)} in all (${parts.join(', ')})`;
};

const PARTS = {
  tables: tablesSideBySide,
  results: (browser: Browser, deployment: Deployment) =>
    resultsAtTables(browser, deployment, {
      tables: [QUICK.table, ALONE],
      seconds,
      throttle,
      trace: values.trace,
      view: values.view,
    }),
  start: (browser: Browser, deployment: Deployment) =>
    firstVisits(browser, deployment, { turns: Number(values.turns), throttle, waterfall: values.waterfall }),
};
const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);
const chosen = values.only === undefined ? Object.keys(PARTS) : [values.only];

const deployment = await startDeployment({
  rooms: {
    tables: { from: 'live-eight-deck', tables: [...TABLES, QUICK] },
    alone: { from: 'single-deck', tables: [{ table: ALONE, name: 'Alone' }] },
  },
  tablesAtOnce: MOST_TABLES,
});
const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] });
try {
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
  for (const name of chosen) {
    if (!isPart(name)) throw new Error(`--only: choose from ${Object.keys(PARTS).join(', ')}`);
    await PARTS[name](browser, deployment);
  }
} finally {
  await browser.close();
  await deployment.remove();
}
