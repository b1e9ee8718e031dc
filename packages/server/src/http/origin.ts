// Who may change something: pages of this site. Browsers name the page's origin on every request that could
// change anything and no page can forge it, so it is compared; programs that are not browsers send none, and
// carry no one's cookie but their own.
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

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);
