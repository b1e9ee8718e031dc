import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FRAME_KINDS, type FrameKind, frameOf, isTimeZone } from './frame.ts';

const at = (iso: string): number => Date.parse(iso);
const iso = (ms: number): string => new Date(ms).toISOString();
const bounds = (kind: FrameKind, when: string, zone: string): readonly string[] => {
  const { startMs, endMs } = frameOf(kind, at(when), zone);
  return [iso(startMs), iso(endMs)];
};

describe('frames of limits', () => {
  it('[P1] a day ends at the midnight of its zone: 23:59:59 is in it, 00:00 is not', () => {
    const today = ['2026-11-25T23:00:00.000Z', '2026-11-26T23:00:00.000Z'];
    expect(bounds('day', '2026-11-26T22:59:59.999Z', 'Europe/Madrid')).toEqual(today);
    expect(bounds('day', '2026-11-26T23:00:00.000Z', 'Europe/Madrid')[0]).toBe(today[1]);
  });

  it('[P1] a day on which the clocks change has 23 or 25 hours', () => {
    const hours = (when: string, zone: string): number => {
      const { startMs, endMs } = frameOf('day', at(when), zone);
      return (endMs - startMs) / 3_600_000;
    };
    expect(hours('2026-03-29T12:00:00Z', 'Europe/Madrid')).toBe(23);
    expect(hours('2026-10-25T12:00:00Z', 'Europe/Madrid')).toBe(25);
    expect(hours('2026-03-08T12:00:00Z', 'America/New_York')).toBe(23);
    expect(hours('2026-11-01T12:00:00Z', 'America/New_York')).toBe(25);
    expect(hours('2026-04-05T01:00:00Z', 'Australia/Lord_Howe')).toBe(24.5);
  });

  it('[P1] a day without a midnight begins with its first instant', () => {
    // Beirut turned its clocks from 00:00 to 01:00 on 27 March 2022.
    expect(bounds('day', '2022-03-27T12:00:00Z', 'Asia/Beirut')).toEqual([
      '2022-03-26T22:00:00.000Z',
      '2022-03-27T21:00:00.000Z',
    ]);
  });

  it('[P1] a day with two midnights begins at one of the two', () => {
    // Newfoundland turned its clocks from 00:01 to 23:01 on 7 November 2010.
    const [before, day] = [
      ['2010-11-06T02:30:00.000Z', '2010-11-07T03:30:00.000Z'],
      ['2010-11-07T03:30:00.000Z', '2010-11-08T03:30:00.000Z'],
    ];
    for (const when of ['2010-11-07T02:29:59Z', '2010-11-07T02:30:30Z', '2010-11-07T03:29:59Z'])
      expect(bounds('day', when, 'America/St_Johns'), when).toEqual(before);
    expect(bounds('day', '2010-11-07T03:30:00Z', 'America/St_Johns')).toEqual(day);
  });

  it('[P1] weeks begin on Monday, months on their first day, leap years and year ends included', () => {
    expect(bounds('week', '2026-11-29T23:59:59Z', 'UTC')).toEqual([
      '2026-11-23T00:00:00.000Z',
      '2026-11-30T00:00:00.000Z',
    ]);
    expect(bounds('month', '2028-02-29T23:59:59Z', 'UTC')).toEqual([
      '2028-02-01T00:00:00.000Z',
      '2028-03-01T00:00:00.000Z',
    ]);
    expect(bounds('month', '2026-12-31T23:59:59Z', 'UTC')).toEqual([
      '2026-12-01T00:00:00.000Z',
      '2027-01-01T00:00:00.000Z',
    ]);
    expect(bounds('day', '2028-02-29T12:00:00Z', 'Asia/Tokyo')).toEqual([
      '2028-02-28T15:00:00.000Z',
      '2028-02-29T15:00:00.000Z',
    ]);
  });

  it('[P1] each frame contains its instant, and the next begins where it ends', () => {
    const zones = [
      'UTC',
      'Europe/Madrid',
      'America/New_York',
      'Pacific/Apia',
      'Asia/Kathmandu',
      'America/St_Johns',
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: at('2005-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') }),
        fc.constantFrom(...zones),
        fc.constantFrom(...FRAME_KINDS),
        (ms, zone, kind) => {
          const frame = frameOf(kind, ms, zone);
          expect(frame.startMs).toBeLessThanOrEqual(ms);
          expect(frame.endMs).toBeGreaterThan(ms);
          expect(frameOf(kind, frame.endMs, zone).startMs).toBe(frame.endMs);
          expect(frameOf(kind, frame.endMs - 1, zone)).toEqual(frame);
        },
      ),
      { seed: 20, numRuns: 400 },
    );
  });

  it('[P1] knows time zones by their IANA names', () => {
    expect(isTimeZone('Europe/Madrid')).toBe(true);
    expect(isTimeZone('Middle-earth/Shire')).toBe(false);
  });
});
