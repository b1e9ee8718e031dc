// Resolves imports to files and finds cycles in a graph (Tarjan's strongly connected components). Shared by the checks
// of files, folders and reachability.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from './tree.ts';

/**
 * The file that an import resolves to; `null` if it is outside the tree. Packages with components are imported with the
 * file extension.
 */
export const targetOf = (from: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const own = /^@punto\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (own === null) return null;
  const [, name = '', path = 'index'] = own;
  const named = namedExports(name)[`./${path}`];
  if (named !== undefined) return posix.join('packages', name, named);
  const file = /\.(tsx?|css|json)$/.test(path) ? path : `${path}.ts`;
  return file.startsWith('test/') ? `packages/${name}/${file}` : `packages/${name}/src/${file}`;
};

const read = new Map<string, Readonly<Record<string, string>>>();

/** The exports of a package that map to another path than their name. */
const namedExports = (name: string): Readonly<Record<string, string>> => {
  const known = read.get(name);
  if (known !== undefined) return known;
  const manifest = join(ROOT, 'packages', name, 'package.json');
  const { exports = {} } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  read.set(name, exports);
  return exports;
};

export type Edges = ReadonlyMap<string, Iterable<string>>;

export const components = (edges: Edges): readonly (readonly string[])[] => {
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
