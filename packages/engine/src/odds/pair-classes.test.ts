import { expect, it } from 'vitest';
import { cardsOf } from '../../test/coup-of.ts';
import { type Card, rankOf } from '../card.ts';
import { compositionOf, orderedDraws } from './composition.ts';
import { PAIR_KINDS as KINDS, noWays, pairClass } from './coup-class.ts';
import { countPairs } from './pair-classes.ts';

const kind = ([first, second]: readonly (Card | undefined)[]): string => {
  if (first === undefined || second === undefined) throw new Error('two cards make a kind');
  if (first === second) return 'perfect';
  return rankOf(first) === rankOf(second) ? 'plain' : 'none';
};

it.each(['AS AS AS AS AH AH AD 2S 2S 2H', 'KS KS KH KD QS QS QS JC', 'AS AS AS AS AS AS'])(
  '[B21] %s: each class has as many ways as dealing finds',
  (text) => {
    const cards = cardsOf(text);
    const found = new Map<string, number>();
    const places = cards.map((_, i) => i);
    for (const a of places) {
      for (const b of places.filter((each) => each !== a)) {
        for (const c of places.filter((each) => each !== a && each !== b)) {
          for (const d of places.filter((each) => each !== a && each !== b && each !== c)) {
            const key = `${kind([cards[a], cards[b]])} ${kind([cards[c], cards[d]])}`;
            found.set(key, (found.get(key) ?? 0) + orderedDraws(cards.length - 4, 2));
          }
        }
      }
    }
    const ways = noWays();
    countPairs(compositionOf(cards), ways);
    const told = KINDS.flatMap((player, i) =>
      KINDS.map((banker, j) => [`${player} ${banker}`, ways[pairClass(i, j)]] as const),
    );
    expect(new Map(told.filter(([, each]) => each !== 0))).toEqual(found);
  },
);
