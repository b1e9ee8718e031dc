// HTTP client for data that is not live; live data comes over the WebSocket.
import { createApiClient } from '@punto/protocol/client/api-client';
import { PATHS } from '@punto/protocol/paths';

export const api = createApiClient({ fetch: (url, init) => fetch(url, init) });

export const exportAddress = (format: 'csv' | 'json'): string => `${PATHS.exportRecords}?format=${format}`;
