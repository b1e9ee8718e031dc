// All statistical tests of a shuffle, over the code path used for patrons: generator words, the house's order drawn
// from them, the cut from a seed, and the resulting shoe. Each is tested separately, because a fair cut would hide an
// unfair shuffle, and a fair shuffle an unfair cut. [F1]
import { permutationOf } from '@punto/engine/fairness/permutation';
import { belowFrom, type Word } from '@punto/engine/random';
import { CARDS_IN_DECK, shuffled } from '@punto/engine/shoe';
import type { RngFinding } from './finding.ts';
import { colourTest, couponTest, duplicateTest, pairTest, totalTest } from './hand-tests.ts';
import {
  cycleTest,
  descentTest,
  matchTest,
  type OrderTest,
  type PermutationOrder,
  positionTest,
} from './permutation-tests.ts';
import { overlapTest, serialTest } from './sequence-tests.ts';
import { createRejectionTest, createWordTest } from './word-tests.ts';

const orderTests = (cards: number): readonly OrderTest[] => [
  positionTest(cards),
  pairTest('adjacent', cards, 0, 1),
  pairTest('apart', cards, 0, cards - 1),
  totalTest(cards),
  descentTest(cards),
  colourTest(cards),
  cycleTest(cards),
  couponTest(cards),
  matchTest(cards),
  serialTest(),
  overlapTest(),
  duplicateTest(cards),
];

export type OrderBattery = {
  readonly add: (order: PermutationOrder) => void;
  readonly findings: () => readonly RngFinding[];
};

/** `of`: what is shuffled; prefix of each test's name. */
export const createOrderBattery = (of: string, cards: number): OrderBattery => {
  const tests = orderTests(cards);
  return {
    add: (order) => {
      for (const test of tests) test.add(order);
    },
    findings: () =>
      tests.map((test) => {
        const { test: name, ...finding } = test.finding();
        return { test: `${of} ${name}`, ...finding };
      }),
  };
};

export type Battery = {
  /** Shuffles and cuts one more shoe. */
  readonly shuffle: () => void;
  readonly findings: () => readonly RngFinding[];
  readonly rejections: () => { readonly observed: number; readonly expected: number };
};

const WORDS_IN_SEED = 8;

export const createBattery = (source: Word, decks: number): Battery => {
  const cards = decks * CARDS_IN_DECK;
  const words = createWordTest(source);
  const rejections = createRejectionTest(cards);
  const below = belowFrom(words.word, rejections.onRejected);
  const house = createOrderBattery('house', cards);
  const cut = createOrderBattery('cut', cards);
  const dealt = createOrderBattery('dealt', cards);
  const fresh = Array.from({ length: cards }, (_, card) => card);
  return {
    shuffle: () => {
      const order = shuffled(fresh, below);
      rejections.onShuffled();
      const seed = Array.from({ length: WORDS_IN_SEED }, () => words.word().toString(16).padStart(8, '0'));
      const places = permutationOf(seed.join(''), cards);
      house.add(order);
      cut.add(places);
      dealt.add(places.map((place) => order[place] ?? 0));
    },
    findings: () => [
      words.finding(),
      rejections.finding(),
      ...[house, cut, dealt].flatMap((battery) => battery.findings()),
    ],
    rejections: rejections.counts,
  };
};
