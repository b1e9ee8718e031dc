// The longest tasks of the page's main thread at each kind of moment of a table: the first chip, a sheet, a card, a result. A
// round is played with a bet at a live and at a solo table, on a phone and on a laptop, from the moment the table is drawn: the
// first of each moment includes compiling its code. A task ends before the next moment. Counts of elements are the same on a loaded machine.
import type { Browser, BrowserContext } from '@playwright/test';
import type { Deployment } from '../../test/e2e/support/deployment.ts';
import { median } from '../timing.ts';
import { type Mark, startTrace, type Task } from './trace.ts';

const LONG_MS = 50;

/** In the order of a round. `opened` is the table with the code that is loaded after the first view. */
const MOMENTS = [
  'opened',
  'betting',
  'chip',
  'sheet',
  'sheet-closed',
  'confirm',
  'betting-closed',
  'card',
  'result',
  'record',
  'roads',
] as const;
type Moment = (typeof MOMENTS)[number];

/** A round of the live table takes some nine seconds; a loaded machine plays fewer. */
const SECONDS_A_RESULT = 20;
const LEAST_TASKS_A_SECOND = 20;
const PREFIX = 'page-bench-';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

export type Measured = {
  readonly tables: readonly string[];
  readonly seconds: number;
  readonly throttle: number;
  readonly trace: string | undefined;
  /** One of them alone, such as `quick-390`. */
  readonly view: string | undefined;
};

export const resultsAtTables = async (
  browser: Browser,
  { origin }: Deployment,
  measured: Measured,
): Promise<void> => {
  const views = measured.tables
    .flatMap((table) => WINDOWS.map((size) => ({ table, size, name: `${table}-${size.width}` })))
    .filter(({ name }) => measured.view === undefined || name === measured.view);
  if (views.length === 0) throw new Error(`--view: ${measured.view} is none of the tables and widths`);
  for (const { table, size, name } of views) {
    const context = await browser.newContext({ viewport: size });
    try {
      await resultsAt(browser, context, `${origin}/table/${table}`, measured, name);
    } finally {
      await context.close();
    }
  }
};

const resultsAt = async (
  browser: Browser,
  context: BrowserContext,
  address: string,
  { seconds, throttle, trace }: Measured,
  name: string,
): Promise<void> => {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.addInitScript({ content: PLAY });
  const endTrace = await startTrace(browser, trace?.replace(/(\.\w+)?$/, `-${name}$1`));
  await page.goto(address);
  await page.waitForTimeout(seconds * 1_000);
  const { tasks, marks } = await endTrace(PREFIX);
  if (faults.length > 0) throw new Error(`${name}: the page reports ${faults.join(', ')}`);
  const seen = momentsIn(marks);
  const results = seen.filter(({ moment }) => moment === 'result').length;
  const missing = MOMENTS.filter((moment) => !seen.some((each) => each.moment === moment));
  const least = Math.max(2, Math.floor(seconds / SECONDS_A_RESULT));
  if (results < least || missing.length > 0)
    throw new Error(
      `${name}: ${results} results in ${seconds} s, ${least} are needed; not seen: ${missing.join(', ') || 'none'}`,
    );
  if (tasks.length < LEAST_TASKS_A_SECOND * seconds)
    throw new Error(`${name}: only ${tasks.length} tasks of the main thread in ${seconds} s`);
  console.log(
    `${name}, ${throttle} times slower, ${seconds} s: ${results} results, ${tasks.length} tasks of the main thread`,
  );
  print(longestTasks(seen, tasks));
};

type Seen = { readonly moment: Moment; readonly first: boolean; readonly atMs: number };

const isMoment = (name: string): name is Moment => MOMENTS.some((each) => each === name);

const momentsIn = (marks: readonly Mark[]): readonly Seen[] => {
  const known = new Set<string>();
  return marks.flatMap(({ name, atMs }) => {
    const moment = name.slice(PREFIX.length);
    if (!isMoment(moment)) return [];
    const first = !known.has(moment);
    known.add(moment);
    return [{ moment, first, atMs }];
  });
};

type Longest = Omit<Task, 'atMs'>;
type Row = { readonly name: string; readonly longest: Longest[] };

