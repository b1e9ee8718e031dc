import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFailureText } from '@punto/server/start/start-failure';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../test/support/free-port.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from '../../test/support/postgres-server.ts';
import { openPostgresStore } from '../postgres-store.ts';
import { explained, placeOf } from './open-failure.ts';

const programs = postgresPrograms();
const PASSWORD = 'open-sesame';

/** The sentence the operator reads. */
const sentence = async (address: string): Promise<string | null> => {
  try {
    await (await openPostgresStore(address)).close();
  } catch (cause) {
    const text = startFailureText(cause, null);
    expect(text).not.toContain(PASSWORD);
    return text;
  }
  return 'it opened';
};

const PLACE = placeOf(`postgres://ann:${PASSWORD}@db.example:5433/house`);
const failing = (code: string, message = 'no'): Error => Object.assign(new Error(message), { code });

it('names host and database, and never the password', () => {
  expect(PLACE).toEqual({ user: 'ann', server: 'db.example:5433', database: 'house' });
});

it.each(['postgres://ann:open-sesame@:port/x', 'postgres://ann:open-sesame@[::/x'])(
  'an invalid address is reported without its password: %s',
  async (address) => {
    expect(await sentence(address)).toContain('DATABASE_URL is not a valid address of a PostgreSQL database');
  },
);

it('a missing certificate file is named', async () => {
  const address = `postgres://ann:${PASSWORD}@db.example/house?sslmode=verify-full&sslrootcert=/nowhere/ca.pem`;
  expect(await sentence(address)).toBe(
    'The certificate file /nowhere/ca.pem of DATABASE_URL cannot be read. Correct its path there, or its permissions.',
  );
});

it.each([
  [failing('ENOTFOUND'), 'The host name of PostgreSQL in DATABASE_URL cannot be resolved: db.example:5433'],
  [failing('ETIMEDOUT'), 'cannot be reached'],
  [new Error('timeout exceeded when trying to connect'), 'cannot be reached'],
  [
    new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    'requires a password for user ann',
  ],
  [new Error('The server does not support SSL connections'), 'does not support TLS'],
  [failing('SELF_SIGNED_CERT_IN_CHAIN'), 'sslrootcert'],
  [failing('08P01', 'unsupported startup parameter: statement_timeout'), 'a connection pooler'],
  [failing('57P03'), 'is starting or shutting down'],
  [failing('53300'), 'Raise max_connections'],
])('%s', (cause, words) => {
  expect(startFailureText(explained(PLACE, cause), null)).toContain(words);
});

it('returns unforeseen errors unchanged', () => {
  const cause = new Error('column "x" does not exist');
  expect(explained(PLACE, cause)).toBe(cause);
});

it('reports a server that cannot be reached', async () => {
  const port = await freePort();
  expect(await sentence(`postgres://ann:${PASSWORD}@127.0.0.1:${port}/house`)).toBe(
    `PostgreSQL at 127.0.0.1:${port} cannot be reached: the connection failed. Start it, check the network, or correct host and port in DATABASE_URL.`,
  );
  expect(await sentence(`postgres://ann:${PASSWORD}@localhost:${port}/house`)).toContain('cannot be reached');
});

describe.skipIf(!programs)('a server (skipped where there is no PostgreSQL to start)', () => {
  let server: PostgresServer;
  let address: string;
  const ask = async (sql: string, at = address) => {
    const client = new Client({ connectionString: at });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
  const as = (user: string, to = address) => to.replace('//punto@', `//${user}@`);

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    address = await server.database();
    for (const name of ['locked', 'barred', 'poor'])
      await ask(`CREATE ROLE ${name} LOGIN PASSWORD '${PASSWORD}'`);
    const [{ data_directory: folder }] = await ask('SHOW data_directory');
    const rules = join(folder, 'pg_hba.conf');
    const first = 'host all locked 127.0.0.1/32 scram-sha-256\nhost all barred 127.0.0.1/32 reject\n';
    writeFileSync(rules, first + readFileSync(rules, 'utf8'));
    await ask('SELECT pg_reload_conf()');
  });
  afterAll(() => server.remove());

  it('that refuses the password, or needs one', async () => {
    expect(await sentence(as('locked:wrong'))).toContain('refused the password of user locked');
    expect(await sentence(as('locked'))).toContain('requires a password for user locked');
  });

  it('that refuses the user, or has no such database', async () => {
    expect(await sentence(as(`barred:${PASSWORD}`))).toContain(
      'refused user barred access to database punto_',
    );
    expect(await sentence(as('nobody'))).toContain('refused user nobody access to database punto_');
    expect(await sentence(address.replace(/[^/]+$/, 'nowhere'))).toContain('no database named nowhere');
  });

  it('on which the user may not create tables', async () => {
    await ask('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    expect(await sentence(as('poor'))).toMatch(
      /user poor has no permission to create or use tables in database punto_.*Make poor its owner/,
    );
  });

  it('that is read-only', async () => {
    const reading = await server.database();
    const name = placeOf(reading).database;
    await ask(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    expect(await sentence(reading)).toContain(
      `${name} of PostgreSQL at 127.0.0.1:${server.port} is read-only`,
    );
  });

  it('with another encoding than UTF-8', async () => {
    await ask("CREATE DATABASE plain ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0");
    expect(await sentence(address.replace(/[^/]+$/, 'plain'))).toContain('has the encoding SQL_ASCII');
  });

  it('that may lose commits in a power cut is warned about, and used', async () => {
    const lax = await server.database();
    await ask(`ALTER DATABASE ${placeOf(lax).database} SET synchronous_commit = off`);
    const risks: string[] = [];
    await (await openPostgresStore(lax, { onRisk: (risk) => risks.push(risk) })).close();
    expect(risks).toHaveLength(2);
    expect(risks[0]).toContain('fsync = off');
    expect(risks[1]).toContain('synchronous_commit = off');
  });
});
