// HTTP client for data that is not live; live data comes over the WebSocket.
import { createApiClient } from '@punto/protocol/client/api-client';
import { queryOf } from '@punto/protocol/client/http';
import { PATHS } from '@punto/protocol/paths';

export const api = createApiClient({ fetch: (url, init) => fetch(url, init) });

/** `language`: the language of bet names in the file. */
export const exportAddress = (format: 'csv' | 'json', language: string): string =>
  PATHS.exportRecords + queryOf({ format, language });
