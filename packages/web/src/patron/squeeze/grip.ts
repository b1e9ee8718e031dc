// Where fingers take hold of a card, and how far they can draw it. Whatever they do, the side across from the
// grip stays on the cloth: paper bends and never tears. [T7]
import { LEAST, RADIUS } from './curl.ts';
import { CARD_HEIGHT, CARD_WIDTH, dot, lengthOf, minus, type Point, plus, times } from './point.ts';

export type Grip = {
  /** On the rim of the card. */
  readonly from: Point;
  /** What stays on the cloth: the two far corners, or the one when a corner is drawn. */
  readonly pinned: readonly Point[];
};

/** So near to two edges a corner is meant. */
const CORNER = 34;
/** So much of the far side is never lifted. */
const MARGIN = 5;

/** The edge or corner nearest to where a finger came down. */
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

/** As far towards `to` as the paper lets the grip go. */
export const reach = ({ from, pinned }: Grip, to: Point): Point => {
  const drawn = minus(to, from);
  const distance = lengthOf(drawn);
  if (distance < LEAST) return from;
  const way = times(drawn, 1 / distance);
  const room = Math.min(...pinned.map((point) => dot(minus(point, from), way))) - MARGIN;
  if (room <= 0) return from;
  // The inverse of `curlOf`: where it would just touch the pinned points.
  const most = room <= Math.PI * RADIUS ? room : 2 * room - Math.PI * RADIUS;
  return distance <= most ? to : plus(from, times(way, most));
};

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
