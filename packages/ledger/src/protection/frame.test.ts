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

  it.each([
    // Berlin: 02:00 to 03:00 on 29 March, and 03:00 to 02:00 on 25 October.
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
    // Lord Howe changes its clocks by half an hour.
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z', 24.5],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00.000Z', 23.5],
    ['Asia/Kathmandu', '2026-05-01', '2026-04-30T18:15:00.000Z', 24],
    ['Pacific/Kiritimati', '2028-02-29', '2028-02-28T10:00:00.000Z', 24],
  ])('[P1] in %s the day %s begins at %s and has %d hours, to the millisecond', (zone, _, start, hours) => {
    const first = at(start);
    const end = first + hours * 3_600_000;
    for (const ms of [first, first + 1, end - 1])
      expect(frameOf('day', ms, zone)).toEqual({ startMs: first, endMs: end });
    expect(frameOf('day', first - 1, zone).endMs).toBe(first);
    expect(frameOf('day', end, zone).startMs).toBe(end);
  });

  it('[P1] a day that a zone skipped has no frame, and the days beside it meet', () => {
    // Samoa went from 29 December 2011 to 31 December at midnight.
    const midnight = '2011-12-30T10:00:00.000Z';
    expect(bounds('day', '2011-12-30T09:59:59.999Z', 'Pacific/Apia')).toEqual([
      '2011-12-29T10:00:00.000Z',
      midnight,
    ]);
    expect(bounds('day', midnight, 'Pacific/Apia')).toEqual([midnight, '2011-12-31T10:00:00.000Z']);
    // The week and the month lost a day.
    expect(bounds('week', midnight, 'Pacific/Apia')).toEqual([
      '2011-12-26T10:00:00.000Z',
      '2012-01-01T10:00:00.000Z',
    ]);
    expect(bounds('month', midnight, 'Pacific/Apia')).toEqual([
      '2011-12-01T10:00:00.000Z',
      '2011-12-31T10:00:00.000Z',
    ]);
  });

  it('[P1] weeks and months over a change of the clock begin and end at local midnight', () => {
    expect(bounds('week', '2026-03-29T21:59:59.999Z', 'Europe/Berlin')).toEqual([
      '2026-03-22T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ]);
    expect(bounds('week', '2026-03-29T22:00:00.000Z', 'Europe/Berlin')[0]).toBe('2026-03-29T22:00:00.000Z');
    expect(bounds('month', '2026-11-15T12:00:00Z', 'America/New_York')).toEqual([
      '2026-11-01T04:00:00.000Z',
      '2026-12-01T05:00:00.000Z',
    ]);
  });

  it.each([
    ['2027-01-31T22:59:59.999Z', 31],
    ['2027-02-28T22:59:59.999Z', 28],
    ['2028-02-29T22:59:59.999Z', 29],
    ['2026-04-30T21:59:59.999Z', 30],
    ['2026-12-31T22:59:59.999Z', 31],
  ])('[P1] a month ends after its last day: %s is in a month of %i days', (last, days) => {
    const { startMs, endMs } = frameOf('month', at(last), 'Europe/Madrid');
    expect(endMs).toBe(at(last) + 1);
    expect(Math.round((endMs - startMs) / 86_400_000)).toBe(days);
    expect(frameOf('month', endMs, 'Europe/Madrid').startMs).toBe(endMs);
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
