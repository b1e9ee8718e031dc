// The C loop, compiled where there is a compiler. It deals the same shoes, so it must count the same.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Yardstick = {
  readonly compiler: string;
  readonly deal: (seed: number, shoes: number) => YardstickResult;
};
export type YardstickResult = {
  readonly outcomes: { readonly player: number; readonly banker: number; readonly tie: number };
  readonly ms: number;
};

const SOURCE = fileURLToPath(new URL('shoe.c', import.meta.url));

/** `null` where nothing compiles C. */
export const compiledYardstick = (): Yardstick | null => {
  const program = join(mkdtempSync(join(tmpdir(), 'punto-bench-')), 'shoe');
  const { status } = spawnSync('cc', ['-O3', '-march=native', '-o', program, SOURCE]);
  if (status !== 0) return null;
  const version = spawnSync('cc', ['--version'], { encoding: 'utf8' }).stdout;
  return { compiler: version.split('\n')[0] ?? 'cc', deal: (seed, shoes) => deal(program, seed, shoes) };
};

const deal = (program: string, seed: number, shoes: number): YardstickResult => {
  const { stdout } = spawnSync(program, [String(seed), String(shoes)], { encoding: 'utf8' });
  const [, player = 0, banker = 0, tie = 0, seconds = 0] = stdout.split(' ').map(Number);
  return { outcomes: { player, banker, tie }, ms: seconds * 1000 };
};
