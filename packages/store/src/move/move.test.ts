// A deployment is moved completely and is then in exactly one place, or it is not moved, for every interruption at
// every moment.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { tableId } from '@punto/table/ids';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildSampleHouse } from '../../test/move/sample-house.ts';
import { ANN, BEN, grant, MAIN, SIDE_ROOM } from '../../test/samples/sample.ts';
import { createPlay } from '../../test/samples/sample-play.ts';
import { postgresPrograms } from '../../test/support/postgres-server.ts';
import { type SharedPostgres, sharedPostgres } from '../../test/support/shared-postgres.ts';
import { auditFolder } from '../audit/audit.ts';
import { MoveRefused } from '../move-refused.ts';
import { DatabaseInUse, DeploymentMoved, NoDatabase } from '../open-failure.ts';
import { type Connections, openConnections } from '../postgres/connection.ts';
import { refuseMovedDatabase } from '../postgres/database-mark.ts';
import { migrate } from '../postgres/migration.ts';
import { openPostgresStore } from '../postgres-store.ts';
import { DATABASE_TABLES } from '../shared/database-tables.ts';
import { openForReading } from '../sqlite/database.ts';
import { MOVED_FILE, readMark } from '../sqlite/folder-mark.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import { auditPostgres } from './audit-postgres.ts';
import { differences } from './differences.ts';
import { moveToFolder } from './move-to-folder.ts';
import { type Move, moveToPostgres } from './move-to-postgres.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const programs = postgresPrograms();

