import { SIDES } from '@punto/engine/side';
import { expect, it } from 'vitest';
import { FLY_MS } from '../../felt/card-motion.ts';
import { MOST_TURN, paceOf } from './hand-pace.ts';

const all = [1, 2, 13].flatMap((shoe) =>
  Array.from({ length: 80 }, (_, round) => round + 1).flatMap((round) =>
    SIDES.flatMap((side) => [0, 1, 2].map((place) => paceOf({ shoe, round, side, place }))),
  ),
);

it('[T2] is the same for everyone who sees the card', () => {
  const place = { shoe: 12, round: 43, side: 'banker', place: 1 } as const;
  expect(paceOf(place)).toEqual(paceOf({ ...place }));
});

it('is never slower than the score, nor hasty, and turns a card by little', () => {
  expect(Math.max(...all.map(({ flyMs }) => flyMs))).toBeLessThanOrEqual(FLY_MS);
  expect(Math.min(...all.map(({ flyMs }) => flyMs))).toBeGreaterThanOrEqual(FLY_MS * 0.8);
  expect(Math.max(...all.map(({ turn }) => Math.abs(turn)))).toBeLessThanOrEqual(MOST_TURN);
});

it('differs from card to card', () => {
  expect(new Set(all.map(({ flyMs }) => flyMs)).size).toBeGreaterThan(40);
  const mean = all.reduce((sum, { turn }) => sum + turn, 0) / all.length;
  expect(Math.abs(mean)).toBeLessThan(1);
});
