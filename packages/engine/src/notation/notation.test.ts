import { describe, expect, it } from 'vitest';
import { coupOf } from '../../test/coup-of.ts';
import { formatShoe, type NotedShoe, parseShoe } from './notation.ts';
import { NO_TAGS } from './tags.ts';

const SHOE = `[Room "live-eight-deck"]
[Shoe "the \\"blue\\" one"]
[Decks "8"]
[Burn "7H 7"]
[Cut "14"]
[Date "2026-11-20"]
[Dealer "machine"]
{An afternoon.}

1. 4S KH 6D - 9D 6C TC B5
2. 9S KS - 4D 4C P9nb {the first natural}
4. 2S 4S - 2D 4H T6 {round 3
was cancelled} ; not a } brace
`;

const shoeOf = (text: string): NotedShoe => {
  const parsed = parseShoe(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.shoe;
};

const faultsOf = (text: string): string[] => {
  const parsed = parseShoe(text);
  return parsed.ok ? [] : parsed.faults.map(({ line, column, says }) => `${line}:${column} ${says}`);
};

describe('a shoe', () => {
  it('[S1] [S2] [R3] is parsed with its tags, coups and comments', () => {
    expect(shoeOf(SHOE)).toEqual({
      tags: {
        room: 'live-eight-deck',
        shoe: 'the "blue" one',
        decks: 8,
        burn: { faceUp: '7H', count: 7 },
        cut: 14,
        date: '2026-11-20',
        others: [['Dealer', 'machine']],
      },
      comments: ['An afternoon.'],
      coups: [
        { number: 1, coup: coupOf('4S KH 6D', '9D 6C TC'), comments: [] },
        { number: 2, coup: coupOf('9S KS', '4D 4C'), comments: ['the first natural'] },
        {
          number: 4,
          coup: coupOf('2S 4S', '2D 4H'),
          comments: ['round 3\nwas cancelled', 'not a } brace'],
        },
      ],
    });
  });

  it('is written as it was parsed', () => {
    expect(formatShoe(shoeOf(SHOE))).toBe(SHOE);
  });

  it('[R1] may be bare, with eight decks', () => {
    expect(shoeOf('')).toEqual({ tags: NO_TAGS, comments: [], coups: [] });
    expect(formatShoe(shoeOf(''))).toBe('[Decks "8"]\n');
  });

  it('may be written in other ways', () => {
    const loose = `\uFEFF; about the shoe\r\n[ Decks "8" ] [Cut "14"]\r\n\t1 4s kh 6d\t–\t9d 6c 10c B5\r\n  ; a first one\r\n`;
    expect(formatShoe(shoeOf(loose))).toBe(
      '[Decks "8"]\n[Cut "14"]\n{about the shoe}\n\n1. 4S KH 6D - 9D 6C TC B5 {a first one}\n',
    );
  });

  it.each(['2026-11-20', '2026-11-20T14:00Z', '2026-11-20T14:00:05+01:00/2026-11-20T15:10Z'])(
    'may be of %s',
    (date) => {
      expect(shoeOf(`[Date "${date}"]`).tags.date).toBe(date);
    },
  );

  it('cannot be written with a comment that has no delimiter', () => {
    const shoe = { ...shoeOf(''), comments: ['a }\nb'] };
    expect(() => formatShoe(shoe)).toThrow('a comment with a }');
    const tagged = { ...shoeOf(''), tags: { ...NO_TAGS, shoe: 'a\nb' } };
    expect(() => formatShoe(tagged)).toThrow('not a tag');
  });
});

describe('faults have their place and how to correct them', () => {
  it.each([
    ['[Decks "9"]', '1:1 Decks "9": must be a number from 1 to 8'],
    [
      '[Burn "seven"]',
      '1:1 Burn "seven": must be the card drawn face up and how many were burnt after it, such as "7H 7"',
    ],
    ['[Cut "all"]', '1:1 Cut "all": must be the number of cards behind the cut card, such as "14"'],
    [
      '[Date "today"]',
      '1:1 Date "today": must be a day or a time, such as "2026-11-20" or "2026-11-20T14:00Z"',
    ],
    ['[Cut "14"]\n[Cut "15"]', '2:1 there are two Cut tags: leave one'],
    ['[Decks 8]', '1:1 a tag is written [Name "value"], with \\" for a quotation mark inside'],
    ['1. 9S KS - 4D 4C P9nb\n[Cut "14"]', '2:1 tags stand before the coups'],
    ['[Cut "14"] 1. 9S KS - 4D 4C P9nb', '1:1 tags stand before the coups'],
    ['\n  { no end', '2:3 this comment has no end: close it with }'],
    ['one 9S KS - 4D 4C P9nb', '1:1 a line starts with the coup\'s number, such as "1."'],
    ['1. 9S KS 4D 4C P9nb', '1:16 there must be a "-" between the cards of player and those of banker'],
    ['1.', '1:1 there must be a "-" between the cards of player and those of banker'],
    ['1. 9S KX - 4D 4C P9nb', '1:7 "KX" is no card: write rank and suit, such as AS or TD'],
    ['1. 9S - 4D 4C P9nb', '1:4 player must have two cards or three'],
    ['1. 9S KS -', '1:1 banker must have two cards or three'],
    ['1. 2S 2H 2D 2C - 4D 4C P9', '1:13 2C is left over: a hand has three cards at most'],
  ])('%s', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  it.each([
    [
      '[R4] a card after a natural',
      '1. 9S KS 2D - 4D 4C P9',
      "1:10 2D is left over: player's 9 and banker's 8 are naturals: both stand",
    ],
    [
      '[R5] player has to draw',
      '1. 4S KH - 9D 6C TC B5',
      "1:7 player's third card is missing: player 4 draws",
    ],
    ['[R5] player may not draw', '1. 4S 2H 6D - 9D 6C TC B5', '1:10 6D is left over: player 6 stands'],
    [
      '[R6] banker has to draw',
      '1. 4S 2H - 9D 6C B5',
      "1:15 banker's third card is missing: banker 5 draws: player stood on two cards",
    ],
    [
      '[R7] banker may not draw',
      '1. 4S KH 8D - 9D 4C TC B3',
      "1:21 TC is left over: banker 3 stands: player's third card was 8",
    ],
    ['[R8] no result', '1. 4S KH 6D - 9D 6C TC', '1:21 the result is missing: these cards give B5'],
    ['[R8] another result', '1. 4S KH 6D - 9D 6C TC P5', '1:24 these cards give B5, not "P5"'],
    [
      '[R1] more than the decks have',
      '[Decks "1"]\n1. 9S KS - 4D 4C P9nb\n2. 9H KH - 4D 4H P9nb',
      '3:12 4D is out more often than the shoe has it: see the tag Decks',
    ],
    [
      '[S1] the burnt card counts',
      '[Decks "1"]\n[Burn "9S 9"]\n1. 9S KS - 4D 4C P9nb',
      '3:4 9S is out more often than the shoe has it: see the tag Decks',
    ],
    [
      'numbers rise',
      '2. 9S KS - 4D 4C P9nb\n2. 9H KH - 4H 4S P9nb',
      '2:1 coup 2 comes after coup 2: numbers rise',
    ],
  ])('%s', (_, text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  it('every faulty line is reported, in order', () => {
    expect(faultsOf('[Decks "0"]\n1. XX\n{').map((fault) => fault.split(' ')[0])).toEqual([
      '1:1',
      '2:4',
      '3:1',
    ]);
  });

  it('[S1] more coups than the burnt cards leave', () => {
    const coups = Array.from(
      { length: 4 },
      (_, i) =>
        `${i + 1}. ${['9S KS', '9H KH', '9D KD', '9C KC'][i]} - ${['TS QS', 'TH QH', 'TD QD', 'TC QC'][i]} P9n`,
    );
    expect(faultsOf(`[Decks "1"]\n[Burn "AS 36"]\n${coups.join('\n')}`)).toEqual([
      '6:1 more cards than a shoe of 52 has for its coups',
    ]);
  });
});
