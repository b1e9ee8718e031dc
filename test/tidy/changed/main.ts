// Prints as JSON what `npm test -- changed` runs: the files that differ from main, and the tests that they can affect.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, readTree } from '../tree.ts';
import { affectedTests, withinTime } from './affected.ts';

/** Time budget of the tests, by the durations of the last run; types, lint and test/tidy come on top. */
const SECONDS = 50;
/** Assumed duration of a file that was never measured. */
const UNKNOWN_SECONDS = 0.5;

const git = (...args: string[]): readonly string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

const isThere = (branch: string): boolean => {
  try {
    return git('rev-parse', '--verify', '--quiet', branch).length > 0;
  } catch {
    return false;
  }
};

const changedFiles = (): readonly string[] => {
  const main = ['main', 'origin/main'].find(isThere);
  const [base = 'HEAD'] = main === undefined ? [] : git('merge-base', 'HEAD', main);
  return [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
};

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
};

const measured = (): ReadonlyMap<string, number> =>
  new Map(
    ['unit.json', 'served.json']
      .map((name) => join(ROOT, 'test-results', name))
      .filter((file) => existsSync(file))
      .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as Report).testResults)
      .map(({ name, startTime, endTime }) => [relative(ROOT, name), (endTime - startTime) / 1000]),
  );

const changed = changedFiles();
const seconds = measured();
const tests = affectedTests(readTree(), changed);
const { chosen, farther } = withinTime(tests, (file) => seconds.get(file) ?? UNKNOWN_SECONDS, SECONDS);
const files = changed.filter((path) => existsSync(join(ROOT, path)));
console.log(JSON.stringify({ files, tests: chosen, farther }));
