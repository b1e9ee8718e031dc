// An empty project with the packed libraries in its `node_modules`, as a registry would install them. What they depend on is
// linked from the tree, so that a test needs no network.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));

export type Tarball = {
  /** `@punto/engine` */
  readonly name: string;
  readonly version: string;
  readonly file: string;
  /** Paths in it. */
  readonly files: readonly string[];
};

export type Manifest = {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly imports?: Readonly<Record<string, unknown>>;
  readonly scripts?: unknown;
  readonly devDependencies?: unknown;
};

export type PackedProject = {
  readonly folder: string;
  readonly tarballs: readonly Tarball[];
  readonly manifestOf: (name: string) => Manifest;
  readonly write: (file: string, lines: readonly string[]) => void;
  /** What the program prints; throws with it when the program fails. */
  readonly run: (program: string, args: readonly string[]) => string;
  readonly remove: () => void;
};

export const packedProject = (names: readonly string[]): PackedProject => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-packed-'));
  const run = (program: string, args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
    return stdout.trim();
  };
  const manifestOf = (name: string): Manifest =>
    JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'));
  const write = (file: string, lines: readonly string[]): void =>
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`);

  const pack = join(ROOT, 'scripts', 'pack', 'pack.mjs');
  const tarballs: readonly Tarball[] = JSON.parse(run(process.execPath, [pack, folder, ...names]));
  for (const { name, file } of tarballs) {
    const target = join(folder, 'node_modules', name);
    mkdirSync(target, { recursive: true });
    run('tar', ['-xzf', file, '-C', target, '--strip-components=1']);
  }
  for (const { name } of tarballs)
    for (const dependency of Object.keys(manifestOf(name).dependencies)) link(folder, dependency);
  write('package.json', ['{ "name": "consumer", "version": "1.0.0", "private": true, "type": "module" }']);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  return { folder, tarballs, manifestOf, write, run, remove };
};

const link = (folder: string, dependency: string): void => {
  const path = join(folder, 'node_modules', dependency);
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules', dependency), path, 'junction');
};
