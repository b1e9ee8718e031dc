import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../test/coup-of.ts';
import { dealtOdds } from '../../test/dealt-odds.ts';
import { type KnownScheduleId, SCHEDULE_IDS } from '../option-id.ts';
import { compositionOf } from './composition.ts';
import { edgeOf, expectedOf, fullShoe, oddsOf, summaryOf } from './odds.ts';

const eight = oddsOf(fullShoe(8));

describe('eight decks', () => {
  it('[B21] the six-card draws by outcome', () => {
    expect(eight.banker).toMatchObject({
      total: 4_998_398_275_503_360,
      wonByLine: [2_292_252_566_437_888],
      pushed: 475_627_426_473_216,
      lost: 2_230_518_282_592_256,
    });
    expect(eight.player.wonByLine).toEqual([2_230_518_282_592_256]);
    expect(eight.tie.wonByLine).toEqual([475_627_426_473_216]);
  });

  // House edge in % of the stake, ties counted.
  const EDGES: readonly (readonly [KnownScheduleId, string])[] = [
    ['player', '1.2351'],
    ['banker', '1.0579'],
    ['banker-no-commission', '1.4581'],
    ['tie', '14.3596'],
    ['tie-nine', '4.8440'],
    ['player-pair', '10.3614'],
    ['banker-pair', '10.3614'],
    ['any-pair', '13.7099'],
    ['perfect-pair', '13.0294'],
    ['player-natural', '14.7544'],
    ['banker-natural', '14.7544'],
    ['player-bonus', '2.6517'],
    ['banker-bonus', '9.3731'],
    ['lucky-six', '16.6836'],
    ['two-card-lucky-six', '14.3325'],
    ['three-card-lucky-six', '15.2533'],
    ['lucky-seven', '18.2961'],
    ['two-card-lucky-seven', '13.0453'],
    ['three-card-lucky-seven', '15.4063'],
    ['super-lucky-seven', '14.8343'],
  ];

  it.each(EDGES)('[B21] %s: %s %% of the stake', (id, edge) => {
    expect((edgeOf(id, 8).edge * 100).toFixed(4)).toBe(edge);
  });

  it('[B21] every schedule has its edge', () => {
    expect(new Set(EDGES.map(([id]) => id))).toEqual(new Set(SCHEDULE_IDS));
  });

  it('[B21] per resolved bet, player and banker are the 1.36 and 1.17 of other books', () => {
    expect((edgeOf('player', 8).edgePerResolved * 100).toFixed(2)).toBe('1.36');
    expect((edgeOf('banker', 8).edgePerResolved * 100).toFixed(2)).toBe('1.17');
    expect(edgeOf('tie', 8).edgePerResolved).toBe(edgeOf('tie', 8).edge);
  });

  it('[B21] the best return of the game is 98.94 %', () => {
    const best = Math.max(...SCHEDULE_IDS.map((id) => edgeOf(id, 8).returned));
    expect((best * 100).toFixed(2)).toBe('98.94');
  });

  it('[B21] the chance to win is that of the draws won', () => {
    expect(edgeOf('tie', 8).hit).toBe(475_627_426_473_216 / 4_998_398_275_503_360);
  });
});

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('%i decks', (decks) => {
  const odds = oddsOf(fullShoe(decks));

  it('[B21] each schedule’s counts are whole, not negative, and sum to the total', () => {
    for (const { wonByLine, pushed, lost, total } of Object.values(odds)) {
      const counts = [...wonByLine, pushed, lost];
      expect(counts.every((ways) => Number.isSafeInteger(ways) && ways >= 0)).toBe(true);
      expect(counts.reduce((sum, ways) => sum + BigInt(ways), 0n)).toBe(BigInt(total));
    }
  });

  it('[B21] player, banker and tie are all outcomes, and both sides have equal chances of a pair', () => {
    const { player, banker, tie } = odds;
    expect(player.lost).toBe(banker.wonByLine[0]);
    expect(player.pushed).toBe(tie.wonByLine[0]);
    expect(odds['player-pair'].wonByLine).toEqual(odds['banker-pair'].wonByLine);
  });
});

