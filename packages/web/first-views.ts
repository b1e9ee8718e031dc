// Puts the JavaScript of the patrons' first views into two files, which compress better together than many and need fewer round
// trips: what every page and the lobby need, and what a table needs in addition. Code that a table shares with pages other than
// the felts is in the first file, so that no page without a felt loads the table's file. Everything else is split by the imports.
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;
type Modules = ReadonlySet<string>;

const inWeb = (path: string): string => resolve(import.meta.dirname, path);
const TABLE_PAGE = inWeb('src/patron/table/table-page.tsx');
const OTHER_FELTS = new Set(
  ['side-by-side/side-by-side-page.tsx', 'lobby-bets/lobby-bets.tsx', 'lobby-bets/tile-bet.tsx'].map((path) =>
    inWeb(`src/patron/${path}`),
  ),
);

/** All modules that some modules import, including these. */
const reachedFrom = (ids: Iterable<string>, graph: Graph): Modules => {
  const reached = new Set<string>();
  const visit = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  for (const id of ids) visit(id);
  return reached;
};

const viewsIn = (graph: Graph) => {
  const first = reachedFrom([inWeb('index.html')], graph);
  const pages = [...first].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const otherPages = pages.filter((id) => id !== TABLE_PAGE && !OTHER_FELTS.has(id));
  return { first, table: reachedFrom([TABLE_PAGE], graph), otherPages: reachedFrom(otherPages, graph) };
};

/** For `output.codeSplitting.groups`. */
export const firstViews = (): Rolldown.CodeSplittingGroup => {
  let views: ReturnType<typeof viewsIn> | undefined;
  return {
    includeDependenciesRecursively: false,
    name: (id, graph) => {
      views ??= viewsIn(graph);
      const { first, table, otherPages } = views;
      if (first.has(id) || (table.has(id) && otherPages.has(id))) return 'app';
      return table.has(id) ? 'table' : null;
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
