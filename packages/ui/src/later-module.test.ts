import { expect, it } from 'vitest';
import { laterModule } from './later-module.ts';

it('is read once, whichever calls ask for it, and is there afterwards', async () => {
  let reads = 0;
  const module = laterModule(async () => {
    reads += 1;
    return { answer: 42 };
  });
  expect(module.loaded()).toBeUndefined();
  const both = await Promise.all([module.load(), module.load()]);
  expect(both.map(({ answer }) => answer)).toEqual([42, 42]);
  expect(module.loaded()).toEqual({ answer: 42 });
  expect(reads).toBe(1);
});
