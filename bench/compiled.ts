// Compiles the C program of a benchmark, if there is a compiler.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Compiled = { readonly program: string; readonly compiler: string };

/** `null` if there is no C compiler. */
export const compiled = (name: string): Compiled | null => {
  const source = fileURLToPath(new URL(`${name}.c`, import.meta.url));
  const program = join(mkdtempSync(join(tmpdir(), 'punto-bench-')), name);
  const { status } = spawnSync('cc', ['-O3', '-march=native', '-o', program, source]);
  if (status !== 0) return null;
  const version = spawnSync('cc', ['--version'], { encoding: 'utf8' }).stdout;
  return { program, compiler: version.split('\n')[0] ?? 'cc' };
};
