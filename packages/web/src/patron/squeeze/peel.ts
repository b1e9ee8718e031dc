// State machine of the card that a patron squeezes: pulled, released, turned over. Independent of the page: it is given
// animation frames and reports what to paint. [T7]
import { type Curl, curlOf } from './curl.ts';
import { type Grip, gripAt, reach } from './grip.ts';
import { turnedShare } from './outline.ts';
import { between, CARD_HEIGHT, CARD_WIDTH, lengthOf, minus, type Point, plus } from './point.ts';
import { FLAT, type Pose, turnFrom } from './turn.ts';
import type { Drawn } from './wire-fold.ts';

/** Released with at least this share turned, the card turns over; with less it returns to flat. */
export const FALLS_OVER_AT = 0.6;
const LIE_BACK_MS = 220;
const TURN_MS = 400;
const PEEK_MS = 1100;
const PEEK_AT: Point = [CARD_WIDTH, CARD_HEIGHT];
const PEEK = 30;

export type PeelOut = {
  /** Paints a pose. */
  readonly paint: (pose: Pose, drawn: Drawn | null) => void;
  /** The share that is turned, from 0 to 1. */
  readonly share: (share: number) => void;
  /** The bend to send to the other patrons; `null` when it is released. */
  readonly show: (drawn: Drawn | null) => void;
  /** It was released far enough to turn over; `false`: it may not be turned now. */
  readonly fallsOver: () => boolean;
  /** The turn is complete: the face is up. */
  readonly open: () => void;
};

export type Frames = {
  readonly request: (paint: (atMs: number) => void) => number;
  readonly cancel: (request: number) => void;
  /** Reduced motion is requested. */
  readonly still: () => boolean;
};

export type Peel = {
  /** Lifts a corner a little as a hint that the card can be gripped. Not sent to others. */
  readonly peek: () => void;
  /** A finger comes down at this point of the card. */
  readonly take: (at: Point) => void;
  readonly draw: (to: Point) => void;
  readonly letGo: () => void;
  /**
   * By keyboard: grips the card at this point of its rim, or pulls further; the bend stays when the key is released.
   */
  readonly drawFrom: (from: Point, by: Point) => void;
  readonly lieBack: () => void;
  readonly turn: () => void;
  readonly stop: () => void;
};

type Grasp = { readonly grip: Grip; readonly offset: Point; readonly to: Point };

export const createPeel = (out: PeelOut, frames: Frames): Peel => {
  let held: Grasp | null = null;
  let over = false;
  let request: number | null = null;

  const curl = (): Curl | null => held && curlOf(held.grip.from, held.to);

  const put = (next: Grasp | null): Drawn | null => {
    held = next;
    const drawn = held && { from: held.grip.from, to: held.to };
    out.paint({ ...FLAT, curl: curl() }, drawn);
    out.share(turnedShare(curl()));
    return drawn;
  };

  const rest = () => {
    if (request !== null) frames.cancel(request);
    request = null;
  };

  /** Calls `step` with shares from 0 to 1 over `lengthMs`, or immediately with 1 if motion is reduced. */
  const run = (lengthMs: number, step: (share: number) => void, after: () => void) => {
    rest();
    if (frames.still()) {
      step(1);
      return after();
    }
    let begun: number | null = null;
    const frame = (atMs: number) => {
      begun ??= atMs;
      const share = Math.min(1, (atMs - begun) / lengthMs);
      step(share);
      request = share < 1 ? frames.request(frame) : null;
      if (share === 1) after();
    };
    request = frames.request(frame);
  };

  const lieBack = () => {
    if (!held || over) return;
    const { grip, offset, to } = held;
    out.show(null);
    run(
      LIE_BACK_MS,
      (share) => put({ grip, offset, to: between(to, grip.from, 1 - (1 - share) ** 3) }),
      () => put(null),
    );
  };

  const turn = () => {
    if (over) return;
    over = true;
    const pose = turnFrom(curl());
    held = null;
    run(
      TURN_MS,
      (share) => {
        const eased = share * share * (3 - 2 * share);
        out.paint(pose(eased), null);
      },
      () => {
        out.share(1);
        out.open();
      },
    );
  };

  return {
    peek: () => {
      if (held || over || frames.still()) return;
      const paint = (share: number) => {
        const lift = PEEK * Math.sin(Math.PI * share) ** 2;
        const curl = curlOf(PEEK_AT, minus(PEEK_AT, [lift, lift]));
        out.paint({ ...FLAT, curl }, null);
      };
      run(PEEK_MS, paint, () => {});
    },
    take: (at) => {
      if (over) return;
      rest();
      const grip = gripAt(at);
      out.show(put({ grip, offset: minus(grip.from, at), to: grip.from }));
    },
    draw: (to) => {
      if (!held || over) return;
      out.show(put({ ...held, to: reach(held.grip, plus(to, held.offset)) }));
    },
    letGo: () => {
      if (over) return;
      if (turnedShare(curl()) < FALLS_OVER_AT) return lieBack();
      if (!out.fallsOver()) return lieBack();
      turn();
    },
    drawFrom: (from, by) => {
      if (over) return;
      rest();
      const now = held ?? { grip: gripAt(from), offset: [0, 0], to: from };
      const to = reach(now.grip, plus(now.to, by));
      // When it is flat again it is released, so that the next key may grip another edge.
      out.show(put(lengthOf(minus(to, now.grip.from)) < 1 ? null : { ...now, to }));
    },
    lieBack,
    turn,
    stop: rest,
  };
};
