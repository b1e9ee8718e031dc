import { describe, expect, it } from 'vitest';
import { bannedWords } from './banned-words.ts';
import { readTree } from './tree.ts';

const inFile = (path: string, text: string) => bannedWords([{ path, text }]);

describe('banned words', () => {
  it('do not occur in the tree', () => {
    expect(bannedWords(readTree())).toEqual([]);
  });

  it.each([
    '// TODO later',
    '// FIXME',
    'const a = b as any;',
    '// @ts-ignore',
    '// biome-ignore lint: why',
    "it.only('x', f);",
    "test.skip('x', f);",
    "'a hot streak'",
    "'Lucky you!'",
    "'banker is due to win'",
    "open('/home/someone/file');",
    "open('/tmp/file');",
    "'https://registry.example.org/x'",
  ])('are found in %s', (text) => {
    expect(inFile('packages/x/src/a.ts', `\n${text}`)).toHaveLength(1);
  });

  it('are reported with their line', () => {
    expect(inFile('a.ts', 'x\ny\n// TODO')[0]).toMatch(/^a\.ts:3: /);
  });

  it('are searched in documents too', () => {
    expect(inFile('docs/a.md', 'TODO')).toHaveLength(1);
    expect(inFile('docs/a.md', 'The lucky six pays 12 to one. Data live in ./data.')).toEqual([]);
  });
});
