import { describe, expect, it } from 'vitest';
import { impurities } from './purity.ts';
import { readTree } from './tree.ts';

const inFile = (path: string, text: string) => impurities([{ path, text }]);
const inEngine = (text: string) => inFile('packages/engine/src/a.ts', text);

describe('pure packages', () => {
  it('have no clock, chance, input, output or waiting', () => {
    expect(impurities(readTree())).toEqual([]);
  });

  it.each([
    ["import { readFileSync } from 'node:fs';", 'node:fs'],
    ['const at = Date.now();', 'Date.now'],
    ['const at = new Date(0);', 'new Date'],
    ['const n = Math.random();', 'Math.random'],
    ['setTimeout(f, 1);', 'setTimeout'],
    ['const t = performance.now();', 'performance'],
    ['const home = process.env.HOME;', 'process'],
    ["fetch('x');", 'fetch'],
    ['const f = async () => 1;', 'async'],
    ['async function f() {}', 'async'],
    ['const x = { async f() {} };', 'async'],
    ['type Later = Promise<number>;', 'Promise'],
    ["const later = import('./b.ts');", 'import()'],
    ["console.log('x');", 'console'],
    ['const key = crypto.subtle;', 'crypto'],
  ])('refuse %s', (text, what) => {
    expect(inEngine(text)).toEqual([`packages/engine/src/a.ts: ${what} in a pure package`]);
  });

  it('may speak of such things in comments, strings and names of fields', () => {
    expect(
      inEngine("// Date.now() await\nconst a = 'Math.random()';\nconst b = { fetch: 1 }.fetch;"),
    ).toEqual([]);
  });

  it('may use what was handed in, whatever its name', () => {
    expect(inEngine('export const f = (fetch: F, { crypto }: G) => fetch(crypto);')).toEqual([]);
    expect(inEngine('export const f = (g: F) => g({ fetch });')).toHaveLength(1);
  });

  it('leave waiting, and nothing else, to the client', () => {
    const client = 'packages/protocol/src/client/a.ts';
    expect(inFile(client, 'export const f = async (): Promise<void> => {};')).toEqual([]);
    expect(inFile(client, 'setTimeout(f, 1);')).toHaveLength(1);
    expect(inFile('packages/protocol/src/a.ts', 'const f = async () => 1;')).toHaveLength(1);
  });

  it('are only some: the server waits and reads the clock', () => {
    expect(inFile('packages/server/src/a.ts', 'await f(Date.now());')).toEqual([]);
  });
});
