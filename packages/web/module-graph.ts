// Sets of modules in the bundler's graph, for the groups of `output.codeSplitting`.
import type { Rolldown } from 'vite';

export type Graph = Rolldown.ChunkingContext;
export type Modules = ReadonlySet<string>;
type NextModules = (id: string) => Iterable<string>;

/** All modules that are reached from some modules, including these. */
const reached = (ids: Iterable<string>, nextOf: NextModules): Modules => {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of nextOf(id)) visit(next);
  };
  for (const id of ids) visit(id);
  return found;
};

export const staticImportsOf = (id: string, graph: Graph): readonly string[] =>
  graph.getModuleInfo(id)?.importedIds ?? [];

export const dynamicImportsOf = (id: string, graph: Graph): readonly string[] =>
  graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];

/** What is loaded with these modules. */
export const loadedWith = (ids: Iterable<string>, graph: Graph): Modules =>
  reached(ids, (id) => staticImportsOf(id, graph));

/** What is loaded with these modules and with what they load later, as far as `follow` has it of their dynamic imports. */
export const loadedFrom = (
  ids: Iterable<string>,
  graph: Graph,
  follow: (id: string) => Iterable<string>,
): Modules => reached(ids, (id) => [...staticImportsOf(id, graph), ...follow(id)]);
