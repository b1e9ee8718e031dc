import { describe, expect, it } from 'vitest';
import { readTree } from '../tree.ts';
import { folderCycles } from './folder-cycles.ts';

const SRC = 'packages/x/src';
const file = (path: string, ...specifiers: string[]) => ({
  path: `${SRC}/${path}`,
  text: specifiers.map((specifier) => `import type { A } from '${specifier}';`).join('\n'),
});
const keys = (...files: ReturnType<typeof file>[]) => folderCycles(files).map(({ key }) => key);

describe('folder cycles', () => {
  it('do not exist in the tree', () => {
    expect(folderCycles(readTree())).toEqual([]);
  });

  it('are found between two folders without a cycle of files', () => {
    const files = [
      file('a/one.ts', '../b/one.ts'),
      file('b/one.ts'),
      file('b/two.ts', '../a/two.ts'),
      file('a/two.ts'),
    ];
    expect(folderCycles(files)).toEqual([
      {
        key: `${SRC}: a b`,
        says: `${SRC}: a b import each other\n  ${SRC}/a/one.ts imports ${SRC}/b/one.ts\n  ${SRC}/b/two.ts imports ${SRC}/a/two.ts`,
      },
    ]);
  });

  it('are found between a folder and a file next to it, at any depth, and through the name of the package', () => {
    expect(keys(file('a/b/one.ts', '../c.ts'), file('a/c.ts', './b/two.ts'), file('a/b/two.ts'))).toEqual([
      `${SRC}/a: b c.ts`,
    ]);
    expect(
      keys(file('a/one.ts', '@punto/x/b/one'), file('b/one.ts', '@punto/x/a/two'), file('a/two.ts')),
    ).toEqual([`${SRC}: a b`]);
  });

  it('are found through three folders, each once', () => {
    expect(
      keys(
        file('a/one.ts', '../b/one.ts'),
        file('b/one.ts', '../c/one.ts'),
        file('c/one.ts', '../a/two.ts', '../d/one.ts'),
        file('a/two.ts'),
        file('d/one.ts'),
      ),
    ).toEqual([`${SRC}: a b c`]);
  });

  it('are not caused by tests, by other packages, or by two paths to one folder', () => {
    expect(
      keys(file('a/one.test.ts', '../b/one.ts'), file('b/one.ts', '../a/two.ts'), file('a/two.ts')),
    ).toEqual([]);
    expect(keys(file('a/one.ts', '@punto/y/b/one'), file('b/one.ts', '../a/one.ts'))).toEqual([]);
    expect(
      keys(file('a/one.ts', '../c/one.ts', '../b/one.ts'), file('b/one.ts', '../c/one.ts'), file('c/one.ts')),
    ).toEqual([]);
  });
});
