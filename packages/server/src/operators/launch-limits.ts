// Limits of launches in this process, as the brand files set them: launches of a brand, and invalid launch tokens from one
// address. Valid launches from one address are not limited: an operator's server may send all of them.
import type { Brand, Brands } from '../brands/brand.ts';
import { addressKey } from '../http/address-limiter.ts';
import { Problem } from '../http/problem.ts';
import { waitFor } from '../http/problem-detail.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import { TokenBuckets } from '../limits/token-buckets.ts';
import type { Clock } from '../time/clock.ts';

/** Addresses whose failures are remembered, for each brand. */
const MOST_ADDRESSES = 10_000;
const MINUTE_S = 60;

export type LaunchLimiter = {
  /** Throws `too-frequent` beyond the launches of the brand. */
  readonly launch: (brand: Brand) => void;
  /** Throws `too-frequent` while too many tokens from the address were not valid. `brand`: may be the id of none. */
  readonly exchange: (brand: string, address: string) => void;
  /** The token was not valid. */
  readonly failed: (brand: string, address: string) => void;
};

const aMinute = (count: number) => ({ perSecond: count / MINUTE_S, burst: count });

export const createLaunchLimiter = (brands: Brands, clock: Pick<Clock, 'now'>): LaunchLimiter => {
  const limits = new Map(
    [...brands.values()].map(({ id, launches }) => [
      id,
      {
        launches: new TokenBucket(aMinute(launches.perMinute), clock.now()),
        failures: new TokenBuckets(aMinute(launches.failuresPerMinute), MOST_ADDRESSES),
      },
    ]),
  );
  return {
    launch: ({ id, launches: { perMinute } }) => {
      if (limits.get(id)?.launches.take(clock.now())) return;
      throw new Problem(
        'too-frequent',
        `The brand ${id} has had its ${perMinute} launches of a minute at this node: try again in a few seconds, or raise launches.perMinute in the brand file.`,
      );
    },
    exchange: (brand, address) => {
      const own = limits.get(brand);
      if (own && !own.failures.has(addressKey(address), clock.now()))
        throw waitFor(
          'sign-in-wait',
          Math.ceil(MINUTE_S / (brands.get(brand)?.launches.failuresPerMinute ?? 1)),
        );
    },
    failed: (brand, address) => void limits.get(brand)?.failures.take(addressKey(address), clock.now()),
  };
};
