import { describe, expect, it } from 'vitest';
import { betFrom } from '../../test/random-bets.ts';
import { betHash, canonicalBet } from './bet-hash.ts';
import { betRemarks } from './bet-remarks.ts';
import { parseBet } from './parse-bet.ts';

const DRAGON = {
  id: 'house/dragon',
  name: { en: 'Dragon', fr: 'Dragon' },
  source: 'A test.',
  rows: [
    {
      when: { all: [{ winner: ['banker'] }, { score: { banker: [7] } }, { cards: { banker: [3] } }] },
      pays: '40:1',
    },
  ],
  until: 60,
};
const row = (when: unknown, pays: unknown = '2:1') => ({ ...DRAGON, rows: [{ when, pays }] });
const faultsOf = (json: unknown): readonly string[] => {
  const parsed = parseBet(json);
  return parsed.ok ? [] : parsed.faults.map(({ path, says }) => `${path}: ${says}`);
};

describe('a bet', () => {
  it('is read with its ratios in lowest terms', () => {
    const bet = betFrom({ ...row({ winner: ['tie'] }, '0.54:1'), commission: '5 %', until: null });
    expect(bet).toMatchObject({ rows: [{ pays: [27, 50] }], commission: [1, 20], push: [], until: null });
    expect(betFrom(DRAGON)).toMatchObject({ id: 'house/dragon', commission: null, until: 60 });
  });

  it.each([
    [[], ': must be an object with named fields, in { }'],
    [{ ...DRAGON, id: 'Dragon' }, 'id: must be small letters, digits and hyphens'],
    [
      { ...DRAGON, id: undefined, odds: 1 },
      'odds: is not a known field; the fields here are id, name, source, rows, push',
    ],
    [{ ...DRAGON, name: { fr: 'Dragon' } }, 'name.en: is missing'],
    [{ ...DRAGON, rows: [] }, 'rows: must have 1 or more entries'],
    [{ ...DRAGON, until: 0 }, 'until: must be a whole number from 1 to 200'],
    [{ ...DRAGON, commission: '100 %' }, 'commission: must be a share of the winnings'],
    [{ ...DRAGON, commission: '0 %' }, 'commission: must be above 0'],
    [row({ winner: ['tie'] }, 8), 'rows[0].pays: must be the payout for a stake of one'],
    [row({ winner: ['tie'] }, '0:1'), 'rows[0].pays: must be above 0'],
    [row({ winner: ['tie'] }, '1:0'), 'rows[0].pays: must be above 0'],
    [
      row({ winner: ['tie'] }, '9999:1'),
      'rows[0].pays: is 9999:1 in lowest terms; neither part may be above 9000',
    ],
    [row({ winner: ['tie'], margin: [0] }), 'rows[0].when: must be an object with one word'],
    [row({ dragon: [7] }), 'rows[0].when.dragon: is not a known field; the fields here are winner, score'],
    [row({ constructor: [7] }), 'rows[0].when.constructor: is not a known field'],
    [row({ winner: ['dealer'] }), 'rows[0].when.winner[0]: must be one of player, banker, tie'],
    [row({ winner: ['tie', 'tie'] }), 'rows[0].when.winner[1]: tie is listed twice'],
    [row({ score: {} }), 'rows[0].when.score: must be an object that names one or more of player, banker'],
    [row({ score: { total: [7] } }), 'rows[0].when.score.total: is not a known field'],
    [row({ natural: { player: [7] } }), 'rows[0].when.natural.player[0]: must be one of 8, 9'],
    [
      row({ third: { player: [10] } }),
      'rows[0].when.third.player[0]: must be one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, none',
    ],
    [row({ count: { of: ['7'], in: 'all' } }), 'rows[0].when.count.is: is missing'],
    [row({ ranks: { side: 'both', of: ['7'] } }), 'rows[0].when.ranks.side: must be one of player, banker'],
    [row({ all: [] }), 'rows[0].when.all: must have 1 or more entries'],
    [
      row({ all: [{ not: { pair: ['player'] } }, { not: [] }] }),
      'rows[0].when.all[1].not: must be an object with one word',
    ],
    [
      row(Array.from({ length: 12 }).reduce((not) => ({ not }), { pair: ['player'] })),
      'conditions are nested more than 12 deep',
    ],
    [
      row({ any: Array.from({ length: 400 }, () => ({ pair: ['player'] })) }),
      'there are more than 400 conditions',
    ],
  ])('with a fault is refused: %j', (json, says) => {
    expect(faultsOf(json).join('\n')).toContain(says);
  });

  it('has all its faults found at once', () => {
    const faults = faultsOf({ ...row({ winner: ['dealer'] }, 'much'), until: 'ever' });
    expect(faults).toHaveLength(3);
  });
});

