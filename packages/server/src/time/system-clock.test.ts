import { instant } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSystemClock, steadyClock } from './system-clock.ts';

describe('the system clock', () => {
  it('runs steadily when the system clock is set back, and follows it forward', () => {
    const time = { wall: 1_000_000, steady: 500 };
    const clock = createSystemClock(instant(0), { wall: () => time.wall, steady: () => time.steady });
    expect(clock.now()).toBe(1_000_000);
    time.steady += 10;
    time.wall -= 3_600_000;
    expect(clock.now()).toBe(1_000_010);
    time.steady += 10;
    time.wall += 7_200_000;
    expect(clock.now()).toBe(4_600_000);
  });

  it('starts no earlier than the last event on disk, and waits for the system clock to catch up', () => {
    const time = { wall: 1_000_000, steady: 500 };
    const source = { wall: () => time.wall, steady: () => time.steady };
    const clock = createSystemClock(instant(4_600_000), source);
    expect(clock.now()).toBe(4_600_000);
    time.steady += 10;
    time.wall += 10;
    expect(clock.now()).toBe(4_600_010);
    time.wall = 5_000_000;
    expect(clock.now()).toBe(5_000_000);
  });

  it('is no earlier than the time that another machine has written, and continues from there', () => {
    const time = { wall: 1_000_000, steady: 500 };
    const clock = createSystemClock(instant(0), { wall: () => time.wall, steady: () => time.steady });
    clock.notBefore(instant(1_000_700));
    clock.notBefore(instant(900_000));
    time.steady += 10;
    time.wall += 10;
    expect(clock.now()).toBe(1_000_710);
  });

  it('reports how far it runs ahead of the machine, until the machine has caught up', () => {
    const time = { wall: 1_000_000, steady: 500 };
    const clock = createSystemClock(instant(0), { wall: () => time.wall, steady: () => time.steady });
    expect(clock.aheadMs()).toBe(0);
    time.wall += 3_600_000;
    expect([clock.now(), clock.aheadMs()]).toEqual([4_600_000, 0]);
    time.wall -= 3_600_000;
    expect(clock.aheadMs()).toBe(3_600_000);
    time.wall += 4_000_000;
    expect(clock.aheadMs()).toBe(0);
  });

  it('has a steady clock that cannot be set', () => {
    const time = { steady: 500 };
    const clock = steadyClock({ steady: () => time.steady });
    time.steady += 40;
    expect(clock.now()).toBe(540);
  });

  describe('wakes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());
    const faked = () =>
      createSystemClock(instant(0), { wall: () => Date.now(), steady: () => performance.now() });

    it('once, not before its time, even beyond the range of a timer', () => {
      const clock = faked();
      const far = instant(clock.now() + 2 ** 31 + 5_000);
      let calls = 0;
      clock.wake(far, () => calls++);
      vi.advanceTimersByTime(2 ** 31 + 4_000);
      expect(calls).toBe(0);
      vi.advanceTimersByTime(100_000);
      expect(calls).toBe(1);
    });

    it('not at all when cancelled', () => {
      const clock = faked();
      let calls = 0;
      const off = clock.wake(instant(clock.now() + 40_000), () => calls++);
      vi.advanceTimersByTime(35_000);
      off();
      vi.advanceTimersByTime(60_000);
      expect(calls).toBe(0);
    });

    it('immediately for a past time', () => {
      const clock = faked();
      let calls = 0;
      clock.wake(instant(clock.now() - 1), () => calls++);
      vi.advanceTimersByTime(1);
      expect(calls).toBe(1);
    });
  });
});
