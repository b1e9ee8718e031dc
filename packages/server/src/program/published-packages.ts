// The installed packages of a program that came from a registry: those of Punto and all that they depend on, found by their
// manifests, because the folder may hold packages of others and need not have a lock file.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The packages that start a program. */
const STARTS = ['@punto/cli', '@punto/server'];

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

/** Their folders, relative to the root with `/`. What is not installed is left out, such as the runtimes of other systems. */
export const publishedPackages = async (root: string): Promise<readonly string[]> => {
  const found = new Map<string, Manifest>();
  const waiting = STARTS.map((name) => ({ name, from: '' }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const installed = await nearest(root, next.from, next.name);
    if (installed === null || found.has(installed.folder)) continue;
    const { folder, manifest } = installed;
    found.set(folder, manifest);
    const { dependencies, optionalDependencies, peerDependencies } = manifest;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      waiting.push({ name, from: `${folder}/` });
  }
  return [...found.keys()];
};

/** The package that an import in the folder `from` finds: the nearest `node_modules` on the way up that has it. */
const nearest = async (root: string, from: string, name: string) => {
  for (let base = from; ; base = parentOf(base)) {
    const folder = `${base}node_modules/${name}`;
    const manifest = await manifestIn(join(root, folder));
    if (manifest !== null) return { folder, manifest };
    if (base === '') return null;
  }
};

/** `node_modules/a/node_modules/b/` is in `node_modules/a/`, and that is in the root, ``. */
const parentOf = (base: string): string => base.slice(0, base.lastIndexOf('node_modules/'));

const manifestIn = async (folder: string): Promise<Manifest | null> => {
  try {
    return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null;
    throw fault;
  }
};