/** The longest tasks from each moment to the next one, the first of each moment apart from the others. */
const longestTasks = (seen: readonly Seen[], tasks: readonly Task[]): readonly Row[] => {
  const rows: Row[] = MOMENTS.flatMap((moment) => [
    { name: `${moment}, first`, longest: [] },
    { name: moment, longest: [] },
  ]);
  for (const [at, { moment, first, atMs }] of seen.entries()) {
    const until = seen[at + 1]?.atMs ?? Number.POSITIVE_INFINITY;
    const ends = (task: Task) => task.atMs + task.ms;
    const own = tasks.filter((task) => ends(task) >= atMs && ends(task) < until);
    // It came in the task of the next moment.
    if (own.length === 0) continue;
    const most = (field: keyof Longest) => Math.max(0, ...own.map((task) => task[field]));
    rows[2 * MOMENTS.indexOf(moment) + (first ? 0 : 1)]?.longest.push({
      ms: most('ms'),
      processorMs: most('processorMs'),
      styled: most('styled'),
      laidOut: most('laidOut'),
    });
  }
  return rows.filter(({ longest }) => longest.length > 0);
};

/** Each with its heading; `limit`: the count of larger ones is printed too. */
const COLUMNS = [
  { field: 'processorMs', title: `processor ms: median longest > ${LONG_MS}`, limit: LONG_MS },
  { field: 'ms', title: `clock ms: median longest > ${LONG_MS}`, limit: LONG_MS },
  { field: 'styled', title: 'styled: most', limit: null },
  { field: 'laidOut', title: 'laid out: most', limit: null },
] as const;

const print = (rows: readonly Row[]): void => {
  console.log(`  ${'longest task after'.padEnd(22)} times  ${COLUMNS.map(({ title }) => title).join('  ')}`);
  for (const { name, longest } of rows) {
    const figures = COLUMNS.map(({ field, title, limit }) => {
      const list = longest.map((each) => each[field]);
      const most = Math.max(...list).toFixed(0);
      if (limit === null) return most.padStart(title.length);
      const over = list.filter((each) => each > limit).length;
      return [median(list).toFixed(0), most, over]
        .map((each) => String(each).padStart(7))
        .join('')
        .padStart(title.length);
    });
    console.log(`  ${name.padEnd(22)} ${String(longest.length).padStart(5)}  ${figures.join('  ')}`);
  }
};

/**
 * Runs in the page: marks each moment, bets one chip in each round, and opens a sheet, another one in each round.
 * Playwright would look in every frame.
 */
const PLAY = `
  const mark = (moment) => performance.mark('${PREFIX}' + moment);
  const SHEETS = ['menu', 'record', 'rules'];
  let rounds = 0, phase, cards = 0;
  const press = (moment, selector) => {
    const found = document.querySelector(selector);
    if (!found) return;
    mark(moment);
    found.click();
  };
  const play = () => {
    const sheet = rounds++ % 3;
    setTimeout(() => press('chip', '.spot.main[data-state="open"]'), 600);
    setTimeout(() => press('sheet', ['.table-bar > .icon-btn', '.bar-option', '.bar-option + .bar-option'][sheet]), 1_300);
    setTimeout(() => press('sheet-closed', 'dialog[open] .dialog-head .icon-btn'), 2_300);
    setTimeout(() => press('confirm', '.confirm'), 2_800);
  };
  new MutationObserver((changes) => {
    const room = document.querySelector('.table-room');
    if (!room) return;
    const now = room.dataset.phase;
    if (phase === undefined) {
      mark('opened');
      cards = document.querySelectorAll('.dealt').length;
      if (now !== 'betting') phase = now;
    }
    const begins = (moment) => now === moment && phase !== now;
    const lying = document.querySelectorAll('.dealt').length;
    if (now !== 'betting' && lying > cards) mark('card');
    cards = lying;
    if (begins('betting')) mark('betting');
    else if (phase === 'betting' && now !== phase) mark('betting-closed');
    // The last card comes with the result.
    if (begins('settled')) mark('result');
    else if (changes.some(({ attributeName }) => attributeName === 'data-net') && room.dataset.net) mark('record');
    else if (now === 'settled' && changes.some(({ target }) => target.closest?.('.board'))) mark('roads');
    if (begins('betting')) play();
    phase = now;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-phase', 'data-net'] });
`;
