// The C loops for comparison, compiled if there is a compiler. They deal the same shoes, so their counts must be the same.
import { spawnSync } from 'node:child_process';
import { compiled } from './compiled.ts';

/** How the C loop decides a coup: as the rules are written, or by a table that they filled. */
export type Decision = 'rules' | 'table';

export type Yardstick = {
  readonly compiler: string;
  readonly deal: (decision: Decision, seed: number, shoes: number) => YardstickResult;
};
export type YardstickResult = {
  readonly outcomes: { readonly player: number; readonly banker: number; readonly tie: number };
  readonly ms: number;
};

/** `null` if there is no C compiler. */
export const compiledYardstick = (): Yardstick | null => {
  const made = compiled('shoe');
  return made && { compiler: made.compiler, deal: (...job) => deal(made.program, ...job) };
};

const deal = (program: string, decision: Decision, seed: number, shoes: number): YardstickResult => {
  const { stdout } = spawnSync(program, [String(seed), String(shoes), decision], { encoding: 'utf8' });
  const [, player = 0, banker = 0, tie = 0, seconds = 0] = stdout.split(' ').map(Number);
  return { outcomes: { player, banker, tie }, ms: seconds * 1000 };
};
