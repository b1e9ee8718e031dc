// The messages that a client names in the URL of its socket. They are received like any other message: read by the same schema,
// and counted by the same budgets.
import { FIRST_REQUESTS } from '@punto/protocol/first-request';

/** At most one of each type: the watch of the lobby, then that of a table. */
export const firstMessages = (url: string): readonly Buffer[] => {
  const named = new URLSearchParams(url.split('?')[1] ?? '');
  return FIRST_REQUESTS.flatMap((type) => {
    const table = named.get(type);
    if (table === null) return [];
    return [Buffer.from(JSON.stringify(type === 'watch-table' ? { type, table } : { type }))];
  });
};
