import { expect, it } from 'vitest';
import { parseMark } from '../mark.ts';
import { statisticsOf } from './statistics.ts';

const marksOf = (text: string) => text.split(' ').map(parseMark);

it('[D1] counts outcomes, naturals and pairs', () => {
  expect(statisticsOf(marksOf('B6 P9np T8n B7b P5pb T0'))).toMatchObject({
    rounds: 6,
    outcomes: { player: 2, banker: 2, tie: 2 },
    naturals: 2,
    pairs: { player: 2, banker: 2 },
  });
});

it('[D2] a tie neither ends a streak nor lengthens it', () => {
  expect(statisticsOf(marksOf('T1 B6 T8 B7 P5 T2 P9 P8 B2')).longestStreak).toEqual({ player: 3, banker: 2 });
});

it('[D1] an empty shoe has nothing to count', () => {
  expect(statisticsOf([])).toEqual({
    rounds: 0,
    outcomes: { player: 0, banker: 0, tie: 0 },
    naturals: 0,
    pairs: { player: 0, banker: 0 },
    longestStreak: { player: 0, banker: 0 },
  });
});
