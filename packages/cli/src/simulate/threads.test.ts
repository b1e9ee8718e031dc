import { SCHEDULE_IDS } from '@punto/engine/option-id';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { addTallies, simulateShoes, type Tally } from '@punto/engine/simulate';
import type { BetsTally } from '@punto/engine/simulate/simulate-bets';
import { describe, expect, it } from 'vitest';
import { untilInterrupted } from '../interruption.ts';
import type { Stretch } from './stretch.ts';
import { dealOnThreads } from './threads.ts';

const JOB = { rules: LIVE_EIGHT_DECK.shoe, schedules: SCHEDULE_IDS, seed: 3, bets: [], counter: null };

describe('threads', () => {
  it('find the same as one call', async () => {
    const tallies: Tally[] = [];
    const count = (_: Stretch, { tally }: BetsTally): number => tallies.push(tally);
    await dealOnThreads(JOB, { firstShoe: 5, shoes: 300 }, 2, NEVER, count, 64);
    expect(tallies).toHaveLength(5);
    expect(tallies.reduce(addTallies)).toEqual(simulateShoes({ ...JOB, firstShoe: 5, shoes: 300 }));
  });

  it('take no further piece after a stop', async () => {
    const stop = new AbortController();
    let pieces = 0;
    const count = () => {
      pieces += 1;
      if (pieces === 2) stop.abort();
    };
    await dealOnThreads(JOB, { firstShoe: 0, shoes: 1e9 }, 1, stop.signal, count, 8);
    expect(pieces).toBe(2);
  });

  it('pass on an error of one of them', async () => {
    const job = { ...JOB, rules: { ...JOB.rules, cutDepth: 1 } };
    await expect(dealOnThreads(job, { firstShoe: 0, shoes: 9 }, 2, NEVER, () => {})).rejects.toThrow(
      'does not fit',
    );
  });
});

const NEVER = new AbortController().signal;

describe('Ctrl-C', () => {
  it('stops the run, and its handler is removed afterwards', async () => {
    const before = process.listenerCount('SIGINT');
    const stopped = await untilInterrupted(async (stop) => {
      expect(process.listenerCount('SIGINT')).toBe(before + 1);
      process.emit('SIGINT');
      return stop.aborted;
    });
    expect(stopped).toBe(true);
    expect(process.listenerCount('SIGINT')).toBe(before);
  });
});
