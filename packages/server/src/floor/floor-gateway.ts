// The floor's sockets: accepts only signed-in staff, and sends what their permissions allow. It takes no duties: those go
// over HTTP, where each is answered and journalled.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WalletAlert } from '@punto/protocol/floor/message';
import { may } from '@punto/protocol/floor/permission';
import { instant, type TableId, tableId } from '@punto/table/ids';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import { isOwnOrigin } from '../http/origin.ts';
import { Problem } from '../http/problem.ts';
import { refuseUpgrade } from '../http/refuse-upgrade.ts';
import type { FloorSessions, SignedIn } from '../identity/floor-sessions.ts';
import type { Meter } from '../meter/meter.ts';
import { spokenProtocol } from '../socket/protocol/spoken-protocol.ts';
import type { SocketLimits } from '../socket/socket-limits.ts';
import { createSocketServer } from '../socket/socket-server.ts';
import { SocketWriter } from '../socket/socket-writer.ts';
import type { Clock } from '../time/clock.ts';
import { Console, floorFrame } from './console.ts';
import { floorTokenOf } from './floor-cookie.ts';
import { watchAlerts } from './operators/wallet-alerts.ts';
import type { Wall, WallNews } from './wall.ts';

export type FloorGatewayParts = {
  readonly sessions: Pick<FloorSessions, 'find' | 'watch'>;
  readonly wall: Wall;
  readonly clock: Clock;
  readonly log: Logger;
  readonly origins: readonly string[];
  readonly limits: SocketLimits;
  readonly waiting: () => Promise<number>;
  /** Reads what rings about the wallets of operators; absent: a house without operators. */
  readonly walletAlerts?: () => Promise<readonly WalletAlert[]>;
  /** Reports to the tables of a dealer whether the dealer's consoles are open, locked or gone. */
  readonly atDesk: ReportDesk;
  readonly meter?: Meter;
};

export type ReportDesk = (table: TableId, staff: string, state: 'open' | 'locked' | 'gone') => void;

export type FloorGateway = {
  /** Called after the path has been checked. */
  readonly upgrade: (request: IncomingMessage, wire: Duplex, head: Buffer) => void;
  /** The number of approval requests changed. */
  readonly sendWaiting: () => void;
  /** Number of open consoles. */
  readonly consoles: () => number;
  /** Sends every console the time to reconnect, and resolves once all are closed. */
  readonly close: (retryAfterMs: number) => Promise<void>;
};

type Visitor = {
  readonly line: SocketWriter;
  readonly console: Console;
  readonly staff: string;
  receivedAt: number;
};

/** How often tables get the state of their dealers' consoles. */
const DESKS_EVERY_MS = 2_000;
/** A console sends a message every ten seconds; after this time without one its connection counts as lost. */
const SILENT_MS = 13_000;

