// Decides which listener serves a route when the floor has a separate address: by the matched route, not by the text of the
// URL.
import { FLOOR } from '@punto/protocol/floor/paths';
import { PATHS } from '@punto/protocol/paths';
import type { FastifyRequest } from 'fastify';

/** Sockets accepted by the floor's listener. */
export type FloorSockets = WeakSet<object>;

/** Whether the request's listener serves this route; must be the first hook of the server. */
export const servesRoute =
  (sockets: FloorSockets) =>
  (request: FastifyRequest): boolean => {
    const atFloor = sockets.has(request.raw.socket);
    const url = request.routeOptions.url ?? '';
    if (isOfFloor(url, request.url)) return atFloor;
    // Both name bets by their definitions.
    return !(atFloor && url.startsWith('/api/') && url !== PATHS.bet);
  };

const isOfFloor = (route: string, asked: string): boolean =>
  route.startsWith(`${FLOOR}/`) ||
  route === '/floor' ||
  route.startsWith('/floor/') ||
  // The page as a file of the build, in any URL encoding.
  decoded(asked).startsWith('/floor.html');

const decoded = (url: string): string => {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
};