describe.skipIf(programs === null)('moving a deployment (skipped where there is no PostgreSQL)', () => {
  let server: SharedPostgres;
  let sample: string;
  let root: string;
  let folder: string;
  let back: string;
  let address: string;
  let connections: Connections;
  beforeAll(async () => {
    server = sharedPostgres();
    sample = mkdtempSync(join(tmpdir(), 'punto-sample-'));
    await buildSampleHouse(sample);
    address = await server.database();
    connections = openConnections(address, () => {});
    await migrate(connections);
  });
  afterAll(async () => {
    await connections.close();
    rmSync(sample, { recursive: true });
    await server.removeDatabases();
  });
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'punto-moved-'));
    folder = join(root, 'data');
    back = join(root, 'back');
    cpSync(sample, folder, { recursive: true });
    // Truncating takes a tenth of the time of creating a database.
    await ask(`TRUNCATE ${DATABASE_TABLES.map(({ table }) => table).join()}, moves, nodes, leases`);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const move = (more: Partial<Move> = {}) =>
    moveToPostgres({ folder, connections, name: 'punto on here', now: NOON, ...more });
  const ask = (sql: string) => connections.pool.query(sql);
  const opens = (): Promise<'at home' | 'moved'> =>
    refuseMovedDatabase(connections.pool).then(
      () => 'at home',
      (cause: unknown) => {
        expect(cause).toBeInstanceOf(DeploymentMoved);
        return 'moved';
      },
    );
  const playOn = async (id: string): Promise<void> => {
    const store = await openSqliteStore(folder);
    expect(await store.transfer([grant(BEN, 100, id)])).toBe(null);
    await store.close();
  };
  /** Interrupts the move at that step. */
  const cutShort = (at: 'audit' | 'copy' | 'compare') => {
    const stop = new AbortController();
    return {
      stop: stop.signal,
      tell: (step: string) => {
        if (step === at) stop.abort();
      },
    };
  };

  /** A fault at the nth transaction: before it begins, or after its commit and before the answer. */
  const happening = (nth: number, when: 'before' | 'after', what: () => Promise<unknown>): Connections => {
    let begun = 0;
    return {
      ...connections,
      transaction: async (work, begin) => {
        begun += 1;
        const isIt = begun === nth;
        if (isIt && when === 'before') await what();
        const value = await connections.transaction(work, begin);
        if (isIt && when === 'after') await what();
        return value;
      },
    };
  };
  const breaking = (nth: number, when: 'before' | 'after'): Connections =>
    happening(nth, when, () => Promise.reject(new Error('cut off')));
  /** The first and the last transaction of a move; those between are for `npm run soak`. */
  const BREAKS = (inject('soak') ? [2, 3, 4, 5] : [2, 5]).flatMap((nth) => [
    [nth, 'before'] as const,
    [nth, 'after'] as const,
  ]);

  describe('to PostgreSQL', () => {
    it('[T3] [L6] moves everything, and leaves the folder unchanged except for the mark', async () => {
      const before = readFileSync(join(folder, 'punto.db'));
      const steps: string[] = [];
      const { ends } = await move({ tell: (step) => void steps.push(step) });
      expect(ends?.there).toEqual(ends?.here);
      expect(ends?.here.rows).toMatchObject({ events: 43, journal: 19, bet_definitions: 2 });
      expect(steps).toEqual(['audit', 'copy', 'compare']);
      expect(await opens()).toBe('at home');
      expect(await auditPostgres(connections)).toEqual([]);
      expect(readMark(folder)).toMatchObject({ to: 'punto on here', at: NOON });
      expect(readFileSync(join(folder, 'punto.db')).equals(before)).toBe(true);
      expect(auditFolder(folder).faults).toEqual([]);
    });

    it('a server refuses the folder until the mark is removed', async () => {
      await move();
      await expect(openSqliteStore(folder)).rejects.toThrow(DeploymentMoved);
      await expect(openSqliteStore(folder)).rejects.toThrow(
        /was moved to punto on here at 2026-11-21T12:00:00.000Z .* remove \S+moved\.json\.$/,
      );
      rmSync(join(folder, MOVED_FILE));
      await playOn('after-all');
    });

    it('a deployment moves once', async () => {
      await move();
      await expect(move()).rejects.toThrow(/was moved to punto on here at .* already/);
      const other = openConnections(await server.database(), () => {});
      await expect(move({ connections: other })).rejects.toThrow(MoveRefused);
      await other.close();
    });

    it('is refused while a server has the folder open, and when there is none', async () => {
      const store = await openSqliteStore(folder);
      await expect(move()).rejects.toThrow(DatabaseInUse);
      await store.close();
      await expect(move({ folder: back })).rejects.toThrow(NoDatabase);
      expect(existsSync(back)).toBe(false);
    });

    it('is refused when the database has a deployment, is in use, or belongs to another program', async () => {
      await migrate(connections);
      await ask(`INSERT INTO staff VALUES ('x', 'x', 'dealer', '', false, NULL, NULL, NULL, true, 1)`);
      await expect(move()).rejects.toThrow(/already holds a deployment/);
      await ask('DELETE FROM staff');
      await ask(`INSERT INTO nodes VALUES ('n1', now() + interval '1 minute')`);
      await expect(move()).rejects.toThrow(/A server has this database open\. Stop all nodes first/);
      await ask('DELETE FROM nodes');
      const foreign = openConnections(await server.database(), () => {});
      await foreign.pool.query('CREATE TABLE shop (price int)');
      await expect(move({ connections: foreign })).rejects.toThrow(/holds tables of another program/);
      await foreign.close();
      await playOn('still-here');
      await move();
    });

    it('is refused when the audit of the folder finds faults', async () => {
      const database = new DatabaseSync(join(folder, 'punto.db'));
      database.exec(`UPDATE accounts SET balance_minor = balance_minor + 1 WHERE account = 'house'`);
      database.close();
      await expect(move()).rejects.toThrow(
        /found a fault, and nothing was moved: all accounts together are 1, not 0/,
      );
      expect(await opens()).toBe('at home');
      expect(readMark(folder)).toBe(null);
    });

    it.each(['audit', 'copy', 'compare'] as const)(
      '[T3] interrupted in its %s, the deployment stays in its folder and moves later with what was added since',
      async (step) => {
        await expect(move(cutShort(step))).rejects.toThrow('aborted');
        expect(await opens()).toBe(step === 'compare' ? 'moved' : 'at home');
        await playOn('meanwhile');
        expect(readMark(folder)).toBe(null);
        const { ends } = await move();
        expect(ends?.there.rows.movements).toBe(ends?.here.rows.movements);
        expect((await ask(`SELECT id FROM movements WHERE id = 'meanwhile'`)).rowCount).toBe(1);
        expect(await opens()).toBe('at home');
        await expect(openSqliteStore(folder)).rejects.toThrow(DeploymentMoved);
      },
    );

    it('[T3] interrupted after the last check, it is open nowhere until the same move is run again', async () => {
      await move();
      const mark = readMark(folder);
      await ask(`INSERT INTO moves VALUES ('${mark?.move}', 'arriving')`);
      await expect(openSqliteStore(folder)).rejects.toThrow(DeploymentMoved);
      expect(await opens()).toBe('moved');
      expect(await move()).toEqual({ ends: null });
      expect(await opens()).toBe('at home');
      expect((await ask('SELECT 1 FROM events')).rowCount).toBe(43);
    });

    it.each(BREAKS)(
      '[T3] disconnected from PostgreSQL at transaction %i (%s), it is in one place',
      async (nth, when) => {
        await expect(move({ connections: breaking(nth, when) })).rejects.toThrow('cut off');
        const isHere = readMark(folder) === null;
        const isThere = (await opens()) === 'at home' && (await ask('SELECT 1 FROM events')).rowCount === 43;
        expect(isHere && isThere).toBe(false);
        // Only the answer to the last COMMIT was lost.
        if (isThere) await expect(move()).rejects.toThrow('It can be moved only once');
        else await move();
        expect(await opens()).toBe('at home');
        expect(await auditPostgres(connections)).toEqual([]);
        await expect(openSqliteStore(folder)).rejects.toThrow(DeploymentMoved);
      },
    );

    it('[L6] finds a row changed on the way, although all sums are right', async () => {
      const tampered = move({
        tell: async (step) => {
          if (step === 'compare') await ask(`UPDATE patrons SET name = 'Another' WHERE patron = 'ann'`);
        },
      });
      await expect(tampered).rejects.toThrow(
        'The copy differs from the original, and the deployment stays where it is: row ann of patrons is not the same at both ends.',
      );
      expect(await opens()).toBe('moved');
      await playOn('still-here');
    });
  });

  describe('back into a folder', () => {
    beforeEach(() => move());

    const moveBack = (more: Partial<Move> = {}) => moveToFolder({ folder: back, connections, ...more });

    it('[T3] [L6] [T8] restores a deployment that was moved, and no node opens the old database', async () => {
      const { here, there } = await moveBack();
      expect(there).toEqual(here);
      const [before, after] = [openForReading(folder), openForReading(back)];
      expect(differences(before, after)).toEqual([]);
      before.close();
      after.close();
      expect(await opens()).toBe('moved');
      expect(readdirSync(back)).toEqual(['punto.db']);
      const store = await openSqliteStore(back);
      expect(await store.audit()).toEqual([]);
      await store.close();
      await expect(moveBack({ folder: join(root, 'again') })).rejects.toThrow(/has moved into a data folder/);
      await expect(openPostgresStore(address)).rejects.toThrow(DeploymentMoved);
    });

    it('[T3] [L6] [T8] includes the rounds played in PostgreSQL, with the house in one account again', async () => {
      const store = await openPostgresStore(address);
      for (const table of [SIDE_ROOM, tableId('third-room')]) {
        const play = await createPlay(store, table, 86_400_000);
        await play.bet(ANN, `ticket-${table}`, { player: 20 });
        await play.until('settled');
        await play.until('betting');
        await play.bet(ANN, `ticket-${table}-open`, { banker: 30 });
      }
      await store.transfer([grant(BEN, 700, 'on-the-way')]);
      expect(await store.audit()).toEqual([]);
      await store.close();
      const parts = await ask(`SELECT part FROM accounts WHERE account = 'house'`);
      expect(parts.rowCount).toBeGreaterThan(3);
      const { here, there } = await moveBack();
      expect(there).toEqual(here);
      const again = await openSqliteStore(back);
      expect(await again.audit()).toEqual([]);
      expect(await again.staked()).toEqual(expect.arrayContaining([MAIN, SIDE_ROOM, 'third-room']));
      await again.close();
    });

    it.each(['copy', 'compare'] as const)('interrupted in its %s, it leaves nothing behind', async (step) => {
      await expect(moveBack(cutShort(step))).rejects.toThrow('aborted');
      expect(readdirSync(back)).toEqual([]);
      expect(await opens()).toBe('at home');
      await moveBack();
    });

    it.each(BREAKS)(
      '[T3] disconnected from PostgreSQL at transaction %i (%s), it is in one place',
      async (nth, when) => {
        await expect(moveBack({ connections: breaking(nth, when) })).rejects.toThrow('cut off');
        const isBack = existsSync(join(back, 'punto.db'));
        expect(isBack && (await opens()) === 'at home').toBe(false);
        if (!isBack) await moveBack();
        expect(auditFolder(back).faults).toEqual([]);
        expect(await opens()).toBe('moved');
      },
    );

    it('[L6] is refused when a starting node has written meanwhile', async () => {
      const late = happening(4, 'before', () =>
        ask(`INSERT INTO sign_in_failures (name, at) VALUES ('ann', 5)`),
      );
      await expect(moveBack({ connections: late })).rejects.toThrow(/was changed while it was copied/);
      expect(readdirSync(back)).toEqual([]);
      expect(await opens()).toBe('at home');
    });

    it('killed, it is run again, and no node opens half of a move', async () => {
      await ask(`INSERT INTO moves VALUES ('killed', 'leaving')`);
      expect(await opens()).toBe('moved');
      await moveBack();
      expect((await ask('SELECT state FROM moves')).rows).toEqual([{ state: 'gone' }]);
    });

    it('is refused while a node runs, into a folder with a deployment, and when the books are wrong', async () => {
      await expect(moveBack({ folder })).rejects.toThrow(/already holds a punto\.db/);
      await ask(`INSERT INTO nodes VALUES ('n1', now() + interval '1 minute')`);
      await expect(moveBack()).rejects.toThrow(/Stop all nodes first/);
      await ask('DELETE FROM nodes');
      await ask(`UPDATE accounts SET balance_minor = balance_minor + 1 WHERE account = 'house'`);
      await expect(moveBack()).rejects.toThrow(/account house says/);
      expect(existsSync(join(back, 'punto.db'))).toBe(false);
      expect(await opens()).toBe('at home');
    });
  });
});
