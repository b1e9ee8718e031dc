// The law of dependencies: which package may import which. The pure packages are pure because nothing impure can be
// imported there.
import { importsOf } from './syntax.ts';
import { isCode, isTest, packageOf, type SourceFile } from './tree.ts';

/** Specifiers that a package may import, in addition to its own files; `*` matches any sub-path. */
export const LAW: Readonly<Record<string, readonly string[]>> = {
  // `node:crypto` is for SHA-256 in Node, to which `#sha256` leads there (`purity.ts`).
  engine: ['@noble/hashes/*', '@noble/curves/*', '#sha256', 'node:crypto'],
  ledger: ['@punto/engine/minor', '@punto/engine/currency'],
  table: ['@punto/engine', '@punto/engine/*', '@punto/ledger', '@punto/ledger/*'],
  protocol: [
    '@punto/engine',
    '@punto/engine/*',
    '@punto/ledger/protection/*',
    // The codes of transfers, which statements name.
    '@punto/ledger/transfer',
    '@punto/table',
    '@punto/table/*',
    'typebox',
    'typebox/*',
  ],
  store: [
    '@punto/engine/*',
    '@punto/ledger',
    '@punto/ledger/*',
    '@punto/table',
    '@punto/table/*',
    '@punto/protocol/*',
    'node:*',
    'dependencies',
  ],
  server: [
    // The English texts of refusals, and how their parameters are put in.
    '@punto/language/format',
    '@punto/language/texts/*',
    // Which texts a page needs first.
    '@punto/language/languages',
    '@punto/engine',
    '@punto/engine/*',
    '@punto/ledger',
    '@punto/ledger/*',
    '@punto/table',
    '@punto/table/*',
    '@punto/protocol',
    '@punto/protocol/*',
    '@punto/store/*',
    // The wallet contract, its signatures and the rules of its caller.
    '@punto/operator/contract/*',
    '@punto/operator/reconcile/*',
    '@punto/operator/rules/*',
    '@punto/operator/signature/*',
    'node:*',
    'dependencies',
  ],
  language: ['@punto/engine/minor', 'dependencies'],
  ui: ['@punto/engine', '@punto/engine/*', '@punto/protocol/*', '@punto/language/*', 'dependencies'],
  console: [
    '@punto/engine',
    '@punto/engine/*',
    '@punto/protocol',
    '@punto/protocol/*',
    '@punto/language/*',
    '@punto/ui/*',
    // Brand and currency, which the names of patrons and accounts carry.
    '@punto/ledger/account',
    '@punto/ledger/patron-key',
    'dependencies',
  ],
  web: [
    '@punto/engine',
    '@punto/engine/*',
    '@punto/protocol',
    '@punto/protocol/*',
    '@punto/language/*',
    '@punto/ui/*',
    '@punto/console/main.tsx',
    'dependencies',
  ],
  parts: ['@punto/engine/*', '@punto/protocol/watch'],
  operator: ['@punto/engine/*', 'node:*', 'dependencies'],
  cli: [
    '@punto/engine',
    '@punto/engine/*',
    '@punto/operator/*',
    '@punto/protocol',
    '@punto/protocol/*',
    '@punto/server/*',
    '@punto/store/*',
    'node:*',
    'dependencies',
  ],
  simulation: [
    '@punto/engine/*',
    '@punto/ledger',
    '@punto/ledger/*',
    '@punto/operator/*',
    '@punto/table',
    '@punto/table/*',
    '@punto/protocol',
    '@punto/protocol/*',
    '@punto/server/*',
    '@punto/store/*',
    'node:*',
    'dependencies',
  ],
};

const FOR_TESTS = [
  'vitest',
  'vitest/*',
  'fast-check',
  'oidc-provider',
  'yaml',
  '@redocly/openapi-core',
  'ajv',
  'ajv/*',
  'node:*',
  'dependencies',
];

/**
 * Tests of the server compare the languages of room files with those of the apps, and call the reference operator. Tests of the store play rounds through
 * the server's own code, since a simplified game would produce other records.
 * Tests of traces record with the SDK of OpenTelemetry. Tests of signatures compare with the library of the standard.
 * Tests of the command line pack the engine as for a registry, read Parquet files back and parse the room files of the documents, tests of pages render components
 * with the plugins of the build, and the fixture pages that the build of web serves render the console. Tests of web run the
 * build's own plugins.
 */
const FOR_TESTS_OF: Readonly<Record<string, readonly string[]>> = {
  server: [
    '@punto/language/languages',
    '@punto/operator/*',
    '@opentelemetry/sdk-trace',
    '@opentelemetry/context-async-hooks',
  ],
  operator: ['standardwebhooks'],
  store: ['@punto/server/*', 'pino'],
  cli: ['publint', 'publint/utils', '@arethetypeswrong/core', 'hyparquet', 'jsonc-parser'],
  ui: ['vite', 'vite-plugin-solid'],
  web: ['@punto/console/*', 'vite'],
};

export type Manifest = { readonly dependencies?: Readonly<Record<string, string>> };

/** Every import that the law does not permit. A package without a law is reported too. */
export const unlawfulImports = (
  files: readonly SourceFile[],
  manifestOf: (packageName: string) => Manifest,
): readonly string[] =>
  files.filter(isCode).flatMap((file) => {
    const name = packageOf(file.path);
    if (name === null || !/^packages\/[^/]+\/(src|test)\//.test(file.path)) return [];
    const law = LAW[name];
    if (law === undefined) return [`${file.path}: the package ${name} has no law`];
    const allowed = [...law, ...(isTest(file) ? [...FOR_TESTS, ...(FOR_TESTS_OF[name] ?? [])] : [])].flatMap(
      (rule) => (rule === 'dependencies' ? thirdParties(manifestOf(name)) : [rule]),
    );
    return importsOf(file)
      .map(({ specifier }) => specifier)
      .filter(
        (specifier) =>
          !(specifier.startsWith('.') ? isInside(file.path, specifier) : matches(allowed, specifier)),
      )
      .map((specifier) => `${file.path}: may not import ${specifier}`);
  });

const thirdParties = (manifest: Manifest): readonly string[] =>
  Object.keys(manifest.dependencies ?? {})
    .filter((name) => !name.startsWith('@punto/'))
    .flatMap((name) => [name, `${name}/*`]);

const matches = (allowed: readonly string[], specifier: string): boolean =>
  allowed.some((rule) => (rule.endsWith('*') ? specifier.startsWith(rule.slice(0, -1)) : specifier === rule));

/** A relative import must stay in its package and include the file extension. */
const isInside = (path: string, specifier: string): boolean => {
  const depth = path.split('/').length - 3;
  const up = specifier.split('/').filter((part) => part === '..').length;
  return up <= depth && /\.(ts|tsx|css|svg|json)$/.test(specifier);
};
