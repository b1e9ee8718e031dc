// Assembles the server around a store, a broker and a clock: HTTP and the socket on one port, for the served process
// and for tests. The caller owns store, broker and tables.

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { coins, type Minor } from '@punto/engine/minor';
import { leastStake } from '@punto/protocol/broke';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import type { GuestEntry } from '@punto/protocol/identity-api';
import type { Store } from '@punto/store/store';
import type { PatronId, TableId } from '@punto/table/ids';
import type { Logger } from 'pino';
import { type Brands, NO_BRANDS } from '../brands/brand.ts';
import { tablesAtOnceIn } from '../brands/tables-at-once.ts';
import type { Broker } from '../broker/broker.ts';
import { NotThere } from '../cluster/lease-keeper.ts';
import { createFloorGateway, type FloorGateway, type ReportDesk } from '../floor/floor-gateway.ts';
import type { FloorTables } from '../floor/floor-tables.ts';
import { readWalletAlerts } from '../floor/operators/wallet-alerts.ts';
import { createReturnAlarms, type ReturnAlarms } from '../floor/return-to-player/return-alarms.ts';
import type { LimitsApproval } from '../floor/second-person.ts';
import { createTableKinds } from '../floor/table-kinds.ts';
import { Wall } from '../floor/wall.ts';
import { createAddressLimiter } from '../http/address-limiter.ts';
import type { AddressLimitSettings } from '../http/address-limits.ts';
import { portOf } from '../http/listening-port.ts';
import { Problem } from '../http/problem.ts';
import { createFloorIdentity, type FloorIdentity } from '../identity/floor-identity.ts';
import type { FloorSessions } from '../identity/floor-sessions.ts';
import { createGuests, type Guests } from '../identity/guests.ts';
import {
  createHouseOpenid,
  type HouseOpenid,
  type HouseOpenidParts,
} from '../identity/openid/house-openid.ts';
import type { OpenidSettings } from '../identity/openid/openid-settings.ts';
import { createPasskeys } from '../identity/patron/passkeys.ts';
import { createEntrance, type PatronEntrance } from '../identity/patron/patron-sign-in.ts';
import { KEEPING, type Keeping, keepRetention } from '../identity/retention.ts';
import type { LifeOf } from '../identity/session-expiry.ts';
import { type KeyedMutex, LocalKeyedMutex } from '../limits/semaphore.ts';
import type { Meter } from '../meter/meter.ts';
import type { OpenSession } from '../operators/open-session.ts';
import { brandOfPatron } from '../operators/own-brand.ts';
import { keepSessionLives } from '../operators/session-end.ts';
import type { ProgramCheck } from '../program/program-check.ts';
import { shippedFolder } from '../program/shipped-files.ts';
import { createFloorListener } from '../routes/floor-listener.ts';
import { createHttp, type Http } from '../routes/http.ts';
import { enterWithSocket } from '../routes/identity/socket-entry.ts';
import { createGateway, type Gateway } from '../socket/gateway.ts';
import { SOCKET_LIMITS, type SocketLimits } from '../socket/socket-limits.ts';
import { createWatchGateway } from '../socket/watch/watch-gateway.ts';
import { type Standing, tableStatusOf } from '../table-host/table-status.ts';
import type { HostedTables } from '../table-host/tables/local-tables.ts';
import type { Clock } from '../time/clock.ts';
import type { Tracing } from '../trace/tracing.ts';
import type { BrandWallets } from '../wallet/brand-wallets.ts';
import { createOperators, openBalances } from './operator-parts.ts';

