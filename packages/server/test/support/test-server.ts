// The whole server for a test: a real store in a temporary folder, a real broker with a table owned by the test, a
// manual clock, and a free port for tests that need sockets.
import { rmSync } from 'node:fs';
import type { Role } from '@punto/protocol/floor/permission';
import type { ShoeKeys } from '@punto/store/shoes/shoe-key';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import { pino } from 'pino';
import type { Broker } from '../../src/broker/broker.ts';
import { createInProcessBroker } from '../../src/broker/in-process.ts';
import { FLOOR_COOKIE } from '../../src/floor/floor-cookie.ts';
import { createFloorIdentity, type FloorIdentity } from '../../src/identity/floor-identity.ts';
import { doerOf } from '../../src/identity/floor-sessions.ts';
import type { PasswordCost } from '../../src/identity/password.ts';
import { entryOf } from '../../src/identity/staff-journal-entry.ts';
import { type App, type AppParts, createApp } from '../../src/start/app.ts';
import { createFakeTable, type FakeTable } from './fake-table.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';

export type TestServer = {
  /** Its data folder, unless it was given a store. */
  readonly folder: string;
  readonly app: App;
  readonly store: Store;
  readonly broker: Broker;
  readonly clock: ManualClock;
  readonly one: FakeTable;
  readonly two: FakeTable;
  readonly listen: () => Promise<string>;
  /** Enters as a guest; returns the cookie to send from then on. */
  readonly enter: () => Promise<{ readonly cookie: string; readonly id: string }>;
  readonly identity: FloorIdentity;
  /** Adds a signed-in member; `confirmed`: with a recently confirmed password. */
  readonly staff: (role: Role, name?: string, confirmed?: boolean) => Promise<SignedInStaff>;
  readonly close: () => Promise<void>;
};

export type SignedInStaff = { readonly cookie: string; readonly id: string; readonly name: string };

/** Password hashes that take no time, and protect nothing. */
export const NO_COST: PasswordCost = { memoryKib: 8, passes: 1, lanes: 1 };

export const createTestServer = async (parts: Partial<AppParts> = {}): Promise<TestServer> => {
  const folder = folderWithDatabase('test');
  const store = parts.store ?? (await openSqliteStore(folder));
  const broker = createInProcessBroker(() => undefined);
  const clock = createManualClock();
  const one = createFakeTable(broker, 'one');
  const two = createFakeTable(broker, 'two');
  const log = pino({ level: 'silent' });
  const encryptionKeys: ShoeKeys = [new Uint8Array(32)];
  const identity =
    parts.identity ?? createFloorIdentity({ staff: store.staff, clock, encryptionKeys, cost: NO_COST });
  const app = await createApp({ store, broker, clock, log, identity, webFolder: folder, ...parts });

  return {
    folder,
    app,
    store,
    broker,
    clock,
    one,
    two,
    identity,
    staff: async (role, name = role, confirmed = false) => {
      const added = await identity.people.add(null, name, role);
      if (!added.ok) throw new Error(`${name} was refused: ${added.refusal}`);
      const { id } = added.member;
      const member = await store.staff.update(id, { mustChangePassword: false });
      if (member === null) throw new Error(`${name} was not added`);
      const entry = (action: string) => entryOf(doerOf(member), { at: clock.now(), action });
      const token = await identity.sessions.open(member, entry('sign-in'));
      const signedIn = await identity.sessions.find(token);
      if (confirmed && signedIn) await identity.sessions.confirm(signedIn.session, entry('confirm'));
      return { cookie: `${FLOOR_COOKIE}=${token}`, id, name };
    },
    listen: async () => `127.0.0.1:${await app.listen('127.0.0.1', 0)}`,
    enter: async () => {
      const answer = await app.http.inject({ method: 'POST', url: '/api/session' });
      const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
      return { cookie, id: answer.json().patron.id };
    },
    close: async () => {
      await app.close();
      await broker.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
