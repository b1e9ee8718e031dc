// The WebSocket gateway: admits sockets, limits their number, and closes them. It has a conversation for each socket,
// a channel for each table, and the lobby.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { AccountView, LobbyEntry } from '@punto/protocol/message';
import { PATHS } from '@punto/protocol/paths';
import type { OwnView } from '@punto/table';
import {
  isPrivate,
  type PatronId,
  privatePatron,
  privateTable,
  type TableId,
  tableId,
} from '@punto/table/ids';
import type { Logger } from 'pino';
import type { TablesAtOnce } from '../brands/tables-at-once.ts';
import type { Broker, NoReply, Notice } from '../broker/broker.ts';
import { destroyOnError } from '../http/destroy-on-error.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { Problem } from '../http/problem.ts';
import { refuseUpgrade } from '../http/refuse-upgrade.ts';
import { type AccountStore, accountView } from '../identity/account-view.ts';
import type { Guests } from '../identity/guests.ts';
import { byPublicName } from '../identity/public-name.ts';
import { createUses } from '../identity/session-use.ts';
import { type MessageBudget, NO_BUDGET } from '../limits/message-budget.ts';
import { Semaphore } from '../limits/semaphore.ts';
import { type Meter, NO_METER } from '../meter/meter.ts';
import type { Clock } from '../time/clock.ts';
import type { Tracing } from '../trace/tracing.ts';
import { createMissedSettlements, type RecordsStore } from './account/missed-settlements.ts';
import { createPlayClock, type PlayStore } from './account/play-clock.ts';
import { Presence } from './account/presence.ts';
import { ShownStakes } from './account/shown-stakes.ts';
import { SocketConnection } from './connection.ts';
import { Conversation, type ConversationParts } from './conversation.ts';
import { Heartbeat } from './heartbeat.ts';
import { SocketLobby } from './lobby.ts';
import { createPatronBudgets } from './patron-budgets.ts';
import { PatronSocket, type PatronSocketParts } from './patron-socket.ts';
import { PatronTables } from './patron-tables.ts';
import { firstMessages } from './protocol/first-messages.ts';
import { spokenProtocol } from './protocol/spoken-protocol.ts';
import { SessionRecheck } from './session-recheck.ts';
import { SlowReaders } from './slow-readers.ts';
import type { SocketLimits } from './socket-limits.ts';
import { createSocketServer, type ServedWebSocket } from './socket-server.ts';
import { type ClosingError, SocketWriter } from './socket-writer.ts';
import { TableChannel } from './table-channel.ts';
import { createFindUpgradePatron, type EnterAsGuest, NO_ENTRY, type UpgradeTerms } from './upgrade-patron.ts';

export type GatewayParts = {
  readonly store: RecordsStore & AccountStore & PlayStore;
  readonly broker: Broker;
  readonly clock: Clock;
  readonly log: Logger;
  readonly guests: Pick<Guests, 'patronOf' | 'use'>;
  readonly origins: readonly string[];
  readonly limits: SocketLimits;
  readonly tablesAtOnce: TablesAtOnce;
  /** Time zone of accounts without one. */
  readonly zone: string;
  readonly meter?: Meter;
  readonly tracing?: Tracing | null;
};

export type Gateway = {
  readonly upgrade: (request: IncomingMessage, wire: Duplex, head: Buffer, terms?: UpgradeTerms) => void;
  readonly lobby: () => readonly LobbyEntry[];
  readonly lobbyEntry: (table: TableId) => LobbyEntry | null;
  /** Unsent bytes of each socket. */
  readonly unsentBytes: () => readonly number[];
  /** Number of patrons at the table, over all nodes. */
  readonly patronsAt: (table: TableId) => number;
  /** The patron's account was changed elsewhere; `touch` is published to all nodes. */
  readonly touch: (patron: PatronId) => void;
  readonly touchHere: (patron: PatronId) => void;
  /** The patron has another name: the tables the patron is at read it again, at all nodes. */
  readonly renamed: (patron: PatronId) => void;
  /** Closes the patron's sockets at all nodes: the sessions have ended. */
  readonly showOut: (patron: PatronId) => void;
  /** Closes the sockets of this patron's ended sessions at all nodes. */
  readonly sessionsEnded: (patron: PatronId) => void;
  /** Stops accepting sockets and messages; earlier messages are still answered. */
  readonly hush: () => void;
  /** Asks all clients to reconnect, through another node if there is one. */
  readonly sendAway: (retryAfterMs: number) => void;
  /** Sends every socket the time to reconnect, and resolves once all are closed. */
  readonly close: (retryAfterMs: number) => Promise<void>;
};