export type AppParts = {
  readonly store: Store;
  readonly broker: Broker;
  readonly clock: Clock;
  readonly log: Logger;
  readonly origins?: readonly string[];
  /** Origins of pages of others that may watch the tables; none when left out. */
  readonly watchOrigins?: readonly string[];
  readonly trustedProxies?: readonly string[];
  readonly guestsPerMinute?: number;
  /** Words that no name may have, besides those of the release. */
  readonly refusedWords?: readonly string[];
  readonly webFolder?: string;
  readonly docsFolder?: string;
  readonly limits?: Partial<SocketLimits>;
  /** For patrons of the house, and of brands without a rule of their own. */
  readonly tablesAtOnce?: number;
  /** Time zone of accounts without one; absent: the system's. */
  readonly zone?: string;
  /** Identity services of the staff; absent: created here with a random key, so that codes end with this server. */
  readonly identity?: FloorIdentity;
  readonly approvalMinor?: Minor;
  /** The floor gets its own listener. */
  readonly floorApart?: boolean;
  readonly limitsApproval?: LimitsApproval;
  /** The tables, and how new ones are made; absent: the broker's tables, and none can be made. */
  readonly hosted?: Pick<HostedTables, 'make' | 'rooms' | 'tables'>;
  readonly signInsPerMinute?: number;
  /** Shared with the other nodes, if any. */
  readonly turns?: KeyedMutex;
  /** Limits for one address. */
  readonly addressLimits?: Partial<AddressLimitSettings>;
  readonly meter?: Meter;
  readonly tracing?: Tracing | null;
  readonly program?: ProgramCheck;
  /** Whether a visitor without an account may play as a guest. */
  readonly guestEntry?: GuestEntry;
  readonly openid?: OpenidSettings | null;
  /** How long sessions, guests and invitations are kept. */
  readonly keeping?: Keeping;
  /** Absent: a house without operators. */
  readonly brands?: Brands;
  readonly wallets?: BrandWallets;
  /** Replaces the wallet call `session` in tests. */
  readonly openSession?: OpenSession;
};

export type App = {
  readonly http: Http;
  readonly gateway: Gateway;
  readonly floorGateway: FloorGateway;
  readonly returns: ReturnAlarms;
  /** The port it listens on. */
  readonly listen: (host: string, port: number) => Promise<number>;
  /** Opens the floor's own listener, if it is to have one. */
  readonly listenFloor: (host: string, port: number) => Promise<number>;
  /** Reports not ready, so that a load balancer sends new patrons elsewhere; present ones play on. */
  readonly standDown: () => Promise<void>;
  /** Stops accepting connections and messages; resolves when received messages have reached their tables. */
  readonly hush: () => Promise<void>;
  /** Closes all connections with a time to reconnect, and resolves when the port is free. */
  readonly close: (retryAfterMs?: number) => Promise<void>;
};

const GUESTS_PER_MINUTE = 30;
const SIGN_INS_PER_MINUTE = 20;
const APPROVAL_MINOR = coins(1_000);
const LIMITS_APPROVAL: LimitsApproval = { aboveMinor: coins(10_000), percent: 200 };
const RETRY_AFTER_MS = 2_000;
export const WEB_FOLDER = shippedFolder('web');
/** Where `npm run docs` builds the documents. */
export const DOCS_FOLDER = shippedFolder('docs');

const identityOf = ({ store, clock, turns }: AppParts): FloorIdentity =>
  createFloorIdentity({
    staff: store.staff,
    clock,
    encryptionKeys: [randomBytes(32)],
    ...(turns ? { turns } : {}),
  });

const entranceOf = (store: Store, clock: Clock, guests: Guests, turns: KeyedMutex): PatronEntrance => {
  const { passkeys, challenges } = store;
  return createEntrance({
    ...{ store, clock, guests, turns },
    passkeys: createPasskeys({ passkeys, challenges, clock }),
  });
};

