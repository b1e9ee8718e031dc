import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { simulateShoes } from '@punto/engine/simulate';
import { describe, expect, it } from 'vitest';
import type { Simulation } from './simulation.ts';
import { simulationReport } from './simulation-report.ts';

const JOB = {
  rules: LIVE_EIGHT_DECK.shoe,
  schedules: ['player-natural'],
  seed: 7,
  bets: [],
  counter: null,
} as const;
const STRETCH = { firstShoe: 0, shoes: 100 };
const TALLY = simulateShoes({ ...JOB, ...STRETCH });

const belowOf = (times: number): string => {
  const simulation: Simulation = {
    ...JOB,
    dealt: [STRETCH],
    settled: [],
    counted: null,
    tally: { ...TALLY, rounds: TALLY.rounds * times, byScore: TALLY.byScore.map((count) => count * times) },
  };
  return simulationReport(simulation).below?.join('\n') ?? '';
};

describe('the report of a simulation', () => {
  it('[S2] mentions the cut card only with enough rounds to see its effect', () => {
    expect(belowOf(1)).not.toContain('cut card');
    expect(belowOf(100_000)).toContain('cut card');
  });
});
