// Reads the port on which a server listens, when the operating system chose it.
import type { Server } from 'node:net';

/** Throws when it does not listen on TCP. */
export const portOf = (server: Pick<Server, 'address'>): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
};
