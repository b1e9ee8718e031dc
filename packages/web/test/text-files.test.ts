import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES } from '@punto/language/languages';
import { expect, it } from 'vitest';
import { textFiles } from '../text-files.ts';

const TEXTS = resolve(import.meta.dirname, '../../language/texts');

const fileOf = (app: 'patrons' | 'floor', language: string, area: string): string | null => {
  const { name } = textFiles(app);
  if (typeof name !== 'function') throw new Error('the group has one name');
  return name(resolve(TEXTS, language, `${area}.ts`), null as never) ?? null;
};

it.each(Object.keys(LANGUAGES))('has the areas that index.ts imports in one file: %s', (language) => {
  const index = readFileSync(resolve(TEXTS, language, 'index.ts'), 'utf8');
  const areas = [...index.matchAll(/^import \w+ from '\.\/(\w+)\.ts';$/gm)].map(([, area = '']) => area);
  expect(areas).toContain('table');
  for (const area of ['index', ...areas])
    expect(fileOf('patrons', language, area), area).toBe(`texts-${language}`);
});

it('has the texts of the wall and of the frame of the floor in one file', () => {
  const app = readFileSync(resolve(TEXTS, '../../console/src/floor-app.tsx'), 'utf8');
  const [, list = ''] = /FLOOR_TEXTS = \[(.*)\] as const/.exec(app) ?? [];
  const areas = [...list.matchAll(/'(\w+)'/g)].map(([, area = '']) => area);
  expect(areas).toContain('floor');
  for (const area of areas) expect(fileOf('floor', 'ja', area), area).toBe('floor-texts-ja');
});

it('leaves texts that are read where something is opened in files of their own', () => {
  expect(fileOf('patrons', 'en', 'sheets')).toBe('later-texts-en');
  expect(fileOf('patrons', 'en', 'account')).toBeNull();
  expect(fileOf('floor', 'en', 'account')).toBeNull();
});
