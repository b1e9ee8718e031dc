import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

const DRAGON = '0 0 0 -1 -1 -1 -1 2 2 0';
const files = {
  'mine.json': readFileSync(new URL('../../../../bets/published/panda-8.json', import.meta.url), 'utf8'),
};

const lab = async (...args: string[]): Promise<string> => {
  const { code, out, err } = await punto(['lab', ...args], { files });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};
const json = async (...args: string[]) => JSON.parse(await lab(...args, '--format', 'json'));

describe('punto lab', () => {
  it('[B21] removal prints the published effects', async () => {
    expect(
      await lab('removal', '--bet', 'dragon-7'),
    ).toBe(`dragon-7, 8 decks, 416 cards left: a stake is worth -7.6113 %
Effect of one card that is removed; + helps the patron

Card  Left     Effect
A       32  +0.0498 %
2       32  -0.0896 %
3       32  -0.1076 %
4       32  -0.2680 %
5       32  -0.2635 %
6       32  -0.3242 %
7       32  -0.3584 %
8       32  +0.5378 %
9       32  +0.4785 %
T      128  +0.0863 %
`);
  });

  it('[B21] removal of some cards gives fractions to programs, and nothing for a rank that is gone', async () => {
    const found = await json('removal', '-b', 'banker', '-d', '1', '--left', 'A=0,9=2');
    expect(found).toMatchObject({ bet: 'banker', decks: 1, ev: expect.stringMatching(/^-\d+\/\d+$/) });
    const effects: { of: string; left: number; effect: number | null; exact: string | null }[] =
      found.effects;
    expect(effects.find(({ of }) => of === 'A')).toEqual({ of: 'A', left: 0, effect: null, exact: null });
    const sum = effects.reduce((all, { left, effect }) => all + left * (effect ?? 0), 0);
    expect(sum).toBeCloseTo(0, 14);
    const csv = await lab('removal', '-b', 'banker', '-f', 'csv');
    expect(csv).toMatch(/^of,left,effect,exact\nA,32,-?[\d.e-]+,-?\d+\/\d+\n/);
  });

  it('[B21] correlation and tags agree with the published count of a bet from a file', async () => {
    const [{ correlation }] = (
      await json('correlation', '-b', 'mine.json', '--tags', '1 1 -2 -2 -2 -1 -1 -2 4 1')
    ).counts;
    expect(correlation.toFixed(4)).toBe('0.9943');
    expect(await lab('tags', '--bet', 'mine.json')).toContain(
      'A  2   3   4   5   6   7   8  9  T  Correlation\n0  1  -1  -1  -1  -1  -1  -1  1  1       0.8652\n',
    );
    const { counts } = await json('tags', '--bet', 'mine.json', '--most', '4');
    expect(counts).toHaveLength(4);
    expect(counts[3]).toEqual({ tags: [1, 1, -2, -2, -2, -1, -1, -2, 4, 1], correlation });
  });

  it('[B21] trigger has the line, exact values and the first count of both', async () => {
    const out = await lab('trigger', '--bet', 'dragon-7', '--tags', DRAGON);
    expect(out).toContain('+2.1593 % for each true count, by a straight line');
    expect(out).toContain('        +4  +1.0258 %        +0.9941 %        +0.9177 %        +1.7259 %\n');
    expect(out).toContain('By the line the bet favours the patron above 3.52, so from +4 on.\n');
    expect(out).toContain('With 104 cards left from +4 on, by the cards that are most likely left.\n');
    const table = await json('trigger', '--bet', 'dragon-7', '--tags', DRAGON);
    expect(table).toMatchObject({ first: 4, depths: [312, 208, 104], firstExact: [4, 4, 4] });
    expect(table.rows[4].exact[0]).toMatch(/^\d+\/\d+$/);
    const single = await lab('trigger', '--bet', 'dragon-7', '--tags', DRAGON, '--decks', '1');
    expect(single).toMatch(/^ +\+1 .*–$/m);
  });

  it('[B21] kelly stakes nothing on the house, and some on the patron', async () => {
    const none = await json('kelly', '--bet', 'banker');
    expect(none).toMatchObject({ kelly: 0, growth: 0, n0: null, ruin: 1, bankroll: 1000 });
    expect(await lab('kelly', '--bet', 'banker')).toContain('the best stake is none');
    const args = ['kelly', '--bet', 'dragon-7', '--left', '8=10,9=10', '--bankroll', '2000'];
    expect(await lab(...args)).toBe(`8 decks, 372 cards left, a bankroll of 2,000 stakes

Bet            Value  Deviation     Kelly  N₀, rounds           Ruin
dragon-7  +19.1630 %      6.887  0.4791 %       1,292  0.000001371 %

Ruin: the risk of ever losing the bankroll, with equal stakes of one.
`);
    const some = await json(...args);
    // A bet of one pay has its fraction in closed form: the value over the pay.
    expect(some.kelly).toBeCloseTo(some.value / 40, 14);
    const half = await json('kelly', '--bet', 'banker', '--left', 'A=0,2=0,3=0,4=0', '--bankroll', '1000');
    expect(half.kelly).toBeGreaterThan(0);
    expect(half.ruinAtMost).toBeGreaterThan(half.ruin);
  });

  it('[B21] covariance of a main with a side bet, and of stakes on both', async () => {
    const out = await lab('covariance', '--bet', 'banker', '--bet', 'dragon-7', '--stakes', '10,1');
    expect(out).toBe(`8 decks, 416 cards left, stakes of one

Bet       With      Covariance  Correlation
banker    banker      0.860019       1.0000
banker    dragon-7    0.887466       0.1573
dragon-7  dragon-7   37.025786       1.0000

10 on banker, 1 on dragon-7: worth -0.1819, deviation 11.8649
`);
    const { together, bets } = await json('covariance', '--bet', 'banker', '--bet', 'dragon-7');
    expect(bets.map(({ stake }: { stake: number }) => stake)).toEqual([1, 1]);
    expect(together.deviation ** 2).toBeCloseTo(0.860019 + 37.025786 + 2 * 0.887466, 5);
  });

  it('[B21] fair finds the commission at which banker is player, and the pay of an edge', async () => {
    expect(
      await lab('fair', '--bet', 'banker', '--as', 'player'),
    ).toBe(`banker, 8 decks, 416 cards left: each alone makes a stake worth -1.2351 %

Part          Now      Fair
commission    5 %  5.3863 %
rows[0].pays  1:1  0.9959:1
`);
    const { fair } = await json('fair', '--bet', 'dragon-7', '--edge', '2.5 %');
    expect(fair).toEqual([
      { part: 'commission', now: '0 %', fair: null, exact: null },
      { part: 'rows[0].pays', now: '40:1', fair: 42.26829462438386, exact: '6468485471857/153033982784' },
    ]);
    expect(await lab('fair', '--bet', 'dragon-7', '--edge', '2.5 %')).toMatch(/^commission +0 % +none$/m);
    expect(await lab('fair', '--bet', 'dragon-7', '-f', 'csv')).toContain('rows[0].pays,40:1,43.3777380');
  });

  it.each(['removal', 'correlation', 'tags', 'trigger', 'kelly', 'covariance', 'fair', 'roads', 'streaks'])(
    '%s --help has examples',
    async (name) => {
      const { code, out } = await punto(['lab', name, '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`$ punto lab ${name} `);
    },
  );
});

describe('called wrongly', () => {
  const sixCards = 'A=6,2=0,3=0,4=0,5=0,6=0,7=0,8=0,9=0,T=0,J=0,Q=0,K=0';
  it.each([
    [['removal'], "required option '-b, --bet <file>' not specified"],
    [['removal', '-b', 'banker', '-b', 'player'], 'One bet is enough here.'],
    [['removal', '-b', 'banker', '-l', sixCards], '--left: too few cards: 5 left, and the coup may take 6'],
    [['correlation', '-b', 'banker'], "required option '--tags <ten>' not specified"],
    [['correlation', '-b', 'banker', '--tags', '1 2'], 'there are 2 tags: write ten, for A 2 3'],
    [
      ['correlation', '-b', 'banker', '--tags', '0 0 0 0 0 0 0 0 0 0'],
      'all tags are 0, which counts nothing',
    ],
    [
      ['correlation', '-b', 'any-pair', '--tags', DRAGON],
      'any-pair: no card changes the bet more than another',
    ],
    [['tags', '-b', 'banker', '--most', '5'], 'It must be a whole number from 1 to 4.'],
    [['tags', '-b', 'player-pair'], 'player-pair: no card changes the bet more than another'],
    [['trigger', '-b', 'tie', '--tags', '1 0 0 0 0 0 0 0 0 0'], 'tie: the tags add up to 4 over a deck'],
    [['trigger', '-b', 'dragon-7', '--tags', '0 0 0 1 1 1 1 -2 -2 0'], 'turn the signs of all tags'],
    [['kelly', '-b', 'banker', '--bankroll', '0'], 'It must be a whole number from 1 to 1000000000.'],
    [['covariance', '-b', 'banker', '-b', 'tie', '--stakes', '1'], '--stakes: 1 stake for 2 bets'],
    [['covariance', '-b', 'banker', '-b', 'tie', '--stakes', '1,x'], 'It must be a whole number'],
    [['fair', '-b', 'banker', '--edge', 'much'], 'Write per cent of the stake, such as "1.2 %" or 5.'],
    [['fair', '-b', 'banker', '--edge', '1', '--as', 'player'], 'cannot be used with'],
  ])('%j', async (args, words) => {
    const { code, out, err } = await punto(['lab', ...args]);
    expect(err).toContain(words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  it.each([
    ['none.json', 'cannot read none.json'],
    ['dragon-8', 'there is no file dragon-8 and no bet of this id: did you mean dragon-7?'],
  ])('with no bet: %s', async (bet, words) => {
    const { code, err } = await punto(['lab', 'removal', '--bet', bet]);
    expect(err).toContain(words);
    expect(code).toBe(1);
  });

  it('[D5] roads has the expected circles of each road, and with --shoes the counts of dealt shoes', async () => {
    const { roads, columns } = await json('roads', '--rounds', '80');
    expect(roads.derived[1].red + roads.derived[1].blue).toBeCloseTo(69.39, 1);
    const longest = columns.at(-1);
    expect(longest).toMatchObject({ shows: 'columns of 7 and more' });
    const all = columns.reduce((sum: number, { expected }: { expected: number }) => sum + expected, 0);
    expect(all).toBeCloseTo(roads.columns, 9);
    const dealt = await json('roads', '--shoes', '50', '--room', 'six-deck');
    expect(dealt).toMatchObject({ decks: 6, shoes: 50 });
    expect(dealt.rounds).toBeGreaterThan(50 * 50);
    expect(dealt.figures).toHaveLength(9);
    const { out } = await punto(['lab', 'roads', '--shoes', '5']);
    expect(out).toContain('Sigmas');
  });

  it.each([
    [['--shoes', '5', '--rounds', '80'], 'leave out --rounds and --left'],
    [['--shoes', '5', '--decks', '6'], 'write --room'],
    [['--room', 'six-deck'], 'write --shoes too'],
    [['--rounds', '0'], 'It must be a whole number from 1 to 1000.'],
  ])('roads %j', async (args, words) => {
    const { code, err } = await punto(['lab', 'roads', ...args]);
    expect(err).toContain(words);
    expect(code).toBe(2);
  });

  it('[D5] streaks has the expected number of each length, and refuses no rounds', async () => {
    const { streaks, lines } = await json('streaks', '--rounds', '80', '--longest', '6');
    expect(streaks).toBeCloseTo(36.69, 1);
    expect(lines).toHaveLength(6);
    const { code, err } = await punto(['lab', 'streaks', '--rounds', '0'], { files });
    expect(code).toBe(2);
    expect(err).toContain('--rounds');
  });
});
