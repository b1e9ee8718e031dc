import { describe, expect, it } from 'vitest';
import { parseDays, spanOf } from './days.ts';

const NOW = Date.parse('2026-03-02T00:30:00Z');

describe('the range of days of a report', () => {
  it.each([
    ['today', '2026-03-02'],
    ['week', '2026-02-24'],
    ['month', '2026-03-01'],
    ['year', '2026-01-01'],
    ['life', '2016-02-24'],
  ] as const)('[T8] [B-57] %s begins on %s', (span, from) =>
    expect(spanOf(span, NOW)).toEqual({ from, to: '2026-03-02' }),
  );

  it('[T8] comes from the address, with its ends sorted', () =>
    expect(parseDays('2026-02-10', '2026-02-01', NOW)).toEqual({ from: '2026-02-01', to: '2026-02-10' }));

  it.each([undefined, '', 'yesterday', '2026-02-99'])(
    '[T8] %j is not a day, so the last seven are used',
    (text) => expect(parseDays(text, text, NOW)).toEqual({ from: '2026-02-24', to: '2026-03-02' }),
  );
});
