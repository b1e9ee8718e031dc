// The battery finds faults in bad shuffles, and none in the product's. Seeded: the same result every time.
import { permutationOf, wordsOf } from '@punto/engine/fairness/permutation';
import { belowFrom, type Word } from '@punto/engine/random';
import { CARDS_IN_DECK, shuffled } from '@punto/engine/shoe';
import { describe, expect, it } from 'vitest';
import { createBattery, createOrderBattery } from '../src/rng/battery.ts';
import { failed } from '../src/rng/finding.ts';
import { createRejectionTest, rejectionsOf } from '../src/rng/word-tests.ts';

const words = (seed: number): Word => wordsOf(seed.toString(16).padStart(64, '0'));
const DECK = Array.from({ length: CARDS_IN_DECK }, (_, card) => card);
const SHUFFLES = 2_000;

const namesOfFailed = (shuffle: () => readonly number[], shuffles = SHUFFLES): readonly string[] => {
  const battery = createOrderBattery('deck', CARDS_IN_DECK);
  for (let i = 0; i < shuffles; i += 1) battery.add(shuffle());
  return failed(battery.findings()).map(({ test }) => test);
};

/** Fisher-Yates with a given choice function. */
const shuffledBy = (choose: (last: number) => number): number[] => {
  const order = [...DECK];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = choose(last);
    [order[last], order[chosen]] = [order[chosen] ?? 0, order[last] ?? 0];
  }
  return order;
};

describe('[F1] the shuffle, the cut and the resulting shoe', () => {
  it.each([
    [1, SHUFFLES],
    [2, 600],
  ])('pass every test, of %s decks in %s shuffles', (decks, shuffles) => {
    const battery = createBattery(words(7), decks);
    for (let i = 0; i < shuffles; i += 1) battery.shuffle();
    expect(battery.findings()).toHaveLength(38);
    expect(failed(battery.findings())).toEqual([]);
  });

  it('reject about as many numbers as expected', () => {
    expect(rejectionsOf(3).mean).toBeCloseTo(1 / 3, 12);
    const battery = createBattery(words(8), 8);
    for (let i = 0; i < 20; i += 1) battery.shuffle();
    const { observed, expected } = battery.rejections();
    const { mean, variance } = rejectionsOf(8 * CARDS_IN_DECK);
    expect(expected).toBeCloseTo(20 * mean, 9);
    expect(Math.abs(observed - expected)).toBeLessThan(3.3 * Math.sqrt(20 * variance));
  });
});

describe('[F1] the battery finds an unfair shuffle:', () => {
  it('one that swaps each card with any other', () => {
    const below = belowFrom(words(1));
    const naive = () => {
      const order = [...DECK];
      for (let at = 0; at < order.length; at += 1) {
        const chosen = below(order.length);
        [order[at], order[chosen]] = [order[chosen] ?? 0, order[at] ?? 0];
      }
      return order;
    };
    expect(namesOfFailed(naive)).toContain('deck position');
  });

  it('one that never leaves a card in its place', () => {
    const below = belowFrom(words(2));
    expect(namesOfFailed(() => shuffledBy((last) => below(last)))).toContain('deck cycles');
  });

  it('one that scales a small word by its remainder', () => {
    const word = words(3);
    expect(namesOfFailed(() => shuffledBy((last) => (word() >>> 26) % (last + 1)))).toContain(
      'deck position',
    );
  });

  it('one whose top bit is stuck', () => {
    const word = words(4);
    const below = belowFrom(() => (word() | 0x8000_0000) >>> 0);
    // Half of the numbers are left, so a choice among few would never end.
    expect(namesOfFailed(() => shuffledBy((last) => (last > 32 ? below(last + 1) : 0)))).toContain(
      'deck position',
    );
  });

  it('one that forgets to shuffle its last cards', () => {
    const below = belowFrom(words(5));
    expect(namesOfFailed(() => shuffledBy((last) => (last < 3 ? last : below(last + 1))))).toContain(
      'deck adjacent',
    );
  });

  it('one that starts from the previous order, and hardly changes it', () => {
    const below = belowFrom(words(6));
    let order = shuffled(DECK, below);
    const lazy = () => {
      const [one, other] = [below(52), below(52)];
      order = [...order];
      [order[one], order[other]] = [order[other] ?? 0, order[one] ?? 0];
      return order;
    };
    expect(namesOfFailed(lazy)).toContain('deck matches');
  });

  it('one with a short period', () => {
    const track = Array.from({ length: 500 }, (_, i) => permutationOf(i.toString(16).padStart(64, '0'), 52));
    let at = 0;
    const circling = () => {
      at += 1;
      return track[at % track.length] ?? [];
    };
    expect(namesOfFailed(circling)).toContain('deck duplicates');
  });

  it('a biased bit of the words that no shuffle uses', () => {
    const word = words(9);
    const battery = createBattery(() => (word() & ~1) >>> 0, 1);
    for (let i = 0; i < 300; i += 1) battery.shuffle();
    expect(failed(battery.findings()).map(({ test }) => test)).toEqual(['word bits']);
  });

  it('a scaling that rejects numbers it should keep', () => {
    const word = words(10);
    const test = createRejectionTest(CARDS_IN_DECK);
    const choose = (n: number): void => {
      while (word() >>> Math.clz32(n - 1) >= Math.max(n - 1, 2)) test.onRejected();
    };
    for (let i = 0; i < 300; i += 1) {
      for (let n = CARDS_IN_DECK; n > 1; n -= 1) choose(n);
      test.onShuffled();
    }
    expect(test.finding().p).toBeLessThan(1e-9);
  });
});
