import { describe, expect, it } from 'vitest';
import { startOf } from './period.ts';

const at = (year: number, month: number, day: number) => new Date(year, month - 1, day, 22, 30).getTime();

describe('the period of the record', () => {
  it.each([
    ['three', at(2026, 11, 26), at(2026, 8, 26)],
    ['twelve', at(2026, 11, 26), at(2025, 11, 26)],
    ['three', at(2026, 2, 10), at(2025, 11, 10)],
    // There is no 31 February.
    ['three', at(2026, 5, 31), at(2026, 2, 28)],
    ['three', at(2028, 5, 31), at(2028, 2, 29)],
    ['twelve', at(2028, 2, 29), at(2027, 2, 28)],
  ] as const)('[T8] of %s months begins on the same day, or the last of its month', (period, now, start) => {
    expect(startOf(period, now)).toBe(start);
  });

  it('[T8] of everything has no beginning', () => {
    expect(startOf('all', at(2026, 11, 26))).toBeNull();
  });
});
