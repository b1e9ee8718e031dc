import { describe, expect, it } from 'vitest';
import { cardsOf } from '../test/coup-of.ts';
import { DECK } from './card.ts';
import { AFTER_CUT, BURN_CUSTOMS } from './room.ts';
import {
  burnCount,
  cutIndexOf,
  knownLast,
  LEAST_CUT_DEPTH,
  lastRoundWhenCut,
  MOST_BURNT,
  orderedCards,
  shuffled,
} from './shoe.ts';

describe('cards', () => {
  it('[R1] a shoe of n decks holds every card n times', () => {
    const cards = orderedCards(8);
    expect(cards).toHaveLength(416);
    expect(DECK.every((card) => cards.filter((each) => each === card).length === 8)).toBe(true);
  });
});

describe('shuffling', () => {
  it('[S1] chooses among all remaining cards, at every position', () => {
    const asked: number[] = [];
    shuffled(orderedCards(1), (n) => {
      asked.push(n);
      return 0;
    });
    expect(asked).toEqual(Array.from({ length: 51 }, (_, i) => 52 - i));
  });

  it('[S1] reaches each order by exactly one sequence of choices', () => {
    const cards = cardsOf('AS 2S 3S 4S');
    const orders = new Set<string>();
    for (let choice = 0; choice < 24; choice += 1) {
      let left = choice;
      const below = (n: number): number => {
        const digit = left % n;
        left = (left - digit) / n;
        return digit;
      };
      orders.add(shuffled(cards, below).join());
    }
    expect(orders.size).toBe(24);
  });

  it('[S4] does not change the array it was given', () => {
    const cards = Object.freeze(orderedCards(1));
    expect(shuffled(cards, () => 0)).not.toEqual(cards);
    expect(cards).toEqual(DECK);
  });

  it('[S1] throws when the choice is out of range', () => {
    expect(() => shuffled(orderedCards(1), (n) => n + 60)).toThrow('no card at');
  });
});

describe('burning', () => {
  it.each([
    ['courts-ten', 'AS 2S 9S TS JS QS KS', [1, 2, 9, 10, 10, 10, 10]],
    ['courts-eleven-up', 'AS 2S 9S TS JS QS KS', [1, 2, 9, 10, 11, 12, 13]],
    ['none', 'AS 9S KS', [0, 0, 0]],
  ] as const)('[S1] %s', (custom, faces, counts) => {
    expect(cardsOf(faces).map((face) => burnCount(face, custom))).toEqual(counts);
  });

  it('[S1] never takes more than the given number', () => {
    for (const custom of BURN_CUSTOMS) {
      const most = Math.max(...DECK.map((face) => burnCount(face, custom)));
      expect(MOST_BURNT[custom]).toBe(most === 0 ? 0 : most + 1);
    }
  });
});

describe('the cut card', () => {
  it('[S2] lies cutDepth cards from the end', () => {
    expect(cutIndexOf({ decks: 8, cutDepth: 14 })).toBe(402);
  });

  it('[S2] least safe depth is 6 and 11', () => {
    expect(AFTER_CUT.map((custom) => LEAST_CUT_DEPTH[custom])).toEqual([6, 11]);
  });

  it.each([
    ['[S2] finish: this round is the last', 'finish', false, 7],
    ['[S2] finish-plus-one: one more', 'finish-plus-one', false, 8],
    ['[S2] finish-plus-one before the first card counts as finish', 'finish-plus-one', true, 7],
  ] as const)('%s', (_, custom, beforeFirstCard, last) => {
    expect(lastRoundWhenCut(custom, 7, beforeFirstCard)).toBe(last);
  });

  it.each([
    ['finish: the fourth card from here is behind it', 'finish', 399, false, true],
    ['finish: a round of four may just not reach it', 'finish', 398, false, false],
    ['finish: exactly at the next card', 'finish', 402, false, true],
    ['plus one: in reach but not certain', 'finish-plus-one', 401, false, false],
    ['plus one: exactly at the next card', 'finish-plus-one', 402, false, true],
    ['plus one: drawn in the round before', 'finish-plus-one', 404, true, true],
  ] as const)('[S3] known before betting: %s', (_, custom, next, drawn, known) => {
    expect(knownLast(custom, next, 402, drawn)).toBe(known);
  });
});
