import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

const shipped = (name: string, folder = 'published'): string =>
  readFileSync(new URL(`../../../../bets/${folder}/${name}.json`, import.meta.url), 'utf8');
const catalogue = (name: string): string => shipped(name, 'catalogue');

const files = {
  'dragon.json': shipped('dragon-7'),
  'panda.json': shipped('panda-8'),
  'again.json': shipped('dragon-7'),
  'wrong.json': `{
  // A comment may stand here.
  "id": "house/wrong", "name": { "en": "Wrong" }, "source": "A test.",
  "rows": [
    { "when": { "winer": ["tie"] }, "pays": "8:1" },
    { "when": { "score": { "player": [10] } }, "pays": 8 },
  ],
}`,
  'overlap.json': `{ "id": "house/overlap", "name": { "en": "Overlap" }, "source": "A test.",
  "rows": [{ "when": { "winner": ["tie"] }, "pays": "1:2" }, { "when": { "margin": [0] }, "pays": "8:1" }] }`,
  'broken.json': '{',
};

describe('punto bets check', () => {
  it('[B21] prints the odds of sound bets', async () => {
    const { code, out, err } = await punto(['bets', 'check', 'dragon.json', 'panda.json'], { files });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(`8 decks
4,998,398,275,503,360 ordered draws of 6 cards

Bet           Wins  Edge of stake  of resolved  Deviation
dragon-7  2.2534 %       7.6113 %     7.6113 %      6.085
panda-8   3.4543 %      10.1876 %    10.1876 %      4.748
`);
  });

  it('prints every figure, the draws of each row and the hash for programs', async () => {
    const { out } = await punto(['bets', 'check', 'dragon.json', '-d', '6', '-f', 'json'], { files });
    expect(JSON.parse(out)).toMatchObject({
      cards: 312,
      bets: [
        {
          bet: 'dragon-7',
          win: '19805383926144',
          push: '0',
          rows: [{ pays: '40:1', win: '19805383926144' }],
          hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      ],
    });
  });

  it('reports every fault of every file with its line and column', async () => {
    const { code, out, err } = await punto(
      ['bets', 'check', 'dragon.json', 'wrong.json', 'again.json', 'broken.json'],
      { files },
    );
    expect({ code, out }).toEqual({ code: 1, out: '' });
    const lines = err.trimEnd().split('\n');
    expect(lines).toEqual([
      expect.stringMatching(
        /^punto: wrong\.json:5:17: rows\[0\]\.when\.winer: is not a known field; the fields here are winner,/,
      ),
      expect.stringMatching(
        /^punto: wrong\.json:6:39: rows\[1\]\.when\.score\.player\[0\]: must be one of 0, 1,/,
      ),
      expect.stringMatching(
        /^punto: wrong\.json:6:56: rows\[1\]\.pays: must be the payout for a stake of one/,
      ),
      expect.stringMatching(
        /^punto: again\.json:3:9: id: "dragon-7" is already the id of the bet in dragon\.json$/,
      ),
      expect.stringMatching(/^punto: broken\.json:1:2: a closing \} is missing$/),
    ]);
  });

  it('[L1] notes rows that overlap and payouts that are rounded, and succeeds', async () => {
    const { code, err } = await punto(['bets', 'check', 'overlap.json', '--step', '5'], { files });
    expect(code).toBe(0);
    expect(err).toMatch(/^note: overlap\.json:2:72: rows\[1\]\.when: overlaps rows\[0\]/m);
    expect(err).toMatch(/^note: overlap\.json:2:53: rows\[0\]\.pays: at a step of 5 the payout rounds down/m);
  });

  it('[B21] notes a bet that pays patrons more than they stake, and no other', async () => {
    const generous = {
      id: 'house/generous',
      name: { en: 'Generous' },
      source: 'Invented.',
      rows: [{ when: { winner: ['tie'] }, pays: '12:1' }],
    };
    const { code, err } = await punto(['bets', 'check', 'generous.json', 'dragon.json'], {
      files: { ...files, 'generous.json': JSON.stringify(generous) },
    });
    expect(code).toBe(0);
    expect(err).toBe(
      'note: house/generous: pays too much: the house loses 23.7028 % of each stake (see punto lab fair)\n',
    );
  });
});

