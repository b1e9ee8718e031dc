// HTTP requests, a limited number in parallel. A failed one is reported in one sentence.
import { fieldOf } from '@punto/engine/keyed';
import { type ApiClient, ApiRefusal, createApiClient } from '@punto/protocol/client/api-client';
import { Failure } from '../failure.ts';

const AT_ONCE = 32;
const TRIES = 60;
/** Too slow, too often, not yet. */
const PASSING = [408, 429, 503];
const WAIT_MS = 1_000;

/** The API as a patron's session reads it. What is not answered for a minute is a `Failure`. */
export const apiOf = (house: URL, cookie = ''): ApiClient =>
  createApiClient({
    origin: house.origin,
    headers: { cookie },
    fetch: (url, init) => patiently(() => knock(new URL(url), init), PASSING),
  });

/** An answer of `apiOf`; any other result is a sentence. */
export const answerOf = async <T>(asked: Promise<T>): Promise<T> => {
  try {
    return await asked;
  } catch (fault) {
    if (!(fault instanceof ApiRefusal)) throw fault;
    throw fault.cause instanceof Failure ? fault.cause : new Failure(fault.message);
  }
};

/** Throws a `Failure` if the server cannot be reached. */
export const knock = async (url: URL, request: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, request);
  } catch (fault) {
    const cause = fieldOf(fault, 'cause');
    throw new Failure(`${url.origin} cannot be reached: ${cause instanceof Error ? cause.message : fault}`);
  }
};

/** Retries while the status is one of `passing`: the server was busy, or the limit per address was reached. */
export const patiently = async (
  send: () => Promise<Response>,
  passing: readonly number[],
): Promise<Response> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    if (!passing.includes(answer.status) || tries === TRIES) return answer;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
};

/** Runs `work` for each item, some in parallel; stops before the next one when aborted. */
export const forEachOf = async <T>(
  items: readonly T[],
  stop: AbortSignal,
  work: (item: T, place: number) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> => {
  const left = items.entries();
  const one = async (): Promise<void> => {
    for (const [place, item] of left) {
      if (stop.aborted) return;
      await work(item, place);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
};
