// The marks of a card as path data: its pips, its index in two corners, the star of an ace. The view box of a card is
// 250 × 350; pips in the lower half are turned by 180°.
import { type Card, type Rank, rankOf, type Suit, suitOf } from '@punto/engine/card';
import { type PathPlace, placedPath, turned } from './placed-path.ts';
import { letterPath, letterWidth } from './rank-art.ts';
import { SUIT_PATH } from './suit-art.ts';

type Point = readonly [x: number, y: number];
const [LEFT, MIDDLE, RIGHT] = [83, 125, 167];
const [TOP, UPPER, CENTRE, LOWER, BOTTOM] = [67, 139, 175, 211, 283];
const FOUR: readonly Point[] = [
  [LEFT, TOP],
  [RIGHT, TOP],
  [LEFT, BOTTOM],
  [RIGHT, BOTTOM],
];
const SIX: readonly Point[] = [...FOUR, [LEFT, CENTRE], [RIGHT, CENTRE]];
const EIGHT: readonly Point[] = [...FOUR, [LEFT, UPPER], [RIGHT, UPPER], [LEFT, LOWER], [RIGHT, LOWER]];
const PIPS: Partial<Record<Rank, readonly Point[]>> = {
  A: [[MIDDLE, CENTRE]],
  2: [
    [MIDDLE, TOP],
    [MIDDLE, BOTTOM],
  ],
  3: [
    [MIDDLE, TOP],
    [MIDDLE, CENTRE],
    [MIDDLE, BOTTOM],
  ],
  4: FOUR,
  5: [...FOUR, [MIDDLE, CENTRE]],
  6: SIX,
  7: [...SIX, [MIDDLE, 121]],
  8: [...SIX, [MIDDLE, 121], [MIDDLE, 229]],
  9: [...EIGHT, [MIDDLE, CENTRE]],
  T: [...EIGHT, [MIDDLE, 103], [MIDDLE, 247]],
};
const PIP = 46;
const ACE_PIP = 100;
/** Positions in the index: the horizontal centre, the top and height of the letter, the top and size of the suit. */
const INDEX = { x: 29, letterY: 15, letterHeight: 50, suitY: 90, suitSize: 33 };

const known = new Map<string, string>();
const once = (key: string, draw: () => string): string => {
  const path = known.get(key) ?? draw();
  known.set(key, path);
  return path;
};

/** The pips; empty on a court card. */
export const pipsPath = (card: Card): string =>
  once(`pips ${card}`, () => {
    const [rank, suit] = [rankOf(card), suitOf(card)];
    const size = rank === 'A' ? ACE_PIP : PIP;
    return (PIPS[rank] ?? []).map(([x, y]) => placedPath(SUIT_PATH[suit], pipAt(x, y, size))).join('');
  });

export const indexPath = (card: Card): string =>
  once(`index ${card}`, () => {
    const [rank, suit] = [rankOf(card), suitOf(card)];
    const { x, letterY, letterHeight, suitY, suitSize } = INDEX;
    const letter = { x: x - (letterWidth(rank) * letterHeight) / 200, y: letterY, scale: letterHeight / 100 };
    const marks: readonly (readonly [string, PathPlace])[] = [
      [letterPath(rank), letter],
      [SUIT_PATH[suit], pipAt(x, suitY, suitSize)],
    ];
    return marks.map(([path, place]) => placedPath(path, place) + placedPath(path, turned(place))).join('');
  });

const pipAt = (x: number, y: number, size: number): PathPlace => {
  const upright: PathPlace = { x: x - size / 2, y: y - size / 2, scale: size / 100 };
  return y > CENTRE ? { x: x + size / 2, y: y + size / 2, scale: -size / 100 } : upright;
};

/** Vertical offset of the star from the centre of the card: the visual centre of each suit shape differs. */
const STAR_AT: Record<Suit, number> = { S: 9, H: -7, D: 0, C: 4 };
const RAY: readonly Point[] = [
  [0, -3],
  [-2, -8],
  [0, -17],
  [2, -8],
];
const RAYS = 8;

/** The star inside the suit of an ace. */
export const starPath = (suit: Suit): string =>
  Array.from({ length: RAYS }, (_, at) => {
    const [sin, cos] = [Math.sin((at * 2 * Math.PI) / RAYS), Math.cos((at * 2 * Math.PI) / RAYS)];
    const points = RAY.map(
      ([x, y]) =>
        `${(MIDDLE + x * cos - y * sin).toFixed(1)} ${(CENTRE + STAR_AT[suit] + x * sin + y * cos).toFixed(1)}`,
    );
    return `M${points.join('L')}Z`;
  }).join('');
