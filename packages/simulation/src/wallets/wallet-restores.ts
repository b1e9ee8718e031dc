// Restores in the middle of play: the house from a backup, with the code of `punto backup` and `punto restore`, and an operator from a
// copy of its book. Each side then has forgotten some minutes that the other knows.
import { join } from 'node:path';
import { endEveryShoe } from '@punto/server/table-host/tables/unreadable-shoes';
import { backUp } from '@punto/store/backup/backup';
import { restore } from '@punto/store/backup/restore';
import { openForReading } from '@punto/store/sqlite/database';
import { query } from '@punto/store/sqlite/typed-queries';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import type { TableEvent, TableId } from '@punto/table/index';
import { readStoredFiles } from '../power-cut-files.ts';
import { HOUSE_KEYS } from '../truth.ts';
import { mustHold } from '../violations.ts';
import { createOwner, type World } from '../world.ts';
import type { OperatorCopy, SimulatedOperator } from './simulated-operator.ts';
import { transactionsOf } from './transactions-of.ts';
import { BRANDS } from './wallet-brands.ts';
import type { RestoredHouse } from './wallet-referee.ts';
import type { WalletStage } from './wallet-stage.ts';

export type HouseBackup = { readonly folder: string; readonly at: number };

export const backUpHouse = async (stage: WalletStage): Promise<HouseBackup> => {
  const { world, database, folder } = stage;
  await running(stage);
  const at = world.now();
  const made = await held(stage, () =>
    backUp({
      ...{ folder: database.folder(), into: join(folder, 'backups'), now: at },
      ...{ withKey: false, quick: true, givenKey: undefined },
    }),
  );
  return { folder: made.folder, at };
};

/** The ids of webhooks that the restore lost, and of those that the backup has. */
export type LostWebhooks = { readonly lost: ReadonlySet<string>; readonly kept: ReadonlySet<string> };

/** All processes end; the database starts again from the backup, and the nodes after it. */
export const restoreHouse = async (stage: WalletStage, from: HouseBackup): Promise<LostWebhooks> => {
  const { world, database, folder, nodes, operators, referee, deeds } = stage;
  await running(stage);
  const target = join(folder, `restored-${world.now()}`);
  const known = new Set<string>();
  const { restored, lost, kept } = await held(stage, async () => {
    const sent = webhooksIn(database.folder());
    await restore({
      ...{ backup: from.folder, folder: target, now: world.now() },
      ...{ withoutKey: true, givenKey: undefined },
      endShoes: async (store, _, now) => {
        // What the restore itself owes comes after these, also where an operator has the same call from the forgotten history.
        for (const { id } of await owedIn(store)) known.add(id);
        return endEveryShoe(store, HOUSE_KEYS, now);
      },
    });
    const kept = webhooksIn(from.folder);
    return { restored: await readHouse(target), kept, lost: sent.difference(kept) };
  });
  for (const node of nodes) node.kill();
  database.crash(readStoredFiles(target));
  referee.houseRestored(restored);
  for (const operator of operators) operator.houseRestored(known);
  deeds.count('restore', 'the house');
  deeds.count('restore', 'seconds forgotten by the house', Math.round((world.now() - from.at) / 1_000));
  deeds.count('restore', 'webhooks lost', lost.size);
  return { lost, kept };
};

/** A receiver that drops the ids that it has loses no webhook of the restored house. */
export const checkWebhooks = async (stage: WalletStage, { lost, kept }: LostWebhooks): Promise<void> => {
  const made = await held(stage, async () => webhooksIn(stage.database.folder()).difference(kept));
  stage.deeds.count('restore', 'webhooks after it', made.size);
  const [again] = made.intersection(lost);
  mustHold(again === undefined, () => `two webhooks have the id ${again}`);
};

/** By brand, since the ids of each brand are its own. */
const webhooksIn = (folder: string): Set<string> => {
  const database = openForReading(folder);
  try {
    const ids = query<{ id: string }>(database, `SELECT brand || ' ' || id AS id FROM webhook_events`).all();
    return new Set(ids.map(({ id }) => id));
  } finally {
    database.close();
  }
};

export const restoreOperator = (
  { world, deeds }: WalletStage,
  operator: SimulatedOperator,
  copy: OperatorCopy,
  at: number,
): void => {
  operator.restore(copy);
  deeds.count('restore', 'an operator');
  deeds.count('restore', 'seconds forgotten by an operator', Math.round((world.now() - at) / 1_000));
};

const readHouse = async (folder: string): Promise<RestoredHouse> => {
  const store = await openSqliteStore(folder);
  try {
    const streams = new Map<TableId, readonly TableEvent[]>();
    for (const table of await store.tables()) streams.set(table, (await store.load(table, 'start')).events);
    return { streams, calls: await owedIn(store) };
  } finally {
    await store.close();
  }
};

const owedIn = async (store: Store): Promise<RestoredHouse['calls']> => {
  const transactions = (await Promise.all(BRANDS.map((brand) => transactionsOf(store, brand)))).flat();
  const ids = transactions.flatMap(({ id, call }) => (call === 'debit' ? [] : [id]));
  const calls = (await store.wallet.calls(ids)).toSorted((one, other) => one.number - other.number);
  return calls.map(({ id, body }) => ({ id, account: JSON.parse(body).patron }));
};

/** Until the database runs. */
const running = async (stage: WalletStage): Promise<void> => {
  while (stage.store() === null) await stage.step();
};

/** Does work that waits for the real machine, while virtual time is stopped. */
const held = <T>({ world, disk, step }: HoldingStage, work: () => Promise<T>): Promise<T> => {
  const owner = createOwner('restore');
  const done = Promise.withResolvers<T>();
  let isDone = false;
  world.soon(owner, () => {
    const working = disk.observe(work);
    world.hold(owner, working);
    working.then(done.resolve, done.reject).finally(() => {
      isDone = true;
    });
  });
  const steps = async (): Promise<void> => {
    while (!isDone) await step();
  };
  return steps().then(() => done.promise);
};

type HoldingStage = Pick<WalletStage, 'disk' | 'step'> & { readonly world: World };
