// Timeouts of every listener: connections that send headers, a request or nothing too slowly are closed.

/** Request line and all headers together; about four times what a browser sends. */
const MAX_HEADER_BYTES = 8 * 1024;
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
const SILENT_MS = 60_000;
const KEEP_ALIVE_MS = 10_000;
/** How often timeouts are checked. */
const CHECKED_MS = 2_000;

export const SERVER_LIMITS = {
  requestTimeout: REQUEST_MS,
  connectionTimeout: SILENT_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  http: {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: HEADERS_MS,
    connectionsCheckingInterval: CHECKED_MS,
    // Offers of another protocol (curl offers HTTP/2) are ignored, and the request is answered as HTTP/1.1.
    shouldUpgradeCallback: ({ headers }: { readonly headers: { readonly upgrade?: string | undefined } }) =>
      headers.upgrade?.toLowerCase() === 'websocket',
  },
};
