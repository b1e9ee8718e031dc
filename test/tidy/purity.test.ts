import { describe, expect, it } from 'vitest';
import { impurities } from './purity.ts';
import { readTree } from './tree.ts';

const inFile = (path: string, text: string) => impurities([{ path, text }]);
const inEngine = (text: string) => inFile('packages/engine/src/a.ts', text);

describe('pure packages', () => {
  it('use no clock, randomness, input, output or timers', () => {
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
  ])('report %s', (text, what) => {
    expect(inEngine(text)).toEqual([`packages/engine/src/a.ts: ${what} in a pure package`]);
  });

  it('may mention them in comments, strings and field names', () => {
    expect(
      inEngine("// Date.now() await\nconst a = 'Math.random()';\nconst b = { fetch: 1 }.fetch;"),
    ).toEqual([]);
  });

  it('may use arguments of any name', () => {
    expect(inEngine('export const f = (fetch: F, { crypto }: G) => fetch(crypto);')).toEqual([]);
    expect(inEngine('export const f = (g: F) => g({ fetch });')).toHaveLength(1);
  });

  it('permit waiting in the client only', () => {
    const client = 'packages/protocol/src/client/a.ts';
    expect(inFile(client, 'export const f = async (): Promise<void> => {};')).toEqual([]);
    expect(inFile(client, 'setTimeout(f, 1);')).toHaveLength(1);
    expect(inFile('packages/protocol/src/a.ts', 'const f = async () => 1;')).toHaveLength(1);
  });

  it('compute with Node’s cryptography only in files of Node', () => {
    const text = "import { hash } from 'node:crypto';";
    expect(inFile('packages/engine/src/a.node.ts', text)).toEqual([]);
    expect(inFile('packages/engine/src/a.node.ts', "import 'node:fs';")).toHaveLength(1);
    expect(inEngine(text)).toHaveLength(1);
  });

  it('do not include the server', () => {
    expect(inFile('packages/server/src/a.ts', 'await f(Date.now());')).toEqual([]);
  });
});
