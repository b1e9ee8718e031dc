import { describe, expect, it } from 'vitest';
import { beyondExceptions } from './measures/exceptions.ts';
import { EXCEPTIONS, timedTests } from './test-waits.ts';
import { readTree } from './tree.ts';

const found = (text: string, path = 'packages/x/src/a.test.ts') =>
  timedTests([{ path, text }]).map(({ key }) => key.replace(`${path}: `, ''));
const IMPORT = "import { setTimeout as nap } from 'node:timers/promises';\n";

describe('tests', () => {
  it('wait for events, not for time', () => {
    expect(beyondExceptions(timedTests(readTree()), EXCEPTIONS)).toEqual([]);
  });

  it.each([
    [`${IMPORT}await nap(5);`, ['a fixed sleep']],
    ['await new Promise((resolve) => setTimeout(resolve, 5));', ['a fixed sleep']],
    [
      'const pause = (ms) => new Promise((done) => setTimeout(done, ms));\nawait pause(5);',
      ['a fixed sleep'],
    ],
    ["import { pause } from './pause.ts';\nawait sleep(5);", ['a fixed sleep']],
    ["it('x', { retry: 2 }, () => {});", ['a retry']],
    ['expect(performance.now() - began).toBeLessThan(100);', ['an assertion on elapsed time']],
    [
      'const tookMs = performance.now() - began;\nexpect(tookMs).toBeLessThan(100);',
      ['an assertion on elapsed time'],
    ],
    ['expect(Date.now()).toBeGreaterThan(endsAt);', ['an assertion on elapsed time']],
    [
      "const now = () => page.evaluate('performance.now()');\nawait expect.poll(now).toBeGreaterThan(from + 500);",
      ['an assertion on elapsed time'],
    ],
  ])('report %s', (text, faults) => {
    expect(found(text)).toEqual(faults);
  });

  it.each([
    `${IMPORT}while (!isThere()) await nap(5);`,
    `${IMPORT}for (;;) { if (isThere()) break; await nap(5); }`,
    'await expect.poll(() => heard).toEqual([1]);',
    'const now = Date.now();\nexpect(record.at).toBeLessThan(now);',
    'expect(balance - stake).toBeLessThan(100);',
    "it('x', { retry: 0 }, () => {});",
  ])('permit %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['await page.waitForTimeout(5);', ['a fixed sleep']],
    ['await page.evaluate(() => new Promise((done) => setTimeout(done, 5)));', ['a fixed sleep']],
    ['export const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });', ['a fixed sleep']],
    ['test.describe.configure({ retries: 1 });', ['a retry']],
    ["test('x', () => { test.setTimeout(5); });", []],
    ['const pinging = setInterval(() => ping(), 5);', []],
  ])('report of end-to-end tests and their support %s', (text, faults) => {
    expect(found(text, 'test/e2e/support/a.ts')).toEqual(faults);
  });

  it('are checked in test files only', () => {
    expect(found(`${IMPORT}await nap(5);`, 'packages/x/src/a.ts')).toEqual([]);
  });
});
