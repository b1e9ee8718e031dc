// When a channel sends what is pending: a moment after a change, or, where only figures or the people view changed, after an interval that
// is longer with more patrons and when the process is busy.
import { type Instant, instant } from '@punto/table/ids';
import type { Clock } from '../../time/clock.ts';

export type FlushLimits = {
  /** How long changes are collected. */
  readonly flushMs: number;
  /** How long changes of figures only, and of the people view, are collected, at least and at most. */
  readonly figuresMs: number;
  readonly figuresMostMs: number;
  /** Determines the time in between: figures are sent to at most this many sockets per second, over all tables. */
  readonly figuresPerSecond: number;
};

/** Each millisecond that a timer was late delays the next figures by this many. */
const PUT_OFF = 50;

export type FlushTimerParts = {
  readonly clock: Clock;
  readonly limits: FlushLimits;
  /** Number of patrons, over all tables. */
  readonly patronCount: () => number;
  readonly flush: () => void;
};

export class FlushTimer {
  readonly #parts: FlushTimerParts;
  #due: Instant | null = null;
  #cancel: () => void = () => {};
  /** How late the last timer was, in milliseconds. */
  #lateMs = 0;
  #figuresMs: number;

  constructor(parts: FlushTimerParts) {
    this.#parts = parts;
    this.#figuresMs = parts.limits.figuresMs;
  }

  /** The interval of figures when they changed last. */
  get figuresMs(): number {
    return this.#figuresMs;
  }

  changed(): void {
    this.wait(this.#parts.limits.flushMs);
  }

  figuresChanged(): void {
    const { patronCount, limits } = this.#parts;
    const fairMs = Math.max(limits.figuresMs, (patronCount() * 1_000) / limits.figuresPerSecond);
    this.#figuresMs = Math.min(Math.round(fairMs) + PUT_OFF * this.#lateMs, limits.figuresMostMs);
    this.wait(this.#figuresMs);
  }

  /** Flushes after this time, if nothing asks for it sooner. */
  wait(ms: number): void {
    const { clock, flush } = this.#parts;
    const due = instant(clock.now() + ms);
    if (this.#due !== null && this.#due <= due) return;
    this.#cancel();
    this.#due = due;
    this.#cancel = clock.wake(due, () => {
      this.#due = null;
      this.#lateMs = clock.now() - due;
      flush();
    });
  }

  stop(): void {
    this.#cancel();
    this.#due = null;
  }
}
