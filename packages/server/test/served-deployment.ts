// A served deployment in this process, on the system clock and with short phases, and patrons on raw sockets that keep
// every message: these tests examine what is on the wire.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coins, type Minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import type { Pace, Room, TableSetup } from '@punto/engine/room';
import { makeTable } from '@punto/engine/table-setup';
import type { Act, ServerMessage, TableView } from '@punto/protocol/message';
import { WebSocket } from 'ws';
import { type Served, serve } from '../src/start/serve.ts';

export const BRISK: Pace = {
  leastBettingMs: 0,
  shufflingMs: 20,
  bettingMs: 400,
  closedMs: 20,
  cardMs: 20,
  thirdCardMs: 20,
  resultMs: 150,
};

export const brisk = (room: Room, table: string, more: Partial<Room> = {}): TableSetup =>
  makeTable({ ...room, ...more, pace: { ...BRISK, ...more.pace } }, { table, name: table });

export type ServedDeployment = {
  readonly address: () => string;
  readonly dataFolder: string;
  readonly enter: () => Promise<WirePatron>;
  /** Stops in good order and starts again on the same data. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export const startServedDeployment = async (
  setups: readonly TableSetup[],
  tablesAtOnce = 1,
  more: { readonly prepare?: (folder: string) => Promise<void>; readonly approvalMinor?: Minor } = {},
): Promise<ServedDeployment> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'punto-wire-'));
  await more.prepare?.(dataFolder);
  const config = {
    host: '127.0.0.1',
    port: 0,
    dataFolder,
    shoeKey: '07'.repeat(32),
    origins: [],
    trustedProxies: [],
    tablesAtOnce,
    logLevel: 'fatal',
    ...(more.approvalMinor === undefined ? {} : { approvalMinor: more.approvalMinor }),
  } as const;
  const open = (): Promise<Served> => serve(config, setups);
  let served = await open();
  const patrons: WirePatron[] = [];
  return {
    address: () => served.address,
    dataFolder,
    enter: async () => {
      const patron = await enter(() => served.address);
      patrons.push(patron);
      return patron;
    },
    restart: async () => {
      await served.stop();
      served = await open();
    },
    close: async () => {
      for (const patron of patrons) patron.leave();
      await served.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
};

type PatronMessage<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;

export type WirePatron = {
  readonly id: string;
  readonly cookie: string;
  /** All messages received on this socket, in order. */
  readonly messages: readonly ServerMessage[];
  readonly send: (message: unknown) => void;
  /** The first matching message, received already or in the future. */
  readonly receives: <T extends ServerMessage['type']>(
    type: T,
    fits?: (message: PatronMessage<T>) => boolean,
  ) => Promise<PatronMessage<T>>;
  /** The table's view so far; `null` before the first. */
  readonly view: (table: string) => TableView | null;
  readonly sees: (table: string, fits: (view: TableView) => boolean) => Promise<TableView>;
  /** Resolves with the answer. */
  readonly bet: (
    table: string,
    stakes: Partial<Record<OptionId, number>>,
  ) => Promise<PatronMessage<'ticket-accepted'> | PatronMessage<'ticket-refused'>>;
  /** Stakes in the first round that accepts it, and returns its number: a busy machine may be too late for one. */
  readonly stakes: (table: string, stakes: Partial<Record<OptionId, number>>) => Promise<number>;
  readonly act: (
    table: string,
    act: Act,
  ) => Promise<PatronMessage<'act-done'> | PatronMessage<'act-refused'>>;
  readonly leave: () => void;
  readonly get: (path: string) => Promise<unknown>;
};

let ids = 0;
const newId = (): string => {
  ids += 1;
  return `wire-${String(ids).padStart(8, '0')}`;
};

const enter = async (where: () => string): Promise<WirePatron> => {
  const address = where();
  const session = await fetch(`${address}/api/session`, { method: 'POST' });
  const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { patron } = (await session.json()) as { patron: { id: string } };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  const messages: ServerMessage[] = [];
  const views = new Map<string, TableView>();
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    messages.push(message);
    if (message.type === 'snapshot') views.set(message.table, message.view);
    if (message.type === 'update' || message.type === 'resumed') {
      const before = views.get(message.table);
      if (before) views.set(message.table, { ...before, ...message.changed });
    }
    for (const look of [...waiting]) look();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });

  const until = <T>(find: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });

  const at = (table: string) => {
    const view = views.get(table);
    return { table, shoe: view?.shoe?.number ?? 0, round: view?.round?.number ?? 0 };
  };
  const send = (message: unknown) => socket.send(JSON.stringify(message));
  const receives: WirePatron['receives'] = (type, fits = () => true) =>
    until(() =>
      messages.find(
        (message): message is PatronMessage<typeof type> =>
          message.type === type && fits(message as PatronMessage<typeof type>),
      ),
    );
  const sees: WirePatron['sees'] = (table, fits) =>
    until(() => {
      const view = views.get(table);
      return view && fits(view) ? view : undefined;
    });
  const bet: WirePatron['bet'] = (table, stakes) => {
    const bets = Object.entries(stakes).map(([option, stake]) => ({ option, stakeMinor: coins(stake ?? 0) }));
    const ticket = newId();
    send({ type: 'place-ticket', ticket, ...at(table), mode: 'traditional', bets });
    return until(() =>
      messages.find(
        (message): message is PatronMessage<'ticket-accepted'> | PatronMessage<'ticket-refused'> =>
          (message.type === 'ticket-accepted' || message.type === 'ticket-refused') &&
          message.ticket === ticket,
      ),
    );
  };
  return {
    id: patron.id,
    cookie,
    messages,
    send,
    receives,
    view: (table) => views.get(table) ?? null,
    sees,
    bet,
    stakes: async (table, stakes) => {
      for (let round = 0; ; ) {
        const open = ({ phase, round: now }: TableView) => phase === 'betting' && (now?.number ?? 0) > round;
        round = (await sees(table, open)).round?.number ?? 0;
        if ((await bet(table, stakes)).type === 'ticket-accepted') return round;
      }
    },
    act: async (table, act) => {
      const id = newId();
      send({ type: 'act', id, ...at(table), act });
      return until(() =>
        messages.find(
          (message): message is PatronMessage<'act-done'> | PatronMessage<'act-refused'> =>
            (message.type === 'act-done' || message.type === 'act-refused') && message.id === id,
        ),
      );
    },
    leave: () => socket.close(),
    get: async (path) => (await fetch(`${where()}${path}`, { headers: { cookie } })).json(),
  };
};
