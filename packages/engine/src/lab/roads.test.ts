import { describe, expect, it } from 'vitest';
import { edgeOf } from '../odds/odds.ts';
import { DERIVED_ROADS } from '../roads/derived.ts';
import { Scoreboard } from '../roads/roads.ts';
import { OUTCOMES } from '../side.ts';
import { expectedFigure, expectedRoads, ROAD_FIGURES } from './roads.ts';
import { expectedStreaks } from './streaks.ts';

const CHANCES = { player: edgeOf('player', 8).hit, banker: edgeOf('banker', 8).hit };
const SKEWED = { player: 0.2, banker: 0.7 };

/** Drawn for every sequence of results, and weighed by its chance. */
const enumerated = (chances: typeof CHANCES, rounds: number): readonly number[] => {
  const sums = ROAD_FIGURES.map(() => 0);
  const each = { ...chances, tie: 1 - chances.player - chances.banker };
  for (let sequence = 0; sequence < 3 ** rounds; sequence += 1) {
    const board = new Scoreboard();
    let chance = 1;
    for (let round = 0, rest = sequence; round < rounds; round += 1, rest = Math.floor(rest / 3)) {
      const outcome = OUTCOMES[rest % 3] ?? 'tie';
      chance *= each[outcome];
      board.add({ outcome, score: 8, natural: false, playerPair: false, bankerPair: false });
    }
    const { cells } = board.big;
    const columns = cells.filter(({ side }, i) => side !== cells[i - 1]?.side).length;
    const circles = (of: string) => cells.filter(({ side }) => side === of).length;
    const colours = DERIVED_ROADS.flatMap((k) =>
      ['red', 'blue'].map((of) => board.derived(k).filter(({ colour }) => colour === of).length),
    );
    for (const [i, shown] of [columns, circles('player'), circles('banker'), ...colours].entries())
      sums[i] = (sums[i] ?? 0) + chance * shown;
  }
  return sums;
};

describe('expected roads', () => {
  it.each([
    [CHANCES, 1],
    [CHANCES, 4],
    [CHANCES, 9],
    [SKEWED, 8],
    [{ player: 0.5, banker: 0.5 }, 8],
  ])('[D2] [D3] of the chances %j over %i rounds are those of every sequence', (chances, rounds) => {
    const roads = expectedRoads(chances, rounds)[rounds];
    const counted = enumerated(chances, rounds);
    for (const [i, figure] of ROAD_FIGURES.entries())
      expect(roads === undefined ? Number.NaN : expectedFigure(roads, figure)).toBeCloseTo(
        counted[i] ?? -1,
        11,
      );
  });

  it('[D5] the columns of the big road are the streaks', () => {
    const roads = expectedRoads(CHANCES, 80);
    for (const rounds of [1, 2, 30, 80])
      expect(roads[rounds]?.columns).toBeCloseTo(expectedStreaks(CHANCES, rounds, 1).streaks, 9);
  });

  it.each([
    [{ player: 0, banker: 0.5 }, 10],
    [{ player: 0.6, banker: 0.6 }, 10],
    [CHANCES, 0],
    [CHANCES, 1.5],
  ])('refuses %j over %s rounds', (chances, rounds) => {
    expect(() => expectedRoads(chances, rounds)).toThrow(RangeError);
  });
});