describe('the hash of a bet', () => {
  const hash = (json: unknown) => betHash(betFrom(json));

  it('is of one form, whatever the order of fields and values, names, source and last round', () => {
    const [first] = DRAGON.rows;
    const same = {
      until: 40,
      rows: [{ pays: '80:2', when: first?.when }],
      source: 'B.',
      name: { en: 'D' },
      id: DRAGON.id,
    };
    expect(hash(same)).toBe(hash(DRAGON));
    expect(hash(row({ score: { player: [1, 2], banker: [3] } }))).toBe(
      hash(row({ score: { banker: [3], player: [2, 1] } })),
    );
  });

  it('differs with whatever settles otherwise', () => {
    const others = [
      { ...DRAGON, id: 'house/other' },
      { ...DRAGON, commission: '5 %' },
      { ...DRAGON, push: [{ winner: ['tie'] }] },
      row(DRAGON.rows[0]?.when, '41:1'),
      row({ score: { banker: [7] } }, '40:1'),
    ];
    expect(new Set([DRAGON, ...others].map(hash)).size).toBe(6);
  });

  it('is that of the canonical form', () => {
    expect(canonicalBet(betFrom(DRAGON))).toBe(
      '{"commission":null,"id":"house/dragon","push":[],"rows":[{"pays":"40:1","when":{"all":[{"winner":["banker"]},' +
        '{"score":{"banker":[7]}},{"cards":{"banker":[3]}}]}}]}',
    );
  });
});

describe('remarks on a bet', () => {
  const remarks = (json: unknown, step = 100): readonly string[] =>
    betRemarks(betFrom(json), step).map(({ path, says }) => `${path}: ${says}`);
  const rows = (...whens: readonly unknown[]) => ({
    ...DRAGON,
    rows: whens.map((when) => ({ when, pays: '2:1' })),
  });

  it.each([
    ['values', { winner: ['tie'] }, { margin: [0, 1] }],
    ['pairs', { pair: ['player'] }, { perfectPair: ['player'] }],
    ['faces', { suited: ['player'] }, { colour: { player: ['red'] } }],
  ])('name rows that overlap: %s', (_, one, other) => {
    expect(remarks(rows(one, other))).toEqual([
      expect.stringMatching(
        /^rows\[1\]\.when: overlaps rows\[0\], which pays when both hold, as with player ../,
      ),
    ]);
  });

  it.each([
    ['values', { all: [{ natural: { player: [8] } }, { third: { banker: [5] } }] }],
    ['values, too few cards', { all: [{ cards: { total: [5] } }, { cards: { player: [3], banker: [3] } }] }],
    ['pairs', { all: [{ perfectPair: ['player'] }, { not: { pair: ['player'] } }] }],
    ['faces', { all: [{ perfectPair: ['player'] }, { not: { suited: ['player'] } }] }],
    ['faces, too many threes', { count: { of: ['3'], in: 'all', is: [5] } }],
  ])('name a row that can never hold: %s', (_, when) => {
    expect(remarks(rows(when, { winner: ['tie'] }))).toContain('rows[0].when: can never hold');
  });

  it('name a push that never decides', () => {
    const json = { ...rows({ winner: ['tie'] }), push: [{ margin: [0] }] };
    expect(remarks(json)).toEqual(['push: never decides: no coup without a winning row meets it']);
  });

  it('[L1] [L2] name the payouts that are rounded at the step', () => {
    const half = { ...row({ winner: ['banker'] }, '1:2'), commission: '5 %' };
    expect(remarks(half, 101)).toEqual([
      'rows[0].pays: at a step of 101 the payout rounds down to the minor unit',
      'commission: at a step of 101 the commission rounds up to the minor unit',
    ]);
    expect(remarks(half, 40)).toEqual([]);
  });
});
