// The patron's client: a reconnecting connection, and on top of it the account, the lobby, watched tables and tickets,
// each resynchronised after every reconnection. [T4]
import type { KeptRecord } from '@punto/table/records/record';
import type {
  AccountView,
  Fold,
  LobbyEntry,
  ProtocolError,
  ServerMessage,
  TicketRefusal,
} from '../message.ts';
import type { PeopleSeen } from '../names/people-view.ts';
import { accountAfter } from './account.ts';
import { type ActOrder, type ActOutcome, createActs } from './acts.ts';
import { type ConnectionState, createConnection } from './connection.ts';
import type { CreateCuts, OwnCut } from './cuts.ts';
import { createEmitter, type Listen, type Off } from './emitter.ts';
import type { Environment } from './environment.ts';
import { createLobbyWatch, type Lobby } from './lobby-watch.ts';
import { createTableWatch, type TableWatch, type WatchedTableNews } from './table-watch.ts';
import { createTickets, type TicketOrder, type TicketOutcome } from './tickets.ts';

export type ClientOptions = {
  /** `ws://…/api/socket` or `wss://…`; see `socketUrl`. */
  readonly url: string;
  /** `browserEnvironment`, or another one. */
  readonly environment: Environment;
  /** `createCuts`, or a replacement that loads it later. */
  readonly createCuts: CreateCuts;
};

/** The arguments of listeners, by name of the event. */
export type ClientEvents = {
  readonly connection: ConnectionState;
  readonly latency: { readonly latencyMs: number };
  readonly account: AccountView;
  readonly lobby: { readonly lobby: Lobby; readonly changed: readonly LobbyEntry[] };
  readonly table: WatchedTableNews;
  /** A round with stakes of the patron is settled. */
  readonly settled: KeptRecord;
  /** A settled round of the patron was voided or resettled. [T6] */
  readonly corrected: KeptRecord;
  /** A ticket of the patron was refused; `placeTicket` resolves with it too. */
  readonly refused: TicketRefusal;
  readonly error: {
    readonly error: ProtocolError;
    readonly message: string;
    readonly ticket?: string;
    readonly act?: string;
    readonly table?: string;
  };
  /** How the holder of a squeeze bends the card. [T7] */
  readonly peel: ServerMessage & { readonly type: 'peel' };
  /** The people view of a table: names, number of guests, largest stakes. */
  readonly people: ServerMessage & { readonly type: 'people' };
  /** The state of the patron's part in a cut. [F2] */
  readonly cut: OwnCut;
  /** The server is about to stop; the client reconnects automatically. */
  readonly closing: { readonly retryAfterMs: number };
};

/** A patron's client. It reconnects, watches again and sends unanswered tickets again by itself. [T4] */
export type PatronClient = {
  readonly on: Listen<ClientEvents>;
  readonly connect: () => void;
  readonly close: () => void;
  /** The network is back or the page is visible again: reconnect now instead of waiting for the back-off. */
  readonly wake: () => void;
  readonly connection: () => ConnectionState;
  readonly latencyMs: () => number | null;
  /** Milliseconds since 1970 by the server's clock; used for countdowns. [T1] */
  readonly serverNow: () => number;
  /** `null` before the first greeting. */
  readonly account: () => AccountView | null;
  /** The patron of the latest greeting; `null` before the first. */
  readonly patron: () => string | null;
  /** Most tables a patron may be at; 1 before the first greeting. */
  readonly tablesAtOnce: () => number;
  readonly lobby: () => Lobby | null;
  readonly table: (table: string) => ReturnType<TableWatch['held']>;
  /** The latest people view of the table; `null`: none received yet, or a solo table, which has none. */
  readonly people: (table: string) => PeopleSeen | null;
  /** Watches until the returned function is called; any number of watchers share one subscription. */
  readonly watchLobby: () => Off;
  readonly watchTable: (table: string) => Off;
  /** Never rejects. */
  readonly placeTicket: (table: string, order: TicketOrder) => Promise<TicketOutcome>;
  /** Never rejects. */
  readonly act: (table: string, order: ActOrder) => Promise<ActOutcome>;
  /** Shows the other patrons how the card is bent; not stored, and dropped silently without a connection. [T7] */
  readonly peel: (table: string, fold: Fold | null) => void;
  /** The patron's part in the latest cut at this table; `null`: none. [F2] */
  readonly ownCut: (table: string) => OwnCut | null;
  /** Uses this value, 64 hexadecimal digits, for the next shoe of the table. */
  readonly bringCut: (table: string, value: string) => void;
};

