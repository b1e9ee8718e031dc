// The files that modules are put into, for a graph with some modules of the app and their real sources.
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Graph } from '../module-graph.ts';
import { visitFiles } from '../visit-files.ts';

type Imports = {
  readonly importedIds?: readonly string[];
  readonly dynamicallyImportedIds?: readonly string[];
};

const inWeb = (path: string): string => resolve(import.meta.dirname, '..', path);
const patron = (path: string): string => inWeb(`src/patron/${path}`);
const [MAIN, OFFLINE] = [inWeb('src/main.tsx'), inWeb('src/client/offline.ts')];
const [TABLE, RULES] = [patron('table/table-page.tsx'), patron('rules/rules-page.tsx')];
const [HAND, PACKET] = [patron('table/stage/hand.tsx'), patron('table/stage/packet.tsx')];
const HAND_CARDS = patron('table/stage/hand-cards.tsx');
const AT_ANOTHER_TABLE = patron('table/at-another-table.tsx');

const MODULES: Readonly<Record<string, Imports>> = {
  [inWeb('index.html')]: { importedIds: [MAIN] },
  [MAIN]: { importedIds: ['app'], dynamicallyImportedIds: [OFFLINE, TABLE, RULES] },
  [OFFLINE]: { importedIds: ['app', 'hash'] },
  [TABLE]: { importedIds: ['app', 'felt', 'drawing', HAND], dynamicallyImportedIds: [AT_ANOTHER_TABLE] },
  [HAND]: { dynamicallyImportedIds: [HAND_CARDS, PACKET] },
  [HAND_CARDS]: { importedIds: ['felt', 'strike', 'dialog', 'felt-note'] },
  'felt-note': { importedIds: ['felt'] },
  [PACKET]: { importedIds: ['app'] },
  [AT_ANOTHER_TABLE]: { importedIds: ['felt'] },
  [RULES]: { importedIds: ['drawing', 'dialog', 'paytable'], dynamicallyImportedIds: ['felt-note'] },
  [inWeb('src/client/cuts.ts')]: { importedIds: ['app', 'hash'] },
};
const graph = { getModuleInfo: (id: string) => MODULES[id] ?? null } as unknown as Graph;

const fileOf = (id: string): string | null => {
  const { name } = visitFiles('index.html');
  if (typeof name !== 'function') throw new Error('the group has one name');
  return name(id, graph) ?? null;
};

it('are one for every page, with what a table shares with pages that have no felt, and one for a table', () => {
  for (const id of [MAIN, 'app', 'drawing']) expect(fileOf(id), id).toBe('app');
  for (const id of [TABLE, HAND, 'felt']) expect(fileOf(id), id).toBe('table');
});

it('are two for what is loaded after a first view: what needs no table and is on other pages too, and the rest', () => {
  for (const id of [OFFLINE, 'dialog']) expect(fileOf(id), id).toBe('app-parts');
  for (const id of [HAND_CARDS, 'strike', 'felt-note', PACKET, AT_ANOTHER_TABLE])
    expect(fileOf(id), id).toBe('table-parts');
});

it('are one for cuts, with all that they need', () => {
  for (const id of [inWeb('src/client/cuts.ts'), 'hash']) expect(fileOf(id), id).toBe('cuts');
});

it('leave what is opened to the bundler', () => {
  for (const id of [RULES, 'paytable']) expect(fileOf(id), id).toBeNull();
});
