import { SCHEDULES } from '@punto/engine/schedule';
import { describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

const json = async (...args: string[]) =>
  JSON.parse((await punto(['odds', ...args, '--format', 'json'])).out);

describe('punto odds --format json', () => {
  it('[B21] counts a full shoe of eight decks', async () => {
    const odds = await json();
    expect(odds).toMatchObject({
      decks: 8,
      cards: 416,
      draws: '4998398275503360',
      outcomes: { player: '2230518282592256', banker: '2292252566437888', tie: '475627426473216' },
    });
    expect(odds.options.player).toMatchObject({
      win: '2230518282592256',
      push: '475627426473216',
      lose: '2292252566437888',
      ev: '-241149546272/19524993263685',
    });
    expect(odds.options.player.edge).toBeCloseTo(0.0123508, 7);
    expect(odds.options.player.edgePerResolved).toBeCloseTo(0.0136497, 7);
    const ids = Object.keys(odds.options);
    expect(ids).toEqual(Object.keys(SCHEDULES));
    expect(ids.slice(0, 5)).toEqual(['player', 'banker', 'banker-no-commission', 'tie', 'tie-nine']);
  });

  it('[R1] takes removed cards out, however they are written', async () => {
    const odds = await json('--decks', '1', '--removed', 'as 10H,KD', '--options', 'tie,player');
    expect(odds.cards).toBe(49);
    expect(Object.keys(odds.options)).toEqual(['player', 'tie']);
    expect(await json('--decks', '1', '--removed', 'TH KD AS', '--options', 'player,tie')).toEqual(odds);
  });

  it('[F5] counts a coup in progress to its end', async () => {
    const odds = await json('--coup', '4S 9D KH 6C 6D', '--options', 'banker');
    expect(odds).toMatchObject({
      cards: 411,
      coup: { player: ['4S', 'KH', '6D'], banker: ['9D', '6C'] },
      draws: '411',
    });
    const ways = Object.values<string>(odds.outcomes).map(BigInt);
    expect(ways.reduce((sum, each) => sum + each, 0n)).toBe(411n);
  });

  it('[S1] removes the cards that a noted shoe has shown', async () => {
    const shoe = '[Decks "6"]\n[Burn "7H 7"]\n1. 9S KS - 4D 4C P9nb\n';
    const { out } = await punto(['odds', '--shoe', 's.txt', '-f', 'json'], { files: { 's.txt': shoe } });
    expect(JSON.parse(out)).toEqual(await json('--decks', '6', '--removed', '7H 9S KS 4D 4C'));
  });

  it('[V3] uses the decks of a room', async () => {
    expect((await json('--room', 'six-deck')).cards).toBe(312);
  });
});

it('[B21] prints a table with the basis beside every edge', async () => {
  const { code, out } = await punto(['odds', '--options', 'player,banker,tie']);
  expect(code).toBe(0);
  expect(out).toBe(`8 decks, 416 cards left, 4,998,398,275,503,360 ordered draws of 6 cards
player 44.6247 %   banker 45.8597 %   tie 9.5156 %

Option       Wins  Edge of stake  of resolved  Deviation
player  44.6247 %       1.2351 %     1.3650 %      0.951
banker  45.8597 %       1.0579 %     1.1692 %      0.927
tie      9.5156 %      14.3596 %    14.3596 %      2.641
`);
});

it('[F5] shows the next step of a coup, and when it is decided', async () => {
  const inProgress = await punto(['odds', '--coup', '4S 9D KH 6C', '--options', 'player']);
  expect(inProgress.out).toContain('player 4S KH, banker 9D 6C: player 4 draws [R5]');
  const whole = await punto(['odds', '--coup', '9S KS KH 4D', '--options', 'player']);
  expect(whole.out).toContain('the coup is decided');
});

it('[B21] prints CSV with every figure', async () => {
  const { out } = await punto(['odds', '--options', 'tie', '--format', 'csv']);
  const [head, row, ...rest] = out.split('\n');
  expect(head).toBe('option,win,push,lose,ev,hit,edge,edgePerResolved,variance,deviation');
  expect(row).toMatch(/^tie,475627426473216,0,4522770849030144,-[\d]+\/[\d]+,0\.0951/);
  expect(rest).toEqual(['']);
});

describe('called wrongly', () => {
  it.each([
    [['--decks', '9'], "'9' is invalid. It must be a whole number from 1 to 8."],
    [['--decks', 'two'], "'two' is invalid. It must be a whole number from 1 to 8."],
    [['--room', 'attic'], 'The rooms are live-eight-deck, squeeze, six-deck, classic-eight-deck'],
    [['--decks', '6', '--room', 'six-deck'], 'cannot be used with'],
    [['--removed', 'AS XX'], '"XX" is no card: write rank (A 2 3 4 5 6 7 8 9 T J Q K) and suit (S H D C)'],
    [['--decks', '1', '--removed', 'AS AS'], '--removed: no AS is left for it, of the 1 in 1 deck'],
    [['--decks', '1', '--removed', 'AS', '--coup', 'AS'], '--coup: no AS is left for it'],
    [['--coup', '9S KS KH 4D 2S'], '--coup: the coup is complete with 4 cards: 2S cannot follow'],
    [['--options', 'player,dragon'], 'There is no option "dragon"; there are player, banker,'],
    [['--options', ' '], 'Name some of player, banker,'],
    [['--format', 'xml'], 'Allowed choices are table, json, csv.'],
    [['--shoes'], "unknown option '--shoes'"],
    [['AS'], 'too many arguments'],
  ])('%j', async (args, words) => {
    const { code, out, err } = await punto(['odds', ...args]);
    expect(err).toContain(words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  it('[R1] with too few cards left', async () => {
    const all = [...'A23456789TJQ'].flatMap((rank) => [...'SHDC'].map((suit) => rank + suit)).join(' ');
    const { code, err } = await punto(['odds', '--decks', '1', '--removed', all]);
    expect(err).toBe('punto: --removed: too few cards: 4 left, and the coup may take 6 more\n');
    expect(code).toBe(2);
  });
});
