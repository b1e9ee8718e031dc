import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CheckResult } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from './packed/example-of.ts';
import { type PackedProject, packedProject, ROOT } from './packed/packed-project.ts';

const LIBRARIES = ['engine', 'ledger', 'table', 'protocol', 'operator'];
/** A separate process: in Vitest's, the package's condition `development` leads to TypeScript in node_modules. */
const RESOLVE_PACKED = fileURLToPath(new URL('./packed/resolve-packed.mjs', import.meta.url));

let project: PackedProject;
beforeAll(() => {
  project = packedProject(LIBRARIES);
});
afterAll(() => project.remove());

const tarballOf = (library: string) => {
  const found = project.tarballs.find(({ name }) => name === `@punto/${library}`);
  if (found === undefined) throw new Error(`${library} was not packed`);
  return found;
};

let results: readonly CheckResult[] | undefined;
/** Of all libraries by one process: loading the checker takes longer than checking a package. */
const resolved = (): readonly CheckResult[] => {
  const files = LIBRARIES.map((library) => tarballOf(library).file);
  const found: readonly CheckResult[] =
    results ?? JSON.parse(project.run(process.execPath, [RESOLVE_PACKED, ...files]));
  results = found;
  return found;
};

/** Every Node from 22 on of the machine: the one of the tests and those on the path. */
const nodes = (): readonly string[] => {
  const found = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  const programs = new Set([process.execPath, ...found.filter(existsSync).map((path) => realpathSync(path))]);
  const majorOf = (node: string) =>
    Number.parseInt(spawnSync(node, ['--version']).stdout.toString().slice(1), 10);
  return [...programs].filter((node) => majorOf(node) >= 22);
};

