// The checks of `npm test`. Checks of one lane run one after the other; lanes run in parallel, so that checks that compute
// run next to checks that wait. Each returns how many tests passed and failed; a check without tests counts as one.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { checksOfChange } from './checks-of-change.mjs';
import { Failure, run } from './child.mjs';
import { chromiumOnce, seekChromium } from './chromium.mjs';
import { auditDependencies } from './dependencies.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { checkPageWeight } from './page-weight.mjs';
import { buildParts } from './parts.mjs';
import { commandOf, inTree } from './paths.mjs';
import { environment } from './runtime.mjs';
import { missingServers } from './servers.mjs';
import { buildSite } from './site.mjs';
import { buildAnyway } from './web-app.mjs';

const one = { passed: 1, failed: 0 };

/** The JSON reports of Vitest's runs. */
export const REPORTS = {
  unit: inTree('test-results', 'unit.json'),
  served: inTree('test-results', 'served.json'),
  'changed-tests': inTree('test-results', 'changed.json'),
  'end-to-end': inTree('test-results', 'end-to-end.json'),
};

/** What only computes takes the processor time that servers and browsers leave. */
const COMPUTING = 5;
/**
 * Each of several checkers resolves the same types anew: a third more processor time, beside tests that need it. The compiler
 * is a Go program, whose collector may let garbage grow to four times what is in use: a fifth less, for a tenth more memory.
 */
const ONE_CHECKER = ['--singleThreaded'];
const LAZY_COLLECTOR = { env: { GOGC: '400' } };

/** Names for groups of checks. `changed`: what a change can affect, in about a minute. */
export const GROUPS = { changed: ['changed-lint', 'types', 'web-types', 'changed-tests'] };

/** All checks, by the name that selects one: `npm test -- lint types`. */
export const checks = (node) => {
  let folder;
  const temporary = () => {
    if (folder === undefined) folder = memoryFolder();
    return folder === null ? {} : { TMPDIR: folder };
  };

  const command = (packageName, name, args, { env = {}, priority = 0 } = {}) =>
    run(node, [commandOf(packageName, name), ...args], {
      env: environment(node, { ...temporary(), ...env }),
      priority,
    });

  const single = async (...call) => {
    const { code, output } = await command(...call);
    if (code !== 0) throw new Failure(`exit code ${code}`, output);
    return one;
  };

  /** Runs tests with a JSON report in addition to the readable one, and counts from it. */
  const counted = async (count, report, ...call) => {
    rmSync(report, { force: true });
    const { code, output } = await command(...call);
    if (!existsSync(report)) throw new Failure(`exit code ${code}, and no test report was written`, output);
    const counts = count(JSON.parse(readFileSync(report, 'utf8')));
    if (counts.passed + counts.failed === 0) throw new Failure('no test was found', output);
    // Errors outside of tests fail the run without failing a test.
    const failed = counts.failed === 0 && code !== 0 ? 1 : counts.failed;
    return { ...counts, failed, output };
  };

  /** The tests of some projects of vitest.config.ts. */
  const vitest = async (report, projects, { files = [], priority = 0 } = {}) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const words = ['run', ...reporters, ...projects.map((name) => `--project=${name}`), ...files];
    return counted(countVitest, report, 'vitest', 'vitest', words, { priority });
  };

  const biome = (files) => {
    const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;
    return single('@biomejs/biome', 'biome', [
      'ci',
      colors,
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      ...files,
    ]);
  };

  return {
    // First: the end-to-end tests wait for it.
    build: {
      lane: 'computing',
      name: 'web build and its weight',
      work: async () => {
        await buildAnyway(node);
        checkPageWeight();
        return { ...one, note: `parts: ${await buildParts(node)}` };
      },
    },
    lint: {
      lane: 'computing',
      name: 'format and lint',
      work: () => biome(['.']),
    },
    types: {
      lane: 'computing',
      name: 'types',
      work: () => single('typescript', 'tsc', ['-p', 'tsconfig.json', ...ONE_CHECKER], LAZY_COLLECTOR),
    },
    'web-types': {
      lane: 'computing',
      name: 'types of the web app',
      work: () =>
        single('typescript', 'tsc', ['-p', 'packages/web/tsconfig.json', ...ONE_CHECKER], LAZY_COLLECTOR),
    },
    // By name only: it installs the site's own packages and computes for half a minute. The links between the pages are checked by tidy.
    documents: {
      isPart: true,
      lane: 'computing',
      name: 'documents',
      work: async () => ({ ...one, note: await buildSite(node, { priority: COMPUTING }) }),
    },
    dependencies: { lane: 'computing', name: 'dependencies', work: auditDependencies },
    unit: {
      lane: 'computing',
      name: 'unit, property, contract, tidy',
      work: () => vitest(REPORTS.unit, ['unit', 'tidy'], { priority: COMPUTING }),
    },
    served: {
      lane: 'waiting',
      name: 'servers, databases, processes',
      work: async () => {
        const note = await missingServers();
        return { ...(await vitest(REPORTS.served, ['served'])), note };
      },
    },
    'end-to-end': {
      lane: 'browsers',
      after: ['build'],
      name: 'end to end',
      ahead: seekChromium,
      work: async () => {
        const path = await chromiumOnce();
        const report = REPORTS['end-to-end'];
        const words = ['test', '--config', 'test/e2e/playwright.config.ts', '--reporter=list,json'];
        const env = { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
        const call = ['@playwright/test', 'playwright', words, { env }];
        const result = await counted(countPlaywright, report, ...call);
        return { ...result, note: `in ${basename(path)}` };
      },
    },
    ...checksOfChange(node, {
      biome,
      vitest: (projects, files) => vitest(REPORTS['changed-tests'], projects, { files }),
    }),
  };
};

/** A file that cannot be loaded has no tests, and counts as one failure. */
const countVitest = (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .length,
});

const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});
