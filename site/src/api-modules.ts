// The modules that the reference describes: the files that the public entry of a package exports, and further sub-paths that
// programs outside import.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export const API_PACKAGES = ['engine', 'ledger', 'table', 'protocol', 'operator'] as const;

/** Sub-paths beside the public entry: the client of the protocol and what it needs, the schemas of the HTTP API. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  protocol: ['src/client', 'src/api.ts', 'src/paths.ts', 'src/can.ts', 'src/version.ts'],
};

const EXPORTED = /^export [^;]*? from '(\.\/[^']+)';$/gm;

/** Paths from the root of the repository, in order. */
export const apiModules = (root: string, pathsOfTree: readonly string[]): readonly string[] =>
  API_PACKAGES.flatMap((name) => {
    const folder = posix.join('packages', name);
    const entry = readFileSync(join(root, folder, 'src', 'index.ts'), 'utf8');
    const exported = [...entry.matchAll(EXPORTED)].map(([, file = '']) => posix.join(folder, 'src', file));
    const further = (FURTHER[name] ?? []).flatMap((path) => codeIn(posix.join(folder, path), pathsOfTree));
    const modules = [...new Set([...exported, ...further])].sort();
    for (const module of modules)
      if (!existsSync(join(root, module)))
        throw new Error(`${folder}/src/index.ts exports ${module}, which is not there`);
    return modules;
  });

const codeIn = (path: string, pathsOfTree: readonly string[]): readonly string[] =>
  pathsOfTree.filter(
    (file) =>
      (file === path || file.startsWith(`${path}/`)) && file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
