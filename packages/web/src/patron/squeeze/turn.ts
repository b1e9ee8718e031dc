// Animation of a card turning over: the bend continues across the card, aligns with its edges on the way, and the card
// moves back to its place. [T7]
import { beyond, type Curl, RADIUS } from './curl.ts';
import { CARD_HEIGHT, CARD_WIDTH, dot, type Point, times } from './point.ts';

/** The bend and the offset of the card in one frame. */
export type Pose = { readonly curl: Curl | null; readonly shift: Point };

export const FLAT: Pose = { curl: null, shift: [0, 0] };

const CORNERS: readonly Point[] = [
  [0, 0],
  [CARD_WIDTH, 0],
  [0, CARD_HEIGHT],
  [CARD_WIDTH, CARD_HEIGHT],
];
/** A card without a bend is turned by its left edge. */
const UNBENT: Curl = { normal: [-1, 0], rise: 0, radius: 0 };

/** The pose at each share of the turn, from the given bend to fully turned. */
export const turnFrom = (bent: Curl | null): ((share: number) => Pose) => {
  const start = bent ?? UNBENT;
  const end = squareWith(start.normal);
  const from = Math.atan2(start.normal[1], start.normal[0]);
  const by = turnBetween(from, Math.atan2(end[1], end[0]));
  const lifted = depthOf(start);
  const size = end[0] === 0 ? CARD_HEIGHT : CARD_WIDTH;
  return (share) => {
    const angle = from + by * share;
    const normal: Point = share >= 1 ? end : [Math.cos(angle), Math.sin(angle)];
    const [least, most] = extent(normal);
    const rise = most - (lifted + (1 - lifted) * share) * (most - least);
    const round = start.radius + (RADIUS - start.radius) * Math.min(1, share * 4);
    return { curl: { normal, rise, radius: round * (1 - share ** 3) }, shift: times(end, size * share) };
  };
};

/** Share of the card's extent along the normal that has left the felt. */
const depthOf = (curl: Curl): number => {
  const [least, most] = extent(curl.normal);
  return Math.max(0, ...CORNERS.map((corner) => beyond(curl, corner))) / (most - least);
};

const extent = (normal: Point): readonly [least: number, most: number] => {
  const along = CORNERS.map((corner) => dot(normal, corner));
  return [Math.min(...along), Math.max(...along)];
};

const squareWith = ([x, y]: Point): Point =>
  Math.abs(x) >= Math.abs(y) ? [Math.sign(x), 0] : [0, Math.sign(y)];

/** The smaller angle between two directions, in radians. */
const turnBetween = (from: number, to: number): number =>
  Math.atan2(Math.sin(to - from), Math.cos(to - from));
