import { expect, it } from 'vitest';
import { pipelinedResults } from './pipelined-results.ts';

const failing = async (why: string, turns: number): Promise<never> => {
  for (let turn = 0; turn < turns; turn += 1) await null;
  throw new Error(why);
};

it('rejects with the reason of the first failed statement in order, not of the first to be answered', async () => {
  const sent = [Promise.resolve(1), failing('deadlock detected', 9), failing('transaction is aborted', 1)];
  await expect(pipelinedResults(sent)).rejects.toThrow('deadlock detected');
});

it('returns all results', async () => {
  expect(await pipelinedResults([Promise.resolve(1), 'two', Promise.resolve(null)])).toEqual([
    1,
    'two',
    null,
  ]);
});
