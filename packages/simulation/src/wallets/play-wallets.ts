// A run: rounds under faults until so many calls were sent, then quiet until nothing is owed, then the comparison of all books.
import { type Counts, Deeds } from '@punto/server/test/support/deeds/deeds';
import type { Store } from '@punto/store/store';
import { Broken, mustHold } from '../violations.ts';
import { compareBooks } from './book-comparison.ts';
import {
  backUpHouse,
  checkWebhooks,
  type LostWebhooks,
  restoreHouse,
  restoreOperator,
} from './wallet-restores.ts';
import { createWalletStage, type WalletStage, type WalletStageOptions } from './wallet-stage.ts';

export type WalletRun = WalletStageOptions & {
  /** Sent calls after which the faults end. */
  readonly calls: number;
  /** The least age of the backups to which the house and an operator are restored; absent: neither is. */
  readonly backupAgeMs?: number;
};

export type WalletOutcome = {
  readonly seed: number;
  readonly counts: Counts;
  readonly hash: string;
  /** The violated invariant as text; `null`: none. */
  readonly fault: string | null;
  readonly last: readonly string[];
};

const OPENING_MS = 4_000;
const DRAINED_WITHIN_MS = 5 * 60_000;
const CHECK_MS = 1_000;
const AWAY_MS = 10 * 60_000;
const FAULT_ONCE_IN = 6;

export const playWallets = (run: WalletRun): Promise<WalletOutcome> =>
  playedOn(run, (stage) => play(stage, run));

/** Rounds without faults, in which each debit takes any time up to and beyond the timeout. */
export const playLatencies = (
  run: WalletStageOptions & { readonly debits: number },
): Promise<WalletOutcome> =>
  playedOn(run, async (stage) => {
    stage.network.anyLatencyOnceIn = 1;
    await open(stage);
    while ((stage.deeds.counts()['run: debits of any latency'] ?? 0) < run.debits)
      await pass(stage, CHECK_MS);
    await end(stage);
  });

const playedOn = async (
  run: WalletStageOptions,
  work: (stage: WalletStage) => Promise<void>,
): Promise<WalletOutcome> => {
  const stage = createWalletStage(run);
  let fault: string | null = null;
  try {
    await work(stage);
  } catch (found) {
    fault = textOf(found);
  } finally {
    stage.close();
  }
  const { trace } = stage.world;
  return { seed: run.seed, counts: countsOf(stage), hash: trace.hash(), fault, last: trace.last() };
};

/** The shares of the calls at which backups are made, and after which they are restored. */
const [BACKED_UP, HOUSE_RESTORED, COPIED, OPERATOR_RESTORED] = [0.1, 0.3, 0.6, 0.8];

const play = async (stage: WalletStage, { calls, backupAgeMs }: WalletRun): Promise<void> => {
  const { operatorFaults, deeds, world } = stage;
  await open(stage);
  setWild(stage, true);
  stage.network.faultOnceIn = FAULT_ONCE_IN;
  const until = async (share: number): Promise<void> => {
    while ((deeds.counts()['run: calls'] ?? 0) < share * calls) await pass(stage, CHECK_MS);
  };
  const [absent, forgetful] = stage.operators;
  const restored = new Set<string>();
  let webhooks: LostWebhooks | null = null;
  if (backupAgeMs !== undefined) {
    await until(BACKED_UP);
    const backup = await backUpHouse(stage);
    await until(HOUSE_RESTORED);
    await pass(stage, backup.at + backupAgeMs - world.now());
    webhooks = await restoreHouse(stage, backup);
    for (const { brand } of stage.operators) restored.add(brand);
  }
  await until(0.5);
  if (absent) {
    operatorFaults.down(absent, AWAY_MS);
    deeds.count('operator', 'away for ten minutes');
  }
  if (backupAgeMs !== undefined && forgetful) {
    await until(COPIED);
    const [copy, at] = [forgetful.copy(), world.now()];
    await until(OPERATOR_RESTORED);
    await pass(stage, at + backupAgeMs - world.now());
    restoreOperator(stage, forgetful, copy, at);
  }
  await until(1);
  await end(stage, restored);
  if (webhooks) await checkWebhooks(stage, webhooks);
};

const open = async (stage: WalletStage): Promise<void> => {
  stage.start();
  await pass(stage, OPENING_MS);
  for (const patron of stage.people) patron.isPlaying = true;
};

/** Ends play and faults, and compares all books once nothing is owed. */
const end = async (stage: WalletStage, restored?: ReadonlySet<string>): Promise<void> => {
  for (const patron of stage.people) patron.isPlaying = false;
  setWild(stage, false);
  await drain(stage);
  const store = stage.store();
  mustHold(store !== null, 'the database is down at the end');
  await stage.disk.observe(() => compareBooks(stage, store, restored));
};

const setWild = ({ faults, kills, floor, operatorFaults }: WalletStage, isWild: boolean): void => {
  faults.wild = isWild;
  kills.isOn = isWild;
  floor.isWorking = isWild;
  operatorFaults.isOn = isWild;
};

/** Without faults until every stake is settled and every owed call is delivered. */
const drain = async (stage: WalletStage): Promise<void> => {
  const { world, nodes, operatorFaults, network, floor, setups, deeds } = stage;
  operatorFaults.end();
  network.faultOnceIn = null;
  const began = world.now();
  for (;;) {
    for (const node of nodes) {
      node.cutFromDatabase(false);
      node.cutFromOthers(false);
    }
    for (const { table } of setups) floor.resume(table);
    await pass(stage, CHECK_MS);
    const store = stage.store();
    if (store && (await stage.disk.observe(() => isDrained(store)))) break;
    if (world.now() - began > DRAINED_WITHIN_MS) throw new Broken(await whatIsLeft(stage, store));
  }
  deeds.count('run', 'seconds to drain', Math.ceil((world.now() - began) / 1_000));
};

const isDrained = async (store: Store): Promise<boolean> => {
  if ((await store.wallet.waiting(0)).length > 0) return false;
  if ((await store.staked()).length > 0) return false;
  for (const table of await store.tables())
    if ((await store.wallet.openDebits(table)).length > 0) return false;
  return true;
};

const whatIsLeft = async (stage: WalletStage, store: Store | null): Promise<string> => {
  const left = store && {
    waiting: await store.wallet.unresolved({ before: stage.world.now(), most: 3 }),
    staked: await store.staked(),
    debits: (await Promise.all((await store.tables()).map(store.wallet.openDebits))).flat().slice(0, 3),
  };
  const tables = stage.setups.map(({ table }) => {
    const { phase, pause, service, deadline } = stage.stateOf(table) ?? {};
    return { table, phase, pause, service, deadline };
  });
  const stopped = stage
    .open()
    .flatMap(({ hosted }) => [...hosted.tables.values()].flatMap((host) => host.fault() ?? []));
  return `five minutes after the faults ended is left: ${JSON.stringify({ left, tables })} ${stopped.join('; ')}`;
};

const pass = async ({ world, step }: WalletStage, ms: number): Promise<void> => {
  const over = world.now() + ms;
  while (world.now() < over) await step();
};

const countsOf = ({ deeds, faults, starts }: WalletStage): Counts => {
  const all = new Deeds();
  all.countAll('fault', faults.counted());
  all.count('run', 'starts of nodes', starts());
  return { ...deeds.counts(), ...all.counts() };
};

const textOf = (fault: unknown): string => {
  if (!(fault instanceof Error)) return String(fault);
  return fault.name === 'Broken' ? fault.message : (fault.stack ?? fault.message);
};
