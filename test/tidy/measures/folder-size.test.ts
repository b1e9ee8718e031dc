import { describe, expect, it } from 'vitest';
import { readPaths } from '../tree.ts';
import { beyondCeilings } from './exceptions.ts';
import { CROWDED, crowdedFolders, MOST_FILES } from './folder-size.ts';

const filled = (folder: string, count: number, end = '.ts') =>
  Array.from({ length: count }, (_, n) => `${folder}/file-${n}${end}`);

describe('folders', () => {
  it('have at most forty files', () => {
    expect(beyondCeilings(crowdedFolders(readPaths()), CROWDED)).toEqual([]);
  });

  it('are counted with tests and styles, without subfolders', () => {
    const a = 'packages/x/src/a';
    expect(crowdedFolders(filled(a, MOST_FILES))).toEqual(new Map());
    expect(crowdedFolders([...filled(a, MOST_FILES), `${a}/one.css`])).toEqual(
      new Map([[a, MOST_FILES + 1]]),
    );
    expect(crowdedFolders([...filled(a, MOST_FILES), `${a}/one.test.ts`])).toHaveProperty('size', 1);
    expect(crowdedFolders([...filled(a, MOST_FILES), `${a}/b/one.ts`])).toEqual(new Map());
    expect(crowdedFolders(filled('test/tidy', MOST_FILES + 1))).toHaveProperty('size', 1);
    expect(crowdedFolders(filled('docs/guides', MOST_FILES + 1, '.md'))).toHaveProperty('size', 1);
    expect(crowdedFolders(filled('docs/decisions', MOST_FILES + 1, '.md'))).toEqual(new Map());
  });
});
