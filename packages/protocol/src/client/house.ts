// The client's front door, `@punto/protocol/client`: enters a house and returns its API and its socket client. It runs in a page,
// where the browser keeps the session, and in Node from 22 on, where it keeps the session itself.
import type { AccountView } from '../message.ts';
import { type ApiClient, ApiRefusal, createApiClient } from './api-client.ts';
import { socketUrl } from './browser.ts';
import { createCuts } from './cuts.ts';
import type { Environment } from './environment.ts';
import type { Fetch } from './http.ts';
import { createClient, type PatronClient } from './patron-client.ts';
import { processEnvironment, processFetch, type SessionFetch } from './process-environment.ts';

export type { ActOutcome } from './acts.ts';
export type { ConnectionState } from './connection.ts';
export type { ClientEvents } from './patron-client.ts';
export type { SessionFetch } from './process-environment.ts';
export type { WatchedTableNews } from './table-watch.ts';
export type { TicketOrder, TicketOutcome } from './tickets.ts';
export { type ApiClient, ApiRefusal, type PatronClient };

export type HouseOptions = {
  /** The `cookie` of an earlier entry: the same patron comes back. Not in a page, where the browser keeps it. */
  readonly cookie?: string;
  /** Left out: the socket, clock and random numbers of the browser or of Node. */
  readonly environment?: Environment;
  /** Left out: the global `fetch`. */
  readonly fetch?: SessionFetch;
};

export type EnteredHouse = {
  readonly patron: { readonly id: string };
  /** At the entry; `client.account()` has the present one. */
  readonly account: AccountView;
  /** The routes of HTTP: tables, records, limits, proofs of shoes. Its functions throw `ApiRefusal`. */
  readonly api: ApiClient;
  /** The socket: tables as they are played, tickets, acts. It does nothing before `client.connect()`. */
  readonly client: PatronClient;
  /** Keep it to come back as the same patron; it is a secret. `null` in a page. */
  readonly cookie: string | null;
};

/**
 * Enters the house at `origin` (`https://punto.example`) as the patron of the session, or as a new guest. Throws an
 * `ApiRefusal` when the house cannot be reached (`unreachable`), admits no guests or refuses the entry for another reason, in
 * `error` and in words.
 */
export const enterHouse = async (origin: string, options: HouseOptions = {}): Promise<EnteredHouse> => {
  const base = new URL(origin).origin;
  const fetch: SessionFetch = options.fetch ?? processFetch;
  let cookie = options.cookie ?? null;
  const keeping: Fetch = async (...request) => {
    const answer = await fetch(...request);
    cookie = sessionIn(answer.headers.getSetCookie?.() ?? []) ?? cookie;
    return answer;
  };
  const entry = createApiClient({ origin: base, fetch: keeping, headers: headersOf(cookie) });
  const { patron, account } = await entry.enter();
  const headers = headersOf(cookie);
  const environment = options.environment ?? processEnvironment(headers);
  return {
    patron,
    account,
    api: createApiClient({ origin: base, fetch, headers }),
    client: createClient({ url: socketUrl(base), environment, createCuts }),
    cookie,
  };
};

const headersOf = (cookie: string | null): Readonly<Record<string, string>> =>
  cookie === null ? {} : { cookie };

/** `name=value` of the cookies that an answer sets; `null`: none. */
const sessionIn = (set: readonly string[]): string | null => {
  const pairs = set.map((line) => line.split(';', 1)[0] ?? '').filter((pair) => pair !== '');
  return pairs.length === 0 ? null : pairs.join('; ');
};
