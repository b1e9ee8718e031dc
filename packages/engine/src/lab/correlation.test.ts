import { describe, expect, it } from 'vitest';
import { betsOf } from '../../test/bet-files.ts';
import { compileBet } from '../bet/compiled-bet.ts';
import { DECK } from '../card.ts';
import { fullShoe, without } from '../odds/composition.ts';
import { toNumber } from '../odds/fraction.ts';
import { bestTags, MOST_TAG } from './best-tags.ts';
import { bettingCorrelation } from './correlation.ts';
import { type Removal, removalOf } from './removal.ts';
import { type CountTags, sumOfDeck, tagPlace } from './tags.ts';

const bets = new Map([...betsOf('catalogue'), ...betsOf('published')]);
const removalFor = (id: string, decks = 8): Removal => {
  const bet = bets.get(id);
  if (bet === undefined) throw new Error(`no bet ${id}`);
  return removalOf(compileBet(bet), fullShoe(decks));
};

const DRAGON = [0, 0, 0, -1, -1, -1, -1, 2, 2, 0];
const PANDA = [1, 1, -2, -2, -2, -1, -1, -2, 4, 1];
const NOTHING_TO_COUNT = new RangeError(
  'no card changes the bet more than another, which leaves nothing to count',
);

describe('the betting correlation', () => {
  it('[B21] of the published counts is the published one', () => {
    expect(bettingCorrelation(DRAGON, removalFor('dragon-7')).toFixed(4)).toBe('0.9642');
    expect(bettingCorrelation(PANDA, removalFor('panda-8')).toFixed(4)).toBe('0.9943');
  });

  it('[B21] does not depend on the size of the tags, nor on what is added to all, and turns with their signs', () => {
    const removal = removalFor('dragon-7', 6);
    const one = bettingCorrelation(DRAGON, removal);
    expect(
      bettingCorrelation(
        DRAGON.map((tag) => 3 * tag),
        removal,
      ),
    ).toBeCloseTo(one, 14);
    expect(
      bettingCorrelation(
        DRAGON.map((tag) => tag + 5),
        removal,
      ),
    ).toBeCloseTo(one, 14);
    expect(
      bettingCorrelation(
        DRAGON.map((tag) => -tag),
        removal,
      ),
    ).toBeCloseTo(-one, 14);
  });

  it('[B21] is 1 for tags that are the effects themselves', () => {
    const removal = removalFor('dragon-7');
    const effects = removal.byCard.slice(0, 10).map((effect) => {
      if (effect === null) throw new Error('a full shoe has every card');
      return Math.round(toNumber(effect) * 1e9);
    });
    expect(bettingCorrelation(effects, removal)).toBeCloseTo(1, 9);
  });

  it('refuses tags that count nothing, and bets of which nothing can be counted', () => {
    const dragon = removalFor('dragon-7');
    for (const tag of [0, 1])
      expect(() =>
        bettingCorrelation(
          DRAGON.map(() => tag),
          dragon,
        ),
      ).toThrow(new RangeError('all tags are the same, which counts nothing: change some'));
    expect(() => bettingCorrelation(DRAGON, removalFor('player-pair'))).toThrow(NOTHING_TO_COUNT);
  });
});

describe('the best tags', () => {
  it('[B21] of Panda 8 are those published; those of Dragon 7 are better than those published', () => {
    expect(bestTags(removalFor('panda-8'), 4).tags).toEqual(PANDA);
    const dragon = bestTags(removalFor('dragon-7'), 4);
    expect(dragon.tags).toEqual([0, -1, -1, -2, -2, -3, -3, 4, 4, 1]);
    expect(dragon.correlation.toFixed(4)).toBe('0.9925');
    expect(bestTags(removalFor('dragon-7'), 2).tags).toEqual(DRAGON);
  });

  it.each(['dragon-7', 'panda-8', 'royal-match', 'banker', 'all-red', 'tie'])(
    '[B21] of %s with tags up to ±1 are the best of all 59,049',
    (id) => {
      const removal = removalFor(id);
      const groups = groupSums(removal);
      let best = 0;
      for (const tags of everyTags()) {
        const squares = tags.reduce((sum, tag, i) => sum + (i === 9 ? 4 : 1) * tag * tag, 0);
        const sum = tags.reduce((all, tag, i) => all + tag * (groups[i] ?? 0), 0);
        if (sumOfDeck(tags) === 0 && squares > 0) best = Math.max(best, sum / Math.sqrt(squares));
      }
      const { tags } = bestTags(removal, 1);
      expect(sumOfDeck(tags)).toBe(0);
      const squares = tags.reduce((sum, tag, i) => sum + (i === 9 ? 4 : 1) * tag * tag, 0);
      const found = tags.reduce((all, tag, i) => all + tag * (groups[i] ?? 0), 0) / Math.sqrt(squares);
      expect(found).toBeCloseTo(best, 14);
      expect(best).toBeGreaterThan(0);
    },
  );

  it('[B21] are balanced and no worse with larger tags', () => {
    for (const id of ['tie', 'lucky-six', 'quik', 'three-giving-8']) {
      const removal = removalFor(id);
      const found = [1, 2, 3, MOST_TAG].map((most) => bestTags(removal, most));
      for (const { tags } of found) expect(sumOfDeck(tags)).toBe(0);
      const correlations = found.map(({ correlation }) => correlation);
      expect(correlations).toEqual([...correlations].sort((a, b) => a - b));
    }
  });

  it('are sought of a full shoe alone, of a bet that can be counted, up to ±4', () => {
    const removal = removalFor('banker');
    expect(() => bestTags(removal, 5)).toThrow('the largest tag must be a whole number from 1 to 4, not 5');
    expect(() => bestTags(removalFor('any-pair'), 4)).toThrow(NOTHING_TO_COUNT);
    const composition = without(removal.composition, ['AS']);
    expect(() => bestTags({ ...removal, composition }, 4)).toThrow('the best tags are those of a full shoe');
  });
});

/** The effects of a deck by tag, as floats. */
const groupSums = ({ byCard, composition }: Removal): readonly number[] => {
  const sums = new Array<number>(10).fill(0);
  for (const [i, card] of DECK.entries()) {
    const effect = byCard[i] ?? null;
    if (effect !== null && composition[i] !== 0)
      sums[tagPlace(card)] = (sums[tagPlace(card)] ?? 0) + toNumber(effect);
  }
  return sums;
};

function* everyTags(): Generator<CountTags> {
  for (let i = 0; i < 3 ** 10; i += 1)
    yield Array.from({ length: 10 }, (_, place) => (Math.floor(i / 3 ** place) % 3) - 1);
}
