import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CheckResult } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
/** A process of its own: in Vitest's, the package's condition `development` leads to TypeScript in node_modules. */
const RESOLVE_PACKED = fileURLToPath(new URL('./resolve-packed.mjs', import.meta.url));

const project = mkdtempSync(join(tmpdir(), 'punto-packed-'));

const run = (program: string, args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: project, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout.trim();
};

const write = (name: string, lines: readonly string[]): void =>
  writeFileSync(join(project, name), `${lines.join('\n')}\n`);

/** Every supported Node of the machine: the one of the tests and those on the path. */
const nodes = (): readonly string[] => {
  const found = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  const programs = new Set([process.execPath, ...found.filter(existsSync).map((path) => realpathSync(path))]);
  return [...programs].filter(
    (node) => Number.parseInt(run(node, ['-p', 'process.versions.node']), 10) >= 20,
  );
};

let tarball = '';

beforeAll(() => {
  tarball = run(process.execPath, [join(ROOT, 'scripts', 'pack-engine.mjs'), project]);
  write('package.json', ['{ "name": "consumer", "version": "1.0.0", "private": true, "type": "module" }']);
  const quietly = ['--offline', '--no-audit', '--no-fund', '--loglevel=error'];
  // Its dependencies are taken from this tree: the test uses no network and depends on no cache of npm.
  const dependencies = ['curves', 'hashes'].map((name) => join(ROOT, 'node_modules', '@noble', name));
  run('npm', ['install', ...quietly, '--install-links', ...dependencies, tarball]);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the packed engine in an empty project', () => {
  it('depends only on a hash and a curve and contains no tests', () => {
    const manifest = JSON.parse(
      readFileSync(join(project, 'node_modules/@punto/engine/package.json'), 'utf8'),
    );
    expect(Object.keys(manifest.dependencies)).toEqual(['@noble/curves', '@noble/hashes']);
    expect(manifest).toMatchObject({ license: 'MIT', sideEffects: false, type: 'module' });
    const locked = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
    expect(Object.keys(locked.packages)).toEqual([
      '',
      'node_modules/@noble/curves',
      'node_modules/@noble/hashes',
      'node_modules/@punto/engine',
    ]);
    for (const file of [
      'LICENSE',
      'README.md',
      'dist/index.js',
      'dist/index.d.ts',
      'dist/odds/mid-coup.js',
    ]) {
      expect(existsSync(join(project, 'node_modules/@punto/engine', file)), file).toBe(true);
    }
    expect(existsSync(join(project, 'node_modules/@punto/engine/dist/coup.test.js'))).toBe(false);
  });

  it('has a manifest without a fault that publint knows', async () => {
    const pack = { tarball: Uint8Array.from(readFileSync(tarball)).buffer };
    const { messages, pkg } = await publint({ pack, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it('leads to its types at each sub-path, as arethetypeswrong resolves it', () => {
    const checked: CheckResult = JSON.parse(run(process.execPath, [RESOLVE_PACKED, tarball]));
    if (!checked.types) throw new Error('the package has no types');
    expect(Object.keys(checked.entrypoints)).toContain('./table-setup');
    // ES modules alone, as its README says: resolution before `exports`, and `require` before Node 20.19, find none.
    const faults = checked.problems.filter(
      (problem) =>
        !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
    );
    expect(faults).toEqual([]);
  });

  it('has every sub-path that its exports name', () => {
    const { exports } = JSON.parse(readFileSync(join(ROOT, 'packages/engine/package.json'), 'utf8'));
    const named = Object.keys(exports).filter((name) => !name.includes('*'));
    const found = ['./card', './room', './option-id', './side', './fairness/verify', ...named];
    write('all.mjs', [
      ...found.map((name, n) => `import * as part${n} from '@punto/engine${name.slice(1)}';`),
      `console.log([${found.map((_, n) => `part${n}`)}].length);`,
    ]);
    expect(run(process.execPath, ['all.mjs'])).toBe(String(found.length));
    expect(named.length).toBeGreaterThan(14);
  });

  it.each(nodes())('[B21] is imported by %s', (node) => {
    write('use.mjs', [
      "import { edgeOf } from '@punto/engine';",
      "import { bigRoad } from '@punto/engine/roads';",
      "import { midCoupOdds } from '@punto/engine/odds/mid-coup';",
      "import { commitOf } from '@punto/engine/fairness/cut';",
      "import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';",
      'console.log(edgeOf("banker", LIVE_EIGHT_DECK.shoe.decks).edge, bigRoad([]).cells.length, typeof midCoupOdds);',
      'if (commitOf("", "00").length !== 64) throw new Error("no hash");',
    ]);
    expect(run(node, ['use.mjs'])).toMatch(/^0\.010579\d+ 0 function$/);
  });

  it('[B21] does what its README shows, in eight lines', () => {
    const readme = readFileSync(join(ROOT, 'packages/engine/README.md'), 'utf8');
    const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    const lines = example.trim().split('\n');
    expect(lines.filter((line) => line !== '').length).toBeLessThanOrEqual(8);
    write('readme.mjs', lines);
    expect(run(process.execPath, ['readme.mjs']).split('\n')[0]).toBe('B9');
  });

  it.each(['nodenext', 'bundler'])('has types for a project that resolves by %s', (resolution) => {
    write('consumer.ts', [
      "import { type Coup, parseCard, parseCoup } from '@punto/engine';",
      "import { oddsOf, fullShoe, type Fraction, expectedOf } from '@punto/engine/odds';",
      'const card: ReturnType<typeof parseCard> = parseCard("AS");',
      'export const coup: Coup | null = ((parsed) => (parsed.ok ? parsed.coup : null))(parseCoup(card ? [card] : []));',
      'export const worth: Fraction = expectedOf(oddsOf(fullShoe(8)).player);',
    ]);
    const module = resolution === 'nodenext' ? 'nodenext' : 'esnext';
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const flags = ['--strict', '--noEmit', '--target', 'es2023', '--lib', 'es2023', '--types', ''];
    write('wrong.ts', [
      "import { parseCard } from '@punto/engine/card';",
      'export const card: number = parseCard("AS");',
    ]);
    const files = ['consumer.ts', 'wrong.ts'];
    const check = [tsc, ...flags, '--module', module, '--moduleResolution', resolution, ...files];
    const { stdout } = spawnSync(process.execPath, check, { cwd: project, encoding: 'utf8' });
    const faults = stdout.split('\n').filter((line) => /^\S/.test(line));
    // The one that is wrong, and nothing else.
    expect(faults).toEqual([
      expect.stringMatching(/^wrong\.ts\(2,14\): error TS2322: .* not assignable to type 'number'\.$/),
    ]);
  });
});
