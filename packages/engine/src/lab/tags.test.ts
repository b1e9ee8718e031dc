import { describe, expect, it } from 'vitest';
import { DECK } from '../card.ts';
import { parseCountTags, runningCount, sumOfDeck, TAGGED, tagPlace, tagsOfDeck, trueCount } from './tags.ts';

const DRAGON = [0, 0, 0, -1, -1, -1, -1, 2, 2, 0];

describe('tags of a count', () => {
  it.each(['0 0 0 -1 -1 -1 -1 2 2 0', ' 0,0,0, -1,-1,-1,-1, +2,+2, -0 ', '0 0 0 −1 −1 −1 −1 2 2 0'])(
    'are read from %j',
    (text) => {
      expect(parseCountTags(text)).toEqual({ ok: true, tags: DRAGON });
    },
  );

  it.each([
    ['1 2 3', 'there are 3 tags: write ten, for A 2 3 4 5 6 7 8 9 T, T with the courts'],
    ['', 'there are 0 tags: write ten'],
    ['0 0 0 -1 -1 -1 -1 2 2 0 0', 'there are 11 tags'],
    ['0 0 0 -1 -1 -1 -1 2 2 0.5', '"0.5" is no tag: write whole numbers from -99 to 99'],
    ['0 0 0 -1 -1 -1 -1 2 2 100', '"100" is no tag'],
    ['0 0 0 0 0 0 0 0 0 0', 'all tags are 0, which counts nothing: change some'],
  ])('are refused with what to change: %j', (text, says) => {
    expect(parseCountTags(text)).toEqual({ ok: false, says: expect.stringContaining(says) });
  });

  it('[R2] belong to the ranks, tens and courts together', () => {
    expect(TAGGED.map((rank) => tagPlace(`${rank}S`))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect((['TH', 'JS', 'QC', 'KD'] as const).map(tagPlace)).toEqual([9, 9, 9, 9]);
    expect(tagsOfDeck([1, 0, 0, 0, 0, 0, 0, 0, 0, -1])).toEqual(
      DECK.map((card) => (card[0] === 'A' ? 1 : 'TJQK'.includes(card[0] ?? '') ? -1 : 0)),
    );
  });

  it('sum to nothing over a deck when they are balanced', () => {
    expect(sumOfDeck(DRAGON)).toBe(0);
    expect(sumOfDeck([1, 1, -2, -2, -2, -1, -1, -2, 4, 1])).toBe(0);
    expect(sumOfDeck([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])).toBe(16);
  });
});

describe('a count', () => {
  it('adds up the tags of the cards seen', () => {
    expect(runningCount(DRAGON, ['8S', '9H', '4D', 'KC', 'AS', '7H'])).toBe(2);
    expect(runningCount(DRAGON, [])).toBe(0);
  });

  it('is the true count if divided by the unseen decks', () => {
    expect(trueCount(8, 208)).toBe(2);
    expect(trueCount(-3, 26)).toBe(-6);
    expect(() => trueCount(1, 0)).toThrow(new RangeError('no card is unseen: there is no true count'));
  });
});
