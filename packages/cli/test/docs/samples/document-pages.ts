// Every Markdown page of the tree, of which those that the site and the packages publish are a part.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export type DocumentPage = { readonly path: string; readonly text: string };

export const ROOT = dirname(fileURLToPath(new URL('../../../../../package.json', import.meta.url)));

/** Written by a build, a run or npm. */
const WRITTEN = new Set([
  'node_modules',
  'dist',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
  'shots',
]);

export const documentPages = (): readonly DocumentPage[] =>
  pagesUnder(ROOT)
    .toSorted()
    .map((path) => ({ path, text: textOf(path) }));

export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const pagesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !WRITTEN.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return pagesUnder(path);
      return entry.name.endsWith('.md') ? [relative(ROOT, path).replaceAll(sep, '/')] : [];
    });
