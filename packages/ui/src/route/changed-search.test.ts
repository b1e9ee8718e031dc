import { describe, expect, it } from 'vitest';
import { changedSearch } from './changed-search.ts';

describe('changedSearch', () => {
  it('sets parameters and keeps the others', () => {
    expect(changedSearch('?table=slate&page=2', { page: '3' })).toBe('?table=slate&page=3');
    expect(changedSearch('', { name: 'a b' })).toBe('?name=a+b');
  });

  it('removes empty parameters, and the question mark with the last', () => {
    expect(changedSearch('?table=slate&page=2', { page: '' })).toBe('?table=slate');
    expect(changedSearch('?page=2', { page: undefined })).toBe('');
  });
});
