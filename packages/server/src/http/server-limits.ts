// Timeouts of every listener: connections that send headers, a request or nothing too slowly are closed.

/** The request line and all headers together: a session and what a browser says of itself take two. */
const MAX_HEADER_BYTES = 8 * 1024;
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
const SILENT_MS = 60_000;
const KEEP_ALIVE_MS = 10_000;
/** How often those are looked for. */
const CHECKED_MS = 2_000;

export const SERVER_LIMITS = {
  requestTimeout: REQUEST_MS,
  connectionTimeout: SILENT_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  http: {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: HEADERS_MS,
    connectionsCheckingInterval: CHECKED_MS,
    // Who offers to speak another protocol (curl offers HTTP/2) is answered in this one.
    shouldUpgradeCallback: ({ headers }: { readonly headers: { readonly upgrade?: string | undefined } }) =>
      headers.upgrade?.toLowerCase() === 'websocket',
  },
};
