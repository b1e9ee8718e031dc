// Every file in `src` must be reached by the product; what only tests use belongs into `test` and is not shipped. From
// the entries, all references are followed: static and dynamic imports, `new URL('…', import.meta.url)` (a worker, a
// folder of migrations), `import.meta.resolve`, and references in HTML and CSS. In the pure packages everything that
// the index exports counts as reached.
import { posix } from 'node:path';
import { filesOfImport } from '../graph.ts';
import { importsOf } from '../syntax.ts';
import { isCode, isTest, type SourceFile } from '../tree.ts';
import type { Exceptions, Fault } from './exceptions.ts';

/** Files that are started, opened or installed by users. */
export const ENTRIES: readonly string[] = [
  'packages/server/src/start/main.ts',
  'packages/cli/src/main.ts',
  'packages/web/index.html',
  'packages/web/floor.html',
  'packages/engine/src/index.ts',
  'packages/ledger/src/index.ts',
  'packages/table/src/index.ts',
  'packages/protocol/src/index.ts',
  'packages/protocol/src/client/house.ts',
  'packages/operator/src/index.ts',
  'packages/parts/src/roads.ts',
  'packages/parts/src/odds.ts',
  'packages/parts/src/table.ts',
];

/** Never shipped, with entries of its own: its imports do not make the product's files reached. */
export const TOOLS: readonly string[] = [
  'packages/simulation/src/main.ts',
  'packages/simulation/src/evenings/main.ts',
  'packages/simulation/src/wallets/main.ts',
];
const TOOL = /^packages\/simulation\//;

const SRC = /^packages\/[^/]+\/src\//;

/** Entries that do not exist, and files that no entry reaches. */
export const unreached = (
  files: readonly SourceFile[],
  entries: readonly string[] = ENTRIES,
  tools: readonly string[] = TOOLS,
): readonly Fault[] => {
  const known = new Map(files.map((file) => [file.path, file]));
  const missing = [...entries, ...tools, ...files.flatMap(offeredBy)]
    .filter((entry) => !known.has(entry))
    .map((entry) => ({ key: entry, says: `${entry}: this entry does not exist` }));
  const product = reachedFrom(entries, known);
  const tool = reachedFrom(tools, known);
  const left = files
    .filter((file) => SRC.test(file.path) && !isTest(file))
    .filter(({ path }) => !(TOOL.test(path) ? tool : product).has(path))
    .map(({ path }) => ({ key: path, says: `${path}: no entry of the product reaches it` }));
  return [...missing, ...left];
};

/** The single files that a package exposes by `bin` and `exports`, or imports by `imports`; build output is skipped. */
const offeredBy = ({ path, text }: SourceFile): readonly string[] => {
  if (!/^packages\/[^/]+\/package\.json$/.test(path)) return [];
  const { bin, exports, imports }: Readonly<Partial<Record<string, unknown>>> = JSON.parse(text);
  return [bin, exports, imports]
    .flatMap(wordsIn)
    .filter((offered) => !offered.includes('*') && !offered.startsWith('./dist/'))
    .map((offered) => posix.join(posix.dirname(path), offered));
};

/** Keyed by name, by condition, or both. */
const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

const reachedFrom = (
  entries: readonly string[],
  known: ReadonlyMap<string, SourceFile>,
): ReadonlySet<string> => {
  const paths = [...known.keys()];
  const reached = new Set<string>();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const file = known.get(path);
    if (file === undefined) {
      // A folder that is read as a whole.
      if (path.endsWith('/')) open.push(...paths.filter((other) => dirnameOf(other) === path));
    } else if (!reached.has(path)) {
      reached.add(path);
      open.push(...targetsOf(file));
    }
  }
  return reached;
};

const dirnameOf = (path: string): string => `${posix.dirname(path)}/`;

/** The references of a file: files, and folders that are read as a whole, which end with `/`. */
export const targetsOf = (file: SourceFile): readonly string[] => {
  if (isCode(file)) return codeTargets(file);
  if (file.path.endsWith('.html')) return pageTargets(file);
  return file.path.endsWith('.css') ? styleTargets(file) : [];
};

const BESIDE = /new URL\(\s*'(\.[^']*)',\s*import\.meta\.url\s*,?\s*\)/g;
const RESOLVED = /import\.meta\.resolve\(\s*'([^']+)'\s*\)/g;

const codeTargets = (file: SourceFile): readonly string[] => {
  const specifiers = [
    ...importsOf(file).map(({ specifier }) => specifier),
    ...matchesOf(file.text, BESIDE),
    ...matchesOf(file.text, RESOLVED),
  ];
  return specifiers.flatMap((specifier) => filesOfImport(file.path, specifier.replace(/\?.*$/, '')));
};

/** `/src/main.tsx` in a page is relative to the package. */
const pageTargets = ({ path, text }: SourceFile): readonly string[] =>
  matchesOf(text, /(?:src|href)="([^"]+)"/g).map((named) => posix.join(posix.dirname(path), named));

const styleTargets = ({ path, text }: SourceFile): readonly string[] =>
  matchesOf(text, /(?:@import\s+|url\(\s*)['"]?(\.[^'")]+)/g).map((named) =>
    posix.join(posix.dirname(path), named),
  );

const matchesOf = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, named = '']) => named);

export const EXCEPTIONS: Exceptions = {};
