// The C loop for comparison, compiled if there is a compiler. It deals the same shoes, so its counts must be the same.
import { spawnSync } from 'node:child_process';
import { compiled } from './compiled.ts';

export type Yardstick = {
  readonly compiler: string;
  readonly deal: (seed: number, shoes: number) => YardstickResult;
};
export type YardstickResult = {
  readonly outcomes: { readonly player: number; readonly banker: number; readonly tie: number };
  readonly ms: number;
};

/** `null` if there is no C compiler. */
export const compiledYardstick = (): Yardstick | null => {
  const made = compiled('shoe');
  return made && { compiler: made.compiler, deal: (seed, shoes) => deal(made.program, seed, shoes) };
};

const deal = (program: string, seed: number, shoes: number): YardstickResult => {
  const { stdout } = spawnSync(program, [String(seed), String(shoes)], { encoding: 'utf8' });
  const [, player = 0, banker = 0, tie = 0, seconds = 0] = stdout.split(' ').map(Number);
  return { outcomes: { player, banker, tie }, ms: seconds * 1000 };
};
