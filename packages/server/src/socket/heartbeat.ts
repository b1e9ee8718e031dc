// Detects dead connections. Every socket is checked twice in a heartbeat; one that was silent since the last check is
// pinged, and closed if it is still silent at the next. The checks are spread over time, so that thousands of idle
// sockets are not pinged together.
import { instant } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';
import type { SocketWriter } from './socket-writer.ts';

/** The sockets are divided into this many groups, checked in turn. */
const SHARES = 32;
const CHECKS = 2;

/** One socket. An object with methods, since closures for each of thousands of sockets use more memory. */
export class SocketPulse {
  readonly #line: SocketWriter;
  readonly #share: Set<SocketPulse>;
  #silentChecks = 0;

  constructor(line: SocketWriter, share: Set<SocketPulse>) {
    this.#line = line;
    this.#share = share;
    share.add(this);
  }

  /** The socket has sent something. */
  beat(): void {
    this.#silentChecks = 0;
  }

  /** The socket has closed. */
  stop(): void {
    this.#share.delete(this);
  }

  check(): void {
    this.#silentChecks += 1;
    if (this.#silentChecks === CHECKS) this.#line.ping();
    if (this.#silentChecks > CHECKS) this.#line.drop();
  }
}

export class Heartbeat {
  readonly #shares = Array.from({ length: SHARES }, () => new Set<SocketPulse>());
  readonly #clock: Clock;
  readonly #everyMs: number;
  #entered = 0;
  #turn = 0;
  #cancel: () => void;

  constructor(clock: Clock, heartbeatMs: number) {
    this.#clock = clock;
    this.#everyMs = heartbeatMs / (CHECKS * SHARES);
    this.#cancel = this.#next();
  }

  enter(line: SocketWriter): SocketPulse {
    return new SocketPulse(line, this.#shares[this.#entered++ % SHARES] ?? new Set());
  }

  #next(): () => void {
    return this.#clock.wake(instant(Math.ceil(this.#clock.now() + this.#everyMs)), () => {
      for (const pulse of this.#shares[this.#turn++ % SHARES] ?? []) pulse.check();
      this.#cancel = this.#next();
    });
  }

  close(): void {
    this.#cancel();
  }
}
