// The files of the repository: what git has or would add.
import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SITE = dirname(dirname(fileURLToPath(import.meta.url)));
export const ROOT = dirname(SITE);

const NOT_OURS = new Set([
  '.git',
  '.vitepress',
  '.vitest',
  'node_modules',
  'dist',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
  'shots',
]);

export const repositoryPaths = (folder: string = ROOT): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return repositoryPaths(path);
      return entry.isFile() ? [relative(ROOT, path).replaceAll(sep, '/')] : [];
    });
