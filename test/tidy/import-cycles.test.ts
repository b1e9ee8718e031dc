import { describe, expect, it } from 'vitest';
import { importCycles } from './import-cycles.ts';
import { readTree } from './tree.ts';

const file = (path: string, ...specifiers: string[]) => ({
  path,
  text: specifiers.map((specifier) => `import type { A } from '${specifier}';`).join('\n'),
});

describe('import cycles', () => {
  it('do not exist in the tree', () => {
    expect(importCycles(readTree())).toEqual([]);
  });

  it('are found between two files, through packages, and in a file that imports itself', () => {
    expect(
      importCycles([file('packages/x/src/a.ts', './b.ts'), file('packages/x/src/b.ts', './a.ts')]),
    ).toEqual(['import cycle: packages/x/src/a.ts, packages/x/src/b.ts']);
    expect(
      importCycles([file('packages/x/src/a.ts', '@punto/y/b'), file('packages/y/src/b.ts', '@punto/x/a')]),
    ).toEqual(['import cycle: packages/x/src/a.ts, packages/y/src/b.ts']);
    expect(importCycles([file('packages/x/src/index.ts', '@punto/x')])).toHaveLength(1);
  });

  it('are separate when one file leads into two cycles', () => {
    const files = [
      file('a.ts', './b.ts', './d.ts'),
      file('b.ts', './c.ts'),
      file('c.ts', './b.ts'),
      file('d.ts', './e.ts'),
      file('e.ts', './d.ts', './b.ts'),
    ];
    expect(importCycles(files)).toEqual(['import cycle: b.ts, c.ts', 'import cycle: d.ts, e.ts']);
  });

  it('are not reported where two paths lead to one file', () => {
    const files = [
      file('a.ts', './b.ts', './c.ts'),
      file('b.ts', './d.ts'),
      file('c.ts', './d.ts'),
      file('d.ts'),
    ];
    expect(importCycles(files)).toEqual([]);
  });
});
