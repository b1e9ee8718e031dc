// A separate listener for the floor: the patrons' port then has no floor, and the floor's port nothing of the
// patrons' API. Both use one router, so that the same guards apply.

import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import type { AddressLimiter } from '../http/address-limiter.ts';
import type { FloorSockets } from '../http/listener-of-route.ts';
import { portOf } from '../http/listening-port.ts';
import { createServer } from '../http/node-http.ts';
import { Problem } from '../http/problem.ts';
import { refuseUpgrade } from '../http/refuse-upgrade.ts';
import { SERVER_LIMITS } from '../http/server-limits.ts';
import type { Http } from './http.ts';

export type FloorListener = {
  readonly server: Server;
  readonly listen: (host: string, port: number) => Promise<number>;
  readonly close: () => Promise<void>;
};

export type FloorListenerParts = {
  readonly http: Http;
  readonly sockets: FloorSockets;
  readonly addressLimiter: Pick<AddressLimiter, 'watch' | 'admits'>;
  readonly upgrade: (request: IncomingMessage, wire: Duplex, head: Buffer) => void;
};

export const createFloorListener = (parts: FloorListenerParts): FloorListener => {
  const { http, sockets, addressLimiter, upgrade } = parts;
  const server = createServer(SERVER_LIMITS.http, (request, reply) => http.routing(request, reply));
  server.requestTimeout = SERVER_LIMITS.requestTimeout;
  server.keepAliveTimeout = SERVER_LIMITS.keepAliveTimeout;
  server.setTimeout(SERVER_LIMITS.connectionTimeout);
  server.on('connection', (socket: Socket) => void sockets.add(socket));
  addressLimiter.watch(server);
  server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    if (!addressLimiter.admits(request, wire)) return;
    const [path] = (request.url ?? '').split('?', 1);
    if (path === FLOOR_PATHS.socket) upgrade(request, wire, head);
    else refuseUpgrade(wire, new Problem('not-found'));
  });
  return {
    server,
    listen: async (host, port) => {
      await http.ready();
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      });
      return portOf(server);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
};
