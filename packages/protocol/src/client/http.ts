// JSON over HTTP for all clients, on any `fetch`. Nothing throws: a refusal, an invalid answer and an unreachable
// server are returned as values.

/** The used part of `fetch`. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; credentials: 'same-origin' },
) => Promise<{ readonly ok: boolean; readonly status: number; readonly json: () => Promise<unknown> }>;

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type HttpOptions = {
  readonly fetch: Fetch;
  /** `''` in a page (default); otherwise `http://host:port`. */
  readonly origin?: string;
  /** Sent with every request, such as `cookie` outside of a page. */
  readonly headers?: Readonly<Record<string, string>>;
};

export type HttpContent = { readonly body?: object; readonly headers?: Readonly<Record<string, string>> };

/** The common part of a refusal. */
export type HttpRefusal<E extends string = string> = { readonly error: E; readonly message: string };

export type HttpAnswer<T, R extends HttpRefusal = HttpRefusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: 'refused'; readonly refusal: R }
  /** No answer; a request that changes something may have arrived. */
  | { readonly ok: false; readonly fault: 'unreachable'; readonly cause: unknown }
  /** An answer that is not this API's, such as the error page of a proxy. */
  | { readonly ok: false; readonly fault: 'unreadable'; readonly status: number };

type Http = <T, R extends HttpRefusal = HttpRefusal>(
  method: HttpMethod,
  path: string,
  content?: HttpContent,
) => Promise<HttpAnswer<T, R>>;

const NO_CONTENT = 204;
const UNREADABLE = Symbol('unreadable');

/** One function for requests of this API. It never throws; `T` and `R` are trusted, not checked. */
export const createHttp =
  ({ fetch, origin = '', headers: always = {} }: HttpOptions): Http =>
  async <T, R extends HttpRefusal>(
    method: HttpMethod,
    path: string,
    { body, headers: own = {} }: HttpContent = {},
  ) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = { ...always, ...type, ...own };
    let answer: Awaited<ReturnType<Fetch>>;
    try {
      answer = await fetch(origin + path, { method, headers, ...sent, credentials: 'same-origin' });
    } catch (cause) {
      return { ok: false, fault: 'unreachable', cause };
    }
    const read: unknown = answer.status === NO_CONTENT ? null : await answer.json().catch(() => UNREADABLE);
    if (answer.ok && read !== UNREADABLE) return { ok: true, value: read as T };
    return isRefusal<R>(read)
      ? { ok: false, fault: 'refused', refusal: read }
      : { ok: false, fault: 'unreadable', status: answer.status };
  };

const isRefusal = <R extends HttpRefusal>(read: unknown): read is R =>
  typeof read === 'object' && read !== null && 'error' in read && 'message' in read;

/** `/api/floor/tables/salon-two/duties`: a path with its parameters filled in. */
export const pathOf = (path: string, gaps: Readonly<Record<string, string | number>>): string =>
  path.replace(/:([a-z]+)/g, (_, name: string) => encodeURIComponent(gaps[name] ?? ''));

/** `?table=a&before=b`, without values that are `null` or empty. */
export const queryOf = (given: Readonly<Record<string, string | number | null | undefined>>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};
