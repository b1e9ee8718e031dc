// How much one address may ask, and how many connections it may hold: a flood from one place is turned away at the
// door, before it costs a session, a lookup or a hash. What is known of an address is forgotten when it could not
// be told from a stranger's, and the oldest first when there are too many.
import type { Clock } from '../clock.ts';
import { type Rate, TokenBucket } from '../socket/token-bucket.ts';

export type CrowdLimits = {
  /** Requests and handshakes of one address. */
  readonly requests: Rate;
  /** Connections of one address, sockets among them. */
  readonly connections: number;
  /** Addresses remembered that hold no connection. */
  readonly remembered: number;
};

/** A page brings dozens of files at once, and a house full of patrons opens it at the same minute. */
export const inBursts = (perSecond: number): Rate => ({ perSecond, burst: 20 * perSecond });

export const CROWD_LIMITS: CrowdLimits = {
  requests: inBursts(50),
  connections: 512,
  remembered: 10_000,
};

export class Crowd {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #limits: CrowdLimits;
  readonly #connections = new Map<string, number>();
  /** The one that asked last stands last. */
  readonly #asked = new Map<string, TokenBucket>();

  constructor(clock: Pick<Clock, 'now'>, limits: CrowdLimits) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** False: too many requests in too short a time. */
  ask(address: string): boolean {
    const now = this.#clock.now();
    const bucket = this.#asked.get(address) ?? new TokenBucket(this.#limits.requests, now);
    this.#asked.delete(address);
    this.#asked.set(address, bucket);
    if (this.#asked.size > this.#limits.remembered) this.#forgetOldest();
    return bucket.take(now);
  }

  /** False: it holds as many as it may. Who was let in leaves again. */
  enter(address: string): boolean {
    const held = this.#connections.get(address) ?? 0;
    if (held >= this.#limits.connections) return false;
    this.#connections.set(address, held + 1);
    return true;
  }

  leave(address: string): void {
    const held = this.#connections.get(address) ?? 0;
    if (held > 1) this.#connections.set(address, held - 1);
    else this.#connections.delete(address);
  }

  /** What it keeps in mind: never more than are connected, and so many more. */
  get size(): { readonly connected: number; readonly asked: number } {
    return { connected: this.#connections.size, asked: this.#asked.size };
  }

  #forgetOldest(): void {
    for (const oldest of this.#asked.keys()) {
      this.#asked.delete(oldest);
      return;
    }
  }
}
