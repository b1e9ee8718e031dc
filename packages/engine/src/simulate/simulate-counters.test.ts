import { describe, expect, it } from 'vitest';
import { betFrom } from '../../test/random-bets.ts';
import type { ShoeRules } from '../room.ts';
import type { Counter } from './counter.ts';
import { simulateBets } from './simulate-bets.ts';
import { simulateCounters } from './simulate-counters.ts';

const bet = betFrom({
  id: 'house/three-card-seven',
  name: { en: 'Three-card seven' },
  source: 'A test.',
  rows: [
    {
      when: { all: [{ winner: ['banker'] }, { score: { banker: [7] } }, { cards: { banker: [3] } }] },
      pays: '40:1',
    },
  ],
});
const rules: ShoeRules = { decks: 8, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' };
const counter = (from: number): Counter => ({
  tags: [0, 0, 0, -1, -1, -1, -1, 2, 2, 0],
  count: 'true',
  from,
  until: null,
});
const counters = [counter(0), counter(2), { ...counter(2), until: 40 }];

describe('several counters at the same shoes', () => {
  const simulated = simulateCounters({ rules, seed: 5, bet, counters });
  simulated.deal(0, 15);
  simulated.deal(15, 25);

  it('[S1] [F1] have the results that each has alone, dealt in one part or in several', () => {
    expect(simulated.unit).toBe(1);
    expect(simulated.tallies()).toHaveLength(3);
    for (const [i, tally] of simulated.tallies().entries()) {
      const alone = simulateBets({
        rules,
        seed: 5,
        firstShoe: 0,
        shoes: 40,
        schedules: [],
        bets: [bet],
        counter: counters[i] ?? counter(0),
      });
      expect(tally.rounds).toEqual(alone.counted);
      expect(tally.net).toEqual(alone.settled[0]?.counted);
    }
  });

  it('bet less often from a higher count, and less often where the bet closes early', () => {
    const [often = 0, seldom = 0, limited = 0] = simulated.tallies().map(({ rounds }) => rounds.bet);
    expect(often).toBeGreaterThan(seldom);
    expect(seldom).toBeGreaterThan(limited);
    expect(limited).toBeGreaterThan(0);
  });
});
