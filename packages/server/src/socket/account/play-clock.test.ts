import { protectionFrom } from '@punto/ledger/protection/protection';
import type { PlayInterval } from '@punto/store/protection-store';
import { patronId } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createManualClock, type ManualClock } from '../../../test/support/manual-clock.ts';
import { PlayClock } from './play-clock.ts';

const ANN = patronId('ann');
const EVERY_MS = 30_000;

describe('the play clock', () => {
  let clock: ManualClock;
  let counted: PlayInterval[];
  let faults: unknown[];
  let broken: boolean;
  let plays: PlayClock;
  beforeEach(() => {
    clock = createManualClock();
    counted = [];
    faults = [];
    broken = false;
    plays = new PlayClock({
      clock,
      everyMs: EVERY_MS,
      count: async (intervals) => {
        if (broken) throw new Error('no disk');
        counted.push(...intervals);
        return new Map(intervals.map(({ patron }) => [patron, protectionFrom(0, 'UTC', 0)]));
      },
      onCounted: () => {},
      onFault: (fault) => faults.push(fault),
    });
  });
  afterEach(() => plays.close());
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      clock.advance(1_000);
      // The count of a tick, and the next timer.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  it('[P3] counts patrons at a table without a gap, and no other patrons', async () => {
    await pass(40);
    expect(counted).toEqual([]);
    plays.arrived(ANN);
    await pass(95);
    const [first, second, third] = counted;
    expect(counted).toHaveLength(3);
    expect(second?.fromMs).toBe(first?.toMs);
    expect(third?.fromMs).toBe(second?.toMs);
    expect((third?.toMs ?? 0) - (first?.fromMs ?? 0)).toBe(90_000);
  });

  it('[P3] time whose count failed is counted with the next interval', async () => {
    plays.arrived(ANN);
    broken = true;
    await pass(40);
    expect(counted).toEqual([]);
    expect(faults.length).toBeGreaterThan(0);
    broken = false;
    await pass(2);
    expect(counted).toHaveLength(1);
    expect((counted[0]?.toMs ?? 0) - (counted[0]?.fromMs ?? 0)).toBeGreaterThanOrEqual(40_000);
  });

  it('[P3] the absence of a patron who comes back is not counted', async () => {
    plays.arrived(ANN);
    await pass(20);
    plays.left(ANN);
    await pass(60);
    plays.arrived(ANN);
    await pass(20);
    expect(counted).toEqual([]);
  });

  it('[P3] a patron who moves to another table within a second was not absent', async () => {
    const fromMs = clock.now();
    plays.arrived(ANN);
    await pass(20);
    plays.left(ANN);
    plays.arrived(ANN);
    await pass(11);
    expect(counted).toEqual([{ patron: ANN, fromMs, toMs: fromMs + 30_000 }]);
  });

  it('[P3] counts at most 500 patrons in a commit, and the others a second later', async () => {
    const patrons = Array.from({ length: 501 }, (_, number) => patronId(`patron-${number}`));
    const fromMs = clock.now();
    for (const patron of patrons) plays.arrived(patron);
    await pass(30);
    expect(counted.map(({ patron }) => patron)).toEqual(patrons.slice(0, 500));
    await pass(1);
    expect(counted.at(-1)).toEqual({ patron: patrons[500], fromMs, toMs: fromMs + 31_000 });
    expect(counted).toHaveLength(501);
  });
});