describe('punto bets settle', () => {
  const settled = async (cards: string, ...args: readonly string[]) =>
    await punto(['bets', 'settle', cards, 'dragon.json', 'overlap.json', 'banker.json', ...args], {
      files: { ...files, 'banker.json': catalogue('banker') },
    });

  it('[L1] [L2] pays by the first row that holds, and takes the commission apart', async () => {
    const won = await settled('2S 3D KH 2D 4C 2C', '--stake', '115', '-f', 'json');
    expect(JSON.parse(won.out)).toEqual([
      {
        bet: 'dragon-7',
        row: 0,
        pays: '40:1',
        verdict: 'won',
        stakeMinor: 115,
        winningsMinor: 4600,
        commissionMinor: 0,
        returnedMinor: 4715,
      },
      {
        bet: 'house/overlap',
        row: null,
        pays: null,
        verdict: 'lost',
        stakeMinor: 115,
        winningsMinor: 0,
        commissionMinor: 0,
        returnedMinor: 0,
      },
      {
        bet: 'banker',
        row: 0,
        pays: '1:1',
        verdict: 'won',
        stakeMinor: 115,
        winningsMinor: 115,
        commissionMinor: 6,
        returnedMinor: 224,
      },
    ]);
    const tied = await settled('9S 9D KH KD', '--stake', '115');
    expect(tied.out).toBe(`Bet            Verdict  Row  Pays  Stake  Payout  Commission  Returned
dragon-7       lost       –     –    115       0           0         0
house/overlap  won        0   1:2    115      57           0       172
banker         pushed     –     –    115       0           0       115
`);
  });

  it('stakes one coin on each bet when no stake is given', async () => {
    const { out } = await settled('9S 9D KH KD');
    expect(out).toMatch(/^banker +pushed +– +– +100 +0 +0 +100$/m);
  });

  it('reports cards that are no coup', async () => {
    const { code, err } = await settled('9S 9D KH');
    expect(code).toBe(1);
    expect(err).toMatch(/^punto: a card is missing after 9S 9D KH/);
  });
});

