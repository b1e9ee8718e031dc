import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { threatFaults, threatsIn } from './threats.ts';
import { ROOT } from './tree.ts';

const textOf = (file: string): string | null =>
  existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : null;
const row = (shown: string) =>
  threatsIn(`| threat | what | shown by |\n|---|---|---|\n| A flood | a bound | ${shown} |`);

const MODEL = 'docs/reference/threat-model.md';
/** Links of the page lead from its folder. */
const linkedTextOf = (file: string): string | null => textOf(join(dirname(MODEL), file));

describe('the threats of the threat model', () => {
  it('are each covered by a test that exists', () => {
    const rows = threatsIn(textOf(MODEL) ?? '');
    expect(rows.length).toBeGreaterThan(40);
    expect(threatFaults(rows, linkedTextOf)).toEqual([]);
  });

  it.each([
    ['a promise', 'A flood: no test shows it'],
    ['[`a.test.ts`](a.test.ts) “is bounded”', 'A flood: a.test.ts does not exist'],
    [
      '[`p.test.ts`](test/tidy/pages.test.ts) “is bounded”',
      'A flood: test/tidy/pages.test.ts has no test “is bounded”',
    ],
  ])('are reported: %s', (shown, fault) => {
    expect(threatFaults(row(shown), textOf)).toEqual([fault]);
  });
});
