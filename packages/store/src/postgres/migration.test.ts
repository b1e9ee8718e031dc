import { whyNotStake } from '@punto/ledger/protection/protection-refusal';
import { tableId, version } from '@punto/table/ids';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANN, ANNS, BEN, BENS, grant, MAIN, NO_NEEDS, needing, patron } from '../../test/samples/sample.ts';
import { changedTo, dragon, hashOf, openedWith, red } from '../../test/samples/sample-bets.ts';
import { postgresPrograms } from '../../test/support/postgres-server.ts';
import { type SharedPostgres, sharedPostgres } from '../../test/support/shared-postgres.ts';
import { ForeignDatabase, isOpenFailure, NewerDatabase } from '../open-failure.ts';
import { openPostgresStore } from '../postgres-store.ts';
import { openConnections } from './connection.ts';
import { deploymentName } from './deployment-name.ts';
import { latestSchema, migrate, type Schema } from './migration.ts';

const programs = postgresPrograms();
/** Undoes migrations 21 and later. */
const WITHOUT_MARKS = `ALTER TABLE accounts DROP CONSTRAINT accounts_given; DROP TABLE restores;
  DROP TRIGGER protections_marked ON protections; DROP FUNCTION mark_protection();
  ALTER TABLE accounts DROP COLUMN protection;`;
/** Undoes migrations 19 and later. */
const WITHOUT_DIGESTS = `${WITHOUT_MARKS} DROP INDEX sessions_launched; ALTER TABLE protections DROP COLUMN digest;`;
/** Undoes migrations 16 and later. */
const WITHOUT_BRANDS = `${WITHOUT_DIGESTS}
  ALTER TABLE accounts DROP CONSTRAINT accounts_shared, DROP CONSTRAINT accounts_overdrawn,
    ADD CONSTRAINT accounts_check CHECK (true), ADD CONSTRAINT accounts_check1 CHECK (true);
  ALTER TABLE figures DROP COLUMN brand, DROP COLUMN currency,
    ADD CONSTRAINT figures_pkey PRIMARY KEY (day, table_id, option, schedule, dealer, part);
  ALTER TABLE rounds DROP COLUMN money;`;
/** Undoes migrations 13 and later, in the columns of tables that were there before. */
const WITHOUT_TURNOVER = `${WITHOUT_BRANDS} ALTER TABLE accounts DROP COLUMN given_minor, DROP COLUMN staked_minor;`;

