// The HTTP side for a client: one typed function a route, over any `fetch`. Nothing throws: a refusal, a fault
// and a server that cannot be reached all come back as values, in words that can be shown.
import type { TableSetup } from '@punto/engine/room';
import type {
  ApiError,
  ErrorAnswer,
  PageQuery,
  RecordsAnswer,
  SessionAnswer,
  StatementAnswer,
  TablesAnswer,
  TopUpAnswer,
} from '../api.ts';
import { PATHS } from '../paths.ts';

export type ApiFailure = {
  readonly ok: false;
  /** `unreachable`: no answer came; `unreadable`: one that is not this API's. */
  readonly error: ApiError | 'unreachable' | 'unreadable';
  readonly message: string;
};
export type ApiResult<T> = { readonly ok: true; readonly value: T } | ApiFailure;

/** Of `fetch`, what is used. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; credentials: 'same-origin' },
) => Promise<{ readonly ok: boolean; readonly json: () => Promise<unknown> }>;

export type ApiOptions = {
  /** `''` in a page, else `http://host:port`. */
  readonly origin: string;
  readonly fetch: Fetch;
  /** Sent with every request, such as `cookie` outside of a page. */
  readonly headers?: Readonly<Record<string, string>>;
};

export type ApiClient = {
  /** The patron of this browser, admitted as a guest when there is none. */
  readonly session: () => Promise<ApiResult<SessionAnswer>>;
  readonly me: () => Promise<ApiResult<SessionAnswer>>;
  /** `request` is the caller's id: the same one again counts once. [L6] [L7] */
  readonly topUp: (request: string) => Promise<ApiResult<TopUpAnswer>>;
  readonly tables: () => Promise<ApiResult<TablesAnswer>>;
  /** The rules of one table. */
  readonly table: (table: string) => Promise<ApiResult<TableSetup>>;
  /** Newest first; the `next` of a page is the `before` of the one that follows. [T8] */
  readonly records: (page?: PageQuery) => Promise<ApiResult<RecordsAnswer>>;
  readonly statement: (page?: PageQuery) => Promise<ApiResult<StatementAnswer>>;
};

export const createApiClient = (options: ApiOptions): ApiClient => {
  const { origin, headers = {} } = options;
  const ask = async <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<ApiResult<T>> => {
    const content = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    let answer: Awaited<ReturnType<Fetch>>;
    try {
      const init = {
        method,
        headers: { ...headers, ...content },
        ...sent,
        credentials: 'same-origin',
      } as const;
      answer = await options.fetch(origin + path, init);
    } catch {
      return { ok: false, error: 'unreachable', message: 'The server cannot be reached.' };
    }
    // A proxy's error page is not JSON.
    const told = await answer.json().catch(() => null);
    if (answer.ok && told !== null) return { ok: true, value: told as T };
    return isError(told)
      ? { ok: false, error: told.error, message: told.message }
      : { ok: false, error: 'unreadable', message: 'The server gave an answer that cannot be read.' };
  };

  return {
    session: () => ask('POST', PATHS.session),
    me: () => ask('GET', PATHS.me),
    topUp: (request) => ask('POST', PATHS.topUp, { request }),
    tables: () => ask('GET', PATHS.tables),
    table: (table) => ask('GET', PATHS.table.replace(':table', encodeURIComponent(table))),
    records: (page = {}) => ask('GET', PATHS.records + queryOf(page)),
    statement: (page = {}) => ask('GET', PATHS.statement + queryOf(page)),
  };
};

const isError = (told: unknown): told is ErrorAnswer =>
  typeof told === 'object' && told !== null && 'error' in told && 'message' in told;

const queryOf = ({ limit, before }: PageQuery): string => {
  const parts = [
    ...(limit === undefined ? [] : [`limit=${limit}`]),
    ...(before === undefined ? [] : [`before=${encodeURIComponent(before)}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
};
