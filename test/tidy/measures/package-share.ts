// No package has more than thirty per cent of the product's lines. All lines of code in `src` count, without tests.
// Styles do not count, since they contain no logic; nor does the simulation, which is never shipped.
import { isCode, isTest, packageOf, type SourceFile } from '../tree.ts';
import type { Ceilings } from './exceptions.ts';

export const MOST_PER_CENT = 30;

const NOT_SHIPPED = new Set(['simulation']);

/** Each package's share of the product's lines, in whole per cent, rounded up. */
export const shares = (files: readonly SourceFile[]): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>();
  for (const file of files) {
    const name = packageOf(file.path);
    if (name === null || NOT_SHIPPED.has(name) || !/^packages\/[^/]+\/src\//.test(file.path)) continue;
    if (!isCode(file) || isTest(file)) continue;
    lines.set(name, (lines.get(name) ?? 0) + file.text.trimEnd().split('\n').length);
  }
  const all = lines.values().reduce((sum, count) => sum + count, 0);
  return new Map([...lines].map(([name, count]) => [name, Math.ceil((100 * count) / all)]));
};

/** The packages above the limit. */
export const heavyPackages = (files: readonly SourceFile[]): ReadonlyMap<string, number> =>
  new Map([...shares(files)].filter(([, share]) => share > MOST_PER_CENT));

/** Per cent of the packages that are still above the limit. */
export const HEAVY: Ceilings = {};
