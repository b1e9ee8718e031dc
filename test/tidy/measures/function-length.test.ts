import { describe, expect, it } from 'vitest';
import { readTree } from '../tree.ts';
import { beyondExceptions } from './exceptions.ts';
import { EXCEPTIONS, longFunctions, MOST_LINES } from './function-length.ts';

const LONG = 'a();\n'.repeat(MOST_LINES - 1);
const keys = (text: string, path = 'packages/x/src/a.ts') =>
  longFunctions([{ path, text }]).map(({ key }) => key);

describe('functions', () => {
  it('have at most seventy lines', () => {
    expect(beyondExceptions(longFunctions(readTree()), EXCEPTIONS)).toEqual([]);
  });

  it('are measured exactly', () => {
    expect(keys(`const f = () => {\n${'a();\n'.repeat(MOST_LINES - 2)}};\n\n\n`)).toEqual([]);
    expect(longFunctions([{ path: 'packages/x/src/a.ts', text: `const f = () => {\n${LONG}};` }])).toEqual([
      { key: 'a.ts: f', says: 'packages/x/src/a.ts: f has 71 lines, 70 at most' },
    ]);
  });

  it.each([
    [`function f() {\n${LONG}}`, 'f'],
    [`export const f = async (a: string): Promise<void> => {\n${LONG}};`, 'f'],
    [`class A { f(): void {\n${LONG}} }`, 'f'],
    [`class A { readonly #f = () => {\n${LONG}}; }`, 'f'],
    [`const a = { f() {\n${LONG}} };`, 'f'],
    [`b.f = () => {\n${LONG}};`, 'b.f'],
    [`view.on('x', () => {\n${LONG}});`, 'callback of view.on'],
    [`export default () => {\n${LONG}};`, 'callback of a function'],
  ])('are reported by name: %#', (text, name) => {
    expect(keys(text)).toEqual([`a.ts: ${name}`]);
  });

  it('include their anonymous callbacks, but not named inner functions', () => {
    expect(keys(`const f = () => () => {\n${LONG}};`)).toEqual(['a.ts: f']);
    expect(keys(`const f = () => {\nconst g = () => {\n${LONG}};\n};`)).toEqual(['a.ts: g']);
    const closures = 'const g = () => {\na();\n};\n'.repeat(MOST_LINES);
    const short = closures.slice(0, closures.length / 2);
    expect(keys(`const f = () => {\n${short}};`)).toEqual([]);
    expect(keys(`const f = () => {\n${short}return { ${'\nh() {\na();\n},'.repeat(30)}\n};\n};`)).toEqual([]);
    // One line of each closure counts in the outer function.
    expect(keys(`const f = () => {\n${closures}};`)).toEqual(['a.ts: f']);
    expect(keys(`const f = () => {\nconst g = () => {\nconst h = () => {\n${LONG}};\n};\n};`)).toEqual([
      'a.ts: h',
    ]);
    expect(keys(`const f = () => {};\nitems.map(() => {\n${LONG}});`)).toEqual([
      'a.ts: callback of items.map',
    ]);
  });

  it('include the markup of components', () => {
    const markup = `<p>x</p>\n`.repeat(MOST_LINES);
    expect(keys(`const Page = () => (\n<div>\n${markup}</div>\n);`, 'packages/web/src/page.tsx')).toEqual([
      'page.tsx: Page',
    ]);
  });

  it('exclude test cases', () => {
    const cases = `it('x', () => {\n${LONG}});\nit.each([1])('y', () => {\n${LONG}});\n`;
    expect(keys(`const contract = () => {\n${cases}};`)).toEqual([]);
    expect(keys(`const contract = () => {\ndescribe('z', () => {\n${cases}});\n};`)).toEqual([]);
    expect(keys(`const contract = () => {\n${LONG}${cases}};`)).toEqual(['a.ts: contract']);
    expect(keys(`const f = () => {\n${LONG}};`, 'packages/x/src/a.test.ts')).toEqual([]);
  });
});
