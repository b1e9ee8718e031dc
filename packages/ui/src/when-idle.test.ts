import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurn } from './when-idle.ts';

let nowMs = 0;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('runs what is short in one task, and leaves the rest to the next task after some milliseconds', async () => {
  const done: string[] = [];
  const run = (name: string, ms: number) =>
    inTurn(() => {
      nowMs += ms;
      done.push(name);
    });
  run('first', 1);
  run('long', 20);
  run('last', 1);
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['first', 'long']);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['first', 'long', 'last']);
});
