// Smooths another patron's bend between messages: the shown bend approaches the received one, so that fifteen messages
// a second look like one movement. A received bend is limited in the same way as the patron's own. [T7]
import type { Fold } from '@punto/protocol/message';
import { gripAt, reach } from './grip.ts';
import { between, lengthOf, minus, type Point } from './point.ts';
import { type Drawn, fromWire } from './wire-fold.ts';

/** Time constant: about two thirds of the distance in this time, in milliseconds. */
const LAG_MS = 75;
const CLOSE = 0.4;

export type Following = {
  readonly shown: Drawn | null;
  /** The received bend; `null`: the card was released and returns to flat. */
  readonly heard: Drawn | null;
};

export const STILL: Following = { shown: null, heard: null };

/** State after a message. */
export const hearing = ({ shown }: Following, fold: Fold | null): Following => {
  if (!fold) return { shown, heard: null };
  const { from, to } = fromWire(fold);
  const grip = gripAt(from);
  const heard = { from: grip.from, to: reach(grip, to) };
  // Gripped at another place: the bend starts there.
  const same = shown !== null && lengthOf(minus(shown.from, heard.from)) < 1;
  return { shown: same ? shown : { from: heard.from, to: heard.from }, heard };
};

/** State after `passedMs` milliseconds. */
export const following = ({ shown, heard }: Following, passedMs: number): Following => {
  if (!shown) return { shown, heard };
  const to = between(shown.to, aimOf(shown, heard), 1 - Math.exp(-passedMs / LAG_MS));
  const next = { from: shown.from, to };
  return { shown: heard || lengthOf(minus(to, shown.from)) > CLOSE ? next : null, heard };
};

/** Whether the movement has ended. */
export const isStill = ({ shown, heard }: Following): boolean =>
  shown === null || lengthOf(minus(shown.to, aimOf(shown, heard))) < CLOSE / 2;

const aimOf = (shown: Drawn, heard: Drawn | null): Point => heard?.to ?? shown.from;
