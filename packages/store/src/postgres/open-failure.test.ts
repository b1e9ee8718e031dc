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
    expect(await sentence(address)).toContain('DATABASE_URL is no address of a PostgreSQL database');
  },
);

it('a missing certificate file is named', async () => {
  const address = `postgres://ann:${PASSWORD}@db.example/house?sslmode=verify-full&sslrootcert=/nowhere/ca.pem`;
  expect(await sentence(address)).toBe(
    'A certificate that DATABASE_URL names cannot be read: /nowhere/ca.pem. Mend its path, or who may read it.',
  );
});

it.each([
  [failing('ENOTFOUND'), 'No machine is called as DATABASE_URL calls it: db.example:5433'],
  [failing('ETIMEDOUT'), 'does not answer'],
  [new Error('timeout exceeded when trying to connect'), 'does not answer'],
  [
    new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    'wants a password of ann',
  ],
  [new Error('The server does not support SSL connections'), 'speaks no TLS'],
  [failing('SELF_SIGNED_CERT_IN_CHAIN'), 'sslrootcert'],
  [failing('08P01', 'unsupported startup parameter: statement_timeout'), 'a pooler'],
  [failing('57P03'), 'is starting or stopping'],
  [failing('53300'), 'Raise max_connections'],
])('%s', (cause, words) => {
  expect(startFailureText(explained(PLACE, cause), null)).toContain(words);
});

it('returns unforeseen errors unchanged', () => {
  const cause = new Error('column "x" does not exist');
  expect(explained(PLACE, cause)).toBe(cause);
});

it('reports a server that does not answer', async () => {
  const port = await freePort();
  expect(await sentence(`postgres://ann:${PASSWORD}@127.0.0.1:${port}/house`)).toBe(
    `PostgreSQL at 127.0.0.1:${port} does not answer. Start it, or mend the host and port in DATABASE_URL.`,
  );
  expect(await sentence(`postgres://ann:${PASSWORD}@localhost:${port}/house`)).toContain('does not answer');
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
    expect(await sentence(as('locked:wrong'))).toContain('does not take the password of locked');
    expect(await sentence(as('locked'))).toContain('wants a password of locked');
  });

  it('that refuses the user, or has no such database', async () => {
    expect(await sentence(as(`barred:${PASSWORD}`))).toContain('does not let barred in to punto_');
    expect(await sentence(as('nobody'))).toContain('does not let nobody in to punto_');
    expect(await sentence(address.replace(/[^/]+$/, 'nowhere'))).toContain('no database called nowhere');
  });

  it('on which the user may not create tables', async () => {
    await ask('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    expect(await sentence(as('poor'))).toMatch(
      /poor may not make or use tables in punto_.*Make poor its owner/,
    );
  });

  it('that is read-only', async () => {
    const reading = await server.database();
    const name = placeOf(reading).database;
    await ask(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    expect(await sentence(reading)).toContain(`${name} at 127.0.0.1:${server.port} only reads`);
  });

  it('with another encoding than UTF-8', async () => {
    await ask("CREATE DATABASE plain ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0");
    expect(await sentence(address.replace(/[^/]+$/, 'plain'))).toContain('keeps its texts in SQL_ASCII');
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
