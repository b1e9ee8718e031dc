// Within a package's `src`, the entries of a folder (files and subfolders) must form no import cycle, types included,
// so that each can be read after those it imports. An import counts between the two entries where the two paths
// diverge.
import { components, filesOfImport } from '../graph.ts';
import { importsOf } from '../syntax.ts';
import { isCode, isTest, type SourceFile } from '../tree.ts';
import type { Fault } from './exceptions.ts';

const SRC = /^packages\/[^/]+\/src\//;

/** Each cycle with one import for every edge in it. */
export const folderCycles = (files: readonly SourceFile[]): readonly Fault[] => {
  const sources = files.filter((file) => SRC.test(file.path) && isCode(file) && !isTest(file));
  const known = new Set(sources.map(({ path }) => path));
  const edges = new Map<string, Map<string, string>>();
  for (const file of sources) {
    for (const target of importsOf(file).flatMap(({ specifier }) => filesOfImport(file.path, specifier))) {
      if (!known.has(target)) continue;
      const [from, to] = whereTheyPart(file.path, target);
      // Imports between packages are checked by the dependency law.
      if (from === to || from.split('/').length < 4) continue;
      const arrows = edges.get(from) ?? new Map<string, string>();
      edges.set(from, arrows.set(to, arrows.get(to) ?? `${file.path} imports ${target}`));
    }
  }
  const named = new Map([...edges].map(([from, arrows]) => [from, arrows.keys().toArray()]));
  return components(named)
    .filter((ring) => ring.length > 1)
    .map((ring) => faultOf([...ring].sort(), edges));
};

/** The entries of the deepest common folder. */
const whereTheyPart = (a: string, b: string): readonly [string, string] => {
  const left = a.split('/');
  const right = b.split('/');
  let depth = 0;
  while (depth < Math.min(left.length, right.length) - 1 && left[depth] === right[depth]) depth++;
  return [left.slice(0, depth + 1).join('/'), right.slice(0, depth + 1).join('/')];
};

const faultOf = (ring: readonly string[], edges: ReadonlyMap<string, ReadonlyMap<string, string>>): Fault => {
  const folder = ring[0]?.split('/').slice(0, -1).join('/');
  const key = `${folder}: ${ring.map((path) => path.split('/').at(-1)).join(' ')}`;
  const arrows = ring.flatMap((from) =>
    ring.flatMap((to) => {
      const example = edges.get(from)?.get(to);
      return example === undefined ? [] : [`  ${example}`];
    }),
  );
  return { key, says: [`${key} import each other`, ...arrows].join('\n') };
};
