// Puts the JavaScript of the patrons' first views into two files, which compress better together than many and need fewer round
// trips: what every page and the lobby need, and what a table needs in addition. Code that a table shares with pages other than
// the felts is in the first file, so that no page without a felt loads the table's file. The parts that are loaded after a first view
// are two files likewise, without what a page imports at once: each of some sixty parts was a request for its code and one for its
// styles. Everything else is split by the imports.
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { type Graph, loadedLaterBy, reachedFrom } from './chunk-graph.ts';

const inWeb = (path: string): string => resolve(import.meta.dirname, path);
const TABLE_PAGE = inWeb('src/patron/table/table-page.tsx');
const OTHER_FELTS = new Set(
  ['side-by-side/side-by-side-page.tsx', 'lobby-bets/lobby-bets.tsx', 'lobby-bets/tile-bet.tsx'].map((path) =>
    inWeb(`src/patron/${path}`),
  ),
);

const viewsIn = (graph: Graph) => {
  const first = reachedFrom([inWeb('index.html')], graph);
  const loadedBy = (modules: Iterable<string>) =>
    [...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const withoutFelts = (ids: readonly string[]) =>
    ids.filter((id) => id !== TABLE_PAGE && !OTHER_FELTS.has(id));
  const table = reachedFrom([TABLE_PAGE], graph);
  return {
    first,
    table,
    otherPages: reachedFrom(withoutFelts(loadedBy(first)), graph),
    routed: reachedFrom(withoutFelts(loadedBy([inWeb('src/main.tsx')])), graph),
    partsOfAll: loadedLaterBy(first, graph),
    partsOfTable: loadedLaterBy(table, graph),
  };
};

/** For `output.codeSplitting.groups`. */
export const firstViews = (): Rolldown.CodeSplittingGroup => {
  let views: ReturnType<typeof viewsIn> | undefined;
  return {
    includeDependenciesRecursively: false,
    name: (id, graph) => {
      views ??= viewsIn(graph);
      const { first, table, otherPages, routed, partsOfAll, partsOfTable } = views;
      if (first.has(id) || (table.has(id) && otherPages.has(id))) return 'app';
      if (table.has(id)) return 'table';
      if (routed.has(id)) return null;
      if (partsOfAll.has(id)) return 'app-parts';
      return partsOfTable.has(id) ? 'table-parts' : null;
    },
  };
};

/** What `index.ts` in the folder of each language loads at once: the texts of lobby and table, in one file. */
const FIRST_TEXTS =
  /[\\/]texts[\\/]([^\\/]+)[\\/](?:index|bars|caller|felt|lobby|play|shared|shell|table)\.ts$/;

/** For `output.codeSplitting.groups`: `texts-ja`. */
export const firstTexts = (): Rolldown.CodeSplittingGroup => ({
  includeDependenciesRecursively: false,
  name: (id) => {
    const [, language] = FIRST_TEXTS.exec(id) ?? [];
    return language ? `texts-${language}` : null;
  },
});
