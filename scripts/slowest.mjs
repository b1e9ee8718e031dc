// Which test files took longest in a run, from the reports that Vitest writes: where to look when the run has become slow.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './paths.mjs';

/** As many files as asked, the slowest first, with the seconds from the start of each to its end. */
export const slowest = (reports, count) =>
  reports
    .filter((report) => existsSync(report))
    .flatMap((report) => JSON.parse(readFileSync(report, 'utf8')).testResults)
    .map(({ name, startTime, endTime }) => ({
      file: relative(ROOT, name).replaceAll('\\', '/'),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);

export const slowestTable = (files) =>
  files.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`).join('\n');
