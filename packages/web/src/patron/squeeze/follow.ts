// Another patron's bend between two messages: what is shown runs after what was heard, so that fifteen messages a
// second look like one movement. What was heard is held to the same limits as one's own fingers. [T7]
import type { Fold } from '@punto/protocol/message';
import { gripAt, reach } from './grip.ts';
import { between, lengthOf, minus, type Point } from './point.ts';
import { type Drawn, fromWire } from './wire-fold.ts';

/** In so long two thirds of the way are made. */
const LAG_MS = 75;
const CLOSE = 0.4;

export type Following = {
  readonly shown: Drawn | null;
  /** `null`: the card was let go and lies back. */
  readonly heard: Drawn | null;
};

export const STILL: Following = { shown: null, heard: null };

/** After a message. */
export const hearing = ({ shown }: Following, fold: Fold | null): Following => {
  if (!fold) return { shown, heard: null };
  const { from, to } = fromWire(fold);
  const grip = gripAt(from);
  const heard = { from: grip.from, to: reach(grip, to) };
  // Taken anew, at another place: the bend grows from there.
  const same = shown !== null && lengthOf(minus(shown.from, heard.from)) < 1;
  return { shown: same ? shown : { from: heard.from, to: heard.from }, heard };
};

/** So many milliseconds later. */
export const following = ({ shown, heard }: Following, passedMs: number): Following => {
  if (!shown) return { shown, heard };
  const to = between(shown.to, aimOf(shown, heard), 1 - Math.exp(-passedMs / LAG_MS));
  const next = { from: shown.from, to };
  return { shown: heard || lengthOf(minus(to, shown.from)) > CLOSE ? next : null, heard };
};

/** There is nothing left to move. */
export const isStill = ({ shown, heard }: Following): boolean =>
  shown === null || lengthOf(minus(shown.to, aimOf(shown, heard))) < CLOSE / 2;

const aimOf = (shown: Drawn, heard: Drawn | null): Point => heard?.to ?? shown.from;
