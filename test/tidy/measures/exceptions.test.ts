import { describe, expect, it } from 'vitest';
import { beyondCeilings, beyondExceptions, countOf } from './exceptions.ts';

const fault = (key: string) => ({ key, says: `${key} is wrong` });

describe('named exceptions', () => {
  it('excuse only the names that they list', () => {
    expect(beyondExceptions([fault('a'), fault('b')], { 'for now': ['a'] })).toEqual(['b is wrong']);
  });

  it('fail when they are no longer needed', () => {
    expect(beyondExceptions([], { 'for now': ['a'], 'for good': [] })).toEqual([
      'a: this exception is no longer needed, remove it',
    ]);
  });
});

describe('ceilings', () => {
  const counts = countOf(['a', 'a', 'b']);

  it('permit the given number', () => {
    expect(beyondCeilings(counts, { a: 2, b: 1 })).toEqual([]);
    expect(beyondCeilings(counts, { a: 1, b: 1 })).toEqual(['a: 2, 1 at most']);
    expect(beyondCeilings(counts, { a: 2 })).toEqual(['b: 1, 0 at most']);
  });

  it('must be lowered when the count decreases', () => {
    expect(beyondCeilings(counts, { a: 3, b: 1, c: 4 })).toEqual([
      'a: 2, lower its ceiling of 3',
      'c: 0, lower its ceiling of 4',
    ]);
  });

  it('are zero for a name that is not listed', () => {
    expect(beyondCeilings(countOf(['constructor']), {})).toEqual(['constructor: 1, 0 at most']);
  });
});
