import { coins } from '@punto/engine/minor';
import { expect, it } from 'vitest';
import { sideBySide, tablesIn } from '../../client/side-by-side-address.ts';
import { exposure } from './exposure.ts';
import { neighbour } from './neighbour.ts';

it('reads the tables of an address without duplicates, at most the permitted number', () => {
  expect(tablesIn('a,b,a,,c', 2)).toEqual(['a', 'b']);
  expect(tablesIn('a,%2F..,B,x y', 4)).toEqual(['a']);
  expect(tablesIn(undefined, 2)).toEqual([]);
});
it('writes an address that can be parsed', () => {
  const tables = ['salon-one', 'the-arch'];
  expect(tablesIn(new URL(sideBySide(tables), 'http://here').searchParams.get('tables') ?? '', 4)).toEqual(
    tables,
  );
  expect(sideBySide([])).toBe('/side-by-side');
});
it('sums the stakes in play', () => {
  expect(exposure([])).toBe('Nothing is in play');
  expect(exposure([{ table: 'a', stakeMinor: coins(50) }])).toBe('In play at 1 table: 50');
  expect(
    exposure([
      { table: 'a', stakeMinor: coins(50) },
      { table: 'b', stakeMinor: coins(100) },
    ]),
  ).toBe('In play at 2 tables: 150');
});
it('cycles through the tables in both directions', () => {
  const tables = ['a', 'b', 'c'];
  expect([neighbour(tables, 'a', 1), neighbour(tables, 'a', -1), neighbour(tables, 'c', 1)]).toEqual([
    'b',
    'c',
    'a',
  ]);
  expect(neighbour(['a'], 'a', 1)).toBeNull();
  expect(neighbour(['b', 'c'], 'a', 1)).toBe('b');
  expect(neighbour([], 'a', 1)).toBeNull();
});
