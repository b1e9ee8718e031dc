// A merge that was not finished leaves its markers in a file that nothing compiles.
import { expect, it } from 'vitest';
import { readTree } from './tree.ts';

const MARKER = /^(?:<{7} |={7}$|>{7} )/m;

it('no file has the markers of a merge conflict', () => {
  const found = readTree().filter(({ text }) => MARKER.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
  expect(MARKER.test(`one\n${'<'.repeat(7)} HEAD\ntwo`)).toBe(true);
});
