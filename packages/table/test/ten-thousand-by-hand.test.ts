// Ten thousand coups at a table dealt by a person, entered card by card: all are in the archive as dealt, and the
// outcomes have the expected frequencies. This is the record that a laboratory tests.
import type { Card } from '@punto/engine/card';
import { belowFrom } from '@punto/engine/random';
import { burnCount, orderedCards, shuffled } from '@punto/engine/shoe';
import { expect, it } from 'vitest';
import { floorView } from '../src/index.ts';
import { Bench, SETUP } from './bench.ts';

const COUPS = 10_000;
const DECKS = 8;
/** Cards behind the cut card. */
const CUT_DEPTH = 14;
/** The exact chances of a coup from a full shoe. */
const CHANCES = { player: 0.446247, banker: 0.458597, tie: 0.095156 };
/** Exceeded by chi-square with two degrees of freedom once in a thousand times. */
const MOST = 13.8;

const BY_HAND = { ...SETUP, dealing: 'person', pace: { ...SETUP.pace, leastBettingMs: 0 } } as const;

/** Mulberry32: seeded random numbers, never for play. */
const below = (() => {
  let state = 14;
  return belowFrom(() => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  });
})();

/** Deals a shoe by hand; returns its coups. */
const dealShoe = (bench: Bench, name: string): string[] => {
  const cards = shuffled(orderedCards(DECKS), below);
  const burn = cards[0] as Card;
  let at = 1 + burnCount(burn, BY_HAND.shoe.burn);
  const done = (refusal: unknown): void => {
    if (refusal !== null) throw new Error(JSON.stringify(refusal));
  };
  done(bench.duty({ duty: 'new-shoe', shoe: name, burn, cutDepth: CUT_DEPTH }));
  const coups: string[] = [];
  for (;;) {
    const refusal = bench.duty({ duty: 'open-betting' });
    if (refusal?.reason === 'shoe-over') break;
    done(refusal);
    done(bench.duty({ duty: 'close-betting' }));
    const coup: string[] = [];
    for (let next = floorView(bench.state).next; next; next = floorView(bench.state).next) {
      const card = cards[at++] as Card;
      done(bench.duty({ duty: 'enter-card', ...next, card }));
      coup.push(`${next.side} ${card}`);
    }
    done(bench.duty({ duty: 'confirm-result' }));
    coups.push(coup.toSorted().join());
  }
  bench.advance();
  return coups;
};

it('[B-14] ten thousand coups entered by hand are in the archive, and their outcomes pass a test', () => {
  const dealt: string[] = [];
  const kept: string[] = [];
  const outcomes = { player: 0, banker: 0, tie: 0 };
  for (let shoe = 1; dealt.length < COUPS; shoe += 1) {
    const bench = new Bench([], BY_HAND);
    bench.duty({ duty: 'take-post', relieves: null });
    dealt.push(...dealShoe(bench, `real-${shoe}`));
    for (const { rounds } of bench.archived)
      for (const { player, banker, mark } of rounds) {
        kept.push(
          [...player.map((card) => `player ${card}`), ...banker.map((card) => `banker ${card}`)]
            .toSorted()
            .join(),
        );
        const first = mark?.[0];
        outcomes[first === 'P' ? 'player' : first === 'B' ? 'banker' : 'tie'] += 1;
      }
  }
  expect(kept).toEqual(dealt);
  const statistic = Object.entries(CHANCES).reduce((sum, [outcome, chance]) => {
    const expected = chance * dealt.length;
    return sum + (outcomes[outcome as keyof typeof outcomes] - expected) ** 2 / expected;
  }, 0);
  expect(statistic).toBeLessThan(MOST);
});
