// HTTP requests, a limited number in parallel. A failed one is reported in one sentence.
import { fieldOf } from '@punto/engine/object-keys';
import { type ApiClient, ApiRefusal, createApiClient } from '@punto/protocol/client/api-client';
import { Failure } from '../failure.ts';

const PARALLEL = 32;
const TRIES = 60;
/** Request timeout, rate limit, not available yet. */
const TEMPORARY = [408, 429, 503];
const WAIT_MS = 1_000;

/** The API as a patron's session reads it. What is not answered for a minute is a `Failure`. */
export const apiOf = (address: URL, cookie = ''): ApiClient =>
  createApiClient({
    origin: address.origin,
    headers: { cookie },
    fetch: (url, init) => retrying(() => request(new URL(url), init), TEMPORARY),
  });

/** An answer of `apiOf`. A refusal becomes a `Failure`. */
export const answerOf = async <T>(pending: Promise<T>): Promise<T> => {
  try {
    return await pending;
  } catch (fault) {
    if (!(fault instanceof ApiRefusal)) throw fault;
    throw fault.cause instanceof Failure ? fault.cause : new Failure(fault.message);
  }
};

/** Throws a `Failure` if the server cannot be reached. */
export const request = async (url: URL, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, init);
  } catch (fault) {
    const cause = fieldOf(fault, 'cause');
    throw new Failure(`${url.origin} cannot be reached: ${cause instanceof Error ? cause.message : fault}`);
  }
};

/** Sends again while the status is one of `temporary`: the server was busy, or the limit per address was reached. */
export const retrying = async (
  send: () => Promise<Response>,
  temporary: readonly number[],
): Promise<Response> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    if (!temporary.includes(answer.status) || tries === TRIES) return answer;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
};

/** Runs `work` for each item, some in parallel; stops before the next one when aborted. */
export const forEachOf = async <T>(
  items: readonly T[],
  stop: AbortSignal,
  work: (item: T) => Promise<void>,
  parallel = PARALLEL,
): Promise<void> => {
  const remaining = items.values();
  const worker = async (): Promise<void> => {
    for (const item of remaining) {
      if (stop.aborted) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
};
