import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { complianceFaults, rowsIn } from './compliance.ts';
import { ROOT } from './tree.ts';

const page = readFileSync(join(ROOT, 'docs/reference/compliance.md'), 'utf8');
const textOf = (file: string): string | null =>
  existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : null;

describe('the compliance page', () => {
  it('has all lines, and names only tests and headings that exist', () => {
    expect(complianceFaults(page, textOf)).toEqual([]);
    expect(rowsIn(page)).toHaveLength(63);
  });

  it.each([
    [/\| B-29 \|.*\n/, '', 'B-29 does not occur exactly once'],
    [/\*\*\d+ are shown/, '**63 are shown', 'the totals at the top are not'],
    ['[L6] the book agrees', '[L6] the book disagrees', 'has no test “[L6] the book disagrees'],
    [
      /(\| B-29 \|[^|]+\| shown \|)[^|]+\|/,
      '$1 trust us |',
      'B-29 is marked as shown, but names no test or heading',
    ],
    ['“From a word to a shoe”', '“From a word to a hat”', 'has no heading “From a word to a hat”'],
  ])('reports %s replaced by %j', (from, to, fault) => {
    expect(complianceFaults(page.replace(from, to), textOf).join('\n')).toContain(fault);
  });
});
