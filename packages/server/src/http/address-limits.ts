// Limits of requests and connections per address: a flood from one address is refused before it uses a session, a
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
  /** Messages beyond the budget that are still answered; after these the socket is closed. */
  readonly messagesRefused: Rate;
  /** Connections of one address, sockets among them. */
  readonly connections: number;
  /** Most addresses remembered that have no connection. */
  readonly remembered: number;
};

/**
 * Allows bursts: a page loads dozens of files together, and many patrons behind one address may open it in the same
 * minute.
 */
export const inBursts = (perSecond: number): Rate => ({ perSecond, burst: 20 * perSecond });

/** Allows bursts: hundreds of patrons behind one address may bet in the last second before betting closes. */
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
  readonly #messages: TokenBuckets;
  readonly #messagesRefused: TokenBuckets;

  constructor(clock: Pick<Clock, 'now'>, limits: AddressLimitSettings) {
    this.#clock = clock;
    this.#limits = limits;
    this.#asked = new TokenBuckets(limits.requests, limits.remembered);
    this.#messages = new TokenBuckets(limits.messages, limits.remembered);
    this.#messagesRefused = new TokenBuckets(limits.messagesRefused, limits.remembered);
  }

  /** `false`: too many requests in too short a time. */
  ask(address: string, cost = 1): boolean {
    return this.#asked.take(address, this.#clock.now(), cost);
  }

  /** `false`: too many messages over all sockets of the address. */
  takeMessage(address: string): boolean {
    return this.#messages.take(address, this.#clock.now());
  }

  /** Whether a message beyond the budget is still answered; otherwise its socket is closed. */
  isPatientWith(address: string): boolean {
    return this.#messagesRefused.take(address, this.#clock.now());
  }

  /** Counts a connection; `false`: the address has too many. Each counted connection must call `leave`. */
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

  /** Number of addresses remembered. */
  get size(): { readonly connected: number; readonly asked: number } {
    return { connected: this.#connections.size, asked: this.#asked.size };
  }
}
