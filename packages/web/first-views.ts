// The JavaScript of the first views in four files instead of thirty, which compress better together: what both apps
// need, what the lobby needs, what every felt needs besides (a table, tables side by side, bets in the lobby), and what
// only a table needs. Everything else is split as the imports are. So is what another page needs as well: no page
// loads the table's file, and the floor no file of the patrons' app.
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
/** They run when they are loaded, so they are in a file that nothing else needs. */
const ENTRIES = new Set(['index.html', 'src/main.tsx'].map(inWeb));

/** All modules that some modules import, themselves included; with those that are loaded later if `later`. */
const reachedFrom = (ids: Iterable<string>, graph: Graph, later = false): Modules => {
  const reached = new Set<string>();
  const visit = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    const info = graph.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) visit(next);
    if (later) for (const next of info?.dynamicallyImportedIds ?? []) visit(next);
  };
  for (const id of ids) visit(id);
  return reached;
};

const viewsIn = (graph: Graph) => {
  const lobby = reachedFrom([inWeb('index.html')], graph);
  const pages = [...lobby].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const otherPages = pages.filter((id) => id !== TABLE_PAGE && !OTHER_FELTS.has(id));
  return {
    lobby,
    table: reachedFrom([TABLE_PAGE], graph),
    otherFelts: reachedFrom(OTHER_FELTS, graph),
    otherPages: reachedFrom(otherPages, graph),
    floor: reachedFrom([inWeb('floor.html')], graph),
    laterOnFloor: reachedFrom([inWeb('floor.html')], graph, true),
  };
};

/** For `output.codeSplitting.groups`. */
export const firstViews = (): Rolldown.CodeSplittingGroup => {
  let views: ReturnType<typeof viewsIn> | undefined;
  return {
    includeDependenciesRecursively: false,
    name: (id, graph) => {
      views ??= viewsIn(graph);
      const { lobby, table, otherFelts, otherPages, floor, laterOnFloor } = views;
      if (ENTRIES.has(id) || !(lobby.has(id) || table.has(id))) return null;
      if (floor.has(id)) return 'both-apps';
      if (laterOnFloor.has(id)) return null;
      if (lobby.has(id)) return 'lobby';
      if (otherPages.has(id)) return null;
      return otherFelts.has(id) ? 'felts' : 'table';
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
