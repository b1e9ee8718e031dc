// `npm run soak [-- NAME …]`: the long runs, one after the other: every harness at full length, and the tests that `npm
// test` shortens. Each counts what it did and fails if that was too little for its length. Takes some hours on two
// cores; the output is in test-results/soak.

import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { Failure } from './child.mjs';
import { chromium } from './chromium.mjs';
import { installPackages } from './packages.mjs';
import { commandOf, inTree, ROOT } from './paths.mjs';
import { environment, runtime } from './runtime.mjs';
import { step } from './step.mjs';
import { tell } from './tell.mjs';
import { buildAnyway } from './web-app.mjs';

const FOLDER = inTree('test-results', 'soak');
const REPORT = inTree('test-results', 'soak', 'tests.json');
const END_TO_END_REPORT = inTree('test-results', 'soak', 'end-to-end.json');

const harness = (file, ...args) => ['--disable-warning=ExperimentalWarning', inTree(file), ...args];
const SIMULATION = 'packages/simulation/src/main.ts';

/** The runs in order, shortest first. */
const RUNS = {
  tests: () => testsAtFullLength(),
  // Before the end-to-end tests, which look at the documents too.
  documents: () => [inTree('scripts', 'docs.mjs')],
  'end-to-end': () => inBrowsers(),
  languages: () => inBrowsers(),
  verifiers: () => harness('packages/engine/test/verifiers/main.ts', '--mutants', '20000'),
  generators: () => harness('packages/cli/src/main.ts', 'rng', 'test', '--shuffles', '1000000'),
  counters: () => harness('packages/cli/test/counters-run.ts', '--shoes', '10000000'),
  torture: () => harness(SIMULATION, '--seeds', '120', '--rounds', '60', '--least', '10000'),
  'torture-nodes': () => harness(SIMULATION, '--seeds', '40', '--rounds', '60', '--nodes', '3'),
  evenings: () => harness('packages/simulation/src/evenings/main.ts', '--evenings', '100000'),
  wallet: () => harness('packages/simulation/src/wallets/main.ts', '--calls', '1000000', '--patrons', '240'),
  fuzz: () => harness('packages/server/test/hostile/fuzz/main.ts', '--messages', '100000', '--floods', '20'),
  kill: () => harness('packages/server/test/kill-run.ts', '--times', '200'),
  'kill-wallet': () => harness('packages/server/test/wallet/kills-run.ts'),
  'moves-wallet': () => harness('packages/server/test/wallet/moves-run.ts', '--moves', '30'),
  'away-wallet': () => harness('packages/server/test/wallet/away-run.ts'),
  nodes: () => harness('packages/server/test/nodes/nodes-run.ts', '--faults', '40', '--kills', '100'),
};

/** The end-to-end tests, at the length that the environment asks for. */
const inBrowsers = () => [
  commandOf('@playwright/test', 'playwright'),
  ...['test', '--config', 'test/e2e/playwright.config.ts', '--reporter=list,json'],
];

/** The test files that depend on the length. */
const testsAtFullLength = () => {
  const files = globSync('packages/*/{src,test}/**/*.test.ts', { cwd: ROOT })
    .filter((file) => readFileSync(inTree(file), 'utf8').includes("inject('soak')"))
    .sort();
  if (files.length === 0) throw new Failure("No test file uses inject('soak').");
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  return [commandOf('vitest', 'vitest'), 'run', ...reporters, ...files];
};

/** A full run omits nothing: a test that was skipped for its length or a missing server was not run. */
const lacksOfTests = () => {
  if (!existsSync(REPORT)) return 'no test report was written';
  const { numPassedTests, numPendingTests } = JSON.parse(readFileSync(REPORT, 'utf8'));
  if (numPassedTests === 0) return 'no test was run';
  return numPendingTests > 0 ? `${numPendingTests} tests were skipped` : null;
};

const lacksOfEndToEnd = () => {
  if (!existsSync(END_TO_END_REPORT)) return 'no report of the end-to-end tests was written';
  const { expected, skipped } = JSON.parse(readFileSync(END_TO_END_REPORT, 'utf8')).stats;
  if (expected === 0) return 'no test was run';
  return skipped > 0 ? `${skipped} end-to-end tests were skipped` : null;
};

/** The least number of its pages that are read in the test languages, see test/e2e/support/in-test-languages.ts. */
const LEAST_PAGES_READ = 80;

const lacksOfLanguages = () => {
  const lacks = lacksOfEndToEnd();
  if (lacks !== null) return lacks;
  const read = readFileSync(END_TO_END_REPORT, 'utf8').split('"read in the test languages"').length - 1;
  return read < LEAST_PAGES_READ ? `only ${read} pages were read` : null;
};

const LACKS = { tests: lacksOfTests, 'end-to-end': lacksOfEndToEnd, languages: lacksOfLanguages };

/** Pages are read in two more languages instead of at full length. */
const LENGTHS = { languages: { PUNTO_TEST_LANGUAGES: '1' } };

/** What the end-to-end tests need: the built page and a browser. */
const browserOf = async (node) => {
  await buildAnyway(node);
  return { CHROMIUM_PATH: await chromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: END_TO_END_REPORT };
};

const carriedOut = async (node, name) => {
  const extra = /^(?:end-to-end|languages)$/.test(name) ? await browserOf(node) : {};
  const length = LENGTHS[name] ?? { PUNTO_TEST_SOAK: '1' };
  return finished(node, name, environment(node, { ...length, ...extra }));
};

const finished = (node, name, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(node, RUNS[name](), { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const log = createWriteStream(inTree('test-results', 'soak', `${name}.log`));
    let last = '';
    for (const output of [child.stdout, child.stderr])
      output.on('data', (chunk) => {
        log.write(chunk);
        last = (last + chunk).slice(-4_000);
      });
    child.once('error', reject);
    child.once('close', (code) => {
      log.end();
      const lack = LACKS[name]?.() ?? null;
      if (code === 0 && lack === null) resolve();
      else reject(new Failure(lack ?? `exit code ${code ?? 128}`, last));
    });
  });

const main = async () => {
  await installPackages();
  const node = runtime();
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(RUNS, name));
  if (unknown !== undefined)
    throw new Failure(`There is no run named ${unknown}. The runs are ${Object.keys(RUNS).join(', ')}.`);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const failed = [];
  for (const name of names.length === 0 ? Object.keys(RUNS) : names) {
    try {
      await step(name, () => carriedOut(node, name));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failed.push(name);
      console.log(`\n${error.output.trim()}\n${error.message}\n`);
    }
  }
  if (failed.length > 0)
    throw new Failure(`Failed: ${failed.join(', ')}. Their output is in test-results/soak.`);
};

main().catch(tell);