it('[B21] the expected value is an exact fraction', () => {
  // A pair: 12 × 31/415 − 1, independent of the other cards.
  expect(expectedOf(eight['player-pair'])).toEqual({ numerator: -43n, denominator: 415n });
  expect(expectedOf(eight.player)).toEqual({
    numerator: -241_149_546_272n,
    denominator: 19_524_993_263_685n,
  });
});

describe('a small shoe', () => {
  it.each([
    'AS 2S 2S 2H 3D 4C 7S KS',
    '6S 6S 6H 9D 8C TS KS AD 5C',
    'AS 2S 3S 4S 5S 6S',
    '9D 9D 9D 9D 9D 9D',
    'AH AH AH AH AH AH AH AH',
    'TS JS QS KS TH JH',
    '7S 7H 8D 9C 9C 6S 6S AD',
  ])('[B21] %s: the counts are those of dealing every order', (text) => {
    const composition = compositionOf(cardsOf(text));
    expect(oddsOf(composition)).toMatchObject(dealtOdds(composition, [], 6));
  });
});

describe('cards that do not form a shoe', () => {
  it.each([
    [
      'five cards',
      compositionOf(cardsOf('AS 2S 3S 4S 5S')),
      'too few cards: 5 left, and the coup may take 6 more',
    ],
    ['none', fullShoe(0), 'too few cards'],
    ['nine decks', fullShoe(9), 'at most 416 cards, not 468'],
    ['less than no card', fullShoe(1).with(3, -1), 'not a count of cards: -1'],
    ['half a card', fullShoe(1).with(3, 0.5), 'not a count of cards: 0.5'],
    ['ranks without suits', fullShoe(8).slice(0, 13), 'a composition has 52 counts, this one 13'],
  ])('[B21] %s: a clear error', (_, composition, says) => {
    expect(() => oddsOf(composition)).toThrow(says);
  });
});

describe('figures', () => {
  it('[B21] the variance of player is that of plus one, none and minus one', () => {
    const { variance, deviation, hit, won, pushed, lost } = summaryOf(eight.player);
    const { total } = eight.player;
    const mean = (won - lost) / total;
    expect(variance).toBeCloseTo((won + lost) / total - mean * mean, 14);
    expect(deviation).toBeCloseTo(0.9512, 4);
    expect(hit).toBe(won / total);
    expect(won + pushed + lost).toBe(total);
  });

  it('[B21] a certain result has no variance: six tens always tie', () => {
    const tens = oddsOf(compositionOf(cardsOf('TS JS QS KS TH JH')));
    expect(summaryOf(tens.tie)).toMatchObject({
      expected: { numerator: 8n, denominator: 1n },
      edge: -8,
      edgePerResolved: -8,
      variance: 0,
      hit: 1,
    });
    expect(summaryOf(tens.banker)).toMatchObject({ edge: 0, edgePerResolved: 0, variance: 0, hit: 0 });
  });

  it('[B2] commission counts in the expected value and the variance', () => {
    // Five nines and a ten: banker wins when player has the ten.
    const odds = oddsOf(compositionOf(cardsOf('9S 9S 9S 9S 9S TS'))).banker;
    const { won, pushed, lost, expected, variance } = summaryOf(odds);
    const mean = (0.95 * won - lost) / odds.total;
    expect(Number(expected.numerator) / Number(expected.denominator)).toBeCloseTo(mean, 15);
    expect(variance).toBeCloseTo(
      (won * (0.95 - mean) ** 2 + pushed * mean ** 2 + lost * (1 + mean) ** 2) / odds.total,
      14,
    );
    expect(won).toBeGreaterThan(0);
  });
});