describe('punto odds --bet', () => {
  it('[B21] counts the cards that are left, by card or by number', async () => {
    const asked = ['odds', '--decks', '1', '--bet', 'dragon.json', '-b', 'panda.json', '-f', 'json'];
    const removed = await punto([...asked, '--removed', 'AS AH 9S'], { files });
    const left = await punto([...asked, '--left', 'A=2,AS=0,AH=0,9S=0'], { files });
    const spread = await punto([...asked, '--left', 'a=2 9=3'], { files });
    expect(JSON.parse(removed.out).cards).toBe(49);
    expect(left.out).toBe(removed.out);
    expect(spread.out).toBe(removed.out);
    const csv = await punto(['odds', '--bet', 'dragon.json', '-f', 'csv'], { files });
    expect(csv.out).toContain('dragon-7,Dragon 7,112633011329024,0,4885765264174336,');
  });

  it('[B21] counts the remaining draws of a coup', async () => {
    const { out } = await punto(['odds', '--bet', 'matching-dragon-4', '--coup', '4S 9D KH']);
    expect(out).toContain(
      "69,934,116 ordered draws of 3 cards\nplayer 4S KH, banker 9D: banker's second card comes next [R3]",
    );
    expect(out).toMatch(/matching-dragon-4 +100\.0000 % +-148\.9083 %/);
  });

  it('[B21] counts the options of the catalogue by number too', async () => {
    const { out } = await punto(['odds', '--left', 'A=12,9=30', '--options', 'tie']);
    expect(out).toContain('8 decks, 394 cards left');
  });

  it.each([
    [['--bet', 'dragon.json', '--options', 'tie'], 'cannot be used with'],
    [['--left', 'A=1', '--coup', '4S'], '--left gives the cards left before a coup: use it without --coup'],
    [
      ['--left', 'A=1', '--removed', '4S'],
      '--left gives the cards left: use it without --shoe and --removed',
    ],
    [
      ['--left', 'A=1,2=1,3=1,4=0,5=0,6=0,7=0,8=0,9=0,T=0,J=0,Q=0,K=0'],
      '--left: too few cards: 3 left, and the coup may take 6 more',
    ],
    [['--left', 'A=33'], '--left: A=33 cannot be, with 8 of each card in 8 decks'],
    [['--left', 'AS=9'], '--left: AS=9 cannot be, with 8 of each card in 8 decks'],
    [['--left', 'A=1,AS=2'], '--left: A=1 cannot be, with 8 of each card in 8 decks and 2 named by card'],
    [['--left', 'A=1,A=2'], 'A is counted twice.'],
    [['--left', 'X=1'], '"X=1" is no count: write rank=count or card=count'],
    [['--left', 'A'], '"A" is no count'],
    [['--left', ','], 'Name some counts'],
  ])('called wrongly: %j', async (args, words) => {
    const { code, out, err } = await punto(['odds', ...args], { files });
    expect(err).toContain(words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

describe('punto odds --rules and --deck', () => {
  const games = new URL('../../../../games/', import.meta.url);
  const files = Object.fromEntries(
    readdirSync(games).map((name) => [name, readFileSync(new URL(name, games), 'utf8')]),
  );

  it('[B21] counts a bet by the rules of another game, and from another deck', async () => {
    const seven = await punto(['odds', '--rules', '7-up.json', '-d', '6', '--bet', '7-up-player'], { files });
    expect(seven.out).toContain(
      '6 decks, 312 cards, player begins with a printed 7\n2,862,766,146,240 ordered draws of 5',
    );
    expect(seven.out).toMatch(/7-up-player +48\.2159 % +2\.6049 %/);
    const gold = await punto(['odds', '--rules', 'baccarat-gold.json', '--bet', 'banker'], { files });
    expect(gold.out).toMatch(/banker +45\.8189 % +1\.1439 %/);
    const usual = await punto(['odds', '--rules', 'punto-banco.json', '--bet', 'banker'], { files });
    expect(usual.out).toMatch(/banker +45\.8597 % +1\.0579 %/);
    const spanish = await punto(['odds', '--deck', 'spanish-deck.json', '--bet', 'tie'], { files });
    expect(spanish.out).toContain('8 decks, 384 cards\n');
    const endless = await punto(['odds', '--deck', 'endless-deck.json', '--bet', 'player-pair'], { files });
    expect(endless.out).toContain('a deck without end of 52 cards\n19,770,609,664 ordered draws');
  });

  it.each([
    [
      '--rules',
      '{ "player": [0, 10], "banker": {} }',
      'x.json:1:13: player: must be a list of different totals',
    ],
    [
      '--rules',
      '{ "players": [] }',
      'x.json:1:3: players: is not a known field; the fields here are name, source, ends',
    ],
    [
      '--deck',
      '{ "decks": 9, "ranks": { "T": -1 } }',
      'x.json:1:31: ranks.T: must be a whole number from 0 to 32',
    ],
    ['--deck', '{ "decks": 9 }', 'x.json:1:12: decks: must be a whole number from 1 to 8, or "endless"'],
  ])('%s %s is a fault at its place', async (option, text, words) => {
    const { code, err } = await punto(['odds', option, 'x.json', '--bet', 'tie'], {
      files: { 'x.json': text },
    });
    expect(err).toContain(words);
    expect(code).toBe(1);
  });

  it('called wrongly', async () => {
    const alone = await punto(['odds', '--rules', '7-up.json'], { files });
    expect(alone.err).toContain('--rules and --deck count bets: name some with --bet');
    const begun = await punto(['odds', '--rules', '7-up.json', '--bet', 'tie', '--coup', 'AS'], { files });
    expect([begun.code, begun.err]).toEqual([
      2,
      expect.stringContaining('give them without --removed, --coup'),
    ]);
  });
});
