// The files of the tree for the checks: everything that is in git or would be added, read once.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export type SourceFile = {
  /** Path from the root of the tree, with forward slashes. */
  readonly path: string;
  readonly text: string;
};

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const NOT_OURS = new Set([
  '.git',
  '.vitest',
  'node_modules',
  'dist',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
  'shots',
]);
const TEXT = /\.(ts|tsx|mjs|js|css|html|md|json|svg|sql)$|(^|\/)(LICENSE|run|\.npmrc|\.gitignore)$/;

let paths: readonly string[] | null = null;
let tree: readonly SourceFile[] | null = null;

/** Every file, text or not. */
export const readPaths = (): readonly string[] => {
  paths ??= pathsUnder(ROOT);
  return paths;
};

/** The text files. Read once, so that all checks see the same state. */
export const readTree = (): readonly SourceFile[] => {
  tree ??= readPaths()
    .filter((path) => TEXT.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  return tree;
};

const pathsUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NOT_OURS.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return pathsUnder(path);
      return entry.isFile() ? [relative(ROOT, path).replaceAll(sep, '/')] : [];
    });

export const isCode = ({ path }: SourceFile): boolean => /\.(ts|tsx|mjs)$/.test(path);
/** Tests, their support files, and the contract suites that adapters run. */
export const isTest = ({ path }: SourceFile): boolean =>
  /(\.test|\/contract(-[a-z]+)?)\.tsx?$/.test(path) || /(^|\/)test\//.test(path);

/** Name of the package folder of a file below `packages/`; `null` for the rest of the tree. */
export const packageOf = (path: string): string | null => /^packages\/([^/]+)\//.exec(path)?.[1] ?? null;
