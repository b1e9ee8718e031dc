import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NO_COMMIT_METER } from '../commit-meter.ts';
import { StoreBusy, StoreClosed } from '../store-unavailable.ts';
import { createGroupCommit, type GroupCommit } from './group-commit.ts';

let database: DatabaseSync;
let group: GroupCommit;
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE parents (id INTEGER PRIMARY KEY) STRICT');
  database.exec(
    'CREATE TABLE lines (id INTEGER PRIMARY KEY REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED) STRICT',
  );
  group = createGroupCommit(database);
});
afterEach(() => database.close());

const addParent = (id: number) => (): void => void database.exec(`INSERT INTO parents VALUES (${id})`);
/** Violates a deferred constraint unless there is a parent: only COMMIT fails. */
const addLine = (id: number) => (): void => void database.exec(`INSERT INTO lines VALUES (${id})`);
const parents = (): unknown[] =>
  database
    .prepare('SELECT id FROM parents')
    .all()
    .map((row) => row.id);

it('[T3] does nothing in the caller’s turn, and settles after COMMIT', async () => {
  const done = group.run(addParent(1)).then(() => database.isTransaction);
  expect(parents()).toEqual([]);
  expect(await done).toBe(false);
  expect(parents()).toEqual([1]);
});

it('[T3] puts waiting requests into one transaction', async () => {
  const open: boolean[] = [];
  const work = (id: number) => () => {
    open.push(database.isTransaction);
    addParent(id)();
    return database.prepare('SELECT count(*) AS seen FROM parents').get()?.seen;
  };
  // The line of request 1 is allowed only because request 2 of the same transaction adds its parent.
  await Promise.all([group.run(addLine(2)), group.run(addParent(2))]);
  expect(await Promise.all([group.run(work(3)), group.run(work(4))])).toEqual([2, 3]);
  expect(open).toEqual([true, true]);
});

it('[T3] rejects all of a group when COMMIT fails, and continues with the next', async () => {
  const outcomes = await Promise.allSettled([group.run(addParent(1)), group.run(addLine(9))]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
  expect(parents()).toEqual([]);
  await group.run(addParent(5));
  expect(parents()).toEqual([5]);
});

it('[T3] rejects all of a group when one request ends its transaction', async () => {
  const outcomes = await Promise.allSettled([
    group.run(addParent(1)),
    group.run(() => {
      database.exec('ROLLBACK');
      throw new Error('disk full');
    }),
    group.run(addParent(2)),
  ]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(parents()).toEqual([]);
});

it('limits the number of waiting requests', async () => {
  const crowd = Array.from({ length: 20_000 }, () => group.run(() => 1).catch((cause: unknown) => cause));
  const outcomes = await Promise.all(crowd);
  expect(outcomes.filter((outcome) => outcome === 1)).toHaveLength(16 * 1024);
  expect(outcomes.at(-1)).toBeInstanceOf(StoreBusy);
});

it('commits waiting requests when it is closed', async () => {
  const waiting = group.run(addParent(1));
  group.close();
  await waiting;
  expect(parents()).toEqual([1]);
  await expect(group.run(addParent(2))).rejects.toBeInstanceOf(StoreClosed);
});

it('[T3] calls undone after a rollback of one request, or of a whole group', async () => {
  let undone = 0;
  const told = createGroupCommit(database, NO_COMMIT_METER, () => {
    undone += 1;
  });
  await told.run(addParent(1));
  expect(undone).toBe(0);
  const fail = (): never => {
    throw new Error('no');
  };
  await Promise.allSettled([told.run(addParent(2)), told.run(fail)]);
  expect(undone).toBe(1);
  await expect(told.run(addLine(9))).rejects.toThrow('FOREIGN KEY');
  expect(undone).toBe(2);
});

const decided = (id: number) => () => ({ result: id, write: addParent(id) });

it('[T3] a request that throws while it decides is rejected alone, and no cache is dropped', async () => {
  let undone = 0;
  const told = createGroupCommit(database, NO_COMMIT_METER, () => {
    undone += 1;
  });
  const outcomes = await Promise.allSettled([
    told.decide(decided(1)),
    told.decide(() => {
      throw new Error('it does not fit');
    }),
    told.run(addParent(2)),
    told.decide(decided(3)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(outcomes[3]).toMatchObject({ value: 3 });
  expect([parents(), undone]).toEqual([[1, 2, 3], 0]);
});

it('[T3] a gathered write that fails rolls back its group, and fails alone when it is repeated', async () => {
  const seen: unknown[] = [];
  const counted = createGroupCommit(database, {
    committed: (requests) => seen.push(requests),
    commitFailed: (cause) => seen.push(cause),
  });
  /** Writes half of its rows, then throws. */
  const twice = (id: number) =>
    counted.decide(() => ({
      result: id,
      write: () => {
        addParent(id)();
        addParent(id)();
      },
    }));
  const all = () => Promise.allSettled([counted.decide(decided(1)), twice(5), counted.run(addParent(2))]);
  expect((await all()).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect([parents(), seen]).toEqual([[], []]);
  expect((await all()).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect([parents(), seen]).toEqual([
    [1, 2],
    [1, 1],
  ]);
});

it('waits for requests of the next turns of the event loop, and for a few turns at most', async () => {
  const seen: number[] = [];
  const counted = createGroupCommit(database, {
    ...NO_COMMIT_METER,
    committed: (requests) => seen.push(requests),
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const inTurns = async (turns: number): Promise<void> => {
    const all: Promise<void>[] = [];
    for (let each = 0; each < turns; each += 1) {
      all.push(counted.run(() => {}));
      await turn();
    }
    await Promise.all(all);
  };
  await inTurns(2);
  expect(seen).toEqual([2]);
  await inTurns(5);
  expect(seen).toEqual([2, 4, 1]);
});

it('closes a group by its weight, which bounds how long the event loop is blocked', async () => {
  const seen: number[] = [];
  const counted = createGroupCommit(database, {
    ...NO_COMMIT_METER,
    committed: (requests) => seen.push(requests),
  });
  const weights = [1_000, 30, 1, 5_000, 1, 1];
  await Promise.all(weights.map((weight) => counted.run(() => {}, weight)));
  expect(seen).toEqual([2, 2, 2]);
});
