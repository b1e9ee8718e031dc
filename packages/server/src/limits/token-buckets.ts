// Token buckets by key: an address over all its connections, a patron over all windows. Bounded: the least recently
// used key is dropped first, and starts with a full bucket when it returns.
import { type Rate, TokenBucket } from './token-bucket.ts';

export class TokenBuckets {
  readonly #rate: Rate;
  readonly #most: number;
  /** In order of use, most recent last. */
  readonly #buckets = new Map<string, TokenBucket>();

  /** `most`: number of keys remembered. */
  constructor(rate: Rate, most: number) {
    this.#rate = rate;
    this.#most = most;
  }

  /** `false`: less than `cost` is left for this key; `now` in milliseconds. */
  take(key: string, now: number, cost = 1): boolean {
    const bucket = this.#buckets.get(key) ?? new TokenBucket(this.#rate, now);
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > this.#most) this.#forgetOldest();
    return bucket.take(now, cost);
  }

  /** Whether `take` would succeed; a key that is not remembered has a full bucket. */
  has(key: string, now: number): boolean {
    return this.#buckets.get(key)?.has(now) ?? true;
  }

  get size(): number {
    return this.#buckets.size;
  }

  #forgetOldest(): void {
    for (const oldest of this.#buckets.keys()) {
      this.#buckets.delete(oldest);
      return;
    }
  }
}
