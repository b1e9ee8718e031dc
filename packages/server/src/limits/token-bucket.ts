// Token bucket: the largest burst, and the rate in the long run.

export type Rate = { readonly perSecond: number; readonly burst: number };

export class TokenBucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  /** Whether `take` would succeed. */
  has(now: number, cost = 1): boolean {
    this.#fill(now);
    return this.#tokens >= cost;
  }

  /** `false`: fewer than `cost` tokens are left, and none is taken; `now` in milliseconds. */
  take(now: number, cost = 1): boolean {
    if (!this.has(now, cost)) return false;
    this.#tokens -= cost;
    return true;
  }

  #fill(now: number): void {
    const gained = (Math.max(0, now - this.#at) / 1000) * this.#rate.perSecond;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + gained);
    this.#at = now;
  }
}
