// Lives of a house under every fault there is, each from a seed of its own. `npm run torture` has as many more as one
// wants; a seed that ever found something stands here under what it found.
import { describe, expect, it } from 'vitest';
import { torture } from './torture.ts';

const TEST_MS = 120_000;

describe('a house under torture', () => {
  it('[T3] [T4] [L6] comes to the same every time, and everything holds', { timeout: TEST_MS }, async () => {
    const first = await torture({ seed: 22, rounds: 12 });
    const second = await torture({ seed: 22, rounds: 12 });
    expect(first.fault).toBeNull();
    expect(second).toEqual(first);
    expect(first.starts).toBeGreaterThan(1);
  });
});
