// Limits the requests a minute from one address, for routes that need much processor time or disk access.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Problem } from './problem.ts';

const MINUTE_MS = 60_000;

/** Throws the refusal beyond the limit; `seconds`: until the next request is allowed. */
export const minuteLimit = (
  app: Pick<FastifyInstance, 'createRateLimit'>,
  max: number,
  refusal: (seconds: number) => Problem,
): ((request: FastifyRequest) => Promise<void>) => {
  const checkRate = app.createRateLimit({ max, timeWindow: MINUTE_MS });
  return async (request) => {
    const rate = await checkRate(request);
    if (!rate.isAllowed && rate.isExceeded) throw refusal(rate.ttlInSeconds);
  };
};
