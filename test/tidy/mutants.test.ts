import { describe, expect, it } from 'vitest';
import { MUTANTS } from '../mutants/list.ts';
import { listFaults, type Mutant, mutated } from '../mutants/mutant.ts';
import { verdictOf } from '../mutants/trial.ts';
import { packageOf, readTree } from './tree.ts';

const FILE = { path: 'packages/engine/src/a.ts', text: 'const most = 3;\nconst least = 3;\n' };
const TEST = { path: 'packages/engine/src/a.test.ts', text: "it('[R1] most', () => {});" };
const MUTANT: Mutant = {
  rule: 'R1',
  does: 'takes one more',
  file: FILE.path,
  from: 'most = 3',
  to: 'most = 4',
  near: [TEST.path],
};

describe('the list of mutants', () => {
  it('matches the code: update test/mutants/list when the code changes', () => {
    expect(listFaults(MUTANTS, readTree())).toEqual([]);
  });

  it('has at least forty entries, in every package but cli and simulation', () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(40);
    const packages = new Set(MUTANTS.map(({ file }) => packageOf(file)));
    expect([...packages].toSorted()).toEqual([
      'engine',
      'ledger',
      'operator',
      'protocol',
      'server',
      'store',
      'table',
      'ui',
      'web',
    ]);
    expect(new Set(MUTANTS.map(({ does }) => does)).size).toBe(MUTANTS.length);
  });
});

describe('a mutant', () => {
  it('replaces its text', () => {
    expect(mutated(MUTANT, FILE.text)).toEqual({ ok: true, text: 'const most = 4;\nconst least = 3;\n' });
    expect(listFaults([MUTANT], [FILE, TEST])).toEqual([]);
  });

  it.each([
    ['the text is gone', { from: 'most = 5' }, 'is gone'],
    ['the text is there twice', { from: '= 3' }, 'occurs 2 times'],
    ['it changes nothing', { to: 'most = 3' }, 'changes nothing'],
    ['the file is gone', { file: 'packages/engine/src/b.ts' }, 'is not there'],
    ['a near test is gone', { near: ['packages/engine/src/b.test.ts'] }, 'b.test.ts is not there'],
    ['no near test names its rule', { rule: 'R2' }, 'names R2'],
  ])('is invalid if %s', (_, change, says) => {
    expect(listFaults([{ ...MUTANT, ...change }], [FILE, TEST])).toEqual([expect.stringContaining(says)]);
  });
});

describe('the result of a test run', () => {
  const file = (status: string, ...assertions: readonly string[]) => ({
    name: 'a.test.ts',
    status,
    message: 'SyntaxError',
    assertionResults: assertions.map((each) => ({
      ...{ status: each, fullName: `[R1] ${each}` },
      failureMessages: each === 'failed' ? ['expected 1 to be 2\n    at a.test.ts:3'] : [],
    })),
  });
  const verdict = (numPassedTests: number, code: number, ...testResults: ReturnType<typeof file>[]) =>
    verdictOf({ numPassedTests, testResults }, code);

  it('is failed with the name of the failed test', () => {
    expect(verdict(1, 1, file('failed', 'passed', 'failed'))).toEqual({
      is: 'failed',
      by: '[R1] failed: expected 1 to be 2',
    });
    expect(verdict(1, 1, file('passed', 'passed'))).toMatchObject({ is: 'failed' });
  });

  it('is passed if all tests passed', () => {
    expect(verdict(1, 0, file('passed', 'passed'))).toEqual({ is: 'passed' });
  });

  it('is untested if a file cannot be loaded or no test was found', () => {
    expect(verdict(1, 1, file('passed', 'passed'), file('failed'))).toMatchObject({
      is: 'untested',
      why: 'a.test.ts: SyntaxError',
    });
    expect(verdict(0, 0)).toMatchObject({ is: 'untested' });
    expect(verdict(0, 0, file('skipped', 'skipped'))).toMatchObject({ is: 'untested' });
  });
});
