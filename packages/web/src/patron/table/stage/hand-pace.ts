// Small differences in how a hand deals: the pace of a card and its turn on the way. They follow from the public place
// of the card, so that everyone at the table sees the same, and a card is never slower than `FLY_MS`.
import { SIDES, type Side } from '@punto/engine/side';
import { FLY_MS } from '../../felt/card-motion.ts';

export type DealtPlace = {
  readonly shoe: number;
  readonly round: number;
  readonly side: Side;
  readonly place: number;
};
export type HandPace = {
  /** From the shoe to its place. */
  readonly flyMs: number;
  /** Turn at the start of the way, in degrees. */
  readonly turn: number;
};

/** The quickest card takes this share of `FLY_MS`. */
const QUICKEST = 0.8;
export const MOST_TURN = 9;

export const paceOf = ({ shoe, round, side, place }: DealtPlace): HandPace => {
  const first = spread(shoe * 8191 + round * 127 + SIDES.indexOf(side) * 3 + place);
  const second = spread(first * 0xffff_ffff + place + 1);
  return {
    flyMs: Math.round(FLY_MS * (QUICKEST + (1 - QUICKEST) * first)),
    turn: Math.round((second * 2 - 1) * MOST_TURN * 10) / 10,
  };
};

/** A number from 0 to 1 for each whole number, without a pattern that is seen (an integer hash). */
const spread = (whole: number): number => {
  let mixed = Math.imul(whole ^ (whole >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0xffff_ffff;
};
