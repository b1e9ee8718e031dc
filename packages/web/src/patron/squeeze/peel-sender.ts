// Sends the patron's bend to the others: throttled, only changes, and always the last one. [T7]
import type { Fold } from '@punto/protocol/message';
import { type Drawn, toWire } from './wire-fold.ts';

/** Milliseconds between messages: fifteen a second are enough, since receivers smooth them. */
const APART_MS = 70;

type Clock = {
  readonly now: () => number;
  /** Returns a function that cancels the call. */
  readonly after: (delayMs: number, then: () => void) => () => void;
};

export type PeelSender = {
  readonly show: (drawn: Drawn | null) => void;
  readonly stop: () => void;
};

export const createPeelSender = (send: (fold: Fold | null) => void, clock: Clock): PeelSender => {
  let sent: Fold | null = null;
  let sentAt = Number.NEGATIVE_INFINITY;
  let wanted: Fold | null = null;
  let callOff: (() => void) | null = null;

  const flush = () => {
    callOff = null;
    if (isSame(wanted, sent)) return;
    sent = wanted;
    sentAt = clock.now();
    send(sent);
  };

  return {
    show: (drawn) => {
      wanted = drawn && toWire(drawn);
      callOff ??= clock.after(Math.max(0, sentAt + APART_MS - clock.now()), flush);
    },
    stop: () => {
      callOff?.();
      callOff = null;
    },
  };
};

const isSame = (a: Fold | null, b: Fold | null): boolean =>
  a === b || (a !== null && b !== null && `${a.from} ${a.to}` === `${b.from} ${b.to}`);
