import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANN, grant, patron } from '../../test/samples/sample.ts';
import { postgresPrograms } from '../../test/support/postgres-server.ts';
import { type SharedPostgres, sharedPostgres } from '../../test/support/shared-postgres.ts';
import { openPostgresStore } from '../postgres-store.ts';

const programs = postgresPrograms();

describe.skipIf(!programs)('sessions at several nodes (skipped without PostgreSQL)', () => {
  let server: SharedPostgres;
  beforeAll(async () => {
    server = sharedPostgres();
  });
  afterAll(() => server.removeDatabases());

  it('are opened one after the other, so that at most four wait for their first use', async () => {
    const address = await server.database();
    const nodes = [await openPostgresStore(address), await openPostgresStore(address)];
    const [node] = nodes;
    await node?.admit(patron(ANN), 'old', [grant(ANN, 100)]);
    const old = await node?.sessions.find('old');
    if (!old) throw new Error('no session');
    // All are released together, when each has begun.
    const [door, watch] = [new Client(address), new Client(address)];
    await Promise.all([door.connect(), watch.connect()]);
    await door.query("BEGIN; SELECT 1 FROM patrons WHERE patron = 'ann' FOR UPDATE");
    const opened = Promise.all(
      nodes.flatMap((each, at) =>
        ['a', 'b', 'c'].map((name) => each.sessions.replace(old, `${name}${at}`, 40)),
      ),
    );
    const waiting = "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
    while ((await watch.query(waiting)).rows[0].waiting < 6) await setTimeout(10);
    await door.query('COMMIT');
    expect((await opened).filter(Boolean)).toHaveLength(4);
    await Promise.all([door.end(), watch.end()]);
    await Promise.all(nodes.map((each) => each.close()));
  });
});
