// Letters and figures of the cards as pen strokes: cap height 100, left edge at 0. The J has a serif on both sides and
// a hook as wide as two thirds of the letter, so that it cannot be mistaken for an I.
import type { Rank } from '@punto/engine/card';
import { keysOf } from '@punto/engine/object-keys';
import { ball, curved, outline, straight } from './pen.ts';

/** `P` is used on the back of the cards. */
export type Letter = Rank | 'P';

/** Letters are drawn at their normal width, and condensed for the corner of a card. */
const NARROW = 0.82;

/** First character of a stroke: `|` straight line, `~` curves, `o` round dot, `#` outline. */
const STROKES: Readonly<Record<Letter, readonly [width: number, ...strokes: string[]]>> = {
  A: [104, '|50 0 16 96', '|50 0 88 96', '|28 66 74 66', '|2 96 31 96', '|72 96 103 96'],
  2: [
    80,
    '~20 28 20 12 29 4 42 4 60 4 69 14 69 29 69 52 38 68 20 90',
    '#6 89 62 89 70 76 77 76 74 99.7 6 99.7',
    'o20 28 10.5',
  ],
  3: [
    78,
    '~21 24 21 10 29 4 40 4 58 4 66 14 66 25 66 39 54 47 33 47',
    '~33 47 58 47 70 56 70 70 70 88 55 96 38 96 25 96 17 91 19 80',
    'o20 25 10',
    'o19 79 11.5',
  ],
  4: [90, '#53 .3 65 .3 15 65 2 65', '#2 68 88 68 88 62 2 62', '|62 .3 62 96', '|42 96 82 96'],
  5: [
    80,
    '#17 .3 68 .3 65 14 16 14',
    '#15 1 24 1 21 50 12 50',
    '~25 47 29 40 36 37 42 37 61 37 71 49 71 66 71 86 57 96 38 96 25 96 17 91 19 80',
    'o19 79 11.5',
  ],
  6: [
    82,
    '~62 6 32 14 10 38 10 64 10 84 21 96 40 96',
    '~40 96 59 96 71 84 71 66 71 50 59 40 44 40 28 40 12 48 10 64',
    'o60 12 9.5',
  ],
  7: [80, '#4 .3 77 .3 77 8 70 14.5 19 14.5 11 29 4 29', '~64 8 52 36 40 60 37 97'],
  8: [
    82,
    '~41 4 23 4 15 13 15 26 15 48 71 46 71 72 71 88 58 96 41 96',
    '~41 4 58 4 66 13 66 25 66 46 11 52 11 73 11 88 23 96 41 96',
  ],
  9: [
    82,
    '~20 94 50 86 72 62 72 36 72 16 61 4 42 4',
    '~42 4 23 4 11 16 11 34 11 50 23 60 38 60 54 60 70 52 72 36',
    'o22 88 9.5',
  ],
  T: [
    110,
    '|18 2 18 96',
    '#4 16 20 0.3 24 0.3 24 12 6 21',
    '|2 96 35 96',
    '~79 4 60 4 55 28 55 50 55 72 60 96 79 96',
    '~79 4 98 4 103 28 103 50 103 72 98 96 79 96',
  ],
  J: [78, '~58 4 58 66 58 66 58 68', '~58 66 58 88 47 97 33 96 24 95 19 90 19 80', '|30 4 75 4', 'o19 79 13'],
  Q: [
    96,
    '~48 4 21 4 11 28 11 50 11 72 21 96 48 96',
    '~48 4 75 4 85 28 85 50 85 72 75 96 48 96',
    '~37 74 60 72 68 104 98 104',
  ],
  K: [
    104,
    '|20 4 20 96',
    '|3 4 37 4',
    '|3 96 37 96',
    '|84 4 22 61',
    '|40 40 86 96',
    '|66 4 100 4',
    '|68 96 104 96',
  ],
  P: [80, '|20 4 20 96', '|3 96 40 96', '~4 4 58 2 74 12 74 29 74 47 56 54 22 53'],
};

export const LETTERS = keysOf(STROKES);

export const letterWidth = (letter: Letter): number => STROKES[letter][0] * NARROW;

/** SVG path data of the outline. */
export const letterPath = (letter: Letter): string => {
  const [, ...strokes] = STROKES[letter];
  return strokes.map(drawn).join('');
};

const drawn = (stroke: string): string => {
  const at = stroke
    .slice(1)
    .split(' ')
    .map((value, i) => Number(value) * (i % 2 === 0 ? NARROW : 1));
  const [x = 0, y = 0, third = 0, fourth = 0] = at;
  if (stroke.startsWith('|')) return straight(x, y, third, fourth);
  if (stroke.startsWith('~')) return curved(at);
  return stroke.startsWith('o') ? ball(x, y, third / NARROW) : outline(at);
};