export const createGateway = (parts: GatewayParts): Gateway => {
  const { store, broker, clock, log, guests, origins, limits, tablesAtOnce, zone, meter = NO_METER } = parts;
  const onFault = (fault: unknown): void => log.error({ component: 'socket', err: fault }, 'gateway error');
  // One for all sockets: made where a socket is accepted, it would keep the request with its headers as long as the socket.
  const onSocketFault = (fault: unknown): void =>
    log.debug({ component: 'socket', err: fault }, 'socket failed');
  const server = createSocketServer(limits.closingMs);
  const findUpgradePatron = createFindUpgradePatron(guests, server);
  const channels = new Map<TableId, TableChannel>();
  const heartbeat = new Heartbeat(clock, limits.heartbeatMs);
  const isOpen = async (token: string | undefined): Promise<boolean> =>
    (await guests.patronOf(token)) !== null;
  const sessions = new SessionRecheck({ clock, everyMs: limits.sessionsMs, isOpen, onFault });
  const turns = new Semaphore(VIEWS_AT_ONCE);
  const missed = createMissedSettlements(store, new Semaphore(READS_AT_ONCE));
  const lobby = new SocketLobby({ broker, clock, turns, everyMs: limits.lobbyMs, onFault });
  const publishedName = (table: TableId, patron: PatronId): TableId =>
    lobby.isSolo(table) ? privateTable(table, patron) : table;
  const isReceived = (table: string, patron: PatronId): boolean =>
    channels.has(publishedName(tableId(table), patron));
  const touch = (patron: PatronId): void => presence.touch(patron);
  const shown: ShownStakes = new ShownStakes({ clock, everyMs: limits.stakesMs, isReceived, touch });
  const account = (patron: PatronId): Promise<AccountView> => accountView(store, patron, clock.now());
  const presence: Presence = new Presence({ clock, accountMs: limits.accountMs, shown, account, onFault });
  const plays = createPlayClock(store, zone, { clock, everyMs: limits.playMs, onDue: touch, onFault });
  const patronTables = new PatronTables(tablesAtOnce, plays, (entered) =>
    broker.announce({ type: 'entered', ...entered }),
  );
  const allGone = Promise.withResolvers<void>();
  const slowReaders = new SlowReaders(clock, limits.mostUnsentBytes);
  const noteWrite = (line: SocketWriter): void => slowReaders.note(line);
  let [hushed, closed] = [false, false];

  const openChannel = (table: TableId, publishedAs: TableId = table): TableChannel => {
    const channel: TableChannel = new TableChannel({
      table,
      publishedAs,
      broker,
      clock,
      limits,
      turns,
      missed,
      isHere: (patron) => presence.has(patron),
      known: () => (publishedAs === table ? lobby.held(table) : null),
      patronCount: () => presence.size,
      onNews: (news) => {
        if (news.type === 'missed') onMissed(table, publishedAs);
        if (publishedAs === table) lobby.receive(table, news);
      },
      onSettled: ({ record, availableMinor }) =>
        presence.send(record.patron, {
          // A correction is of a past round and does not change the current stakes. [T6]
          type: record.revision ? 'round-corrected' : 'round-settled',
          table,
          record: byPublicName(record),
          availableMinor,
        }),
      onOwn: (patron, own, moved) => {
        presence.send(patron, { type: 'own', table, own });
        if (moved) presence.touch(patron);
      },
      onPatrons: () => {
        if (publishedAs === table) broker.attend(table, channel.patrons);
        else if (channel.patrons === 0) closeChannel(publishedAs, channel);
      },
      onFault,
    });
    channels.set(publishedAs, channel);
    if (publishedAs === table) void lobby.readView(table);
    return channel;
  };

  /** Lost messages may include settlements for patrons whose stakes this channel does not know of. */
  const onMissed = (table: TableId, publishedAs: TableId): void => {
    const patron = privatePatron(publishedAs);
    if (patron !== null) presence.touch(patron);
    else {
      // Patrons with stakes shown here expect a settlement; stakes placed through another node are unknown here.
      shown.missed(table);
      presence.doubtAll();
    }
  };

  /** Closes the channel of a private table when its patron leaves. [V5] */
  const closeChannel = (publishedAs: TableId, channel: TableChannel): void => {
    channel.close();
    channels.delete(publishedAs);
  };

  const channelOf = (table: TableId, patron: PatronId): TableChannel | NoReply['reason'] => {
    const open = channels.get(table);
    // Until the lobby has looked at the table, it is unknown whether it is a solo room.
    if (open && !lobby.knows(table)) return 'busy';
    if (open && !lobby.isSolo(table)) return open;
    if (!broker.tables().includes(table)) return open ?? 'no-such-table';
    const publishedAs = publishedName(table, patron);
    const known = channels.get(publishedAs);
    // A round may have been settled while no channel was open. [V5]
    if (known === undefined && publishedAs !== table) presence.touch(patron);
    return known ?? openChannel(table, publishedAs);
  };

  const onStake = (table: TableId, connection: SocketConnection, own: OwnView | null): void =>
    channels.get(publishedName(table, connection.patron))?.answered(connection, own);

  const upgrade = (
    request: IncomingMessage,
    wire: Duplex,
    head: Buffer,
    { budget = NO_BUDGET, enter = NO_ENTRY }: UpgradeTerms = {},
  ): void => {
    destroyOnError(wire);
    // Compared as text, not parsed as a URL.
    const [path] = (request.url ?? '').split('?', 1);
    if (path !== PATHS.socket) refuseUpgrade(wire, new Problem('not-found'));
    else if (!isOwnOrigin(request.headers, origins)) refuseUpgrade(wire, new Problem('wrong-origin'));
    else {
      welcome({ request, wire, head, budget }, enter).catch((fault: unknown) => {
        onFault(fault);
        wire.destroy();
      });
    }
  };

  const welcome = async (coming: Coming, enter: EnterAsGuest): Promise<void> => {
    const spoken = spokenProtocol(coming.request.url ?? '');
    if (!spoken.isServed) return turnAway(coming, 'other-protocol', spoken.why);
    const found = await findUpgradePatron(coming.request, enter);
    if ('why' in found) return turnAway(coming, 'not-signed-in', found.why);
    const { patron, token } = found;
    presence.arrive(patron);
    try {
      const account = await accountView(store, patron, clock.now());
      accept(coming, (ws) => admit({ ...coming, protocol: spoken.version }, ws, token, patron, account));
    } finally {
      presence.arrived(patron);
    }
  };

  /** Accepts the upgrade, then closes with the reason: a browser does not show a page why an upgrade was refused. */
  const turnAway = (coming: Coming, error: ClosingError, why: string): void =>
    accept(coming, (ws) => new SocketWriter(ws, coming.wire, limits).turnAway(error, why));

  /** Calls `take` immediately, or never. */
  const accept = ({ request, wire, head }: Coming, take: (ws: ServedWebSocket) => void): void => {
    if (hushed) wire.destroy();
    if (wire.destroyed) return;
    server.handleUpgrade(request, wire, head, (ws) => {
      ws.on('error', onSocketFault);
      take(ws);
    });
  };

  const admit = (
    { request, wire, budget, protocol }: Coming & { readonly protocol: number },
    ws: ServedWebSocket,
    token: string | undefined,
    patron: PatronId,
    account: AccountView,
  ): void => {
    const connection = new SocketConnection(patron, ws, wire, limits, meter, noteWrite);
    if (presence.count(patron) >= limits.socketsPerPatron) {
      connection.turnAway('busy', 'Too many windows are open: close one and come back.');
      return;
    }
    const socket = converse(connection, ws, token, budget);
    presence.welcome(connection, {
      type: 'welcome',
      ...{ protocol, now: clock.now(), patron, account, tablesAtOnce: tablesAtOnce(patron) },
    });
    for (const message of firstMessages(request.url ?? '')) socket.received(message, false);
  };

  const { rate, patience } = limits;
  const patronBudget = createPatronBudgets(clock, limits);
  const uses = createUses(guests, clock, onFault);
  const conversationParts: ConversationParts = {
    ...{ broker, clock, lobby, presence, patronTables, channel: channelOf },
    ...{ onStake, patronBudget, onFault, meter, rate, patience, tracing: parts.tracing ?? null },
  };

  const socketParts: PatronSocketParts = {
    ...{ heartbeat, sessions, presence },
    receives: () => !hushed,
    onClosed: () => {
      if (closed && presence.size === 0) allGone.resolve();
    },
  };

  const converse = (
    connection: SocketConnection,
    ws: ServedWebSocket,
    token: string | undefined,
    budget: MessageBudget,
  ): PatronSocket => {
    const used = uses(connection.patron, token);
    const conversation = new Conversation(conversationParts, connection, budget, used);
    const socket = new PatronSocket(socketParts, connection, conversation, token);
    ws.inform(socket);
    return socket;
  };

  const hush = (): void => {
    hushed = true;
  };

  const sendAway = (retryAfterMs: number): void => {
    let place = 0;
    for (const connection of presence.all()) {
      const waitMs = retryAfterMs + Math.floor((place * 1_000) / RETURNS_PER_SECOND);
      connection.send({ type: 'closing', retryAfterMs: waitMs });
      connection.goAway();
      place += 1;
    }
  };

  const close = async (retryAfterMs: number): Promise<void> => {
    hush();
    closed = true;
    heartbeat.close();
    sessions.close();
    plays.close();
    lobby.close();
    for (const release of released) release();
    presence.close();
    shown.close();
    slowReaders.close();
    for (const channel of channels.values()) channel.close();
    if (presence.size === 0) return;
    sendAway(retryAfterMs);
    await Promise.race([allGone.promise, after(limits.farewellMs)]);
    for (const connection of presence.all()) connection.drop();
  };

  const opened = (table: TableId): void => {
    if (closed || isPrivate(table)) return;
    if (!channels.has(table)) openChannel(table);
    else void lobby.readView(table);
  };
  const showOut = (patron: PatronId): void => {
    for (const connection of presence.of(patron)) connection.close('not-signed-in', 'You have left.');
  };
  const sessionsEnded = (patron: PatronId): void => void sessions.again(patron).catch(onFault);
  const renamed = (patron: PatronId): void => {
    for (const channel of channels.values()) channel.renamed(patron);
  };
  const onNotice = (notice: Notice): void => {
    if (notice.type === 'account') presence.touch(notice.patron);
    if (notice.type === 'missed') presence.doubtAll();
    if (notice.type === 'renamed') renamed(notice.patron);
    if (notice.type === 'show-out') showOut(notice.patron);
    if (notice.type === 'sessions') sessionsEnded(notice.patron);
    if (notice.type === 'entered') patronTables.enteredElsewhere(notice);
  };
  /** Here and at the other nodes. */
  const everywhere = (notice: Notice): void => {
    onNotice(notice);
    broker.announce(notice);
  };
  const released = [broker.onTable(opened), broker.onNotice(onNotice)];
  for (const table of broker.tables()) opened(table);

  return {
    upgrade,
    lobby: () => lobby.entries(),
    lobbyEntry: (table) => lobby.entry(table),
    unsentBytes: () => [...presence.all()].map((connection) => connection.unsentBytes),
    patronsAt: broker.attendance,
    touch: (patron) => everywhere({ type: 'account', patron }),
    renamed: (patron) => everywhere({ type: 'renamed', patron }),
    showOut: (patron) => everywhere({ type: 'show-out', patron }),
    sessionsEnded: (patron) => everywhere({ type: 'sessions', patron }),
    ...{ hush, sendAway, touchHere: touch },
    close,
  };
};

/** A request to open a socket. */
type Coming = {
  readonly request: IncomingMessage;
  readonly wire: Duplex;
  readonly head: Buffer;
  readonly budget: MessageBudget;
};

/** After lost messages all tables look again, then patrons with stakes are read. */
const VIEWS_AT_ONCE = 64;
const READS_AT_ONCE = 8;
/** Clients asked to reconnect per second after a stop, because each needs a new handshake and session look-up. */
const RETURNS_PER_SECOND = 1_000;

/** Real time, because it waits for the network. */
const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
