// The card under its holder's fingers: drawn, let go, turned over. It knows no page: it is handed the frames of
// the screen and tells what is to be painted. [T7]
import { type Curl, curlOf } from './curl.ts';
import { type Grip, gripAt, reach } from './grip.ts';
import { turnedShare } from './outline.ts';
import { between, CARD_HEIGHT, CARD_WIDTH, lengthOf, minus, type Point, plus } from './point.ts';
import { FLAT, type Pose, turnFrom } from './turn.ts';
import type { Drawn } from './wire-fold.ts';

/** Let go with so much of it turned, a card falls over; with less it lies back. */
export const FALLS_OVER_AT = 0.6;
const LIE_BACK_MS = 220;
const TURN_MS = 400;
const PEEK_MS = 1100;
const PEEK_AT: Point = [CARD_WIDTH, CARD_HEIGHT];
const PEEK = 30;

export type PeelOut = {
  /** Paint this. */
  readonly paint: (pose: Pose, drawn: Drawn | null) => void;
  /** How much is turned, from 0 to 1. */
  readonly share: (share: number) => void;
  /** For the others to see. */
  readonly show: (drawn: Drawn | null) => void;
  /** It was let go so far over that it turns. */
  readonly fallsOver: () => void;
  /** It lies open. */
  readonly open: () => void;
};

export type Frames = {
  readonly request: (paint: (atMs: number) => void) => number;
  readonly cancel: (request: number) => void;
  /** No movement of its own is wanted. */
  readonly still: () => boolean;
};

export type Peel = {
  /** One corner lifts a little by itself: this is paper, and can be taken. Nobody else is shown it. */
  readonly peek: () => void;
  /** A finger comes down at this point of the card. */
  readonly take: (at: Point) => void;
  readonly draw: (to: Point) => void;
  readonly letGo: () => void;
  /** By keyboard: takes the card at this point of its rim, or draws on what is taken; stays where it is put. */
  readonly drawFrom: (from: Point, by: Point) => void;
  readonly lieBack: () => void;
  readonly turn: () => void;
  readonly stop: () => void;
};

type Held = { readonly grip: Grip; readonly offset: Point; readonly to: Point };

export const createPeel = (out: PeelOut, frames: Frames): Peel => {
  let held: Held | null = null;
  let over = false;
  let request: number | null = null;

  const curl = (): Curl | null => held && curlOf(held.grip.from, held.to);

  const put = (next: Held | null): Drawn | null => {
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

  /** Calls `step` with shares from 0 to 1 over so many milliseconds, or with 1 at once. */
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
      out.fallsOver();
      turn();
    },
    drawFrom: (from, by) => {
      if (over) return;
      rest();
      const now = held ?? { grip: gripAt(from), offset: [0, 0], to: from };
      const to = reach(now.grip, plus(now.to, by));
      // Back on the cloth it is let go, and the next key may take another edge.
      out.show(put(lengthOf(minus(to, now.grip.from)) < 1 ? null : { ...now, to }));
    },
    lieBack,
    turn,
    stop: rest,
  };
};
