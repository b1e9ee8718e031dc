import { describe, expect, it } from 'vitest';
import { createDayReader, isDay, QUARTER_MS, UTC_DAY } from './gaming-day.ts';

const at = (text: string): number => Date.parse(text);

describe('a gaming day', () => {
  it.each([
    [{ zone: 'Europe/Madrid', startsAt: '06:00' }, '2026-07-01T03:59:59.999Z', '2026-06-30'],
    [{ zone: 'Europe/Madrid', startsAt: '06:00' }, '2026-07-01T04:00:00.000Z', '2026-07-01'],
    [{ zone: 'Asia/Kathmandu', startsAt: '00:00' }, '2026-01-01T18:14:59.999Z', '2026-01-01'],
    [{ zone: 'Asia/Kathmandu', startsAt: '00:00' }, '2026-01-01T18:15:00.000Z', '2026-01-02'],
    [UTC_DAY, '2026-03-01T00:00:00.000Z', '2026-03-01'],
  ])('%o: %s is of %s', (gaming, instant, day) => {
    expect(createDayReader(gaming).dayOf(at(instant))).toBe(day);
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-06-30', 24],
    ['2026-10-25', 25],
  ])('%s has %s hours in Madrid', (day, hours) => {
    const { spanOf, dayOf } = createDayReader({ zone: 'Europe/Madrid', startsAt: '00:00' });
    const { from, to } = spanOf(day);
    expect((to - from) / 3_600_000).toBe(hours);
    expect([dayOf(from - 1), dayOf(from), dayOf(to - 1), dayOf(to)].map((each) => each === day)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('covers every quarter of a year once, in the far east and the far west', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const { spanOf } = createDayReader({ zone, startsAt: '23:45' });
      const days = Array.from({ length: 365 }, (_, n) =>
        new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
      );
      const spans = days.map(spanOf);
      for (const [n, { from, to }] of spans.entries()) {
        expect(to).toBeGreaterThan(from);
        expect(from % QUARTER_MS).toBe(0);
        if (n > 0) expect(from).toBe(spans[n - 1]?.to);
      }
    }
  });

  it('is refused with an unknown zone or a beginning off the quarter', () => {
    expect(() => createDayReader({ zone: 'Europe/Nowhere', startsAt: '06:00' })).toThrow('time zone');
    expect(() => createDayReader({ zone: 'UTC', startsAt: '06:10' })).toThrow('quarter of an hour');
    expect(() => createDayReader({ zone: 'UTC', startsAt: '24:00' })).toThrow('quarter of an hour');
  });

  it('has a date of the calendar', () => {
    expect(['2026-02-28', '2028-02-29'].map(isDay)).toEqual([true, true]);
    expect(['2026-02-29', '2026-13-01', '2026-1-1', 'today', ''].map(isDay)).toEqual(Array(5).fill(false));
  });
});
