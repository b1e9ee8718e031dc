// The read-only socket on which pages of other sites watch a table. Only allowed origins are admitted. The gateway reads no cookie, so a
// watcher is anonymous. A browser hides the answer to a refused handshake from the page, so a page is refused by closing its new socket
// with a code and a reason; a program without an origin gets the answer of HTTP.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { PATHS } from '@punto/protocol/paths';
import { WATCH_REFUSALS, type WatchRefusal } from '@punto/protocol/watch';
import { type TableId, tableId } from '@punto/table/ids';
import type { Logger } from 'pino';
import type { Broker } from '../../broker/broker.ts';
import { destroyOnError } from '../../http/destroy-on-error.ts';
import { Problem } from '../../http/problem.ts';
import { refuseUpgrade } from '../../http/refuse-upgrade.ts';
import type { Clock } from '../../time/clock.ts';
import { Heartbeat } from '../heartbeat.ts';
import { createSocketServer } from '../socket-server.ts';
import { SocketWriter, type SocketWriterBounds } from '../socket-writer.ts';
import { WatchChannel } from './watch-channel.ts';

/** Sockets of all addresses together. */
const MOST_WATCHERS = 2_000;
const NOT_READ = 1008;

export type WatchGatewayParts = {
  readonly broker: Pick<Broker, 'ask' | 'listen' | 'tables'>;
  readonly clock: Clock;
  readonly log: Logger;
  /** Allowed origins of watching pages; `null` is the origin of a page from disk. Empty: the socket refuses every page. */
  readonly origins: readonly string[];
  readonly limits: SocketWriterBounds & { readonly heartbeatMs: number; readonly closingMs: number };
  readonly mostWatchers?: number;
};

export type WatchGateway = {
  /** Whether the request is for this gateway; then it is answered. */
  readonly takes: (request: IncomingMessage, wire: Duplex, head: Buffer) => boolean;
  readonly watchers: () => number;
  readonly close: () => void;
};

export const createWatchGateway = (parts: WatchGatewayParts): WatchGateway => {
  const { broker, clock, log, origins, limits, mostWatchers = MOST_WATCHERS } = parts;
  const onFault = (err: unknown): void => log.error({ component: 'socket', err }, 'watched table failed');
  const server = createSocketServer(limits.closingMs);
  const heartbeat = new Heartbeat(clock, limits.heartbeatMs);
  const tables = new Map<TableId, WatchChannel>();
  const lines = new Set<SocketWriter>();
  let closed = false;

  const refusalOf = (origin: string, table: string | null): WatchRefusal | null => {
    if (!origins.includes(origin)) return 'wrong-origin';
    if (table === null || !broker.tables().includes(tableId(table))) return 'no-such-table';
    return lines.size >= mostWatchers ? 'too-frequent' : null;
  };

  const refuse = (request: IncomingMessage, wire: Duplex, head: Buffer, refusal: WatchRefusal): void => {
    server.handleUpgrade(request, wire, head, (ws) => {
      ws.on('error', (err) => log.debug({ component: 'socket', err }, 'refused watching socket failed'));
      ws.close(WATCH_REFUSALS[refusal], refusal);
    });
  };

  const tableOf = (table: TableId): WatchChannel => {
    const known = tables.get(table);
    if (known) return known;
    const watched = new WatchChannel({ table, broker, clock, onFault });
    tables.set(table, watched);
    return watched;
  };

  const admit = (request: IncomingMessage, wire: Duplex, head: Buffer, table: TableId): void => {
    server.handleUpgrade(request, wire, head, (ws) => {
      const line = new SocketWriter(ws, wire, limits);
      const pulse = heartbeat.enter(line);
      const watched = tableOf(table);
      lines.add(line);
      watched.enter(line);
      ws.on('error', (err) => log.debug({ component: 'socket', err }, 'watching socket failed'));
      ws.on('pong', () => pulse.beat());
      ws.on('message', () => ws.close(NOT_READ, 'this socket is read-only'));
      ws.on('close', () => {
        pulse.stop();
        lines.delete(line);
        watched.leave(line);
        if (watched.watchers > 0) return;
        watched.close();
        if (tables.get(table) === watched) tables.delete(table);
      });
    });
  };

  const takes = (request: IncomingMessage, wire: Duplex, head: Buffer): boolean => {
    const [path, query = ''] = (request.url ?? '').split('?', 2);
    if (path !== PATHS.watch) return false;
    destroyOnError(wire);
    const table = new URLSearchParams(query).get('table');
    const { origin } = request.headers;
    const refusal = refusalOf(origin ?? '', table);
    if (closed) wire.destroy();
    else if (origin === undefined) refuseUpgrade(wire, new Problem('wrong-origin'));
    else if (refusal !== null) refuse(request, wire, head, refusal);
    else admit(request, wire, head, tableId(table ?? ''));
    return true;
  };

  return {
    takes,
    watchers: () => lines.size,
    close: () => {
      closed = true;
      heartbeat.close();
      for (const line of lines) line.goAway();
    },
  };
};
