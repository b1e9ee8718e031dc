// The disk under the store. Every statement of the server passes here, between the store's code and SQLite, and may
// fail, be slow, or be the last one before a crash. It asserts that SQLite flushes at every commit, and does not wait
// for the flush: what a power cut leaves on the disk is simulated here.
import { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Chance } from '@punto/server/test/support/chance';
import { DATABASE_FILE } from '@punto/store/sqlite/database';
import { commitUnflushed } from './failed-flush.ts';
import type { Faults } from './faults.ts';
import { readStoredFiles, type StoredFiles, torn } from './power-cut-files.ts';
import { mustHold, type Verdict } from './violations.ts';
import type { World } from './world.ts';

/** The process has ended: nothing it still does has any effect. */
class Gone extends Error {
  override readonly name = 'Gone';

  constructor() {
    super('the process is gone');
  }
}

export type DiskListener = {
  readonly begun: () => void;
  /** A savepoint: writes after it can be rolled back. */
  readonly marked: () => void;
  readonly undone: () => void;
  readonly committed: () => void;
};

export type Disk = {
  /** Sets the folder of the server's database. */
  readonly insert: (folder: string) => void;
  /** The store has opened: it must wait for its disk, which this disk then does not. */
  readonly trust: () => void;
  /** The process ends here, with its files as they are. */
  readonly kill: () => void;
  /** The files that the ended process left behind; `null` while it runs. */
  readonly left: () => StoredFiles | null;
  /** Closes what a process that is gone had open. */
  readonly release: () => void;
  /** Looks at the store without touching it: nothing fails, and nothing is counted. */
  readonly observe: <T>(at: () => Promise<T>) => Promise<T>;
  /** Space for at most `pages` more pages; `null`: unlimited. */
  readonly fill: (pages: number | null) => void;
  /** Every read fails, until it is set to false. */
  unreadable: boolean;
  /** A read has failed, or a write that was then read back: a table may have stopped for it. */
  readonly hasFailed: () => boolean;
  /** A dying process may throw anything, and so may code of an ended one that runs on in a task of another. */
  readonly isOfEndedProcess: (fault: unknown) => boolean;
  /** Gives SQLite back. */
  readonly restore: () => void;
};

type Kind = 'renew' | 'begin' | 'commit' | 'rollback' | 'mark' | 'undo' | 'read' | 'write' | 'other';
type Statement = { readonly database: DatabaseSync; readonly kind: Kind };

/** `PRAGMA synchronous`, as SQLite counts. */
const FULL = 2;
/** SQLITE_FULL */
const NO_ROOM = 13;
const ROOM_ENOUGH = 1_073_741_823;
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^\s*PRAGMA wal_checkpoint\(TRUNCATE\)/i, 'renew'],
  [/^\s*BEGIN/i, 'begin'],
  [/^\s*(COMMIT|END)\b/i, 'commit'],
  [/^\s*ROLLBACK TO/i, 'undo'],
  [/^\s*ROLLBACK/i, 'rollback'],
  [/^\s*SAVEPOINT/i, 'mark'],
  [/^\s*(SELECT|WITH)\b/i, 'read'],
  [/^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i, 'write'],
];

const kindOf = (sql: string): Kind => KINDS.find(([pattern]) => pattern.test(sql))?.[1] ?? 'other';

