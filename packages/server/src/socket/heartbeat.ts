// Detects dead connections. Every socket is checked twice in a heartbeat; one that was silent since the last check is
// pinged, and closed if it is still silent at the next. The checks are spread over time, so that thousands of idle
// sockets are not pinged together.
import { instant } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';
import type { SocketWriter } from './socket-writer.ts';

/** The sockets are divided into this many groups, checked in turn. */
const SHARES = 32;
const CHECKS = 2;

/** Reports that a socket has sent something, and that it has closed. */
type Pulse = { readonly beat: () => void; readonly stop: () => void };

type Patient = { readonly line: SocketWriter; silentChecks: number };

export class Heartbeat {
  readonly #shares = Array.from({ length: SHARES }, () => new Set<Patient>());
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

  enter(line: SocketWriter): Pulse {
    const patient: Patient = { line, silentChecks: 0 };
    const share = this.#shares[this.#entered++ % SHARES];
    share?.add(patient);
    return {
      beat: () => {
        patient.silentChecks = 0;
      },
      stop: () => share?.delete(patient),
    };
  }

  #next(): () => void {
    return this.#clock.wake(instant(Math.ceil(this.#clock.now() + this.#everyMs)), () => {
      for (const patient of this.#shares[this.#turn++ % SHARES] ?? []) check(patient);
      this.#cancel = this.#next();
    });
  }

  close(): void {
    this.#cancel();
  }
}

const check = (patient: Patient): void => {
  patient.silentChecks += 1;
  if (patient.silentChecks === CHECKS) patient.line.ping();
  if (patient.silentChecks > CHECKS) patient.line.drop();
};
