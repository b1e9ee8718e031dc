import { describe, expect, it } from 'vitest';
import { betsOf } from '../../test/bet-files.ts';
import { type CompiledBet, compileBet } from '../bet/compiled-bet.ts';
import { DECK, isRed, rankOf } from '../card.ts';
import { cardsIn } from '../odds/composition.ts';
import { toNumber } from '../odds/fraction.ts';
import { compositionAtCount } from './representative.ts';
import { tagsOfDeck, trueCount } from './tags.ts';
import { triggerTable } from './trigger.ts';

const bets = new Map([...betsOf('catalogue'), ...betsOf('published')]);
const betOf = (id: string): CompiledBet => {
  const bet = bets.get(id);
  if (bet === undefined) throw new Error(`no bet ${id}`);
  return compileBet(bet);
};

const DRAGON = [0, 0, 0, -1, -1, -1, -1, 2, 2, 0];
const PANDA = [1, 1, -2, -2, -2, -1, -1, -2, 4, 1];

describe('the cards at a true count', () => {
  it.each([
    [DRAGON, 8, 208, 4],
    [DRAGON, 8, 104, -3],
    [PANDA, 6, 156, 11],
    [PANDA, 2, 52, 7],
    [DRAGON, 1, 26, 2],
  ])('have it: %j, %i decks, %i cards unseen, %i', (tags, decks, unseen, count) => {
    const left = compositionAtCount(tags, decks, unseen, count);
    if (left === null) throw new Error('it can be reached');
    expect(cardsIn(left)).toBe(unseen);
    expect(Math.max(...left)).toBeLessThanOrEqual(decks);
    const running = tagsOfDeck(tags).reduce((sum, tag, i) => sum + tag * (decks - (left[i] ?? 0)), 0);
    expect(trueCount(running, unseen)).toBe(count);
  });

  it('are the even ones at a count of 0, spread over suits and ranks', () => {
    expect(compositionAtCount(DRAGON, 8, 208, 0)).toEqual(DECK.map(() => 4));
    const left = compositionAtCount(DRAGON, 8, 130, 0) ?? [];
    const ofWhere = (where: (card: (typeof DECK)[number]) => boolean): number =>
      left.reduce((sum, count, i) => sum + (where(DECK[i] ?? 'AS') ? count : 0), 0);
    expect(Math.abs(ofWhere(isRed) - 65)).toBeLessThanOrEqual(1);
    for (const rank of ['T', 'J', 'Q', 'K']) expect(ofWhere((card) => rankOf(card) === rank)).toBe(10);
  });

  it('are none where the count cannot be reached or is not of whole cards', () => {
    expect(compositionAtCount(DRAGON, 8, 208, 100)).toBeNull();
    expect(compositionAtCount(DRAGON, 1, 26, 3)).toBeNull();
  });
});

describe('the trigger of a count', () => {
  it('[B21] of Dragon 7 is +4, by the line and exactly at every depth', () => {
    const { breakEven, first, firstExact, depths, rows, removal } = triggerTable(
      betOf('dragon-7'),
      DRAGON,
      8,
    );
    expect(breakEven.toFixed(2)).toBe('3.52');
    expect([first, ...firstExact]).toEqual([4, 4, 4, 4]);
    expect(depths).toEqual([312, 208, 104]);
    expect(rows.map(({ count }) => count)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(rows[0]?.estimate).toBe(toNumber(removal.expected));
    // By how much one card of a deck moves the line: the effects of 8 and 9 twice, less those of 4 to 7.
    expect(((rows[1]?.estimate ?? 0) - (rows[0]?.estimate ?? 0)).toFixed(6)).toBe('0.021593');
    for (const { estimate, exact } of rows)
      for (const value of exact) {
        if (value === null) throw new Error('all are reached');
        expect(Math.abs(toNumber(value) - estimate)).toBeLessThan(0.008);
      }
  });

  it('[B21] of Panda 8 is later where the odds bend', () => {
    const { first, firstExact } = triggerTable(betOf('panda-8'), PANDA, 8);
    expect([first, ...firstExact]).toEqual([11, 12, 12, 11]);
  });

  it('[B21] is exact from the count on above which no value is below 0, not at the first above 0', () => {
    const { depths, firstExact, rows } = triggerTable(betOf('bad-beat'), [1, 0, 0, 1, 0, 1, 1, -4, -4, 1], 8);
    const favoured = rows.flatMap(({ count, exact }) => ((exact[2]?.numerator ?? 0n) > 0n ? [count] : []));
    expect([depths[2], firstExact[2], favoured]).toEqual([104, 7, [4, 5, 7, 8, 9]]);
  });

  it('has depths of fewer decks, and a half of one', () => {
    const depthsOf = (decks: number) => triggerTable(betOf('dragon-7'), DRAGON, decks).depths;
    expect([6, 2, 1].map(depthsOf)).toEqual([[260, 156, 104], [52], [26]]);
  });

  it('stays short when no shoe reaches the count', () => {
    const { first, rows, firstExact } = triggerTable(betOf('all-red'), [4, 0, 0, 0, 0, 0, 0, 0, 0, -1], 8);
    expect(first).toBeGreaterThan(40);
    expect(rows.length).toBe(11);
    expect(new Set(firstExact)).toEqual(new Set([null]));
  });

  it.each([
    [
      'dragon-7',
      [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      'the tags add up to 4 over a deck: a true count needs balanced',
    ],
    ['dragon-7', DRAGON.map((tag) => -tag), 'the bet gets worse as this count rises: turn the signs'],
    ['player-pair', DRAGON, 'the bet does not change with these tags'],
  ])('is refused for %s with %j', (id, tags, says) => {
    expect(() => triggerTable(betOf(id), tags, 8)).toThrow(says);
  });
});
