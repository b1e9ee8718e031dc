// The slowest test files of a run, from Vitest's reports.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './paths.mjs';

/** The `count` slowest files with their durations in seconds, slowest first. */
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
