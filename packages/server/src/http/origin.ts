// Protects against cross-site requests: only pages of this site may change anything. Browsers send the page's origin
// with every such request, and no page can forge it; programs that are no browsers send none, and have only their own
// cookie.
import type { IncomingHttpHeaders } from 'node:http';

/** `allowed` empty: the origin must be the host the request was sent to. */
export const isOwnOrigin = (headers: IncomingHttpHeaders, allowed: readonly string[]): boolean => {
  const { origin } = headers;
  if (origin !== undefined) {
    return allowed.length > 0 ? allowed.includes(origin) : hostOf(origin) === headers.host;
  }
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
};

/** The origin of this site for a caller outside: the configured one with the host of the request, or the first. */
export const originOfSite = ({ host = '' }: IncomingHttpHeaders, allowed: readonly string[]): string =>
  allowed.find((each) => hostOf(each) === host) ?? allowed[0] ?? `http://${host}`;

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);
