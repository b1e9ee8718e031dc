// Resolves imports to files and finds cycles in a graph (Tarjan's strongly connected components). Shared by the checks
// of files, folders and reachability.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from './tree.ts';

/** The files that an import resolves to: none outside the tree, and for `#name` one for each condition of the manifest. */
export const filesOfImport = (from: string, specifier: string): readonly string[] => {
  if (specifier.startsWith('#')) return conditionalTargets(from, specifier);
  const target = targetOf(from, specifier);
  return target === null ? [] : [target];
};

const conditionalTargets = (from: string, specifier: string): readonly string[] => {
  const [, folder = ''] = /^(packages\/[^/]+)\//.exec(from) ?? [];
  const files = manifestOf(folder).imports?.[specifier] ?? {};
  return Object.values(files).map((file) => posix.join(folder, file));
};

/** Packages with components are imported with the file extension. */
const targetOf = (from: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const own = /^@punto\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (own === null) return null;
  const [, name = '', path = 'index'] = own;
  const named = manifestOf(posix.join('packages', name)).exports?.[`./${path}`];
  if (named !== undefined) return posix.join('packages', name, named);
  const file = /\.(tsx?|css|json)$/.test(path) ? path : `${path}.ts`;
  return file.startsWith('test/') ? `packages/${name}/${file}` : `packages/${name}/src/${file}`;
};

type Manifest = {
  /** Those that map to another path than their name, among others. */
  readonly exports?: Readonly<Record<string, string>>;
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

const read = new Map<string, Manifest>();

const manifestOf = (folder: string): Manifest => {
  const known = read.get(folder);
  if (known !== undefined) return known;
  const path = join(ROOT, folder, 'package.json');
  const manifest: Manifest = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  read.set(folder, manifest);
  return manifest;
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
