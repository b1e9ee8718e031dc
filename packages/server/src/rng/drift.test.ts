// Windows of rounds from a seeded dealer, fair and unfair.
import type { Card } from '@punto/engine/card';
import { type Coup, parseCoup } from '@punto/engine/coup';
import { wordsOf } from '@punto/engine/fairness/permutation';
import { belowFrom } from '@punto/engine/random';
import { orderedCards, shuffled } from '@punto/engine/shoe';
import { describe, expect, it } from 'vitest';
import { createDrift, type DriftReading, FALSE_ALARM, WINDOWS } from './drift.ts';

/** Deals rounds from whole shoes; `spoil` may reorder the cards of a shoe. */
const dealer = (seed: number, decks: number, spoil = (cards: Card[]): Card[] => cards) => {
  const below = belowFrom(wordsOf(seed.toString(16).padStart(64, '0')));
  let [shoe, next] = [[] as Card[], 0];
  return (): Coup => {
    if (shoe.length - next < 14 || decks === 1)
      [shoe, next] = [spoil(shuffled(orderedCards(decks), below)), 0];
    for (let cards = 4; ; cards += 1) {
      const parsed = parseCoup(shoe.slice(next, next + cards));
      if (!parsed.ok) continue;
      next += cards;
      return parsed.coup;
    }
  };
};

const [SHORT] = WINDOWS;

const watch = (deal: () => Coup, rounds: number, decks = 8) => {
  const alarms: DriftReading[] = [];
  const drift = createDrift((reading) => alarms.push(reading));
  for (let i = 0; i < rounds; i += 1) drift.add(deal(), decks);
  return { alarms, drift };
};

describe('the drift test', () => {
  it.each([8, 1])('gives no alarm for fair cards from %s decks, and p-values within bounds', (decks) => {
    const ps: number[] = [];
    const drift = createDrift(() => expect.unreachable('a false alarm'));
    const deal = dealer(3, decks);
    for (let window = 0; window < 6; window += 1) {
      for (let i = 0; i < SHORT; i += 1) drift.add(deal(), decks);
      ps.push(...drift.readings().map(({ p }) => p));
    }
    expect(ps).toHaveLength(18);
    expect(Math.min(...ps)).toBeGreaterThan(0.01);
  });

  it('gives an alarm for tens in front after one short window', () => {
    const isTen = (card: Card | undefined) => card !== undefined && 'TJQK'.includes(card[0] ?? '');
    const spoil = (cards: Card[]) => {
      const swap = cards.findIndex((card, at) => at > 6 && isTen(card));
      return isTen(cards[1]) ? cards : cards.with(1, cards[swap] ?? 'TS').with(swap, cards[1] ?? 'TS');
    };
    const { alarms, drift } = watch(dealer(5, 1, spoil), SHORT, 1);
    expect(alarms.map(({ test }) => test)).toEqual(['cards', 'ranks']);
    for (const { p } of alarms) expect(p).toBeLessThan(FALSE_ALARM / 3);
    expect([...drift.alarms()]).toEqual([
      ['cards', 1],
      ['ranks', 1],
      ['outcomes', 0],
    ]);
  });

  it('judges each window anew: an old deviation gives no further alarms', () => {
    const deal = dealer(6, 8);
    const alarms: DriftReading[] = [];
    const drift = createDrift((reading) => alarms.push(reading));
    const stuck = deal();
    for (let i = 0; i < SHORT; i += 1) drift.add(stuck, 8);
    expect(alarms.map(({ test }) => test)).toEqual(['cards', 'ranks', 'outcomes']);
    alarms.length = 0;
    for (let i = 0; i < SHORT; i += 1) drift.add(deal(), 8);
    expect(alarms).toEqual([]);
  });

  it('uses the probabilities of the decks the rounds came from', () => {
    const deal = dealer(7, 8);
    const coups = Array.from({ length: SHORT }, deal);
    const outcome = (decks: (i: number) => number) => {
      const drift = createDrift(() => undefined);
      for (const [i, coup] of coups.entries()) drift.add(coup, decks(i));
      return drift.readings().find(({ test }) => test === 'outcomes')?.p;
    };
    expect(new Set([outcome(() => 8), outcome(() => 1), outcome((i) => 1 + (i % 8))]).size).toBe(3);
  });
});
