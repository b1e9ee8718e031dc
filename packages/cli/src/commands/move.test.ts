import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openConnections } from '@punto/store/postgres/connection';
import { openPostgresStore } from '@punto/store/postgres-store';
import { shoeKeys } from '@punto/store/shoes/shoe-key';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { playBook } from '@punto/store/test/samples/sample-book';
import { postgresPrograms } from '@punto/store/test/support/postgres-server';
import { type SharedPostgres, sharedPostgres } from '@punto/store/test/support/shared-postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { punto } from '../../test/captured.ts';

const SECRET = 'open-sesame';
const programs = postgresPrograms();

let root: string;
const at = (name: string): string => join(root, name);
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'punto-move-command-'));
  const store = await openSqliteStore(at('data'));
  await playBook(store);
  await store.close();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

describe.skipIf(programs === null)('punto on PostgreSQL (skipped where there is none)', () => {
  let server: SharedPostgres;
  let address: string;
  beforeAll(async () => {
    server = sharedPostgres();
  });
  afterAll(() => server.removeDatabases());
  beforeEach(async () => {
    address = (await server.database()).replace('punto@', `punto:${SECRET}@`);
    vi.stubEnv('DATABASE_URL', address);
  });

  /** Whatever the result, the output contains no password. */
  const run = async (...args: string[]) => {
    const ran = await punto(args);
    expect(ran.out + ran.err).not.toContain(SECRET);
    return ran;
  };
  const moved = async (): Promise<void> => {
    expect(await run('move', '--data', at('data'))).toMatchObject({ code: 0 });
  };

  it('[T3] [L6] [T8] moves a deployment, and prints the counts at both ends and the next step', async () => {
    shoeKeys(at('data'), undefined);
    const { code, out, err } = await run('move', '--data', at('data'), '--to', address);
    expect({ code, err: err.replaceAll(/^note: .*fsync.*\n/gm, '') }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^\S+data → punto_\d+_\d+ on 127\.0\.0\.1:\d+$/m);
    expect(out).toMatch(/^events +42 +42$/m);
    expect(out).toMatch(/^coins of patrons +2053\.5 +2053\.5$/m);
    expect(out).toMatch(/^coins of the house +-2053\.5 +-2053\.5$/m);
    expect(out).toMatch(/^[0-9a-f]{64} {2}where the chains of 1 tables? end$/m);
    expect(out).toMatch(/^[0-9a-f]{64} {2}journal entry 6$/m);
    expect(out).toContain('Both ends are the same');
    expect(out).toContain(`The shoe key is in ${at('data')}/shoe.key. It is not in the database`);
    await expect(openSqliteStore(at('data'))).rejects.toThrow('set DATABASE_URL');
    expect(await run('move', '--data', at('data'))).toMatchObject({ code: 1, out: '' });
  });

  it('[T3] [L6] audits it there, and names tampered rows', async () => {
    await moved();
    const sound = await run('audit');
    expect(sound).toMatchObject({ code: 0, err: '' });
    expect(sound.out).toMatch(/^1 table, 42 events, 5 rounds, 9 records, .* 6 journal entries$/m);
    const { pool, close } = openConnections(address, () => {});
    await pool.query(`UPDATE accounts SET balance_minor = balance_minor + 1 WHERE account = 'house'`);
    await close();
    const { code, out } = await run('audit', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out).faults).toContainEqual(
      expect.stringMatching(/^account house says -?\d+, its postings/),
    );
    // A folder given as an argument takes precedence over the environment.
    expect((await run('audit', '--data', at('data'))).code).toBe(0);
  });

  it('[T3] backs it up while it runs, and punto restore puts it into a folder', async () => {
    vi.stubEnv('PUNTO_SHOE_KEY', 'ab'.repeat(32));
    await moved();
    const store = await openPostgresStore(address);
    const made = await run('backup', at('backups'), '--with-key');
    await store.close();
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toContain('Checked: the audit of the copy found no fault.');
    const put = await run(
      'restore',
      join(at('backups'), readdirSync(at('backups'))[0] ?? ''),
      '--data',
      at('again'),
    );
    expect(put).toMatchObject({ code: 0, err: '' });
    expect((await run('audit', '--data', at('again'))).code).toBe(0);
  });

  it('[F3] does not include a key that it does not know', async () => {
    await moved();
    expect(await run('backup', at('backups'), '--with-key')).toMatchObject({
      code: 1,
      err: expect.stringContaining('set PUNTO_SHOE_KEY to the key of the nodes'),
    });
    const plain = await run('backup', at('backups'), '--quick');
    expect(plain.out).toContain('Checked: the database file is intact.');
  });

  it('[L6] keeps no backup with audit faults, and names them', async () => {
    await moved();
    const { pool, close } = openConnections(address, () => {});
    await pool.query(`UPDATE accounts SET balance_minor = balance_minor + 1 WHERE account = 'house'`);
    await close();
    expect(await run('backup', at('backups'))).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(
        /^punto: The audit of the copy of punto_\d+_\d+ on \S+ found a fault, .*house says /,
      ),
    });
    expect(readdirSync(at('backups'))).toEqual([]);
  });

  it('[C.6.5] creates a manager who can sign in, while nodes run', async () => {
    await moved();
    const store = await openPostgresStore(address);
    const { out } = await run('floor', 'reset-manager', '--name', 'Anne');
    expect(out).toMatch(/^Sign in as Anne with [a-z2-9-]{19}, shown this once\.\n$/);
    expect(await store.staff.byName('anne')).toMatchObject({ role: 'manager', mustChangePassword: true });
    expect(await store.audit()).toEqual([]);
    await store.close();
  });

  it('[T3] moves it back into a new folder', async () => {
    await moved();
    const { code, out } = await run('move', '--from-postgres', '--data', at('back'));
    expect(code).toBe(0);
    expect(out).toMatch(/^events +42 +42$/m);
    expect(out).toContain(
      `Next: unset DATABASE_URL and NATS_URL, and start the server with PUNTO_DATA=${at('back')}`,
    );
    expect((await run('audit', '--data', at('back'))).code).toBe(0);
    await expect(openPostgresStore(address)).rejects.toThrow('has moved into a data folder');
  });

  it('finds no deployment where there is none, and creates none by looking', async () => {
    for (const args of [['audit'], ['backup', at('backups')], ['floor', 'reset-manager']]) {
      expect(await run(...args)).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringMatching(/^punto: The database punto_\d+_\d+ on \S+ holds no Punto deployment\. /),
      });
    }
    const { pool, close } = openConnections(address, () => {});
    expect((await pool.query(`SELECT 1 FROM pg_tables WHERE schemaname = 'public'`)).rowCount).toBe(0);
    await close();
  });
});

describe('punto move', () => {
  it.each([
    [[], 2, 'Set DATABASE_URL'],
    [['--to', 'postgres://a', '--from-postgres', 'postgres://b'], 2, 'give only one of them'],
    [['--from-postgres', 'postgres://a'], 2, 'give a new folder with --data'],
    [['--to', `postgres://punto:${SECRET}@127.0.0.1:1/punto`], 1, '127.0.0.1:1 cannot be reached'],
    [['--to', `postgres://punto:${SECRET}@[bad/punto`], 1, 'is not a valid address of a PostgreSQL database'],
  ])('%j is refused with what to change', async (args, code, sentence) => {
    vi.stubEnv('DATABASE_URL', '');
    const ran = await punto(['move', ...args, ...(code === 1 ? ['--data', at('data')] : [])]);
    expect(ran).toMatchObject({ code, out: '', err: expect.stringContaining(sentence) });
    expect(ran.err).not.toContain(SECRET);
  });
});