describe.skipIf(!programs)('the schema of a database (skipped where there is no PostgreSQL)', () => {
  let server: SharedPostgres;
  let address: string;
  beforeAll(async () => {
    server = sharedPostgres();
  });
  afterAll(() => server.removeDatabases());
  beforeEach(async () => {
    address = await server.database();
  });

  const migrated = async (): Promise<Schema> => {
    const connections = openConnections(address, () => {});
    try {
      return await migrate(connections);
    } finally {
      await connections.close();
    }
  };
  const run = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: address });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  const refusal = async (): Promise<unknown> => {
    const cause = await migrated().catch((reason: unknown) => reason);
    expect(isOpenFailure(cause)).toBe(true);
    return cause;
  };

  it('is created where there is none, by one of several nodes that start together', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, migrated));
    expect(all.map(({ now }) => now)).toEqual(Array.from({ length: 4 }, latestSchema));
    expect(all.map(({ found }) => found).sort()).toEqual([0, ...Array.from({ length: 3 }, latestSchema)]);
    expect(await migrated()).toEqual({ found: latestSchema(), now: latestSchema() });
  });

  it('is migrated by a node that may pause longer between two statements than one that holds leases', async () => {
    const connections = openConnections(address, () => {});
    let timeout: unknown;
    await migrate({
      transaction: (work) =>
        connections.transaction(async (client, unawaited) => {
          const result = await work(client, unawaited);
          timeout = (await client.query('SHOW idle_in_transaction_session_timeout')).rows[0];
          return result;
        }),
    }).finally(() => connections.close());
    expect(timeout).toEqual({ idle_in_transaction_session_timeout: '1min' });
  });

  it('gives the deployment a unique name, and keeps it', async () => {
    const nameOf = async (at: string): Promise<string> => {
      const connections = openConnections(at, () => undefined, 1);
      try {
        await migrate(connections);
        return await deploymentName(connections.pool);
      } finally {
        await connections.close();
      }
    };
    const [name, other] = [await nameOf(address), await nameOf(await server.database())];
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(other).not.toBe(name);
    expect(await nameOf(address)).toBe(name);
  });

  it('[L6] adds the round to the ids of stakes and changes no other movement', async () => {
    await migrated();
    const movement = (number: number, id: string, code: string, place: string): string =>
      `INSERT INTO movements (number, id, state, debit, credit, amount_minor, code, at, table_id, shoe, round)
       VALUES (${number}, '${id}', 'pending', 'patron:ann', 'escrow:main', 5, '${code}', 1, ${place});`;
    await run(`UPDATE punto_schema SET version = 8; ${WITHOUT_TURNOVER} DROP TABLE bet_definitions, monitor_cursors, monitor_evidence, monitor_alarms,
        brand_rounds, brand_figures, webhook_deliveries, webhook_events,
        operator_patrons, wallet_debits, wallet_outbox;
      ${movement(1, 'stake:ann:ticket-1', 'stake', `'main', 2, 13`)}
      ${movement(2, 'grant-ann', 'grant', 'NULL, NULL, NULL')}`);
    expect(await migrated()).toMatchObject({ found: 8 });
    const client = new Client({ connectionString: address });
    await client.connect();
    const { rows } = await client.query('SELECT id FROM movements ORDER BY number');
    await client.end();
    expect(rows.map(({ id }) => id)).toEqual(['stake:main:2:13:ann:ticket-1', 'grant-ann']);
  });

  it('[B] gets the definitions of bets that its events have', async () => {
    const store = await openPostgresStore(address);
    const all = [tableId('one'), tableId('two')];
    for (const table of all)
      await store.write({
        table,
        expected: version(0),
        needs: NO_NEEDS,
        work: (tx) => tx.append([openedWith(table, dragon()), changedTo(table), changedTo(table, red)]),
      });
    await store.close();
    await run(
      `UPDATE punto_schema SET version = 10; ${WITHOUT_TURNOVER}
       DROP TABLE bet_definitions, brand_rounds, brand_figures, webhook_deliveries, webhook_events, operator_patrons, wallet_debits, wallet_outbox`,
    );
    const again = await openPostgresStore(address);
    const found = await Promise.all([dragon(), red].map((bet) => again.definition(hashOf(bet))));
    expect(found).toEqual([dragon(), red]);
    expect(await again.audit()).toEqual([]);
    await again.close();
  });

  it('[P2] keeps the amounts of a patron with limits in each frame, and sums the turnover of each account', async () => {
    await migrated();
    const frame = `{"startMs":1,"endMs":9,"worthMinor":100,"depositMinor":30,"stakedMinor":7}`;
    const movement = (
      number: number,
      state: string,
      code: string,
      [debit, credit]: readonly string[],
    ): string =>
      `INSERT INTO movements (number, id, state, debit, credit, amount_minor, code, at)
       VALUES (${number}, '${number}', '${state}', '${debit}', '${credit}', ${number}, '${code}', 1);`;
    const [given, staked] = [
      ['house', 'patron:ann'],
      ['patron:ann', 'escrow:main'],
    ] as const;
    await run(`
      UPDATE punto_schema SET version = 12; DROP TABLE operator_patrons, wallet_debits, wallet_outbox;
      ${WITHOUT_TURNOVER}
      INSERT INTO accounts (account, part, balance_minor, pending_minor, line) VALUES ('patron:ann', '', 0, 0, 0), ('house', '', 0, 0, 0);
      ${movement(100, 'direct', 'grant', given)} ${movement(30, 'direct', 'top-up', given)} ${movement(5, 'direct', 'payout', given)}
      ${movement(20, 'voided', 'stake', staked)} ${movement(6, 'pending', 'stake', staked)} ${movement(1, 'posted', 'stake', staked)}
      INSERT INTO patrons (patron, name, created_at) VALUES ('ann', 'Guest 1', 1);
      INSERT INTO protections VALUES ('ann', '{}', '{}', '{"day":${frame},"week":${frame},"month":${frame}}')`);
    expect(await migrated()).toMatchObject({ found: 12 });
    const client = new Client({ connectionString: address });
    await client.connect();
    const accounts = await client.query(
      'SELECT account, given_minor::int, staked_minor::int FROM accounts ORDER BY 1',
    );
    const protections = await client.query('SELECT money::json, length(digest) FROM protections');
    await client.end();
    expect(accounts.rows).toEqual([
      { account: 'house', given_minor: 0, staked_minor: 0 },
      { account: 'patron:ann', given_minor: 130, staked_minor: 27 },
    ]);
    const after = { startMs: 1, endMs: 9, atStart: { balanceMinor: 100, givenMinor: 100, stakedMinor: 20 } };
    expect(protections.rows).toEqual([{ money: { day: after, week: after, month: after }, length: 32 }]);
  });

  it('[P2] marks the accounts of patrons with a protection, whose limits hold from the first ticket on', async () => {
    const open = async () => openPostgresStore(address);
    const store = await open();
    for (const id of [ANN, BEN]) await store.admit(patron(id), `hash-${id}`, [grant(id, 100)]);
    const by = { setter: 'patron', nowMs: 1, zone: 'UTC' } as const;
    await store.protections.change(ANN, { change: 'set-limit', key: 'loss-day', to: 50 }, by);
    const before = await store.protections.find(ANN);
    await store.close();
    await run(`UPDATE punto_schema SET version = 20; ${WITHOUT_MARKS}`);
    const again = await open();
    const refused = (id: typeof ANN, account: typeof ANNS) =>
      again.write({
        table: MAIN,
        expected: version(0),
        needs: needing({ accounts: [account], protections: [id] }),
        work: (tx) => {
          const protection = tx.protection(id, 1);
          return (
            protection && whyNotStake(protection, { nowMs: 1, account: tx.account(account), stakeMinor: 51 })
          );
        },
      });
    expect([await refused(ANN, ANNS), await refused(BEN, BENS)]).toMatchObject([
      { reason: 'own-limit' },
      null,
    ]);
    expect(await again.protections.find(ANN)).toEqual(before);
    expect(await again.audit()).toEqual([]);
    await again.close();
  });

  it('of a newer release is not changed', async () => {
    await migrated();
    await run('UPDATE punto_schema SET version = 99');
    const cause = await refusal();
    expect(cause).toBeInstanceOf(NewerDatabase);
    expect(String(cause)).toContain('has schema version 99, and this release knows versions up to');
  });

  it('is not created among tables of another program', async () => {
    await run('CREATE TABLE invoices (number bigint)');
    expect(await refusal()).toBeInstanceOf(ForeignDatabase);
    await expect(run('SELECT FROM events')).rejects.toThrow('does not exist');
  });
});
