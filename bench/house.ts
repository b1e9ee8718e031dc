// The served process of this tree compared with that of an earlier commit, in turns, each under its own `punto load`:
// `npm run bench -- house --against 8ecec3a`. The other commit is checked out and installed in a temporary folder.
// The bursts are sent to a bare server too. A run with wrong balances or books, or in which too little was played, ends the
// benchmark.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Figure, type LoadReport, SERIES, type Series } from './served-series.ts';
import { median, ratio } from './timing.ts';

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    turns: { type: 'string', default: '3' },
    /** Names of the series, by commas. */
    series: { type: 'string', default: SERIES.map(({ name }) => name).join(',') },
    'server-cpu': { type: 'string', default: '0' },
    'load-cpu': { type: 'string', default: '1' },
  },
});
const { against } = values;
if (against === undefined) throw new Error('Name the commit to compare with: --against <commit>');
const chosen = values.series.split(',').map((name) => {
  const found = SERIES.find((series) => series.name === name);
  if (!found) throw new Error(`--series: choose from ${SERIES.map((each) => each.name).join(', ')}`);
  return found;
});
const here = fileURLToPath(new URL('..', import.meta.url));

const run = (folder: string, command: readonly string[]): string => {
  const [program = '', ...args] = command;
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status === 0) return stdout;
  throw new Error(`${command.join(' ')} failed in ${folder}: ${error?.message ?? stderr + stdout}`);
};

const checkOut = (commit: string): string => {
  const folder = join(mkdtempSync(join(tmpdir(), 'punto-against-')), 'tree');
  run(here, ['git', 'clone', '--quiet', '--shared', here, folder]);
  run(folder, ['git', 'checkout', '--quiet', '--detach', commit]);
  run(folder, ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  return folder;
};

const load = (folder: string, { options }: Series): LoadReport => {
  const cores = ['--server-cpu', values['server-cpu'], '--load-cpu', values['load-cpu']];
  const punto = [process.execPath, 'packages/cli/bin/punto.mjs', 'load', '--json'];
  const report: LoadReport = JSON.parse(run(folder, [...punto, ...cores, ...options]));
  if (!report.sound)
    throw new Error(`${folder}: a load run has wrong balances or books, or too little was played`);
  return report;
};

const loadBare = (): Record<'acceptedPerSecondInBursts' | 'serverPerTicketInBurstsUs', number> => {
  const client = ['taskset', '-c', values['load-cpu'], process.execPath, 'bench/bare-load.ts'];
  return JSON.parse(run(here, [...client, values['server-cpu']]));
};

const figuresIn = (figure: Figure, reports: readonly LoadReport[]): readonly number[] =>
  reports.map((report) => figure.of(report) ?? Number.NaN);

const digits = (figure: number): string => figure.toFixed(figure < 100 ? 1 : 0);
const row = (what: string, ...columns: readonly string[]): void =>
  console.log(`  ${what.padEnd(54)}${columns.map((column) => column.padStart(12)).join('')}`);

const compare = (other: string, series: Series): void => {
  const [theirs, ours, bare]: [LoadReport[], LoadReport[], ReturnType<typeof loadBare>[]] = [[], [], []];
  for (let turn = 0; turn < Number(values.turns); turn += 1) {
    theirs.push(load(other, series));
    ours.push(load(here, series));
    if (series.name === 'bursts') bare.push(loadBare());
  }
  const accepted = ours.reduce((sum, report) => sum + report.accepted, 0);
  console.log(`\n${series.name}: ${series.options.join(' ')}`);
  console.log(`  ${accepted} tickets accepted here; load average ${(loadavg()[0] ?? 0).toFixed(2)}`);
  row('', against.slice(0, 8), 'this tree', 'ratio');
  for (const figure of series.figures) {
    const [before, now] = [figuresIn(figure, theirs), figuresIn(figure, ours)];
    row(figure.what, digits(median(before)), digits(median(now)), ratio(now, before).toFixed(2));
  }
  if (bare.length === 0) return;
  const perSecond = bare.map((each) => each.acceptedPerSecondInBursts);
  const processor = bare.map((each) => each.serverPerTicketInBurstsUs);
  const [accepting, costing] = series.figures;
  row(
    'bare server: tickets a second; this tree to it',
    digits(median(perSecond)),
    '',
    ratioTo(accepting, ours, perSecond),
  );
  row(
    'bare server: µs a ticket; this tree to it',
    digits(median(processor)),
    '',
    ratioTo(costing, ours, processor),
  );
};

const ratioTo = (figure: Figure | undefined, ours: readonly LoadReport[], bare: readonly number[]): string =>
  figure === undefined ? '' : ratio(figuresIn(figure, ours), bare).toFixed(2);

const other = checkOut(against);
try {
  console.log(
    `${cpus()[0]?.model ?? process.arch}, ${availableParallelism()} cores, Node ${process.versions.node}, ` +
      `${new Date().toISOString().slice(0, 10)}; medians of ${values.turns} turns`,
  );
  for (const series of chosen) compare(other, series);
} finally {
  rmSync(join(other, '..'), { recursive: true, force: true });
}
