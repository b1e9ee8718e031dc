// A full disk: nothing is acknowledged that is not written, requests get a clear error, and with free space the server
// continues automatically. A start on such a disk is refused with one sentence.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { coins } from '@punto/engine/minor';
import { backUp } from '@punto/store/backup/backup';
import { createGroupCommit } from '@punto/store/sqlite/group-commit';
import { isFull } from '@punto/store/sqlite/sqlite-error';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { enter } from './patron.ts';
import { quickRoom, type Served, serve } from './served-process.ts';
import { createSiege } from './siege.ts';

const FULL_DISK = new URL('./full-disk.ts', import.meta.url).href;
const MAIN = fileURLToPath(new URL('../src/start/main.ts', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-disk-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type HttpReply = { readonly status: number; readonly body: { error?: string; message?: string } };
const ask = async (origin: string, path: string, method = 'GET'): Promise<HttpReply> => {
  const response = await fetch(`${origin}${path}`, { method, headers: { origin } });
  return { status: response.status, body: (await response.json()) as HttpReply['body'] };
};

/** Creates guests until one is refused: then no free page is left. */
const fillUp = async (origin: string): Promise<HttpReply> => {
  for (let guests = 0; guests < 2_000; guests += 1) {
    const answer = await ask(origin, '/api/session', 'POST');
    if (answer.status >= 400) return answer;
  }
  throw new Error('the disk never was full');
};

/** A patron who places one more ticket whenever the answer to unrecorded ones is requested. */
const stakerAt = async (origin: string) => {
  const { client } = await enter(origin);
  const answers: string[] = [];
  client.on('error', ({ error, ticket, message }) => {
    if (error === 'cannot-record' && ticket !== undefined) answers.push(message);
  });
  const bets = [{ option: 'player', stakeMinor: coins(5) }] as const;
  const stake = (): string => {
    void client.placeTicket('siege-1', { shoe: 1, round: 1, mode: 'traditional', bets: [...bets] });
    return answers[0] ?? '';
  };
  return { stake, leave: client.close };
};

const WAIT = { timeout: 120_000, interval: 50 };

it('[T3] [L6] refuses with a clear error while it is full, loses nothing, and continues when there is space', async () => {
  const chance = (): number => 0.5;
  const more = { NODE_OPTIONS: `--import ${FULL_DISK}` };
  const siege = createSiege({ folder, tables: 2, patrons: 8, chance, more });
  const fill = async ({ origin, signal }: Served): Promise<void> => {
    signal('SIGUSR2');
    expect(await fillUp(origin)).toEqual({
      status: 503,
      body: {
        error: 'not-ready',
        type: '/docs/reference/errors.html#http-not-ready',
        detail: 'nothing-written',
        message: 'Nothing can be recorded at the moment: the database cannot be written. Try again later.',
      },
    });
    await expect.poll(async () => (await ask(origin, '/health/ready')).status, WAIT).toBe(503);
    expect((await ask(origin, '/health/live')).status).toBe(200);
  };
  try {
    const { faults } = await siege.strike(async (running) => {
      const staker = await stakerAt(running.origin);
      await fill(running);
      await expect.poll(staker.stake, WAIT).toMatch(/^The house cannot record stakes just now\./);
      staker.leave();
      expect(running.said()).toMatch(/"component":"sqlite".*"disk full or failing: nothing can be recorded"/);
      running.signal('SIGUSR2');
      await expect.poll(async () => (await ask(running.origin, '/health/ready')).status, WAIT).toBe(200);
      expect((await ask(running.origin, '/api/session', 'POST')).status).toBe(200);
      const before = siege.answered().accepted;
      await expect.poll(() => siege.answered().accepted, WAIT).toBeGreaterThan(before + 8);
    });
    expect(faults).toEqual([]);
    // And killed while it is full.
    expect((await siege.strike(fill)).faults).toEqual([]);
    expect((await siege.goOn()).faults).toEqual([]);
  } finally {
    await siege.close();
  }
});

describe.skipIf(process.platform === 'win32')('where nothing can be written', () => {
  /** Limits the file size to zero: like a full disk, for one process, without privileges. */
  const startWithoutRoom = async (data: string): Promise<{ code: number; said: string }> => {
    const shell = `trap '' XFSZ; ulimit -f 0; exec "${process.execPath}" --disable-warning=ExperimentalWarning "${MAIN}"`;
    const child = spawn('sh', ['-c', shell], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', PUNTO_DATA: data, PUNTO_ROOMS: quickRoom(folder) },
    });
    let said = '';
    for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += chunk));
    const [code] = await once(child, 'close');
    return { code, said };
  };

  it('the server does not start, and prints the remedy', async () => {
    const data = join(folder, 'data');
    const { code, said } = await startWithoutRoom(data);
    expect(said).toMatch(
      /^Writing to the disk of the data folder \S+ failed \([^\n]*\)\. Free space [^\n]*\n$/,
    );
    expect(code).toBe(1);
    // No partial file prevents the next start.
    await (await openSqliteStore(data)).close();
    expect((await startWithoutRoom(data)).said).toMatch(/^Writing to the disk of the data folder /);
    const served = await serve(folder, quickRoom(folder));
    expect(await served.stop()).toBe(0);
  });
});

