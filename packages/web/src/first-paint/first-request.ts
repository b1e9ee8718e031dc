// What the view at an address watches first. The page's own script names it in the URL of the socket, so that the app has it with the
// greeting: a table that a patron has alone is opened, shuffled and takes bets while the app's code is loaded.
import type { FirstRequest } from '@punto/protocol/first-request';

/** `null`: neither the lobby nor a table. */
export const firstRequest = (path: string): FirstRequest | null => {
  const [found, table] = /^\/(?:table\/([a-z0-9-]+))?$/.exec(path) ?? [];
  if (!found) return null;
  return table ? { type: 'watch-table', table } : { type: 'watch-lobby' };
};
