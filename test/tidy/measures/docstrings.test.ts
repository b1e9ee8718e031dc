import { describe, expect, it } from 'vitest';
import { readTree } from '../tree.ts';
import { undocumented } from './docstrings.ts';

const names = (text: string, path = 'packages/engine/src/a.ts') => undocumented([{ path, text }]);

describe('exported functions and classes of the pure packages', () => {
  it('have a doc comment', () => {
    expect(undocumented(readTree())).toEqual([]);
  });

  it.each([
    'export const f = () => 1;',
    'export const f = function () {};',
    'export const f = async (): Promise<void> => {};',
    'export function f() {}',
    'export class f {}',
    'export abstract class f {}',
    'const f = () => 1; export { f };',
    'function f() {} export { f as g };',
    '// A plain comment.\nexport const f = () => 1;',
    '/* Not a doc comment. */\nexport const f = () => 1;',
    '/** Of another. */\nconst a = 1;\nexport const f = () => a;',
    '/** The header. */\nimport { a } from "./a.ts";\nexport const f = () => a;',
  ])('are found without one: %s', (text) => {
    expect(names(text)).toEqual(['packages/engine/src/a.ts: f']);
  });

  it.each([
    '/** Documented. */\nexport const f = () => 1;',
    '/**\n * Documented.\n */\nexport class F {}',
    '/** Documented. */\nfunction f() {}\nexport { f };',
    '/** Documented. */\nexport function f(a: 1): 1;\nexport function f(a: 2): 2;\nexport function f(a: 1 | 2) { return a; }',
    'const f = () => 1;',
    "export { f } from './f.ts';",
    'export const a = 1;',
    'export type F = () => void;',
  ])('are not asked for one: %s', (text) => {
    expect(names(text)).toEqual([]);
  });

  it('are those of src in engine, ledger, table and protocol', () => {
    const text = 'export const f = () => 1;';
    for (const name of ['engine', 'ledger', 'table', 'protocol'])
      expect(names(text, `packages/${name}/src/b/c.ts`)).toHaveLength(1);
    for (const path of ['server/src/a.ts', 'engine/src/a.test.ts', 'engine/test/a.ts'])
      expect(names(text, `packages/${path}`)).toEqual([]);
  });
});
