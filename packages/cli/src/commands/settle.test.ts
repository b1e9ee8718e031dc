import { describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

const COUP = '4S 9D KH 6C 6D TC';
const SHOE = `[Decks "8"]

1. 4S KH 6D - 9D 6C TC B5
2. 9S KS - 4D 4C P9nb
`;

describe('punto settle CARDS', () => {
  it('[R3] [R7] [B1] prints the coup, the reasons and the nets', async () => {
    const { code, out } = await punto([
      'settle',
      COUP,
      '--explain',
      '--options',
      'player,banker,banker-bonus',
    ]);
    expect(code).toBe(0);
    expect(out).toBe(`player  4S KH 6D  0
banker  9D 6C TC  5
banker wins, 5 to 0

player's 4 and K make 4, banker's 9 and 6 make 5 [R2]
player 4 draws [R5]
banker 5 draws: player's third card was 6 [R7]
banker wins, 5 to 0 [R8]

Option        Net of 1
player              -1
banker            0.95
banker-bonus         2
`);
  });

  it('[B2] [B8] [L1] nets are exact decimals', async () => {
    const net = async (cards: string) => JSON.parse((await punto(['settle', cards, '-f', 'json'])).out).net;
    expect(await net(COUP)).toMatchObject({
      player: '-1',
      banker: '0.95',
      'banker-no-commission': '1',
      tie: '-1',
    });
    expect(await net('9S 3D KH 4D')).toMatchObject({
      'player-natural': '3.5',
      player: '1',
      'player-bonus': '1',
    });
    expect(await net('2S 3D 3H 3S TD')).toMatchObject({ 'banker-no-commission': '0.5', 'lucky-six': '12' });
    expect(await net('2S 4D 4S 2D')).toMatchObject({ player: '0', banker: '0', tie: '8', 'tie-nine': '9' });
  });

  it('[B1]–[B18] JSON is one object', async () => {
    const { out } = await punto(['settle', '2s 4d 4s 2d', '--format', 'json', '--options', 'player,tie']);
    expect(out).toBe(
      '{"player":["2S","4S"],"banker":["4D","2D"],"playerScore":6,"bankerScore":6,"outcome":"tie","net":{"player":"0","tie":"8"}}\n',
    );
  });

  it('writes the notation, which can be parsed as a shoe', async () => {
    const { out } = await punto(['settle', COUP, '--format', 'notation']);
    expect(out).toBe('[Decks "8"]\n\n1. 4S KH 6D - 9D 6C TC B5\n');
    const { out: again } = await punto(['settle', '--shoe', '-', '--format', 'notation'], { stdin: out });
    expect(again).toBe(out);
  });
});

describe('an invalid coup', () => {
  it.each([
    ['[R5] a card is missing', '4S 9D KH 6C', 'a card is missing after 4S 9D KH 6C: player 4 draws [R5]'],
    ['[R7] a card is missing', '4S 9D KH 2C 7D', "banker 1 draws, whatever player's third card was [R7]"],
    [
      '[R4] a card is left over',
      '9S 3D KH 4D 2S',
      "2S is left over: the coup ends after 4 cards, player's 9 is a natural",
    ],
    ['an unknown card', '4S 9X', '"9X" is no card'],
    ['no card', ' ', 'there are no cards'],
  ])('%s', async (_, cards, words) => {
    const people = await punto(['settle', cards]);
    expect(people.err).toContain(words);
    expect(people).toMatchObject({ code: 1, out: '' });
    const program = await punto(['settle', cards, '--format', 'json']);
    expect(JSON.parse(program.out).error).toContain(words);
    expect(program.code).toBe(1);
  });

  it('[R1] a card more often than the decks have it', async () => {
    expect((await punto(['settle', '9S KS 9S 4D', '--decks', '1'])).err).toContain(
      'there are more 9S than in 1 deck',
    );
    expect((await punto(['settle', '9S KS 9S 4D', '--decks', '2'])).code).toBe(0);
  });

  it.each([[[]], [[COUP, '--stdin']], [['--stdin', '--shoe', 'x']]])('called wrongly: %j', async (args) => {
    const { code, err } = await punto(['settle', ...args]);
    expect(err).toContain('give one of them');
    expect(code).toBe(2);
  });
});

describe('punto settle --stdin', () => {
  it('answers each line with one object and continues after a fault', async () => {
    // The pieces break in the middle of lines, as those of a pipe do.
    const stdin = ['9S 3D KH', ' 4D\r\nXX\n\n4S 9D ', 'KH 6C 6D TC\n2S 4D 4S 2D'];
    const { code, out, err } = await punto(['settle', '--stdin', '--options', 'player'], { stdin });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ outcome, error }) => outcome ?? typeof error)).toEqual([
      'player',
      'string',
      'string',
      'banker',
      'tie',
    ]);
    expect(Object.keys(answers[1])).toEqual(['error']);
    expect({ code, err }).toEqual({ code: 1, err: '' });
  });

  it('exits with 0 when every line is a coup, and without a line', async () => {
    expect((await punto(['settle', '--stdin'], { stdin: `${COUP}\n` })).code).toBe(0);
    expect(await punto(['settle', '--stdin'])).toMatchObject({ code: 0, out: '', err: '' });
  });

  it('answers in CSV too', async () => {
    const { out } = await punto(['settle', '--stdin', '-f', 'csv', '-o', 'banker'], {
      stdin: `${COUP}\n4S\n`,
    });
    expect(out.split('\n')).toEqual([
      'number,player,banker,playerScore,bankerScore,outcome,net:banker,error',
      ',4S KH 6D,9D 6C TC,0,5,banker,0.95,',
      ",,,,,,,a card is missing after 4S: banker's first card comes next [R3]",
      '',
    ]);
  });

  it('writes the coups as a shoe and reports the others on standard error', async () => {
    const stdin = `${COUP}\n4S\n9S 4D KS 4C\n`;
    const { code, out, err } = await punto(['settle', '--stdin', '-f', 'notation'], { stdin });
    expect(out).toBe(SHOE);
    expect(err).toContain('a card is missing');
    expect(code).toBe(1);
  });
});

describe('punto settle --shoe', () => {
  const files = { 'shoe.txt': SHOE };

  it('[B1] adds up the result of a stake in every round', async () => {
    const { out } = await punto(['settle', '--shoe', 'shoe.txt', '-o', 'player,banker,tie'], { files });
    expect(out).toBe(`Option  Won  Pushed  Lost    Net
player    1       0     1      0
banker    1       0     1  -0.05
tie       0       0     2     -2
`);
  });

  it('answers each coup by its number', async () => {
    const { out } = await punto(['settle', '-s', 'shoe.txt', '-o', 'player', '-f', 'json'], { files });
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).number),
    ).toEqual([1, 2]);
  });

  it('reports every fault of the file with its place', async () => {
    const broken = { 'shoe.txt': '1. 4S KH - 9D 6C B5\n2. 9S KS - 4D 4C B9\n' };
    const { code, err } = await punto(['settle', '-s', 'shoe.txt'], { files: broken });
    expect(err).toBe(`punto: shoe.txt:1:7: player's third card is missing: player 4 draws
punto: shoe.txt:2:18: these cards give P9nb, not "B9"
`);
    expect(code).toBe(1);
  });

  it('reports a missing file', async () => {
    const { code, err } = await punto(['settle', '-s', 'none.txt']);
    expect(err).toBe('punto: cannot read none.txt: there is no such file\n');
    expect(code).toBe(1);
  });
});
