import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../test/coup-of.ts';
import { compositionOf, fullShoe, without } from './composition.ts';
import { midCoupOdds } from './mid-coup.ts';
import { oddsOf } from './odds.ts';

/** From a full shoe of eight decks, less the cards out. */
const after = (text: string) => {
  const out = cardsOf(text);
  return midCoupOdds(without(fullShoe(8), out), out);
};

it('[R3] before the first card the odds are those of the shoe', () => {
  const { toCome, total, odds, outcomes } = after('');
  expect({ toCome, total }).toEqual({ toCome: 6, total: 4_998_398_275_503_360 });
  expect(odds).toEqual(oddsOf(fullShoe(8)));
  expect(outcomes.tie.ways).toBe(475_627_426_473_216);
});

it('[R4] a natural decides the coup: no card to come, and one result', () => {
  const { toCome, total, outcomes, odds } = after('9S 2D TS 3C');
  expect({ toCome, total }).toEqual({ toCome: 0, total: 1 });
  expect(outcomes.player).toEqual({ ways: 1, chance: { numerator: 1n, denominator: 1n } });
  expect(outcomes.banker).toEqual({ ways: 0, chance: { numerator: 0n, denominator: 1n } });
  expect(odds['player-natural'].wonByLine).toEqual([1]);
  expect(odds['player-pair'].lost).toBe(1);
});

it('[R7] one card to come: banker 5 draws after player’s third card was 5', () => {
  const { toCome, total, outcomes } = after('TS 2D 5S 3C 5H');
  // Player has 0, banker 5: one of the 30 fives left makes it a tie, any other card wins for banker.
  expect({ toCome, total }).toEqual({ toCome: 1, total: 411 });
  expect(outcomes.tie).toEqual({ ways: 30, chance: { numerator: 10n, denominator: 137n } });
  expect(outcomes.banker.ways).toBe(381);
});

it('[B7] pairs are decided by the fourth card, and until then each card counts', () => {
  expect(after('4S 9D 4S').odds['perfect-pair'].wonByLine).toEqual([after('4S 9D 4S').total]);
  const { odds, total } = after('4S 9D 4H');
  expect(odds['player-pair'].lost).toBe(0);
  expect((odds['perfect-pair'].wonByLine[0] ?? 0) / total).toBeCloseTo(7 / 413, 15);
  expect(after('4S 9D 4H TS').odds['perfect-pair'].wonByLine).toEqual([0]);
});

it('[R6] with six cards dealt everything is certain, and an empty shoe is enough', () => {
  const { total, outcomes } = midCoupOdds(fullShoe(0), cardsOf('TS 2D 3S 3C 4H 3S'));
  expect({ total, banker: outcomes.banker.ways }).toEqual({ total: 1, banker: 1 });
});

describe('impossible hands', () => {
  it.each([
    ['9S 2D TS 3C 4H', 'the coup is complete with 4 cards: 4H cannot follow'],
    ['TS 2D 7S 5C AS', 'the coup is complete with 4 cards: AS cannot follow'],
    ['TS 2D 2S 3C AS 4D', 'the coup is complete with 5 cards: 4D cannot follow'],
  ])('[R7] %s: %s', (text, says) => {
    expect(() => after(text)).toThrow(says);
  });

  it.each([
    ['TS 2D', '3C 4C 5C', 'too few cards: 3 left, and the coup may take 4 more'],
    ['TS 2D 2S 3C', '7C', 'too few cards: 1 left, and the coup may take 2 more'],
    ['TS 2D 2S 3C 4D', '', 'too few cards: 0 left, and the coup may take 1 more'],
  ])('[R7] after %s with only %s left: %s', (out, left, says) => {
    expect(() => midCoupOdds(compositionOf(cardsOf(left)), cardsOf(out))).toThrow(says);
  });

  it('[R7] one card is enough when it ends the coup', () => {
    const { toCome, outcomes } = midCoupOdds(compositionOf(cardsOf('AC')), cardsOf('TS 2D 2S 3C'));
    expect({ toCome, banker: outcomes.banker.ways }).toEqual({ toCome: 1, banker: 1 });
  });
});
