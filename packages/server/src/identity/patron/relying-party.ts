// The relying party of a request. A passkey belongs to the domain of the page that made it, so each origin of a house has its own
// passkeys. [WebAuthn §5.1.3]

import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

export type RelyingParty = {
  readonly origin: string;
  /** The domain of the origin. */
  readonly id: string;
};

/** `null`: browsers make no passkeys at this address, because it is a number or not secure. */
export const relyingPartyOf = (
  headers: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  origins: readonly string[],
): RelyingParty | null => {
  const origin = originOf(headers, origins);
  if (origin === null || !URL.canParse(origin)) return null;
  const { hostname, protocol } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0) return null;
  return protocol === 'https:' || isLocal ? { origin, id: hostname } : null;
};

/** A reading request has no `Origin`: then the host gives the origin. */
const originOf = (
  { origin, host = '' }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  origins: readonly string[],
): string | null => {
  if (origins.length === 0) return origin ?? `http://${host}`;
  if (origin !== undefined) return origins.includes(origin) ? origin : null;
  return (
    origins.find((each) => new URL(each).host === host) ??
    (origins.length === 1 ? (origins[0] ?? null) : null)
  );
};