export const createDisk = (
  world: World,
  chance: Chance,
  faults: Faults,
  listener: DiskListener,
  verdict: Verdict,
): Disk => {
  const statements = new WeakMap<StatementSync, Statement>();
  const opened = new Set<DatabaseSync>();
  /** Closed for a process that had ended, not by the product. */
  const released = new WeakSet<DatabaseSync>();
  let folder = '';
  let left: StoredFiles | null = null;
  let looking = 0;
  let hasFailed = false;
  let isUnreadable = false;
  let endedAtStep = -1;

  const isOurs = (database: DatabaseSync): boolean =>
    folder !== '' && (database.location() ?? '').startsWith(folder);

  const kill = (storedFiles: StoredFiles): never => {
    left ??= storedFiles;
    throw new Gone();
  };
  const fail = (what: string): never => {
    hasFailed = true;
    world.trace.note(`disk: ${what}`);
    throw Object.assign(new Error('disk I/O error'), {
      code: 'ERR_SQLITE_ERROR',
      errcode: 10,
      errstr: 'disk I/O error',
    });
  };

  /** What SQLite itself refuses for want of room. */
  const tried = <T>(act: () => T): T => {
    try {
      return act();
    } catch (fault) {
      if (fault instanceof Error && 'errcode' in fault && fault.errcode === NO_ROOM) {
        faults.count('write refused by a full disk');
        hasFailed = true;
      }
      throw fault;
    }
  };

  const perform = <T>(database: DatabaseSync, kind: Kind, act: () => T): T => {
    if (released.has(database)) {
      endedAtStep = world.steps();
      throw new Gone();
    }
    if (looking > 0 || !isOurs(database)) return act();
    if (left) throw new Gone();
    if (kind === 'commit') return commit(act);
    if (kind === 'begin' && faults.strikes('begin fails')) fail('begin fails');
    if (kind === 'read' && (isUnreadable || faults.strikes('read fails'))) fail('a read fails');
    if (kind === 'renew' && faults.strikes('log cannot be begun anew')) fail('the log cannot be begun anew');
    if (kind === 'write' && faults.strikes('statement fails')) fail('a statement fails');
    if (kind === 'write' && faults.strikes('crash inside a transaction')) kill(readStoredFiles(folder));
    const done = tried(act);
    if (kind === 'begin') listener.begun();
    if (kind === 'mark') listener.marked();
    if (kind === 'undo') listener.undone();
    if (kind === 'rollback') listener.begun();
    return done;
  };

  const commit = <T>(act: () => T): T => {
    if (faults.strikes('slow commit')) world.pass(chance.between(5, 900));
    if (faults.strikes('commit fails')) fail('a commit fails');
    if (faults.strikes('crash before a commit')) kill(readStoredFiles(folder));
    if (faults.strikes('commit written and not flushed')) return unflushed(act);
    const cut = faults.strikes('power cut in a commit') ? readStoredFiles(folder) : null;
    const done = tried(act);
    if (cut) kill(torn(cut, readStoredFiles(folder), chance));
    if (faults.strikes('crash after a commit that was not told')) kill(readStoredFiles(folder));
    verdict.over(listener.committed);
    world.trace.note(`commit ${world.now()}`);
    if (faults.strikes('commit done and not told')) fail('a commit is done and not told');
    return done;
  };

  /** What it wrote stays in the log, and a crash brings it back. */
  const unflushed = <T>(act: () => T): T => {
    const isLeft = commitUnflushed(folder, () => tried(act));
    if (isLeft && faults.strikes('crash after a failed flush')) kill(readStoredFiles(folder));
    if (isLeft) fail('a commit is written and not flushed');
    verdict.over(listener.committed);
    world.trace.note(`commit ${world.now()}`);
    return fail('a commit is done and not told');
  };

  const restore = patch({
    prepared: (statement, database, sql) => statements.set(statement, { database, kind: kindOf(sql) }),
    statement: (statement, act) => {
      const known = statements.get(statement);
      return known ? perform(known.database, known.kind, act) : act();
    },
    exec: (database, sql, act) => {
      if (isOurs(database)) opened.add(database);
      return perform(database, kindOf(sql), act);
    },
  });

  const quietly = <T>(act: () => T): T => {
    looking += 1;
    try {
      return act();
    } finally {
      looking -= 1;
    }
  };

  /** Those of the store itself; a lock is none. */
  const databases = (): readonly DatabaseSync[] =>
    [...opened].filter((database) => database.isOpen && database.location()?.endsWith(DATABASE_FILE));

  return {
    insert: (next) => {
      folder = next;
      left = null;
      hasFailed = false;
    },
    trust: () =>
      quietly(() => {
        for (const database of databases()) {
          const asked = (name: string) => database.prepare(`PRAGMA ${name}`).get()?.[name];
          mustHold(
            asked('journal_mode') === 'wal' && asked('synchronous') === FULL,
            'the store does not wait for its disk',
          );
          database.exec('PRAGMA synchronous = OFF');
        }
      }),
    kill: () => {
      left ??= readStoredFiles(folder);
    },
    left: () => left,
    release: () =>
      quietly(() => {
        for (const database of opened) {
          if (!database.isOpen) continue;
          database.close();
          released.add(database);
        }
        opened.clear();
      }),
    observe: async (at) => {
      looking += 1;
      try {
        return await at();
      } finally {
        looking -= 1;
      }
    },
    fill: (pages) =>
      quietly(() => {
        for (const database of databases()) {
          const used = Number(database.prepare('PRAGMA page_count').get()?.page_count);
          database.exec(`PRAGMA max_page_count = ${pages === null ? ROOM_ENOUGH : used + pages}`);
        }
      }),
    get unreadable() {
      return isUnreadable;
    },
    set unreadable(unreadable: boolean) {
      isUnreadable = unreadable;
    },
    hasFailed: () => hasFailed,
    isOfEndedProcess: (fault) =>
      left !== null ||
      fault instanceof Gone ||
      (endedAtStep === world.steps() && /database is not open/.test(String(fault))),
    restore,
  };
};

type Hooks = {
  readonly prepared: (statement: StatementSync, database: DatabaseSync, sql: string) => void;
  readonly statement: <T>(statement: StatementSync, act: () => T) => T;
  readonly exec: <T>(database: DatabaseSync, sql: string, act: () => T) => T;
};

/** Calls the function before every statement, until the returned function is called. */
const patch = (hooks: Hooks): (() => void) => {
  const { prepare, exec } = DatabaseSync.prototype;
  const { run, get, all } = StatementSync.prototype;
  const asked = <F extends typeof run | typeof get | typeof all>(native: F): F =>
    function (this: StatementSync, ...values: unknown[]) {
      return hooks.statement(this, () => Reflect.apply(native, this, values));
    } as F;
  Object.assign(DatabaseSync.prototype, {
    prepare(this: DatabaseSync, ...given: Parameters<typeof prepare>) {
      const statement = prepare.apply(this, given);
      hooks.prepared(statement, this, given[0]);
      return statement;
    },
    exec(this: DatabaseSync, sql: string) {
      return hooks.exec(this, sql, () => exec.call(this, sql));
    },
  } satisfies Partial<DatabaseSync>);
  Object.assign(StatementSync.prototype, { run: asked(run), get: asked(get), all: asked(all) });
  return () => {
    Object.assign(DatabaseSync.prototype, { prepare, exec });
    Object.assign(StatementSync.prototype, { run, get, all });
  };
};
