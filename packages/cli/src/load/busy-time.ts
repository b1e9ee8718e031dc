// Duration of the bursts of a load run: from the first ticket, sent while no other awaits its answer, to the last answer,
// with the processor time that the server and the load client used meanwhile.
import { type Reading, readProcess } from './process-meter.ts';

export type Busy = {
  readonly wallMs: number;
  /** `null`: the process cannot be read. */
  readonly serverMs: number | null;
  readonly ownMs: number | null;
};

export class BusyTime {
  readonly #server: number | null;
  #since: { readonly at: number; readonly server: Reading | null; readonly own: Reading | null } | null =
    null;
  #wallMs = 0;
  #serverMs = 0;
  #ownMs = 0;

  constructor(server: number | null) {
    this.#server = server;
  }

  begin(): void {
    this.#since ??= { at: performance.now(), ...this.#read() };
  }

  /** Earlier bursts are not counted. */
  reset(): void {
    this.#since = null;
    this.#wallMs = 0;
    this.#serverMs = 0;
    this.#ownMs = 0;
  }

  end(): void {
    const since = this.#since;
    if (since === null) return;
    this.#since = null;
    const { server, own } = this.#read();
    this.#wallMs += performance.now() - since.at;
    this.#serverMs += (server?.processorMs ?? 0) - (since.server?.processorMs ?? 0);
    this.#ownMs += (own?.processorMs ?? 0) - (since.own?.processorMs ?? 0);
  }

  get total(): Busy {
    const { server, own } = this.#read();
    return {
      wallMs: this.#wallMs,
      serverMs: server && this.#serverMs,
      ownMs: own && this.#ownMs,
    };
  }

  #read() {
    return {
      server: this.#server === null ? null : readProcess(this.#server),
      own: readProcess(process.pid),
    };
  }
}
