import { describe, expect, it } from 'vitest';
import { readPaths, readTree } from '../tree.ts';
import { deadPaths } from './named-paths.ts';

const PATHS = [
  'docs/rules.md',
  'packages/x/src/a/shoe.ts',
  'packages/x/src/a/card.tsx',
  'packages/x/test/deeds/list.ts',
  'packages/x/README.md',
  'scripts/start.mjs',
];
const dead = (text: string, path = 'ARCHITECTURE.md') => deadPaths([{ path, text }], PATHS);

describe('paths in documents', () => {
  it('exist', () => {
    expect(deadPaths(readTree(), readPaths())).toEqual([]);
  });

  it.each([
    '`packages/x/src/a/shoe.ts`',
    '`a/shoe`',
    '`a/card`',
    '`shoe.ts`',
    '`packages/x/src/`',
    '`@punto/x/a/shoe`',
    '`@punto/x`',
    '[the rules](docs/rules.md#payouts)',
    '[x](packages/x)',
    '[elsewhere](https://example.com/gone.md), [below](#below)',
    '`/floor`, `./data/punto.db`, `@noble/hashes`, `npm run x/y`, `*.property.test.ts`, `packages/web/dist`',
  ])('are accepted: %s', (text) => {
    expect(dead(text)).toEqual([]);
  });

  it.each([
    ['`packages/x/src/a/gone.ts`', 'packages/x/src/a/gone.ts'],
    ['`a/gone`', 'a/gone'],
    ['`hoe.ts`', 'hoe.ts'],
    ['`minimums.ts`', 'minimums.ts'],
    ['`@punto/x/shoe`', 'packages/x/shoe'],
    ['[the rules](rules.md)', '/rules.md'],
    ['[gone](packages/gone)', '/packages/gone'],
  ])('are reported: %s', (text, named) => {
    expect(dead(text)).toEqual([`ARCHITECTURE.md: names ${named}, which is not there`]);
  });

  it('are resolved from the document’s folder', () => {
    expect(dead('[rules](../../docs/rules.md)', 'packages/x/README.md')).toEqual([]);
    expect(dead('[rules](docs/rules.md)', 'packages/x/README.md')).toHaveLength(1);
    expect(dead('`a/gone`', 'docs/decisions/0001-old.md')).toEqual([]);
  });

  it('are checked in comments and scripts too', () => {
    expect(dead('// See `packages/x/src/simulation`.', 'scripts/a.mjs')).toHaveLength(1);
    expect(dead("const MAIN = 'packages/x/src/main.ts';", 'packages/y/src/a.ts')).toHaveLength(1);
    expect(dead('// See packages/x/src/a.', 'scripts/a.mjs')).toEqual([]);
    expect(dead("'packages/x/src/main.ts'", 'test/tidy/a.test.ts')).toEqual([]);
  });
});
