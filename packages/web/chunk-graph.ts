// Questions about the graph of modules that decide in which file of the build a module is.
import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';

export type Graph = Rolldown.ChunkingContext;
export type Modules = ReadonlySet<string>;

/** All modules that some modules import, including these. */
export const reachedFrom = (ids: Iterable<string>, graph: Graph): Modules => {
  const reached = new Set<string>();
  const visit = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  for (const id of ids) visit(id);
  return reached;
};

/** A call of `later` or of a function named after it (`ui/src/later.tsx`, `ui/src/later-module.ts`) with the file that it imports. */
const LATER =
  /\blater[A-Z]?\w*\(\s*(?:async )?\(\) =>\s*(?:\(?await )?(?:\(?withTexts\()?import\('(?:\.\.?\/|@punto\/[a-z]+\/)*([^']+)'/g;

/** The ends of the paths of the files that a source loads later. */
export const importsLater = (source: string): readonly string[] =>
  [...source.matchAll(LATER)].map(([, file]) => `/${file}`);

const partsIn = (id: string, graph: Graph): readonly string[] => {
  const imported = graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  if (imported.length === 0) return [];
  const files = importsLater(readFileSync(id, 'utf8'));
  return imported.filter((part) => files.some((file) => part.replaceAll('\\', '/').endsWith(file)));
};

/** All modules of the parts that some modules load after the first view, and of the parts that these load. */
export const loadedLaterBy = (modules: Iterable<string>, graph: Graph): Modules => {
  const later = new Set<string>();
  let added: readonly string[] = [...modules];
  while (added.length > 0) {
    const parts = added.flatMap((id) => partsIn(id, graph));
    added = [...reachedFrom(parts, graph)].filter((id) => !later.has(id));
    for (const id of added) later.add(id);
  }
  return later;
};
