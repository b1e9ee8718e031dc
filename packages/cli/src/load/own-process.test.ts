import { describe, expect, it } from 'vitest';
import { coresBesides } from './own-process.ts';

describe('the cores besides that of the load client', () => {
  const besides = (processor: number, list: string) =>
    coresBesides(
      processor,
      () => `Name:\tnode\nCpus_allowed:\tff\nCpus_allowed_list:\t${list}\nMems_allowed:\t1\n`,
    );

  it.each([
    [1, '0-1', '0'],
    [0, '0-3', '1,2,3'],
    [5, '0,2-3,5', '0,2,3'],
    [0, '0', undefined],
  ])('without %i of %s are %s', (processor, list, expected) => {
    expect(besides(processor, list)).toBe(expected);
  });

  it('are unknown where the system does not list them', () => {
    const missing = () => {
      throw new Error('no such file');
    };
    expect(coresBesides(0, missing)).toBeUndefined();
    expect(coresBesides(0, () => '')).toBeUndefined();
  });
});
