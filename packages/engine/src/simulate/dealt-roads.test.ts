import { expect, it } from 'vitest';
import { edgeOf } from '../odds/odds.ts';
import { LIVE_EIGHT_DECK } from '../rooms/live-eight-deck.ts';
import { dealtRoads } from './dealt-roads.ts';

const CHANCES = { player: edgeOf('player', 8).hit, banker: edgeOf('banker', 8).hit };

it('[D5] dealt shoes have the expected counts within their standard errors', () => {
  const shoes = 400;
  const { rounds, figures } = dealtRoads(LIVE_EIGHT_DECK.shoe, CHANCES, 5, shoes);
  expect(rounds).toBeGreaterThan(75 * shoes);
  for (const [i, { dealt, expected }] of figures.entries()) {
    expect(dealt.standardError, `figure ${i}`).toBeGreaterThan(0);
    expect(Math.abs(dealt.value - expected), `figure ${i}`).toBeLessThan(4 * dealt.standardError);
  }
});
