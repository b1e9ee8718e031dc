import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Graph, importsLater, loadedLaterBy } from '../chunk-graph.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-chunks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds the parts that are loaded after a first view, what they import, and the parts that these load', () => {
  const sources: Readonly<Record<string, readonly [code: string, imported: string[], loaded: string[]]>> = {
    'table.tsx': [
      `const Board = later(\n  async () => (await withTexts(import('./board.tsx'), 'board')).Board,\n);
       const Sheet = lazyPart(async () => (await import('./sheet.tsx')).Sheet);
       const sounds = laterModule(() => import('./sounds.ts'));`,
      [],
      ['board.tsx', 'sheet.tsx', 'sounds.ts'],
    ],
    'board.tsx': [
      `const Legend = later(async () => (await import('@punto/ui/legend.tsx')).Legend);`,
      ['road.ts'],
      ['legend.tsx'],
    ],
    'legend.tsx': ['', [], []],
    'road.ts': ['', [], []],
    'sheet.tsx': ['', [], []],
    'sounds.ts': ['', [], []],
  };
  const pathOf = (name: string) => join(folder, name);
  const modules = new Map(
    Object.entries(sources).map(([name, [code, imported, loaded]]) => {
      writeFileSync(pathOf(name), code);
      return [
        pathOf(name),
        { importedIds: imported.map(pathOf), dynamicallyImportedIds: loaded.map(pathOf) },
      ];
    }),
  );
  const graph = { getModuleInfo: (id: string) => modules.get(id) ?? null } as Graph;
  const found = [...loadedLaterBy([pathOf('table.tsx')], graph)].sort();
  expect(found).toEqual(['board.tsx', 'legend.tsx', 'road.ts', 'sounds.ts'].map(pathOf));
});

it('recognises every part of the apps that is loaded later', () => {
  const roots = ['../src', '../../ui/src'].map((path) => new URL(path, import.meta.url));
  const sources = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
      .map((path) => readFileSync(new URL(`${root.href}/${path}`), 'utf8')),
  );
  const written = sources.flatMap((source) => source.match(/= later\w*\(\s*(?:async )?\(\) =>/g) ?? []);
  expect(written.length).toBeGreaterThan(30);
  expect(sources.flatMap(importsLater)).toHaveLength(written.length);
});
