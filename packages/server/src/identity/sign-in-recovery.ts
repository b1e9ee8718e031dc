// Recovery when no manager can sign in: a person who can write the data folder, or has the address of the database,
// can create one. With a data folder the server must be stopped; nodes on PostgreSQL may keep running. It
// is journalled.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withDeployment } from '@punto/store/move/connect-postgres';
import { openPostgresStore } from '@punto/store/postgres-store';
import { DATABASE_FILE } from '@punto/store/sqlite/database';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { createSystemClock } from '../time/system-clock.ts';
import { createFloorIdentity } from './floor-identity.ts';
import type { FirstManager } from './staff-admin.ts';

type People = ReturnType<typeof createFloorIdentity>['people'];

export class NotRestored extends Error {
  override readonly name = 'NotRestored';
}

/** Rejects with `NotRestored`, or with an open failure. */
export const restoreManager = async (folder: string, name: string): Promise<FirstManager> => {
  // A mistyped folder would be created as a new deployment.
  if (!existsSync(join(folder, DATABASE_FILE)))
    throw new NotRestored(
      `The folder ${folder} has no ${DATABASE_FILE}: give the data folder of the server with --data.`,
    );
  return restoreIn(await openSqliteStore(folder), name);
};

/** `address`: DATABASE_URL. Rejects with `NotRestored`, `UnusableDatabase` or an open failure. */
export const restoreManagerOnPostgres = (address: string, name: string): Promise<FirstManager> =>
  // A mistyped database would be migrated as a new one.
  withDeployment(address, async () => restoreIn(await openPostgresStore(address), name));

/** Deletes the failed sign-ins of a name. Rejects as `restoreManager` does. */
export const unlockName = async (place: { folder: string } | { database: string }, name: string) => {
  if ('database' in place)
    return withDeployment(place.database, async () =>
      unlockIn(await openPostgresStore(place.database), name),
    );
  if (!existsSync(join(place.folder, DATABASE_FILE)))
    throw new NotRestored(
      `The folder ${place.folder} has no ${DATABASE_FILE}: give the data folder of the server with --data.`,
    );
  return unlockIn(await openSqliteStore(place.folder), name);
};

const unlockIn = (store: Store, name: string): Promise<string> =>
  withPeople(store, async (people) => {
    const member = await people.unlock(null, name);
    if (member === null) throw new NotRestored(`There is no staff member named ${JSON.stringify(name)}.`);
    return member.name;
  });

const restoreIn = (store: Store, name: string): Promise<FirstManager> =>
  withPeople(store, async (people) => {
    const restored = await people.restore(name);
    if (!restored.ok || restored.password === null)
      throw new NotRestored(`${JSON.stringify(name)} is not a valid name of a staff member.`);
    return { name: restored.member.name, password: restored.password };
  });

/** Closes the store afterwards. */
const withPeople = async <T>(store: Store, work: (people: People) => Promise<T>): Promise<T> => {
  try {
    const clock = createSystemClock(await store.lastAt());
    // No code is decrypted here, so the deployment's key is not needed.
    const identity = createFloorIdentity({
      staff: store.staff,
      clock,
      encryptionKeys: [new Uint8Array(32)],
    });
    return await work(identity.people);
  } finally {
    await store.close();
  }
};
