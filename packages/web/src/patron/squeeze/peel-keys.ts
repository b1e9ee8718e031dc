// Keys of the card that the patron squeezes: arrows pull an edge, Escape lays it back, Enter turns it. [T7]
import { ARROWS, isArrow } from '@punto/ui/arrow.ts';
import type { Peel } from './peel.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Point } from './point.ts';

/** Distance of one press of an arrow key, in card coordinates. */
const STEP = 18;

type PeelKeys = {
  readonly peel: Peel;
  readonly isSideways: () => boolean;
  readonly turn: () => void;
};

/** Whether the key was used. */
export const peelByKey = (event: KeyboardEvent, { peel, isSideways, turn }: PeelKeys): boolean => {
  if (isArrow(event.key)) drawBy(peel, ARROWS[event.key], isSideways());
  else if (event.key === 'Escape' || event.key === 'Home') peel.lieBack();
  else if (event.key === 'Enter' || event.key === 'End') turn();
  else return false;
  return true;
};

/** Pulls the edge opposite to the arrow's direction, as the card is oriented. */
const drawBy = (peel: Peel, [x, y]: Point, isSideways: boolean) => {
  const [dx, dy]: Point = isSideways ? [y, -x] : [x, y];
  const from: Point = [
    dx === 0 ? CARD_WIDTH / 2 : dx > 0 ? 0 : CARD_WIDTH,
    dy === 0 ? CARD_HEIGHT / 2 : dy > 0 ? 0 : CARD_HEIGHT,
  ];
  peel.drawFrom(from, [dx * STEP, dy * STEP]);
};
