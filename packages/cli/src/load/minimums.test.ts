import { describe, expect, it } from 'vitest';
import { lacksIn, type Measured } from './minimums.ts';

const measured: Measured = {
  plan: { patrons: 100, watchers: 20, rounds: 10, tickets: 2 },
  measures: { accepted: 1_900, settled: 990, updates: 15_000 },
  isInterrupted: false,
};

describe('a load run', () => {
  it('that did what it planned passes', () => {
    expect(lacksIn(measured)).toEqual([]);
  });

  it.each([
    ['accepted', 499, '499 of “ticket: accepted” in 2000 of “plan: tickets”, at least 500 are needed'],
    ['settled', 0, '0 of “record: settled”'],
    ['updates', 1_199, '1199 of “update: received”'],
  ] as const)('with too few %s has failed, with the required number', (what, count, words) => {
    const lacks = lacksIn({ ...measured, measures: { ...measured.measures, [what]: count } });
    expect(lacks).toHaveLength(1);
    expect(lacks[0]).toContain(words);
  });

  it('that was interrupted, or had no players, has no minimums', () => {
    const none = { accepted: 0, settled: 0, updates: 0 };
    expect(lacksIn({ ...measured, measures: none, isInterrupted: true })).toEqual([]);
    expect(lacksIn({ ...measured, plan: { ...measured.plan, rounds: 0 }, measures: none })).toEqual([]);
  });
});
