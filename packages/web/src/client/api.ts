// The house over HTTP, for what is not live; all that is live comes over the socket.
import { createApiClient } from '@punto/protocol/client/api-client';
import { PATHS } from '@punto/protocol/paths';

export const api = createApiClient({ fetch: (url, init) => fetch(url, init) });

export const exportAddress = (format: 'csv' | 'json'): string => `${PATHS.exportRecords}?format=${format}`;
