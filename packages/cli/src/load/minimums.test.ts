import { describe, expect, it } from 'vitest';
import { lacksIn, type Measured } from './minimums.ts';

const measured: Measured = {
  plan: { patrons: 100, watchers: 20, rounds: 10, tickets: 2, ownBets: 54, limits: 12 },
  measures: { accepted: 1_900, acceptedOwn: 1_800, settled: 990, updates: 15_000, limits: 1_200 },
  isInterrupted: false,
};

describe('a load run', () => {
  it('that did everything it planned passes', () => {
    expect(lacksIn(measured)).toEqual([]);
  });

  it.each([
    ['accepted', 499, '499 of “ticket: accepted” in 2000 of “plan: tickets”, at least 500 are needed'],
    ['acceptedOwn', 186, '186 of “ticket: accepted on a bet of the room” in 1500'],
    ['settled', 0, '0 of “record: settled”'],
    [
      'limits',
      1_199,
      '1199 of “limit: set” in 1200 of “plan: limits of all patrons”, at least 1200 are needed',
    ],
    ['updates', 1_199, '1199 of “update: received”'],
  ] as const)('with too few %s has failed, with the required number', (what, count, words) => {
    const lacks = lacksIn({ ...measured, measures: { ...measured.measures, [what]: count } });
    expect(lacks).toHaveLength(1);
    expect(lacks[0]).toContain(words);
  });

  it('that was interrupted, or had no players, has no minimums', () => {
    const none = { accepted: 0, acceptedOwn: 0, settled: 0, updates: 0, limits: 0 };
    expect(lacksIn({ ...measured, measures: none, isInterrupted: true })).toEqual([]);
    expect(
      lacksIn({ ...measured, plan: { ...measured.plan, rounds: 0, limits: 0 }, measures: none }),
    ).toEqual([]);
  });

  it('without bets of a room and without limits needs none of them', () => {
    const { plan, measures } = measured;
    const without = {
      ...measured,
      plan: { ...plan, ownBets: 0, limits: 0 },
      measures: { ...measures, acceptedOwn: 0, limits: 0 },
    };
    expect(lacksIn(without)).toEqual([]);
  });
});
