import { describe, expect, it } from 'vitest';
import { readTree } from '../tree.ts';
import { CEILINGS, casts } from './casts.ts';
import { beyondCeilings } from './exceptions.ts';

const count = (text: string, path = 'packages/x/src/a.ts') => casts([{ path, text }]).get('x') ?? 0;

describe('casts', () => {
  it('do not increase', () => {
    expect(beyondCeilings(casts(readTree()), CEILINGS)).toEqual([]);
  });

  it.each([
    ['const a = b as A;', 1],
    ['const a = b as unknown as A;', 2],
    ['const a = f((b as { readonly c: string }).c, d as string);', 2],
    ['const a = b as const;', 0],
    ['const a = b satisfies A;', 0],
    ["import { a as b } from './b.ts';", 0],
    ["// as A\nconst a = 'as A';", 0],
  ])('are counted in %s', (text, casts) => {
    expect(count(text)).toBe(casts);
  });

  it('in tests are not counted', () => {
    expect(count('const a = b as A;', 'packages/x/src/a.test.ts')).toBe(0);
    expect(count('const a = b as A;', 'packages/x/test/a.ts')).toBe(0);
  });
});
