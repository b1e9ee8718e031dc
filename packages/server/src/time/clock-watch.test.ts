import { instant } from '@punto/table/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchClock } from './clock-watch.ts';
import { createSystemClock } from './system-clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reports once that the clock runs ahead, at the start or later, and when that is over', () => {
  const time = { wall: 1_000_000, steady: 500 };
  const said: string[] = [];
  const note = (level: string) => (first: object | string) =>
    void said.push(typeof first === 'string' ? level : `${level} ${JSON.stringify(first)}`);
  const clock = createSystemClock(instant(1_005_000), { wall: () => time.wall, steady: () => time.steady });
  const end = watchClock(clock, { warn: note('warn'), info: note('info') } as never, 1_000);
  vi.advanceTimersByTime(5_000);
  expect(said).toEqual([]);
  time.wall += 30_000;
  clock.now();
  time.wall -= 30_000;
  vi.advanceTimersByTime(5_000);
  expect(said).toEqual(['warn {"component":"time","aheadMs":30000}']);
  time.wall += 25_000;
  vi.advanceTimersByTime(5_000);
  expect(said).toEqual(['warn {"component":"time","aheadMs":30000}', 'info {"component":"time"}']);
  end();
  time.wall -= 60_000;
  vi.advanceTimersByTime(5_000);
  expect(said).toHaveLength(2);
});
