// Finds import cycles between files, type imports included: even a cycle of types means that the files cannot be
// understood one at a time.
import { components, filesOfImport } from './graph.ts';
import { importsOf } from './syntax.ts';
import { isCode, type SourceFile } from './tree.ts';

/** Each cycle as one line with its files. */
export const importCycles = (files: readonly SourceFile[]): readonly string[] => {
  const code = files.filter(isCode);
  const known = new Set(code.map(({ path }) => path));
  const edges = new Map(
    code.map((file) => [
      file.path,
      importsOf(file)
        .flatMap(({ specifier }) => filesOfImport(file.path, specifier))
        .filter((path) => known.has(path)),
    ]),
  );
  return components(edges)
    .filter((ring) => ring.length > 1 || edges.get(ring[0] ?? '')?.includes(ring[0] ?? ''))
    .map((ring) => `import cycle: ${[...ring].sort().join(', ')}`);
};
