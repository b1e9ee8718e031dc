import { describe, expect, it } from 'vitest';
import { edgeOf } from '../odds/odds.ts';
import { type ExpectedStreaks, expectedStreaks } from './streaks.ts';

const CHANCES = { player: edgeOf('player', 8).hit, banker: edgeOf('banker', 8).hit };

/** Enumerates every sequence of results. */
const enumerated = (rounds: number, most: number): ExpectedStreaks => {
  const tie = 1 - CHANCES.player - CHANCES.banker;
  const expected = Array.from({ length: most + 1 }, () => ({ player: 0, banker: 0 }));
  const reached = Array.from({ length: most + 1 }, () => ({ player: 0, banker: 0 }));
  let streaks = 0;
  const count = (results: readonly ('player' | 'banker')[], chance: number): void => {
    const runs: { side: 'player' | 'banker'; length: number }[] = [];
    for (const side of results) {
      const last = runs.at(-1);
      if (last?.side === side) last.length += 1;
      else runs.push({ side, length: 1 });
    }
    streaks += chance * runs.length;
    for (const { side, length } of runs) {
      const line = expected[length];
      if (line) line[side] += chance;
    }
    for (const side of ['player', 'banker'] as const) {
      const longest = Math.max(0, ...runs.filter((run) => run.side === side).map(({ length }) => length));
      for (let length = 1; length <= Math.min(longest, most); length += 1) {
        const line = reached[length];
        if (line) line[side] += chance;
      }
    }
  };
  const deal = (left: number, results: readonly ('player' | 'banker')[], chance: number): void => {
    if (left === 0) {
      count(results, chance);
      return;
    }
    deal(left - 1, results, chance * tie);
    deal(left - 1, [...results, 'player'], chance * CHANCES.player);
    deal(left - 1, [...results, 'banker'], chance * CHANCES.banker);
  };
  deal(rounds, [], 1);
  const lines = Array.from({ length: most }, (_, i) => ({
    length: i + 1,
    expected: expected[i + 1] ?? { player: 0, banker: 0 },
    reached: reached[i + 1] ?? { player: 0, banker: 0 },
  }));
  return { lines, streaks };
};

describe('expected streaks', () => {
  it.each([1, 2, 5, 9])('[D5] over %i rounds equal an enumeration of every sequence of results', (rounds) => {
    const counted = enumerated(rounds, 6);
    const found = expectedStreaks(CHANCES, rounds, 6);
    expect(found.streaks).toBeCloseTo(counted.streaks, 12);
    for (const [i, line] of counted.lines.entries())
      for (const side of ['player', 'banker'] as const) {
        expect(found.lines[i]?.expected[side]).toBeCloseTo(line.expected[side], 12);
        expect(found.lines[i]?.reached[side]).toBeCloseTo(line.reached[side], 12);
      }
  });

  it('[D5] all lengths of a shoe add up to all its streaks', () => {
    const { lines, streaks } = expectedStreaks(CHANCES, 80, 80);
    const sum = lines.reduce((all, { expected }) => all + expected.player + expected.banker, 0);
    expect(sum).toBeCloseTo(streaks, 9);
    expect(streaks).toBeCloseTo(36.69, 1);
  });

  it.each([
    [{ player: 0, banker: 0.5 }, 10, 3],
    [{ player: 0.6, banker: 0.6 }, 10, 3],
    [CHANCES, 0, 3],
    [CHANCES, 1.5, 3],
    [CHANCES, 10, 0],
  ])('refuses %j over %s rounds up to %s', (chances, rounds, most) => {
    expect(() => expectedStreaks(chances, rounds, most)).toThrow(RangeError);
  });
});
