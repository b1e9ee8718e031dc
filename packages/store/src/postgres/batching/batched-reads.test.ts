import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBatchedReads } from './batched-reads.ts';

/** A fake read that answers each key with its length when released; `?` is not found. */
const createFakeRead = () => {
  const asked: (readonly string[])[] = [];
  const doors: { readonly open: () => void; readonly fail: (cause: Error) => void }[] = [];
  const length = createBatchedReads(
    async (keys) => {
      asked.push(keys);
      await new Promise<void>((open, fail) => doors.push({ open, fail }));
      return new Map(keys.filter((key) => key !== '?').map((key) => [key, key.length]));
    },
    () => -1,
  );
  return { asked, doors, length };
};

it('sends one query for all keys of one turn, and answers each', async () => {
  const { asked, doors, length } = createFakeRead();
  const answers = Promise.all(['a', 'bb', 'a', '?'].map(length));
  await setImmediate();
  expect(asked).toEqual([['a', 'bb', '?']]);
  doors[0]?.open();
  expect(await answers).toEqual([1, 2, 1, -1]);
});

it('sends a new query for a key that arrives after the first was sent', async () => {
  const { asked, doors, length } = createFakeRead();
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

it('has at most two queries under way, of five hundred keys each', async () => {
  const { asked, doors, length } = createFakeRead();
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

it('rejects all callers of a failed query, and continues', async () => {
  const { doors, length } = createFakeRead();
  const failed = Promise.allSettled([length('a'), length('bb')]);
  await setImmediate();
  doors[0]?.fail(new Error('away'));
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = length('a');
  await setImmediate();
  doors[1]?.open();
  expect(await next).toBe(1);
});
