// Finds files that import each other in a ring, types included: a ring of types is still two files that
// cannot be understood one at a time. Tarjan's strongly connected components.
import { posix } from 'node:path';
import { importsOf } from './syntax.ts';
import { isCode, type SourceFile } from './tree.ts';

/** Each ring as one line naming its files. */
export const importCycles = (files: readonly SourceFile[]): readonly string[] => {
  const code = files.filter(isCode);
  const known = new Set(code.map(({ path }) => path));
  const edges = new Map(
    code.map((file) => [
      file.path,
      importsOf(file)
        .map(({ specifier }) => target(file.path, specifier))
        .filter((path): path is string => path !== null && known.has(path)),
    ]),
  );
  return components(edges)
    .filter((ring) => ring.length > 1 || edges.get(ring[0] ?? '')?.includes(ring[0] ?? ''))
    .map((ring) => `import cycle: ${[...ring].sort().join(', ')}`);
};

/** The file an import leads to; `null` when it leaves the tree. */
const target = (from: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const own = /^@punto\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  return own === null ? null : `packages/${own[1]}/src/${own[2] ?? 'index'}.ts`;
};

const components = (edges: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] => {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();

  const visit = (node: string): number => {
    const number = order.size;
    order.set(node, number);
    let least = number;
    stack.push(node);
    onStack.add(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) least = Math.min(least, visit(next));
      else if (onStack.has(next)) least = Math.min(least, order.get(next) ?? least);
    }
    if (least === number) {
      const ring = stack.splice(stack.indexOf(node));
      for (const member of ring) onStack.delete(member);
      found.push(ring);
    }
    return least;
  };

  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return found;
};
