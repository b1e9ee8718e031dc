import { describe, expect, it } from 'vitest';
import { playShoe } from '../test/play-shoe.ts';
import { seededBelow } from '../test/seeded.ts';
import { addDepths, depthOf, type Watched } from './depth.ts';
import { without } from './odds/composition.ts';
import { toNumber } from './odds/fraction.ts';
import { expectedOf, fullShoe, oddsOf } from './odds/odds.ts';
import { SCHEDULE_IDS } from './option-id.ts';
import { AFTER_CUT, type ShoeRules } from './room.ts';
import { burnCount, cutIndexOf, orderedCards, shuffled } from './shoe.ts';

const RULES: ShoeRules = { decks: 1, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' };
const ALL: readonly Watched[] = SCHEDULE_IDS.map((schedule) => ({ schedule, until: 3 }));
const shoe = (seed: number, decks = 1) => shuffled(orderedCards(decks), seededBelow(seed));

it('[S1] [F5] before the first round only the card burnt face up is known', () => {
  const cards = shoe(1, 8);
  const rules = { ...RULES, decks: 8 };
  const odds = oddsOf(without(fullShoe(8), cards.slice(0, 1)));
  for (const option of depthOf([cards], rules, ALL).options) {
    const worth = toNumber(expectedOf(odds[option.schedule]));
    expect(option.favoured[0]).toBe(worth > 0 ? 1 : 0);
    expect(option.gain[0]).toBeCloseTo(Math.max(0, worth), 12);
  }
});

it.each(AFTER_CUT)('[S2] %s: as many rounds as the shoe has', (afterCut) => {
  const rules = { ...RULES, decks: 2, afterCut };
  for (let seed = 1; seed <= 5; seed += 1) {
    const cards = shoe(seed, 2);
    const start = 1 + burnCount(cards[0] ?? 'AS', rules.burn);
    const { coups } = playShoe(cards, start, cutIndexOf(rules) ?? 0, afterCut);
    expect(depthOf([cards], rules, ALL).reached).toEqual(coups.map(() => 1));
  }
});

it('[S1] without a burn the first card is dealt', () => {
  const cards = shoe(3);
  const { coups } = playShoe(cards, 0, cutIndexOf(RULES) ?? 0, 'finish');
  expect(depthOf([cards], { ...RULES, burn: 'none' }, ALL).reached.length).toBe(coups.length);
});

it('[F5] the last round of a shoe is valued by its unseen cards', () => {
  const cards = shoe(7);
  const start = 1 + burnCount(cards[0] ?? 'AS', RULES.burn);
  const { coups } = playShoe(cards, start, cutIndexOf(RULES) ?? 0, 'finish');
  const seen = [
    ...cards.slice(0, 1),
    ...coups.slice(0, -1).flatMap(({ player, banker }) => [...player, ...banker]),
  ];
  const odds = oddsOf(without(fullShoe(1), seen));
  for (const option of depthOf([cards], RULES, ALL).options) {
    const worth = toNumber(expectedOf(odds[option.schedule]));
    expect(option.gain.at(-1)).toBeCloseTo(Math.max(0, worth), 12);
  }
});

describe('sums', () => {
  const shoes = [1, 2, 3, 4].map((seed) => shoe(seed));
  const depth = depthOf(shoes, RULES, ALL);

  it('[F5] a limit excludes the rounds after it', () => {
    for (const { gain, open, limited } of depth.options) {
      const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
      expect(open.sum).toBeCloseTo(sum(gain), 12);
      expect(limited.sum).toBeCloseTo(sum(gain.slice(0, 3)), 12);
    }
    expect(depth.options.some(({ open, limited }) => open.sum > limited.sum)).toBe(true);
  });

  it('[F5] parts of a run add up to the whole', () => {
    const halves = addDepths(depthOf(shoes.slice(0, 2), RULES, ALL), depthOf(shoes.slice(2), RULES, ALL));
    expect(halves.reached).toEqual(depth.reached);
    halves.options.forEach((option, i) => {
      expect(option.favoured).toEqual(depth.options[i]?.favoured);
      expect(option.open.squares).toBeCloseTo(depth.options[i]?.open.squares ?? 0, 12);
      expect(option.best).toBe(depth.options[i]?.best);
    });
  });

  it('[F5] parts with different settings do not add up', () => {
    const other = depthOf([], RULES, [{ schedule: 'tie', until: null }]);
    expect(() => addDepths(depth, other)).toThrow('was not watched in both');
  });
});