/** Needs privileges; without them the tests above have to suffice. */
const canMount = ((): boolean => {
  const at = mkdtempSync(join(tmpdir(), 'punto-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', at], { stdio: 'ignore' });
    execFileSync('umount', [at], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(at, { recursive: true, force: true });
  }
})();

describe.skipIf(!canMount)('a real small disk', () => {
  const remount = (option: string): void =>
    void execFileSync('mount', ['-o', `remount,${option}`, folder], { stdio: 'ignore' });
  beforeEach(() => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder], { stdio: 'ignore' });
  });
  afterEach(() => {
    execFileSync('umount', [folder], { stdio: 'ignore' });
  });

  it.runIf(inject('soak'))('[T3] [L6] that fills under load and gets free space loses nothing', async () => {
    const siege = createSiege({ folder, tables: 1, patrons: 6, chance: () => 0.5 });
    try {
      const { faults } = await siege.strike(async ({ origin }) => {
        expect((await fillUp(origin)).status).toBe(503);
        await expect.poll(async () => (await ask(origin, '/health/ready')).status, WAIT).toBe(503);
        remount('size=64m');
        const before = siege.answered().accepted;
        await expect.poll(() => siege.answered().accepted, WAIT).toBeGreaterThan(before + 6);
      });
      expect(faults).toEqual([]);
    } finally {
      await siege.close();
    }
  });

  it('[T3] without space for a commit refuses it with certainty: a crash right after does not bring it back', async () => {
    const copies = mkdtempSync(join(tmpdir(), 'punto-disk-copy-'));
    const file = join(folder, 'small.db');
    const database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0');
    database.exec('CREATE TABLE lines (body BLOB)');
    const left = join(copies, 'small.db');
    // A crash leaves the files as they are after the failed commit, before the log is restarted.
    const commit = database.prepare('COMMIT');
    const run = (): unknown => {
      try {
        return commit.run();
      } catch (fault) {
        for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${left}${end}`);
        throw fault;
      }
    };
    const prepare = (sql: string) => (sql === 'COMMIT' ? { run } : database.prepare(sql));
    const shown = new Proxy(database, {
      get: (target, name) => {
        const value = Reflect.get(target, name, target);
        if (name === 'prepare') return prepare;
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const group = createGroupCommit(shown);
    const line = () => database.exec('INSERT INTO lines VALUES (zeroblob(20000))');
    let acknowledged = 0;
    let fault: unknown = null;
    while (fault === null && acknowledged < 1_000)
      await group.run(line).then(
        () => (acknowledged += 1),
        (cause: unknown) => (fault = cause),
      );
    expect(isFull(fault)).toBe(true);
    const found = new DatabaseSync(left);
    expect(found.prepare('SELECT count(*) AS lines FROM lines').get()).toEqual({ lines: acknowledged });
    found.close();
    database.close();
    rmSync(copies, { recursive: true });
  });

  it('that is full keeps no partial backup', async () => {
    const data = mkdtempSync(join(tmpdir(), 'punto-disk-data-'));
    const store = await openSqliteStore(data);
    execFileSync('dd', ['if=/dev/zero', `of=${join(folder, 'ballast')}`, 'bs=1k', 'count=2990'], {
      stdio: 'ignore',
    });
    const options = { folder: data, into: folder, withKey: false, quick: false, givenKey: undefined, now: 0 };
    await expect(backUp(options)).rejects.toThrow(/full|space/i);
    expect(readdirSync(folder)).toEqual(['ballast']);
    await store.close();
    rmSync(data, { recursive: true });
  });

  it('that is read-only is reported in one sentence', async () => {
    await (await openSqliteStore(join(folder, 'data'))).close();
    const rooms = quickRoom(folder);
    remount('ro');
    await expect(serve(folder, rooms)).rejects.toThrow(
      /ended with 1: The data folder \S+ cannot be written [^\n]*\n$/,
    );
    remount('rw');
  });
});
