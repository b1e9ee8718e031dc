import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createGathering } from './gathering.ts';

/** Answers each key with its length, when it is let; `?` is found by nobody. */
const createDealerPresence = () => {
  const asked: (readonly string[])[] = [];
  const doors: { readonly open: () => void; readonly fail: (cause: Error) => void }[] = [];
  const length = createGathering(
    async (keys) => {
      asked.push(keys);
      await new Promise<void>((open, fail) => doors.push({ open, fail }));
      return new Map(keys.filter((key) => key !== '?').map((key) => [key, key.length]));
    },
    () => -1,
  );
  return { asked, doors, length };
};

it('asks once for all who ask in one turn, and answers each', async () => {
  const { asked, doors, length } = createDealerPresence();
  const answers = Promise.all(['a', 'bb', 'a', '?'].map(length));
  await setImmediate();
  expect(asked).toEqual([['a', 'bb', '?']]);
  doors[0]?.open();
  expect(await answers).toEqual([1, 2, 1, -1]);
});

it('asks anew for whoever asks after the question was sent', async () => {
  const { asked, doors, length } = createDealerPresence();
  const first = length('a');
  await setImmediate();
  const second = length('a');
  await setImmediate();
  expect(asked).toEqual([['a'], ['a']]);
  doors[1]?.open();
  expect(await second).toBe(1);
  doors[0]?.open();
  expect(await first).toBe(1);
});

it('has two questions under way at most, of five hundred each', async () => {
  const { asked, doors, length } = createDealerPresence();
  const answers = Promise.all(Array.from({ length: 1_200 }, (_, index) => length(`p${index}`)));
  await setImmediate();
  await setImmediate();
  expect(asked.map(({ length }) => length)).toEqual([500, 500]);
  doors[0]?.open();
  await setImmediate();
  await setImmediate();
  expect(asked.map(({ length }) => length)).toEqual([500, 500, 200]);
  for (const { open } of doors) open();
  expect((await answers).length).toBe(1_200);
});

it('tells all who asked when it failed, and goes on', async () => {
  const { doors, length } = createDealerPresence();
  const failed = Promise.allSettled([length('a'), length('bb')]);
  await setImmediate();
  doors[0]?.fail(new Error('away'));
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = length('a');
  await setImmediate();
  doors[1]?.open();
  expect(await next).toBe(1);
});