describe.each(LIBRARIES)('the tarball of %s', (library) => {
  it('has compiled files with their sources and declarations, a licence and a README, and no tests', () => {
    const { files } = tarballOf(library);
    for (const file of [
      'LICENSE',
      'README.md',
      'package.json',
      'dist/index.js',
      'dist/index.d.ts',
      'src/index.ts',
    ])
      expect(files).toContain(file);
    expect(files.filter((file) => /\.test\.|^test\/|^scripts\//.test(file))).toEqual([]);
    const map = JSON.parse(
      readFileSync(join(project.folder, 'node_modules/@punto', library, 'dist/index.js.map'), 'utf8'),
    );
    expect(map.sources).toEqual(['../src/index.ts']);
  });

  it('has a manifest of its own: exact versions of its siblings, and nothing of the tree', () => {
    const manifest = project.manifestOf(`@punto/${library}`);
    const { version } = tarballOf(library);
    const siblings = Object.entries(manifest.dependencies).filter(([name]) => name.startsWith('@punto/'));
    expect(siblings.map(([, range]) => range)).toEqual(siblings.map(() => version));
    expect(manifest).toMatchObject({ license: 'MIT', sideEffects: false, type: 'module' });
    expect(manifest.scripts ?? manifest.devDependencies).toBeUndefined();
    expect(Object.keys(manifest.exports).filter((subpath) => subpath.startsWith('./test'))).toEqual([]);
    const readme = readFileSync(join(project.folder, 'node_modules/@punto', library, 'README.md'), 'utf8');
    expect(readme.match(/\]\(\.\.?\//g) ?? []).toEqual([]);
  });

  it('has a manifest without a fault that publint knows', async () => {
    const tarball = Uint8Array.from(readFileSync(tarballOf(library).file)).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it('leads to its types at each sub-path, as arethetypeswrong resolves it', () => {
    const checked = resolved()[LIBRARIES.indexOf(library)];
    if (!checked?.types) throw new Error('the package has no types');
    expect(Object.keys(checked.entrypoints)).toContain('.');
    // ES modules alone, as its README says: resolution before `exports`, and `require` before Node 20.19, find none.
    const faults = checked.problems.filter(
      (problem) =>
        !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
    );
    expect(faults).toEqual([]);
  });

  it('has every sub-path that its exports name', () => {
    const { exports } = JSON.parse(readFileSync(join(ROOT, 'packages', library, 'package.json'), 'utf8'));
    const named = Object.keys(exports).filter((name) => !name.includes('*'));
    const typeOf = (name: string) => (name.endsWith('.json') ? " with { type: 'json' }" : '');
    project.write('all.mjs', [
      ...named.map(
        (name, n) => `import * as part${n} from '@punto/${library}${name.slice(1)}'${typeOf(name)};`,
      ),
      `console.log([${named.map((_, n) => `part${n}`)}].length);`,
    ]);
    expect(project.run(process.execPath, ['all.mjs'])).toBe(String(named.length));
  });
});

describe('the packed engine', () => {
  it('depends on a hash and a curve alone', () => {
    expect(Object.keys(project.manifestOf('@punto/engine').dependencies)).toEqual([
      '@noble/curves',
      '@noble/hashes',
    ]);
  });

  it('has SHA-256 of Node for Node and one in JavaScript for all others', () => {
    const files = { node: 'dist/fairness/sha256.node.js', default: 'dist/fairness/sha256.js' };
    expect(project.manifestOf('@punto/engine').imports).toEqual({
      '#sha256': { node: `./${files.node}`, default: `./${files.default}` },
    });
    const textOf = (file: string) =>
      readFileSync(join(project.folder, 'node_modules/@punto/engine', file), 'utf8');
    expect(textOf(files.node)).toContain("from 'node:crypto'");
    expect(textOf(files.default)).not.toContain('node:');
  });

  it.each(nodes())('[B21] is imported by %s', (node) => {
    project.write('use.mjs', [
      "import { edgeOf } from '@punto/engine';",
      "import { bigRoad } from '@punto/engine/roads';",
      "import { midCoupOdds } from '@punto/engine/odds/mid-coup';",
      "import { commitOf } from '@punto/engine/fairness/cut';",
      "import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';",
      'console.log(edgeOf("banker", LIVE_EIGHT_DECK.shoe.decks).edge, bigRoad([]).cells.length, typeof midCoupOdds);',
      'if (commitOf("", "00").length !== 64) throw new Error("no hash");',
    ]);
    expect(project.run(node, ['use.mjs'])).toMatch(/^0\.010579\d+ 0 function$/);
  });
});

describe('the schema files of the tarballs', () => {
  it.each([
    ['@punto/protocol/schemas/openapi.json', 'packages/protocol/schemas/openapi.json'],
    ['@punto/protocol/schemas/asyncapi.json', 'packages/protocol/schemas/asyncapi.json'],
    ['@punto/operator/openapi/wallet.json', 'packages/operator/openapi/wallet.json'],
    ['@punto/operator/openapi/office.json', 'packages/operator/openapi/office.json'],
  ])('%s is the committed document', (specifier, committed) => {
    project.write('schema.mjs', [
      "import { createRequire } from 'node:module';",
      `console.log(createRequire(import.meta.url).resolve('${specifier}'));`,
    ]);
    const installed = readFileSync(project.run(process.execPath, ['schema.mjs']));
    expect(installed.equals(readFileSync(join(ROOT, committed)))).toBe(true);
  });
});

describe('the first example of the README', () => {
  it('[B21] of the engine has eight lines and prints the result of its coup', () => {
    const lines = exampleOf('engine');
    expect(lines.filter((line) => line !== '').length).toBeLessThanOrEqual(8);
    project.write('readme.mjs', lines);
    expect(project.run(process.execPath, ['readme.mjs']).split('\n')[0]).toBe('B9');
  });

  // That of the protocol needs a house: it is run beside the bot.
  it.each(['ledger', 'table', 'operator'])('of %s prints what it says', (library) => {
    const lines = exampleOf(library);
    const printed = lines.flatMap((line) => /^console\.log.*; \/\/ (.*)$/.exec(line)?.[1] ?? []);
    expect(printed.length).toBeGreaterThan(2);
    project.write('readme.mjs', lines);
    expect(project.run(process.execPath, ['readme.mjs']).split('\n')).toEqual(printed);
  });
});

describe('a project that type-checks the declarations of all libraries', () => {
  it('finds its own mistake and nothing else', () => {
    project.write('consumer.ts', [
      "import { type Coup, parseCard, parseCoup } from '@punto/engine';",
      "import { oddsOf, fullShoe, type Fraction, expectedOf } from '@punto/engine/odds';",
      "import { createBook, type Book } from '@punto/ledger';",
      "import { decide, evolve, type TableState } from '@punto/table';",
      "import type { ServerMessage } from '@punto/protocol';",
      "import { createClient, type PatronClient } from '@punto/protocol/client/patron-client';",
      "import { signMessage } from '@punto/operator';",
      'const card: ReturnType<typeof parseCard> = parseCard("AS");',
      'export const coup: Coup | null = ((parsed) => (parsed.ok ? parsed.coup : null))(parseCoup(card ? [card] : []));',
      'export const worth: Fraction = expectedOf(oddsOf(fullShoe(8)).player);',
      'export type All = [Book, TableState, ServerMessage, PatronClient];',
      'export const functions = [createBook, decide, evolve, createClient, signMessage];',
    ]);
    project.write('wrong.ts', [
      "import { parseCard } from '@punto/engine/card';",
      'export const card: number = parseCard("AS");',
    ]);
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    // With the declarations of dependencies, which a project may check too.
    const flags = [
      '--strict',
      '--noEmit',
      '--skipLibCheck',
      'false',
      '--target',
      'es2023',
      '--lib',
      'es2024,dom',
    ];
    const module = ['--module', 'nodenext', '--moduleResolution', 'nodenext', '--types', ''];
    const check = [tsc, '--singleThreaded', ...flags, ...module, 'consumer.ts', 'wrong.ts'];
    const { stdout } = spawnSync(process.execPath, check, { cwd: project.folder, encoding: 'utf8' });
    expect(stdout.split('\n').filter((line) => /^\S/.test(line))).toEqual([
      expect.stringMatching(/^wrong\.ts\(2,14\): error TS2322: .* not assignable to type 'number'\.$/),
    ]);
  });
});
