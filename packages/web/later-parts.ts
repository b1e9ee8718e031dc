// Finds in the source of a module what it loads after the first view without a press: the imports in calls of `later` and
// `laterModule`. A part that is loaded when it is opened has `lazy` or `lazyPart`.
import { readFileSync } from 'node:fs';
import { dynamicImportsOf, type Graph } from './module-graph.ts';

const CALL = /\blater(?:Module)?\(\s*(?:async )?\(\) =>/g;
const CALL_WITH_IMPORT =
  /\blater(?:Module)?\(\s*(?:async )?\(\) =>\s*\(*(?:await )?(?:withTexts\(\s*)?import\('([^']+)'\)/g;
const FOLDERS = /^(?:\.{1,2}\/|@punto\/[a-z]+\/)+/;

/** The paths of the imports, as they are written. Throws at a call whose import it does not find. */
export const laterImportsIn = (source: string): readonly string[] => {
  const paths = [...source.matchAll(CALL_WITH_IMPORT)].map(([, path = '']) => path);
  if (paths.length < (source.match(CALL)?.length ?? 0))
    throw new Error('The import of a later part is not found: packages/web/later-parts.ts.');
  return paths;
};

/** The modules that a module loads after the first view. */
export const laterPartsOf = (id: string, graph: Graph): readonly string[] => {
  const loaded = dynamicImportsOf(id, graph);
  if (loaded.length === 0) return [];
  return laterImportsIn(readFileSync(id, 'utf8')).map((path) => {
    const part = loaded.find((each) => each.endsWith(`/${path.replace(FOLDERS, '')}`));
    if (part === undefined) throw new Error(`${id} loads ${path} later, and the bundler does not know it.`);
    return part;
  });
};
