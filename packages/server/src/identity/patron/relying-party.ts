// The relying party of a request: a passkey belongs to the domain of the page that made it, so that each origin of a
// house has passkeys of its own. [WebAuthn §5.1.3]

import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

export type RelyingParty = {
  readonly origin: string;
  /** Its domain. */
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

/** A request that only reads has no `Origin`: then the host tells which origin it is. */
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
