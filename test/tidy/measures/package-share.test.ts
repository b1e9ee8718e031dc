import { describe, expect, it } from 'vitest';
import { readTree } from '../tree.ts';
import { beyondCeilings } from './exceptions.ts';
import { HEAVY, heavyPackages, MOST_PER_CENT, shares } from './package-share.ts';

const file = (path: string, lines: number) => ({ path: `packages/${path}`, text: 'a;\n'.repeat(lines) });

describe('the lines of the product', () => {
  it('are spread over the packages', () => {
    expect(beyondCeilings(heavyPackages(readTree()), HEAVY)).toEqual([]);
    expect(shares(readTree()).size).toBeGreaterThan(6);
  });

  it('are counted exactly up to the limit', () => {
    const rest = [file('b/src/a.ts', 35), file('c/src/a.ts', 35)];
    expect(heavyPackages([file('a/src/a.ts', 30), ...rest])).toEqual(
      new Map([
        ['b', 35],
        ['c', 35],
      ]),
    );
    expect(heavyPackages([file('a/src/a.ts', 31), ...rest]).get('a')).toBe(MOST_PER_CENT + 1);
  });

  it('are those of shipped code, without tests, styles and simulation', () => {
    const counted = [file('a/src/a.ts', 1), file('b/src/a.tsx', 3)];
    const others = ['a/src/a.test.ts', 'a/test/a.ts', 'a/src/a.css', 'a/bin.ts', 'simulation/src/a.ts'];
    expect(shares([...counted, ...others.map((path) => file(path, 50))])).toEqual(
      new Map([
        ['a', 25],
        ['b', 75],
      ]),
    );
  });
});