/**
 * A patron's client; nothing is sent before `connect`. Time, chance and the socket come from `environment`. An error
 * thrown by a listener is thrown again outside of the client, which continues. [T4]
 */
export const createClient = ({ url, environment, createCuts }: ClientOptions): PatronClient => {
  // Thrown again outside the client's call stack, for the global handler of the page or process.
  const report = (fault: unknown) => {
    environment.after(0, () => {
      throw fault;
    });
  };
  const { on, emit } = createEmitter<ClientEvents>(report);
  const tables = new Map<string, WatchedTable>();
  let account: AccountView | null = null;
  let patron: string | null = null;
  let tablesAtOnce = 1;

  const connection = createConnection(environment, url, {
    state: (state) => {
      if (state.state !== 'open') acts.abandon();
      if (state.state === 'lost') tickets.broken();
      if (state.state === 'refused' || state.state === 'closed') tickets.abandon();
      if (state.state === 'open') {
        lobby.renew();
        for (const { watch } of tables.values()) watch.renew();
        tickets.renew();
      }
      emit('connection', state);
    },
    received: (message) => receive(message),
    latency: (latencyMs) => emit('latency', { latencyMs }),
  });
  const { send } = connection;
  const lobby = createLobbyWatch(environment, send, (all, changed) => emit('lobby', { lobby: all, changed }));
  const tickets = createTickets(environment, send);
  const acts = createActs(environment, send);
  const cuts = createCuts(environment, acts, (cut) => emit('cut', cut));

  const receive = (message: ServerMessage) => {
    const before = account;
    if (message.type === 'welcome') ({ patron, tablesAtOnce } = message);
    account = accountAfter(account, message);
    if (account !== null && account !== before) emit('account', account);
    lobby.receive(message);
    for (const { watch } of [...tables.values()]) watch.receive(message);
    tickets.receive(message);
    acts.receive(message);
    if (message.type === 'peel') emit('peel', message);
    if (message.type === 'people') takePeople(message);
    if (message.type === 'round-settled') emit('settled', message.record);
    if (message.type === 'round-corrected') emit('corrected', message.record);
    if (message.type === 'ticket-refused') emit('refused', message.refusal);
    if (message.type === 'closing') emit('closing', { retryAfterMs: message.retryAfterMs });
    if (message.type === 'error') {
      const { type: _, ...fault } = message;
      emit('error', fault);
    }
  };

  const takePeople = (message: ClientEvents['people']): void => {
    const watched = tables.get(message.table);
    if (!watched) return;
    watched.people = message.people;
    emit('people', message);
  };

  const watchTable = (table: string): Off => {
    const known = tables.get(table);
    const entry: WatchedTable = known ?? {
      watch: createTableWatch(table, environment, send, (news) => {
        emit('table', news);
        cuts.see(table, news.view);
      }),
      watchers: 0,
      people: null,
    };
    tables.set(table, entry);
    entry.watchers += 1;
    entry.watch.begin();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      entry.watchers -= 1;
      if (entry.watchers > 0) return;
      tables.delete(table);
      entry.watch.stop();
    };
  };

  const placeTicket = (table: string, order: TicketOrder): Promise<TicketOutcome> => {
    const isSolo = tables.get(table)?.watch.held()?.view.setup.solo === true;
    const loading = isSolo ? cuts.loading?.() : null;
    return loading ? loading.then(() => placeNow(table, order)) : placeNow(table, order);
  };

  const placeNow = (table: string, order: TicketOrder): Promise<TicketOutcome> => {
    const held = tables.get(table)?.watch.held();
    const cut = held ? cuts.forTicket(table, held.view) : undefined;
    const outcome = tickets.place(table, cut === undefined ? order : { ...order, cut });
    const { state } = connection.state();
    if (state === 'refused' || state === 'closed') tickets.abandon();
    return outcome;
  };

  return {
    on,
    connect: connection.connect,
    close: connection.close,
    wake: connection.wake,
    connection: connection.state,
    latencyMs: connection.latencyMs,
    serverNow: connection.serverNow,
    account: () => account,
    patron: () => patron,
    tablesAtOnce: () => tablesAtOnce,
    lobby: lobby.lobby,
    table: (table) => tables.get(table)?.watch.held() ?? null,
    watchLobby: lobby.watch,
    people: (table) => tables.get(table)?.people ?? null,
    watchTable,
    placeTicket,
    act: acts.ask,
    peel: (table, fold) => {
      send({ type: 'peel', table, fold });
    },
    ownCut: cuts.own,
    bringCut: cuts.bring,
  };
};

type WatchedTable = { readonly watch: TableWatch; watchers: number; people: PeopleSeen | null };
