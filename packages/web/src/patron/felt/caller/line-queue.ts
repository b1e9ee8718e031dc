// The order in which lines are said: one at a time, in step with the cards, never late. A line waits until its moment is
// shown; one that could begin only a second after that is left out; a newer line of a higher rank interrupts.
import { type LineRank, RANKS } from './line.ts';

/** Lines of one moment, said one after another. */
export type Saying = {
  readonly rank: LineRank;
  /** When the moment is shown, on the clock of the queue. */
  readonly at: number;
  /** Called if they are left out. Not called if they were interrupted. */
  readonly leftOut?: () => void;
};

/** A line starts at most this long after its moment. */
export const LATE_MS = 1_000;

type Around<S extends Saying> = {
  readonly now: () => number;
  /** Returns what cancels it. */
  readonly after: (ms: number, then: () => void) => () => void;
  /** Calls `done` once, when all of it has been said; not needed after `stop`. */
  readonly say: (saying: S, done: () => void) => void;
  readonly stop: () => void;
};

export type LineQueue<S extends Saying> = {
  readonly add: (saying: S) => void;
  /**
   * Silences the voice for this time, since something that the patron must notice comes first. Results and closed bets are not
   * interrupted.
   */
  readonly hold: (ms: number) => void;
  /** Stops, and drops the waiting lines. */
  readonly clear: () => void;
};

export const createLineQueue = <S extends Saying>({ now, after, say, stop }: Around<S>): LineQueue<S> => {
  /** In the order of their moments. */
  let waiting: readonly S[] = [];
  let current: S | null = null;
  let heldUntil = 0;
  let cancelWake = () => {};

  const leaveOut = (isOut: (each: S) => boolean) => {
    const out = waiting.filter(isOut);
    waiting = waiting.filter((each) => !out.includes(each));
    for (const each of out) each.leftOut?.();
  };
  const interrupt = () => {
    if (!current) return;
    current = null;
    stop();
  };
  const begin = (saying: S) => {
    waiting = waiting.filter((each) => each !== saying);
    current = saying;
    say(saying, () => {
      if (current !== saying) return;
      current = null;
      proceed();
    });
  };
  const proceed = () => {
    cancelWake();
    const time = now();
    for (const due of waiting.filter(({ at }) => at <= time)) {
      const isLess = (each: Saying) => each.at < due.at && each.rank < due.rank;
      leaveOut(isLess);
      if (current && isLess(current)) interrupt();
    }
    leaveOut(({ at }) => time - at > LATE_MS);
    const [next] = waiting;
    if (next && next.at <= time && !current && time >= heldUntil) begin(next);
    wakeForNext();
  };
  /** The end of the line that is being said proceeds by itself. */
  const wakeForNext = () => {
    const time = now();
    const times = waiting.map(({ at }) => at).filter((at) => at > time);
    if (!current && waiting.length > 0 && heldUntil > time) times.push(heldUntil);
    cancelWake();
    if (times.length > 0) cancelWake = after(Math.min(...times) - time, proceed);
  };

  return {
    add: (saying) => {
      waiting = [...waiting, saying].sort((a, b) => a.at - b.at);
      proceed();
    },
    hold: (ms) => {
      heldUntil = Math.max(heldUntil, now() + ms);
      if (current && current.rank < RANKS.decided) interrupt();
      proceed();
    },
    clear: () => {
      interrupt();
      leaveOut(() => true);
      proceed();
    },
  };
};
