// Where a finger grips a card, and how far it can pull it. The side opposite the grip always stays on the felt: paper
// bends but does not tear. [T7]
import { LEAST, RADIUS } from './curl.ts';
import { CARD_HEIGHT, CARD_WIDTH, dot, lengthOf, minus, type Point, plus, times } from './point.ts';

export type Grip = {
  /** On the rim of the card. */
  readonly from: Point;
  /** Points that stay on the felt: the two far corners, or one if a corner is pulled. */
  readonly pinned: readonly Point[];
};

/** Within this distance of two edges, the corner is gripped. */
const CORNER = 34;
/** Width of the strip at the far side that is never lifted. */
const MARGIN = 5;

/** The edge or corner nearest to the point where the finger came down. */
export const gripAt = ([x, y]: Point): Grip => {
  const left = x < CARD_WIDTH / 2;
  const high = y < CARD_HEIGHT / 2;
  const [nearX, farX] = left ? [0, CARD_WIDTH] : [CARD_WIDTH, 0];
  const [nearY, farY] = high ? [0, CARD_HEIGHT] : [CARD_HEIGHT, 0];
  const deepX = Math.abs(x - nearX);
  const deepY = Math.abs(y - nearY);
  if (deepX <= CORNER && deepY <= CORNER) return { from: [nearX, nearY], pinned: [[farX, farY]] };
  if (deepX <= deepY)
    return {
      from: [nearX, clamp(y, CARD_HEIGHT)],
      pinned: [
        [farX, 0],
        [farX, CARD_HEIGHT],
      ],
    };
  return {
    from: [clamp(x, CARD_WIDTH), nearY],
    pinned: [
      [0, farY],
      [CARD_WIDTH, farY],
    ],
  };
};

/** The point nearest to `to` that the paper permits. */
export const reach = ({ from, pinned }: Grip, to: Point): Point => {
  const drawn = minus(to, from);
  const distance = lengthOf(drawn);
  if (distance < LEAST) return from;
  const way = times(drawn, 1 / distance);
  const room = Math.min(...pinned.map((point) => dot(minus(point, from), way))) - MARGIN;
  if (room <= 0) return from;
  // The inverse of `curlOf`: where the bend would just reach the pinned points.
  const most = room <= Math.PI * RADIUS ? room : 2 * room - Math.PI * RADIUS;
  return distance <= most ? to : plus(from, times(way, most));
};

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
