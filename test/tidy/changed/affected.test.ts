import { describe, expect, it } from 'vitest';
import { affectedTests, withinTime } from './affected.ts';

const FILES = [
  { path: 'packages/a/src/money.ts', text: '// Money.' },
  { path: 'packages/a/src/money.test.ts', text: "import './money.ts';" },
  { path: 'packages/a/src/book.ts', text: "import './money.ts';" },
  { path: 'packages/b/src/shop.test.ts', text: "import '@punto/a/book';" },
  { path: 'packages/b/src/main.ts', text: "import '@punto/a/book';" },
  { path: 'packages/b/test/started.test.ts', text: "new URL('../src/main.ts', import.meta.url)" },
  { path: 'packages/b/test/rooms.test.ts', text: "new URL('./rooms/', import.meta.url)" },
  { path: 'packages/b/test/rooms/one.json', text: '{}' },
  { path: 'packages/b/test/page.test.ts', text: "inDocs('page.md')" },
  { path: 'docs/page.md', text: '# Page' },
  { path: 'packages/c/src/else.test.ts', text: "import './else.ts';" },
];
const affected = (...changed: string[]) => affectedTests(FILES, changed).map(({ file }) => file);

describe('tests affected by a change', () => {
  it('are those that import it, nearest first', () => {
    expect(affected('packages/a/src/money.ts')).toEqual([
      'packages/a/src/money.test.ts',
      'packages/b/src/shop.test.ts',
      'packages/b/test/started.test.ts',
    ]);
  });

  it('include a changed test, one that reads the folder, and one that names the file', () => {
    expect(affected('packages/c/src/else.test.ts')).toEqual(['packages/c/src/else.test.ts']);
    expect(affected('packages/b/test/rooms/one.json')).toEqual(['packages/b/test/rooms.test.ts']);
    expect(affected('docs/page.md')).toEqual(['packages/b/test/page.test.ts']);
  });

  it('are limited by the time budget, farthest dropped first', () => {
    const tests = affectedTests(FILES, ['packages/a/src/money.ts']);
    expect(withinTime(tests, () => 2, 5)).toEqual({
      chosen: ['packages/a/src/money.test.ts', 'packages/b/src/shop.test.ts'],
      farther: 1,
    });
  });
});
