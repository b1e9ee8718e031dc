import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeContract } from '../test/contract/contract.ts';
import { type EmptiedDatabase, emptiedDatabase } from '../test/contract/emptied-database.ts';
import { onPostgres } from '../test/contract/postgres.ts';
import { ANN, grant, patron } from '../test/samples/sample.ts';
import { openPostgresStore } from './postgres-store.ts';

onPostgres('a store on PostgreSQL', ({ house }) => {
  let database: EmptiedDatabase;
  beforeAll(async () => {
    database = await emptiedDatabase(await house());
  });
  afterAll(() => database.close());

  storeContract('PostgreSQL', async () => ({
    open: () => openPostgresStore(database.address),
    remove: () => database.empty(),
  }));

  it('has in each test the rows of a new deployment', async () => {
    const before = await database.contents();
    const store = await openPostgresStore(database.address);
    await store.admit(patron(ANN), 'hash-a', [grant(ANN, 10_000)]);
    await store.close();
    expect(await database.contents()).not.toEqual(before);
    await database.empty();
    expect(await database.contents()).toEqual(before);
    const fresh = await emptiedDatabase(await house());
    expect(await fresh.contents()).toEqual(before);
    await fresh.close();
  });
});
