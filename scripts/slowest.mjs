// The slowest test files of a run, from the reports of Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inTree, ROOT } from './paths.mjs';

/** The `count` slowest files with their durations in seconds, slowest first. */
export const slowest = (reports, count) =>
  reports
    .filter((report) => existsSync(report))
    .flatMap((report) => durations(JSON.parse(readFileSync(report, 'utf8'))))
    .map(({ path, ms }) => ({ file: relative(ROOT, path).replaceAll('\\', '/'), seconds: ms / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);

const durations = ({ testResults, suites }) =>
  testResults === undefined
    ? suites.map((suite) => ({ path: inTree('test', 'e2e', suite.file), ms: sumOf(suite) }))
    : testResults.map(({ name, startTime, endTime }) => ({ path: name, ms: endTime - startTime }));

/** The tests of a file of Playwright run side by side: their durations together. */
const sumOf = ({ specs = [], suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(sumOf))
    .reduce((total, ms) => total + ms, 0);

export const slowestTable = (files) =>
  files.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`).join('\n');
