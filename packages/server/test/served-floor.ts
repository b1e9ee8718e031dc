// The floor of a served deployment: staff of each role at their own consoles, over real HTTP and sockets. They are
// signed in beforehand, because sign-in has its own tests and a password hash takes time.
import type { Minor } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import type { DutyRequest } from '@punto/protocol/floor/duty-schema';
import type { FloorServerMessage, FloorView } from '@punto/protocol/floor/message';
import type { Role } from '@punto/protocol/floor/permission';
import { auditFolder } from '@punto/store/audit/audit';
import type { JournalEntry } from '@punto/store/journal-entry';
import { openForReading } from '@punto/store/sqlite/database';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { instant } from '@punto/table/ids';
import { WebSocket } from 'ws';
import { IDLE_MS } from '../src/identity/floor-identity.ts';
import { createFloorSessions } from '../src/identity/floor-sessions.ts';
import { sessionHash } from '../src/identity/session-token.ts';
import { entryOf } from '../src/identity/staff-journal-entry.ts';
import { createSystemClock } from '../src/time/system-clock.ts';
import { type ServedDeployment, startServedDeployment } from './served-deployment.ts';

const PEOPLE = {
  dana: 'dealer',
  dirk: 'dealer',
  sara: 'supervisor',
  simon: 'supervisor',
  mona: 'manager',
} as const satisfies Record<string, Role>;
type Name = keyof typeof PEOPLE;

type FloorMessage<T extends FloorServerMessage['type']> = Extract<FloorServerMessage, { readonly type: T }>;
type HttpReply = { readonly status: number; readonly body: Record<string, unknown> };

export type Person = {
  readonly name: Name;
  readonly cookie: string;
  readonly ask: (method: string, path: string, body?: object) => Promise<HttpReply>;
  readonly duty: (table: string, duty: DutyRequest) => Promise<HttpReply>;
  /** Like `duty`; throws unless it was done. */
  readonly does: (table: string, duty: DutyRequest) => Promise<HttpReply>;
  readonly floor: (table: string) => Promise<FloorView>;
  readonly console: () => Promise<WireConsole>;
};

export type WireConsole = {
  readonly messages: readonly FloorServerMessage[];
  readonly send: (message: unknown) => void;
  readonly receives: <T extends FloorServerMessage['type']>(
    type: T,
    fits?: (message: FloorMessage<T>) => boolean,
  ) => Promise<FloorMessage<T>>;
  readonly closed: Promise<number>;
  readonly leave: () => void;
};

export type ServedFloor = ServedDeployment & {
  readonly people: Readonly<Record<Name, Person>>;
  /** All audit faults on disk, while the server runs. */
  readonly audit: () => readonly string[];
  /** Journal lines of who did what, in order, without sign-ins. */
  readonly journal: () => readonly string[];
};

export const startServedFloor = async (
  setups: readonly TableSetup[],
  approvalMinor?: Minor,
): Promise<ServedFloor> => {
  let cookies: Readonly<Record<string, string>> = {};
  const deployment = await startServedDeployment(setups, 2, {
    prepare: async (folder) => {
      cookies = await signIn(folder);
    },
    ...(approvalMinor === undefined ? {} : { approvalMinor }),
  });
  const consoles: WireConsole[] = [];
  const person = (name: Name): Person => personOf(name, cookies[name] ?? '', deployment, consoles);
  return {
    ...deployment,
    people: {
      dana: person('dana'),
      dirk: person('dirk'),
      sara: person('sara'),
      simon: person('simon'),
      mona: person('mona'),
    },
    audit: () => auditFolder(deployment.dataFolder).faults,
    journal: () => journalOf(deployment.dataFolder),
    close: async () => {
      for (const each of consoles) each.leave();
      await deployment.close();
    },
  };
};

const journalOf = (folder: string): readonly string[] => {
  const database = openForReading(folder);
  const rows = database.prepare('SELECT body FROM journal ORDER BY number').all() as { body: string }[];
  database.close();
  const entries = rows.map(({ body }) => JSON.parse(body) as JournalEntry);
  return entries
    .filter(({ table }) => table !== null)
    .map(({ staff, action, table }) => `${staff?.name} ${action} ${table}`);
};

/** Opens a session for each, with a recently confirmed password. */
const signIn = async (folder: string): Promise<Record<string, string>> => {
  const store = await openSqliteStore(folder);
  const clock = createSystemClock(instant(0));
  const sessions = createFloorSessions(store.staff, clock, IDLE_MS);
  const cookies: Record<string, string> = {};
  for (const [name, role] of Object.entries(PEOPLE)) {
    const member = {
      id: `id-${name}`,
      name,
      role,
      passwordHash: 'none',
      mustChangePassword: false,
      codeSecret: null,
      codeOffered: null,
      codeStep: null,
      active: true,
      createdAt: clock.now(),
      lastSignInAt: null,
    };
    const entry = entryOf({ staff: { id: member.id, name }, role }, { at: clock.now(), action: 'sign-in' });
    await store.staff.add(member);
    const token = await sessions.open(member, entry);
    await sessions.confirm(sessionHash(token) ?? '', { ...entry, action: 'confirm' });
    cookies[name] = `punto_floor=${token}`;
  }
  sessions.close();
  await store.close();
  return cookies;
};

const personOf = (
  name: Name,
  cookie: string,
  deployment: ServedDeployment,
  consoles: WireConsole[],
): Person => {
  const ask: Person['ask'] = async (method, path, body) => {
    const answer = await fetch(`${deployment.address()}/api/floor${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const duty: Person['duty'] = (table, asked) => ask('POST', `/tables/${table}/duties`, asked);
  return {
    name,
    cookie,
    ask,
    duty,
    does: async (table, asked) => {
      const answer = await duty(table, asked);
      if (answer.status !== 200) throw new Error(`${asked.duty}: ${JSON.stringify(answer.body)}`);
      return answer;
    },
    floor: async (table) => (await ask('GET', `/tables/${table}`)).body.floor as FloorView,
    console: async () => {
      const opened = await createConsole(deployment.address(), cookie);
      consoles.push(opened);
      return opened;
    },
  };
};

export const createConsole = async (address: string, cookie: string): Promise<WireConsole> => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/floor/socket`, { headers: { cookie } });
  const messages: FloorServerMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)) as FloorServerMessage);
    for (const look of [...waiting]) look();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  const receives: WireConsole['receives'] = (type, fits = () => true) =>
    new Promise((resolve) => {
      const look = () => {
        const found = messages.find(
          (message): message is FloorMessage<typeof type> =>
            message.type === type && fits(message as FloorMessage<typeof type>),
        );
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  return {
    messages,
    send: (message) => socket.send(JSON.stringify(message)),
    receives,
    closed,
    leave: () => socket.close(),
  };
};
