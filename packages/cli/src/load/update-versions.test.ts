import { describe, expect, it } from 'vitest';
import { parseUpdateVersions, type UpdateVersions, updateHead } from './update-versions.ts';

const parse = (text: string, table = 'load-1'): UpdateVersions | null => {
  const versions = { from: -1, version: -1 };
  const bytes = Buffer.from(`##${text}##`);
  return parseUpdateVersions(updateHead(table), bytes, 2, bytes.length - 2, versions) ? versions : null;
};

const update = { type: 'update', table: 'load-1', from: 120, version: 123, changed: { phase: 'betting' } };

describe('an update', () => {
  it('is recognised by its beginning, and parsed no further', () => {
    expect(parse(JSON.stringify(update))).toEqual({ from: 120, version: 123 });
    expect(parse(JSON.stringify({ ...update, from: 0, version: 9_007_199_254_740_991 }))).toEqual({
      from: 0,
      version: 9_007_199_254_740_991,
    });
  });

  it.each([
    ['of another table', { ...update, table: 'load-11' }],
    ['in another order', { type: 'update', table: 'load-1', version: 123, from: 120, changed: {} }],
    [
      'with something between',
      { type: 'update', table: 'load-1', from: 120, at: 1, version: 123, changed: {} },
    ],
    ['that ends at its version', { type: 'update', table: 'load-1', from: 120, version: 123 }],
    ['of another kind', { type: 'snapshot', table: 'load-1', version: 123 }],
  ])('%s is left to be parsed', (_, message) => {
    expect(parse(JSON.stringify(message))).toBeNull();
  });

  it('that is cut off is left to the parser', () => {
    const text = JSON.stringify(update);
    for (let length = 0; length < text.indexOf(',"changed"') + 1; length += 1)
      expect(parse(text.slice(0, length))).toBeNull();
  });
});
