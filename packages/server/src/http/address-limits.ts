// Limits of requests and connections per address: a flood from one address is refused before it costs a session, a
// lookup or a hash. An entry is dropped when it equals that of a new address, and the oldest first when there are too
// many.

import type { Rate } from '../limits/token-bucket.ts';
import { TokenBuckets } from '../limits/token-buckets.ts';
import type { Clock } from '../time/clock.ts';

export type AddressLimitSettings = {
  /** Requests and handshakes of one address. */
  readonly requests: Rate;
  /** Messages over all sockets of one address. */
  readonly messages: Rate;
  /** Messages beyond that which are still answered; at one more the socket is closed. */
  readonly messagesRefused: Rate;
  /** Connections of one address, sockets among them. */
  readonly connections: number;
  /** Addresses remembered that hold no connection. */
  readonly remembered: number;
};

/** A page brings dozens of files at once, and a house full of patrons opens it at the same minute. */
export const inBursts = (perSecond: number): Rate => ({ perSecond, burst: 20 * perSecond });

/** Hundreds of patrons behind one address confirm in the last second before betting closes. */
export const messagesInBursts = (perSecond: number): Rate => ({ perSecond, burst: 4 * perSecond });

export const ADDRESS_LIMITS: AddressLimitSettings = {
  requests: inBursts(50),
  messages: messagesInBursts(500),
  messagesRefused: { perSecond: 20, burst: 200 },
  connections: 512,
  remembered: 10_000,
};

export class AddressLimits {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #limits: AddressLimitSettings;
  readonly #connections = new Map<string, number>();
  readonly #asked: TokenBuckets;
  readonly #said: TokenBuckets;
  readonly #saidTooMuch: TokenBuckets;

  constructor(clock: Pick<Clock, 'now'>, limits: AddressLimitSettings) {
    this.#clock = clock;
    this.#limits = limits;
    this.#asked = new TokenBuckets(limits.requests, limits.remembered);
    this.#said = new TokenBuckets(limits.messages, limits.remembered);
    this.#saidTooMuch = new TokenBuckets(limits.messagesRefused, limits.remembered);
  }

  /** False: too many requests in too short a time. */
  ask(address: string, cost = 1): boolean {
    return this.#asked.take(address, this.#clock.now(), cost);
  }

  /** False: too many messages over all its sockets. */
  say(address: string): boolean {
    return this.#said.take(address, this.#clock.now());
  }

  /** Whether a message beyond the budget is answered still, or its socket closed. */
  isPatientWith(address: string): boolean {
    return this.#saidTooMuch.take(address, this.#clock.now());
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
}
