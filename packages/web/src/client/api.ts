// HTTP client for data that is not live; live data comes over the WebSocket.
import { createApiClient } from '@punto/protocol/client/api-client';
import { queryOf } from '@punto/protocol/client/http';
import { PATHS } from '@punto/protocol/paths';

declare global {
  /** Requested by `public/first-paint.js` before this code was loaded. */
  var puntoSession: Promise<Response> | undefined;
}

export const api = createApiClient({
  fetch: (url, init) => {
    const early = globalThis.puntoSession;
    if (url !== PATHS.session || !early) return fetch(url, init);
    globalThis.puntoSession = undefined;
    return early;
  },
});

/** `language`: the language of bet names in the file. */
export const exportAddress = (format: 'csv' | 'json', language: string): string =>
  PATHS.exportRecords + queryOf({ format, language });
