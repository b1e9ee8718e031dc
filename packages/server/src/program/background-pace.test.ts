import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackgroundPace } from './background-pace.ts';

let now = 0;
let background: BackgroundPace;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  now = 0;
  background = new BackgroundPace(() => now);
});
afterEach(() => vi.useRealTimers());

/** Whether it continues after that many milliseconds of work, and not before `restMs` have passed. */
const restAfter = async (workMs: number, restMs: number): Promise<boolean> => {
  now += workMs;
  let goesOn = false;
  const going = background.pace().then(() => {
    goesOn = true;
  });
  await vi.advanceTimersByTimeAsync(restMs - 1);
  const isTooSoon = goesOn;
  await vi.advanceTimersByTimeAsync(1);
  await going;
  return !isTooSoon;
};

it('rests 199 times as long as it worked, but a second at most', async () => {
  now += 4;
  await background.pace();
  expect(vi.getTimerCount()).toBe(0);
  expect(await restAfter(1, 995)).toBe(true);
  expect(await restAfter(60_000, 1_000)).toBe(true);
});

it('does not rest while a request waits for the work, and ends a rest when one arrives', async () => {
  now += 10;
  const resting = background.pace();
  expect(vi.getTimerCount()).toBe(1);
  const wanted = Promise.withResolvers<string>();
  const done = background.hurry(() => wanted.promise);
  await resting;
  now += 10;
  await background.pace();
  expect(vi.getTimerCount()).toBe(0);
  wanted.resolve('done');
  expect(await done).toBe('done');
  expect(await restAfter(5, 995)).toBe(true);
});
