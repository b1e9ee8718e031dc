import { describe, expect, it } from 'vitest';
import { paramsOf } from './pattern.ts';

describe('paramsOf', () => {
  it('returns the decoded parameters of a path that matches', () => {
    expect(paramsOf('/', '/')).toEqual({});
    expect(paramsOf('/table/:table', '/table/slate')).toEqual({ table: 'slate' });
    expect(paramsOf('/rounds/:table/:shoe/:round', '/rounds/a%2Fb/3/7')).toEqual({
      table: 'a/b',
      shoe: '3',
      round: '7',
    });
  });

  it('ignores a slash at the end, and keeps a lone %', () => {
    expect(paramsOf('/table/:table', '/table/slate/')).toEqual({ table: 'slate' });
    expect(paramsOf('/table/:table', '/table/10%')).toEqual({ table: '10%' });
  });

  it('rejects longer, shorter and different paths; * matches everything', () => {
    for (const path of ['/table', '/table/slate/rules', '/record/slate', '/'])
      expect(paramsOf('/table/:table', path)).toBeNull();
    expect(paramsOf('*', '/nowhere/at/all')).toEqual({});
  });
});
