// Encodes a bend for the socket: integer thousandths of the card's width and height, within the bounds of the schema.
import type { Fold } from '@punto/protocol/message';
import { CARD_HEIGHT, CARD_WIDTH, type Point } from './point.ts';

/** A bend in card coordinates. */
export type Drawn = { readonly from: Point; readonly to: Point };

export const toWire = ({ from, to }: Drawn): Fold => ({ from: thousandths(from), to: thousandths(to) });

export const fromWire = ({ from, to }: Fold): Drawn => ({ from: inCard(from), to: inCard(to) });

const thousandths = ([x, y]: Point): Point => [bounded(x / CARD_WIDTH), bounded(y / CARD_HEIGHT)];
const inCard = ([x, y]: Point): Point => [(x / 1000) * CARD_WIDTH, (y / 1000) * CARD_HEIGHT];
const bounded = (share: number): number => Math.min(2000, Math.max(-1000, Math.round(share * 1000))) + 0;