/** Starts the jobs that delete what is no longer kept, and end sessions that are over; returns a function that stops them. */
const keepTidy = (
  { store, clock, log, keeping = KEEPING, brands = NO_BRANDS }: AppParts,
  turns: KeyedMutex,
  sessions: FloorSessions,
  onSessionsEnded: (patron: PatronId) => void,
): (() => void) => {
  const stops = [
    keepRetention({ store, clock, log, keeping, turns, sessions }),
    keepSessionLives({ sessions: store.sessions, brands, clock, log, onSessionsEnded }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

type OpenidNeeds = Pick<HouseOpenidParts, 'guests' | 'entrance' | 'turns' | 'floor' | 'onSessionsEnded'>;

const openidOf = ({ openid, store, clock, log }: AppParts, needs: OpenidNeeds): HouseOpenid | null => {
  if (!openid) return null;
  const onRefused = (err: unknown): void =>
    log.warn({ component: 'openid', err }, 'sign-in at the provider refused');
  return createHouseOpenid({ ...needs, settings: openid, store, clock, onRefused });
};

const walletAlertsOf = ({ brands = NO_BRANDS, wallets, clock }: AppParts, broker: Broker, store: Store) =>
  brands.size === 0
    ? {}
    : {
        walletAlerts: () =>
          readWalletAlerts({ store, broker, clock, brands, wallets: wallets?.wallets ?? new Map() }),
      };

/** Tables should be open before: the lobby is read from their owners. */
export const createApp = async (parts: AppParts): Promise<App> => {
  const { broker, clock, log, origins = [], tracing = null } = parts;
  const tablesAtOnce = tablesAtOnceIn(parts.brands ?? NO_BRANDS, parts.tablesAtOnce ?? 1);
  const { store, balances, shown } = openBalances(parts);
  const floorSockets = parts.floorApart ? new WeakSet<object>() : undefined;
  const lifeOf: LifeOf = (patron) => brandOfPatron(parts.brands ?? NO_BRANDS, patron)?.sessions ?? null;
  const guests = createGuests(store, clock, parts.turns, () => leastStake(gateway.lobby()), lifeOf);
  const zone = parts.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const metered = parts.meter ? { meter: parts.meter } : {};
  const limits = { ...SOCKET_LIMITS, ...parts.limits };
  const onFault = (fault: unknown): void =>
    log.error({ component: 'floor', err: fault }, 'floor wall update failed');
  const gateway = createGateway({
    ...{ store, broker, clock, log, guests, origins, limits, tablesAtOnce, zone, tracing, ...metered },
  });
  const watching = createWatchGateway({ broker, clock, log, origins: parts.watchOrigins ?? [], limits });
  const identity = parts.identity ?? identityOf(parts);
  const wall = new Wall({ broker, clock, everyMs: limits.lobbyMs, onFault });
  const kindOf = createTableKinds(store, wall);
  const returns = createReturnAlarms({ store, kindOf, clock });
  const atDesk: ReportDesk = (table, staff, state) =>
    void broker
      .ask(table, { type: 'console', staff, gateway: broker.node, state })
      .catch((err: unknown) =>
        log.debug({ component: 'start', table, err }, 'dealer presence not delivered to the table'),
      );
  const floorGateway = createFloorGateway({
    ...{ sessions: identity.sessions, wall, clock, log, origins, limits },
    waiting: async () => (await store.approvals.waiting()).length,
    ...walletAlertsOf(parts, broker, store),
    atDesk,
    ...metered,
  });
  identity.sessions.onChange((session, state) => broker.announce({ type: 'session', session, state }));
  const forgetNotices = broker.onNotice((notice) => {
    if (notice.type === 'session') identity.sessions.changedElsewhere(notice.session);
    if (notice.type === 'waiting') floorGateway.sendWaiting();
  });
  const sendWaiting = (): void => {
    floorGateway.sendWaiting();
    broker.announce({ type: 'waiting' });
  };
  const make: FloorTables['make'] = async (setup, entry) => {
    if (!parts.hosted) throw new Problem('not-ready');
    return parts.hosted.make(setup, entry).catch((fault: unknown) => {
      throw fault instanceof NotThere ? new Problem('not-ready') : fault;
    });
  };
  const trustedProxies = parts.trustedProxies ?? [];
  const addressLimiter = createAddressLimiter(clock, trustedProxies, parts.addressLimits);
  const standings = (): ReadonlyMap<TableId, Standing> =>
    parts.hosted
      ? new Map([...parts.hosted.tables].map(([table, host]) => [table, tableStatusOf(host)]))
      : new Map(broker.tables().map((table) => [table, 'open']));
  /** Number of tables of other nodes. */
  const elsewhere = (): number => {
    const here = standings();
    return broker.tables().filter((table) => !here.has(table)).length;
  };
  let leaving = false;

  const turns = parts.turns ?? new LocalKeyedMutex();
  const entrance = entranceOf(store, clock, guests, turns);
  const { sessionsEnded: onSessionsEnded } = gateway;
  const openid = openidOf(parts, { guests, entrance, turns, floor: identity.sessions, onSessionsEnded });

  const httpParts = (): Parameters<typeof createHttp>[0] => ({
    store,
    broker,
    clock,
    log,
    guests,
    identity,
    entrance,
    guestEntry: parts.guestEntry ?? 'open',
    openid,
    ...createOperators(parts, balances, shown, gateway),
    floorTables: { wall, make, rooms: parts.hosted?.rooms ?? [], sendWaiting },
    turns,
    approvalMinor: parts.approvalMinor ?? APPROVAL_MINOR,
    limitsApproval: parts.limitsApproval ?? LIMITS_APPROVAL,
    signInsPerMinute: parts.signInsPerMinute ?? SIGN_INS_PER_MINUTE,
    origins,
    ...{ kindOf, returns, program: parts.program ?? null },
    ...{ lobby: gateway.lobby, lobbyEntry: gateway.lobbyEntry, tracing },
    ...metered,
    health: {
      isStopping: () => leaving,
      tables: standings,
      canRead: () => [...(parts.hosted?.tables.values() ?? [])].every((host) => host.unread() === null),
      elsewhere,
      isConnected: broker.connected,
      canWrite: store.health.canWrite,
    },
    onAccount: gateway.touch,
    onRenamed: gateway.renamed,
    zone,
    refusedWords: parts.refusedWords ?? [],
    onLeave: gateway.showOut,
    onSessionsEnded,
    trustedProxies,
    addressLimiter,
    guestsPerMinute: parts.guestsPerMinute ?? GUESTS_PER_MINUTE,
    ...(floorSockets ? { floorSockets } : {}),
    webFolder: parts.webFolder ?? WEB_FOLDER,
    docsFolder: parts.docsFolder ?? DOCS_FOLDER,
  });
  const http = await createHttp(httpParts());
  addressLimiter.watch(http.server);
  const floorListener =
    floorSockets &&
    createFloorListener({ http, sockets: floorSockets, addressLimiter, upgrade: floorGateway.upgrade });
  const enter = enterWithSocket(http);
  const upgrade = (request: IncomingMessage, wire: Duplex, head: Buffer): void => {
    if (!addressLimiter.admits(request, wire)) return;
    const [path] = (request.url ?? '').split('?', 1);
    // If the floor has a separate address, its socket is unknown at this one.
    if (path === FLOOR_PATHS.socket && !floorSockets) floorGateway.upgrade(request, wire, head);
    else if (!watching.takes(request, wire, head))
      gateway.upgrade(request, wire, head, { budget: addressLimiter.budgetOf(request), enter });
  };
  http.server.on('upgrade', upgrade);

  const stopJobs = keepTidy(parts, turns, identity.sessions, onSessionsEnded);
  const hush = async (): Promise<void> => {
    leaving = true;
    stopJobs();
    forgetNotices();
    wall.close();
    gateway.hush();
    watching.close();
    await new Promise((resolve) => setImmediate(resolve));
  };

  return {
    http,
    ...{ gateway, floorGateway, returns },
    listen: async (host, port) => {
      await http.listen({ host, port });
      return portOf(http.server);
    },
    listenFloor: async (host, port) => {
      if (!floorListener) throw new Error('the floor has no separate address');
      return floorListener.listen(host, port);
    },
    standDown: async () => {
      leaving = true;
    },
    hush,
    close: async (retryAfterMs = RETRY_AFTER_MS) => {
      await hush();
      shown.close();
      identity.close();
      // While connections are closing, keep-alive is refused.
      await Promise.all([gateway.close(retryAfterMs), floorGateway.close(retryAfterMs)]);
      // Connections still open after a while are destroyed.
      const cut = setTimeout(() => {
        http.server.closeAllConnections();
        floorListener?.server.closeAllConnections();
      }, limits.farewellMs);
      await Promise.all([http.close(), floorListener?.close()]);
      clearTimeout(cut);
    },
  };
};