export const createFloorGateway = (parts: FloorGatewayParts): FloorGateway => {
  const { sessions, wall, clock, log, origins, limits, waiting, atDesk, meter } = parts;
  const onFault = (fault: unknown): void =>
    log.error({ component: 'floor', err: fault }, 'floor socket error');
  const server = createSocketServer(limits.closingMs);
  const visitors = new Set<Visitor>();
  const alive = new Set<Visitor>();
  const watch = watchAlerts({
    ...{ clock, read: parts.walletAlerts ?? (async () => []), onFault },
    isWanted: () => parts.walletAlerts !== undefined && visitors.size > 0,
    send: (alerts) => {
      for (const { console } of visitors) console.sendAlerts(alerts);
    },
  });
  const allGone = Promise.withResolvers<void>();
  let closed = false;

  const upgrade = (request: IncomingMessage, wire: Duplex, head: Buffer): void => {
    wire.on('error', () => wire.destroy());
    if (!isOwnOrigin(request.headers, origins)) {
      refuseUpgrade(wire, new Problem('wrong-origin'));
      return;
    }
    welcome(request, wire, head).catch((fault: unknown) => {
      onFault(fault);
      wire.destroy();
    });
  };

  const welcome = async (request: IncomingMessage, wire: Duplex, head: Buffer): Promise<void> => {
    const spoken = spokenProtocol(request.url ?? '');
    const actor = spoken.isServed ? await sessions.find(floorTokenOf(request.headers.cookie)) : null;
    if (closed) wire.destroy();
    if (wire.destroyed) return;
    server.handleUpgrade(request, wire, head, (ws) => {
      ws.on('error', (fault) => log.debug({ component: 'floor', err: fault }, 'console socket failed'));
      // Accept the upgrade, then close with a reason: a browser does not show a page why an upgrade was refused.
      if (!spoken.isServed) new SocketWriter(ws, wire, limits).turnAway('other-protocol', spoken.why);
      else if (actor === null || actor.member.mustChangePassword || !may(actor.role, 'see-tables')) {
        const line = new SocketWriter(ws, wire, limits);
        line.write(floorFrame({ type: 'session', state: 'ended' }));
        line.turnAway('not-signed-in', 'Sign in first: there is no session.');
      } else comeIn(actor, ws, new SocketWriter(ws, wire, limits, meter));
    });
  };

  const comeIn = (actor: SignedIn, ws: WebSocket, line: SocketWriter): void => {
    const staff = actor.staff.id;
    if ([...visitors].filter((each) => each.staff === staff).length >= limits.socketsPerPatron) {
      line.turnAway('busy', 'Too many windows are open: close one and come back.');
      return;
    }
    const { rate, patience } = limits;
    const console = new Console(
      { wall, clock, rate, patience, waiting, walletAlerts: watch.latest, onFault },
      line,
      actor.role,
    );
    const visitor: Visitor = { line, console, staff, receivedAt: clock.now() };
    visitors.add(visitor);
    const markAlive = (): void => {
      alive.add(visitor);
      visitor.receivedAt = clock.now();
    };
    release ??= wall.listen(onWall);
    alive.add(visitor);
    ws.on('ping', (data) => {
      markAlive();
      if (line.listens() && console.counts()) line.pong(data);
    });
    ws.on('pong', () => {
      markAlive();
      if (line.listens()) console.counts();
    });
    ws.on('message', (data, isBinary) => {
      markAlive();
      if (line.listens()) console.receive(asBuffer(data), isBinary);
    });
    const unwatch = sessions.watch(actor.session, actor.role, (state) => {
      console.stand(state);
      reportDesks(staff);
    });
    ws.on('close', () => {
      unwatch();
      visitors.delete(visitor);
      alive.delete(visitor);
      reportDesks(staff);
      if (visitors.size === 0) stopListening();
      if (closed && visitors.size === 0) allGone.resolve();
    });
    console.stand(actor.state);
    reportDesks(staff);
    cancelDesks ??= clock.wake(instant(clock.now() + DESKS_EVERY_MS), reportAllDesks);
  };

  /** The best state among a dealer's consoles counts. */
  const reportDesks = (staff: string): void => {
    const consoles = [...visitors].filter((each) => each.staff === staff && !isSilent(each));
    const open = consoles.some(({ console }) => console.isOpen);
    const state = open ? 'open' : consoles.length > 0 ? 'locked' : 'gone';
    for (const { table, floor } of wall.entries())
      if (floor.view.setup.dealing === 'person' && floor.dealers.some(({ id }) => id === staff))
        atDesk(tableId(table), staff, state);
  };
  const isSilent = ({ receivedAt }: Visitor): boolean => clock.now() - receivedAt > SILENT_MS;

  const reportAllDesks = (): void => {
    cancelDesks = null;
    if (closed || visitors.size === 0) return;
    for (const staff of new Set([...visitors].map((visitor) => visitor.staff))) reportDesks(staff);
    cancelDesks = clock.wake(instant(clock.now() + DESKS_EVERY_MS), reportAllDesks);
  };
  let cancelDesks: (() => void) | null = null;

  const onWall = (news: WallNews): void => {
    if (news.type === 'afresh') {
      for (const { console } of visitors) console.welcome();
      return;
    }
    const update = floorFrame({ type: 'floor-update', tables: news.entries });
    const changed = new Set<TableId>(news.entries.map(({ table }) => tableId(table)));
    const full = new Map<TableId, Buffer>();
    for (const { console } of visitors) {
      if (!console.isOpen) continue;
      console.write(update);
      const { watched } = console;
      if (watched !== null && changed.has(watched)) {
        const frame = full.get(watched) ?? tableFrame(wall, watched);
        if (frame === null) continue;
        full.set(watched, frame);
        console.write(frame);
      }
    }
  };
  let release: (() => void) | null = null;

  const stopListening = (): void => {
    release?.();
    release = null;
  };

  /** Closes connections that did not answer the last ping. */
  const beat = (): void => {
    for (const visitor of visitors) {
      if (!alive.delete(visitor)) visitor.line.drop();
      else visitor.line.ping();
    }
    // The announcement from another node may have been lost.
    for (const { console } of visitors) console.refreshWaiting();
    cancelBeat = clock.wake(instant(clock.now() + limits.heartbeatMs), beat);
  };
  let cancelBeat = clock.wake(instant(clock.now() + limits.heartbeatMs), beat);

  const close = async (retryAfterMs: number): Promise<void> => {
    closed = true;
    cancelBeat();
    watch.stop();
    cancelDesks?.();
    stopListening();
    if (visitors.size === 0) return;
    const goodbye = floorFrame({ type: 'closing', retryAfterMs });
    for (const { line } of visitors) {
      line.write(goodbye);
      line.goAway();
    }
    await Promise.race([allGone.promise, after(limits.farewellMs)]);
    for (const { line } of visitors) line.drop();
  };

  return {
    upgrade,
    sendWaiting: () => {
      for (const { console } of visitors) console.sendWaiting();
    },
    consoles: () => visitors.size,
    close,
  };
};

const tableFrame = (wall: Wall, table: TableId): Buffer | null => {
  const floor = wall.held(table);
  return floor && floorFrame({ type: 'table', table, floor });
};

const asBuffer = (data: RawData): Buffer => {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
};

/** Real time, because it waits for the network. */
const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
