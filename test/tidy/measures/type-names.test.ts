import { describe, expect, it } from 'vitest';
import { readTree } from '../tree.ts';
import { sharedNames, vagueNames } from './type-names.ts';

const file = (path: string, text: string) => ({ path: `packages/${path}`, text });
const keys = (...texts: string[]) =>
  sharedNames(texts.map((text, n) => file(`x/src/${n}.ts`, text))).map(({ key }) => key);

describe('type names that are too general', () => {
  it('are not in the tree', () => {
    expect(vagueNames(readTree())).toEqual([]);
  });

  it.each(['type Told = 1;', 'export interface Held { a: 1 }', 'export class Answer {}', 'type House = 1;'])(
    'are found: %s',
    (text) => {
      expect(vagueNames([file('x/src/a.test.ts', text)])).toHaveLength(1);
    },
  );

  it.each(['const Told = 1;', 'type HttpAnswer = 1;', "import type { House } from './house.ts';"])(
    'are not: %s',
    (text) => {
      expect(vagueNames([file('x/src/a.ts', text)])).toEqual([]);
    },
  );
});

describe('exported types with the same name', () => {
  it('do not exist in the product', () => {
    expect(sharedNames(readTree())).toEqual([]);
  });

  it.each([
    'export interface Held { a: 1 }',
    'export class Held {}',
    'export abstract class Held {}',
    'type Held = 1; export type { Held };',
    'type Kept = 1; export type { Kept as Held };',
  ])('are found: %s', (text) => {
    expect(keys('export type Held = 1;', text)).toEqual(['Held ×2']);
  });

  it('are reported with their places, across packages, and again when there is one more', () => {
    const held = (path: string) => file(path, 'export type Held = 1;');
    expect(sharedNames([held('x/src/a.ts'), held('y/src/b/c.tsx')])).toEqual([
      { key: 'Held ×2', says: 'Held is exported 2 times: packages/x/src/a.ts, packages/y/src/b/c.tsx' },
    ]);
    expect(sharedNames([held('x/src/a.ts'), held('x/src/b.ts'), held('x/src/c.ts')])[0]?.key).toBe('Held ×3');
  });

  it.each([
    'type Held = 1;',
    "export type { Held } from './0.ts';",
    "import type { Held } from './0.ts'; export type { Held };",
    'export const held = 1;',
    'export type Kept = 1;',
  ])('are not reported: %s', (text) => {
    expect(keys('export type Held = 1;', text)).toEqual([]);
  });

  it('are not counted in tests and the simulation, nor for a value and its type', () => {
    const held = (path: string) => file(path, 'export type Held = 1;');
    expect(
      sharedNames([
        held('x/src/a.ts'),
        held('x/src/a.test.ts'),
        held('x/test/b.ts'),
        held('simulation/src/a.ts'),
      ]),
    ).toEqual([]);
    expect(keys('export const Held = f();\nexport type Held = Static<typeof Held>;')).toEqual([]);
  });
});
