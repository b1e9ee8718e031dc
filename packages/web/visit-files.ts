// Puts the JavaScript of a visit into few files. The patrons' first views are two, which compress better together than many and need fewer round
// trips: what every page and the lobby need, and what a table needs in addition. Code that a table shares with pages other than
// the felts is in the first file, so that no page without a felt loads the table's file. What is loaded after a first view without a press
// is two more files: what other pages may need too, and what only a table needs. Everything else is split by the imports.
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { laterPartsOf } from './later-parts.ts';
import { dynamicImportsOf, type Graph, loadedFrom, loadedWith } from './module-graph.ts';

const inWeb = (path: string): string => resolve(import.meta.dirname, path);
/** What the texts of every language but English import. */
const TRANSLATION = inWeb('../language/src/message.ts');
const TABLE_PAGE = inWeb('src/patron/table/table-page.tsx');
const OTHER_FELTS = new Set(
  ['side-by-side/side-by-side-page.tsx', 'lobby-bets/lobby-bets.tsx', 'lobby-bets/tile-bet.tsx'].map((path) =>
    inWeb(`src/patron/${path}`),
  ),
);

/** A ticket may wait for the patron's part in a cut, so it has a file of its own. */
const CUTS = inWeb('src/client/cuts.ts');
const isOtherPage = (id: string): boolean => id !== TABLE_PAGE && !OTHER_FELTS.has(id);

/** The file of each module that is loaded in a visit; that of a module that is loaded when something is opened is left to the bundler. */
const filesOfVisit = (page: string, graph: Graph): ReadonlyMap<string, string> => {
  const app = loadedWith([inWeb(page), TRANSLATION], graph);
  const table = loadedWith([TABLE_PAGE], graph);
  const otherPages = [...app].flatMap((id) => dynamicImportsOf(id, graph)).filter(isOtherPage);
  const inOtherPages = loadedWith(otherPages, graph);
  const isOfTable = (id: string): boolean => table.has(id) && !app.has(id) && !inOtherPages.has(id);
  const cuts = loadedWith([CUTS], graph);
  const later = loadedFrom([...app, ...table, ...cuts], graph, (id) => laterPartsOf(id, graph));
  const openedFromPages = loadedFrom(otherPages, graph, (id) =>
    dynamicImportsOf(id, graph).filter(isOtherPage),
  );
  const needsTable = (id: string): boolean => [...loadedWith([id], graph)].some(isOfTable);
  const fileOf = (id: string): string => {
    if (isOfTable(id)) return 'table';
    if (app.has(id) || table.has(id)) return 'app';
    if (cuts.has(id)) return 'cuts';
    return openedFromPages.has(id) && !needsTable(id) ? 'app-parts' : 'table-parts';
  };
  return new Map([...later].map((id) => [id, fileOf(id)]));
};

/** For `output.codeSplitting.groups`. `page`: the HTML file of the app. */
export const visitFiles = (page: string): Rolldown.CodeSplittingGroup => {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    debugName: 'files of a visit',
    includeDependenciesRecursively: false,
    name: (id, graph) => {
      files ??= filesOfVisit(page, graph);
      return files.get(id) ?? null;
    },
  };
};
