import { describe, expect, it } from 'vitest';
import { badNames, barrels, longFiles, MOST_LINES, unopened } from './shape.ts';
import { readTree } from './tree.ts';

const tree = readTree();
const named = (path: string) => [{ path, text: '' }];

describe('names', () => {
  it('are kebab-case everywhere', () => {
    expect(badNames(tree)).toEqual([]);
  });

  it.each(['src/TableView.ts', 'src/table_view.ts', 'src/Parts/card.tsx'])(
    'report the case of %s',
    (path) => {
      expect(badNames(named(`packages/web/${path}`))).toHaveLength(1);
    },
  );

  it.each([
    'utils.ts',
    'bet-helpers.ts',
    'common/card.ts',
    'types.ts',
    'table-manager.ts',
    'service.test.ts',
  ])('report %s', (path) => {
    expect(badNames(named(`packages/server/src/${path}`))).toHaveLength(1);
  });

  it('allow dots before an extension', () => {
    expect(badNames(named('packages/engine/src/shoe.property.test.ts'))).toEqual([]);
  });
});

describe('files', () => {
  it('are at most four hundred lines long', () => {
    expect(longFiles(tree)).toEqual([]);
    expect(longFiles([{ path: 'a.ts', text: `${'\n'.repeat(MOST_LINES)}x` }])).toHaveLength(1);
    expect(longFiles([{ path: 'a.ts', text: `${'\n'.repeat(MOST_LINES - 1)}x\n` }])).toEqual([]);
  });

  it('start with a header comment', () => {
    expect(unopened(tree)).toEqual([]);
    expect(unopened([{ path: 'a.ts', text: "import x from 'y';\n// late" }])).toHaveLength(1);
    expect(unopened([{ path: 'a.mjs', text: '#!/usr/bin/env node\n// What it is.\n' }])).toEqual([]);
  });

  it('are not barrels, except the public entries', () => {
    expect(barrels(tree)).toEqual([]);
    expect(barrels([{ path: 'packages/x/src/all.ts', text: "export * from './a.ts';" }])).toHaveLength(1);
    expect(barrels([{ path: 'packages/x/src/all.ts', text: "export { a } from './a.ts';" }])).toHaveLength(1);
    expect(barrels([{ path: 'packages/x/src/index.ts', text: "export * from './a.ts';" }])).toEqual([]);
    expect(barrels([{ path: 'packages/x/src/a.ts', text: 'export const a = 1;' }])).toEqual([]);
  });
});
