import { describe, expect, it } from 'vitest';
import { callOf, callText } from './caller.ts';
import type { Card } from './card.ts';
import { DECK } from './card.ts';
import { dealt, type Hands, NO_CARDS, nextHand } from './coup.ts';
import { belowFrom } from './random.ts';
import { shuffled } from './shoe.ts';

const LABELS = { player: 'Punto', banker: 'Banco' };
const hands = (player: string, banker: string): Hands => ({
  player: player.split(' ').filter(Boolean) as Card[],
  banker: banker.split(' ').filter(Boolean) as Card[],
});
const said = (player: string, banker: string): string | null => {
  const call = callOf(hands(player, banker));
  return call && callText(call, LABELS);
};

describe('the caller', () => {
  it.each([
    ['', '', null],
    ['9S', '2H', null],
    ['9S TS', '2H', null],
    ['9S TS', '2H 3H', 'Punto natural, no more cards'],
    ['2H 3H', '9S TS', 'Banco natural, no more cards'],
    ['9S TS', '8S TS', 'Two naturals, no more cards'],
    ['2H 3H', '6S TS', 'Punto draws'],
    ['2H 4H', '6S TS', 'Punto and Banco stand'],
    ['2H 4H', '5S TS', 'Punto stands, Banco draws'],
    ['2H 4H', '5S TS 2D', 'Punto stands, Banco draws'],
    ['2H 3H 8D', '3S TS', 'Banco stands'],
    ['2H 3H 7D', '3S TS', 'Banco draws'],
    ['2H 3H 7D', '3S TS KD', 'Banco draws'],
  ])('[V6] [R5] [R7] with %j and %j face up says %j', (player, banker, words) => {
    expect(said(player, banker)).toBe(words);
  });

  it('[V6] [T2] is never early: each call follows from the cards on the table, and the next card follows it', () => {
    let seed = 9;
    const word = () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed;
    };
    const heard = new Set<string>();
    for (let n = 0; n < 2_000; n += 1) {
      const cards = shuffled(DECK, belowFrom(word));
      let now = NO_CARDS;
      for (let side = nextHand(now); side !== null; side = nextHand(now)) {
        const call = callOf(now);
        const out = now.player.length + now.banker.length;
        expect(call === null).toBe(out < 4);
        if (call) expect(call[side]).toBe('draws');
        now = dealt(now, side, cards.pop() as Card);
      }
      const last = callOf(now);
      heard.add(last ? callText(last, LABELS) : '');
      if (now.banker.length === 2) expect(last?.banker).toBe('stands');
    }
    expect(heard.size).toBeGreaterThan(5);
  });
});
