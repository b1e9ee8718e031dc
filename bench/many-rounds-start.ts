// Starts the served process on a folder and measures it from spawn until it answers over HTTP, until a socket has the view
// of a table, and until the first update of a table. Then patrons place tickets, so that it is killed in the middle of a
// round with stakes on the tables.
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { readProcess } from '@punto/cli/load/process-meter';
import { coins } from '@punto/engine/minor';
import type { ClientMessage, ServerMessage, TableView } from '@punto/protocol/message';
import { PATHS } from '@punto/protocol/paths';
import { type Served, startServing } from '@punto/server/test/served-process';
import { tableId } from '@punto/table/ids';
import { stakeId } from '@punto/table/place-ticket';
import { WebSocket } from 'ws';

export type StartFigures = {
  readonly httpMs: number;
  readonly viewMs: number;
  readonly updateMs: number;
  /** All threads, until the first HTTP answer. */
  readonly processorMs: number;
  /** Resident, a second after the first update. */
  readonly memoryMb: number;
};
export type Guest = { readonly id: string; readonly cookie: string };
export type Started = StartFigures & { readonly served: Served };
/** An accepted ticket, by the id of its stake. */
export type Placed = { readonly stake: string };

const UNLIMITED = {
  PUNTO_GUESTS_PER_MINUTE: '1000000',
  PUNTO_REQUESTS_PER_SECOND: '1000000',
  PUNTO_MESSAGES_PER_SECOND: '1000000',
  PUNTO_SOCKETS_PER_ADDRESS: '50000',
};
const REST_MS = 1_000;
/** Tickets sent later in a betting phase may be too late. */
const LEFT_MS = 3_000;

export const startMeasured = async (
  folder: string,
  rooms: string,
  tables: number,
  { cookie }: Guest,
): Promise<Started> => {
  const began = performance.now();
  const since = (): number => performance.now() - began;
  const served = await open(folder, rooms, tables);
  await answer(served.origin + PATHS.tables);
  const httpMs = since();
  const { processorMs } = reading(served);
  const socket = await connect(served.origin, cookie);
  const view = socket.first('snapshot').then(since);
  const update = socket.first('update').then(since);
  for (let number = 0; number < watched(tables); number += 1)
    socket.send({ type: 'watch-table', table: `table-${number}` });
  const [viewMs, updateMs] = await Promise.all([view, update]);
  await pause(REST_MS);
  const memoryMb = reading(served).bytes / 1024 ** 2;
  socket.close();
  return { served, httpMs, viewMs, updateMs, processorMs, memoryMb };
};

/** Not measured: creates or migrates the database, and fills the compile cache. */
export const startFirst = async (folder: string, rooms: string, tables: number): Promise<Guest> => {
  const served = await open(folder, rooms, tables);
  const guest = await enter(served.origin);
  await served.stop();
  return guest;
};

/** The number of tables that a patron may watch. */
const watched = (tables: number): number => Math.min(tables, 8);

export const open = async (folder: string, rooms: string, tables: number): Promise<Served> => {
  const starting = startServing(folder, rooms, {
    ...UNLIMITED,
    PUNTO_TABLES_AT_ONCE: String(watched(tables)),
  });
  return { ...starting, origin: await starting.opened };
};

const reading = ({ pid }: Served) => readProcess(pid) ?? { processorMs: Number.NaN, bytes: Number.NaN };

const answer = async (url: string): Promise<void> => {
  const [response] = await once(get(url, { agent: false }), 'response');
  response.resume();
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
};

export const enter = async (origin: string): Promise<Guest> => {
  const response = await fetch(origin + PATHS.session, { method: 'POST', headers: { origin } });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  const { patron } = (await response.json()) as { patron: { id: string } };
  if (!cookie) throw new Error('the server set no cookie');
  return { id: patron.id, cookie };
};

/** Each guest places `tickets` tickets at one of the tables, all in one betting phase; returns the accepted ones. */
export const placeTickets = async (
  { origin }: Served,
  tables: number,
  guests: number,
  each: number,
): Promise<readonly Placed[]> => {
  const entered: Guest[] = [];
  for (let number = 0; number < guests; number += 1) entered.push(await enter(origin));
  const sockets = await Promise.all(entered.map(({ cookie }) => connect(origin, cookie)));
  const placed = await Promise.all(
    sockets.map((socket, number) => socket.placeAt(`table-${number % tables}`, each)),
  );
  for (const socket of sockets) socket.close();
  return placed.flatMap((tickets, number) =>
    tickets.map(({ ticket, shoe, round }) => {
      const at = { table: tableId(`table-${number % tables}`), shoe, round };
      return { stake: stakeId(at, entered[number]?.id ?? '', ticket) };
    }),
  );
};

type AcceptedTicket = { readonly shoe: number; readonly round: number; readonly ticket: string };

let tickets = 0;

const connect = async (origin: string, cookie: string) => {
  const socket = new WebSocket(origin.replace('http', 'ws') + PATHS.socket, { headers: { cookie, origin } });
  const listeners = new Set<(message: ServerMessage) => void>();
  socket.on('message', (data) => {
    const message: ServerMessage = JSON.parse(String(data));
    for (const listener of [...listeners]) listener(message);
  });
  await once(socket, 'open');
  // When the server is killed.
  socket.on('error', () => undefined);
  const send = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  const until = (isMet: (message: ServerMessage) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const listener = (message: ServerMessage): void => {
        if (!isMet(message)) return;
        listeners.delete(listener);
        resolve();
      };
      listeners.add(listener);
    });

  const placeAt = async (table: string, count: number): Promise<readonly AcceptedTicket[]> => {
    let view: TableView | null = null;
    const isOpen = until((message) => {
      if (message.type === 'snapshot') view = message.view;
      if (message.type === 'update' && view) view = { ...view, ...message.changed };
      return view?.phase === 'betting' && (view.deadline ?? 0) - Date.now() > LEFT_MS;
    });
    send({ type: 'watch-table', table });
    await isOpen;
    const { shoe, round } = view as unknown as TableView;
    const at = { shoe: shoe?.number ?? 0, round: round?.number ?? 0 };
    const accepted: AcceptedTicket[] = [];
    let answered = 0;
    const isAnswered = until((message) => {
      if (message.type === 'ticket-accepted') accepted.push({ ...at, ticket: message.ticket });
      if (message.type === 'ticket-accepted' || message.type === 'ticket-refused') answered += 1;
      if (message.type === 'error') throw new Error(message.message);
      return answered === count;
    });
    for (let number = 0; number < count; number += 1)
      send({
        ...{ type: 'place-ticket', table, ...at },
        ticket: `bench-${process.pid}-${++tickets}`,
        mode: 'traditional',
        bets: [{ option: 'player', stakeMinor: coins(1) }],
      });
    await isAnswered;
    return accepted;
  };
  return {
    send,
    placeAt,
    first: (type: ServerMessage['type']) => until((message) => message.type === type),
    close: () => socket.terminate(),
  };
};
