// The environment of an evening, from one seed: virtual time, the machine of the database with its disk and leases, the
// wire, and the referee.
import { rmSync } from 'node:fs';
import { chanceOf } from '@punto/server/test/support/chance';
import { Deeds } from '@punto/server/test/support/deeds/deeds';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import { createDisk, type DiskListener } from '../disk.ts';
import { createFaults, type Faults } from '../faults.ts';
import { Database, type DatabaseParts } from '../nodes/database.ts';
import { allListeners } from '../nodes/disk-listeners.ts';
import { createLeaseBook } from '../nodes/lease-book.ts';
import { LeaseRecord } from '../nodes/lease-record.ts';
import { createMachine } from '../nodes/machines.ts';
import { createWires } from '../nodes/wires.ts';
import { readStoredFiles } from '../power-cut-files.ts';
import { takeOver } from '../replaced-globals.ts';
import { createVerdict, type Verdict } from '../violations.ts';
import { createWorld, type Owner, type World } from '../world.ts';
import type { EveningNode } from './evening-node.ts';
import { RATES } from './evening-rates.ts';

/** Of accounts without a zone of their own. */
export const HOUSE_ZONE = 'UTC';

/** Called for every transaction when the disk confirms it. */
export type EnvironmentReferee = DiskListener &
  DatabaseParts['truth'] & {
    /** Whether the disk can show after a crash if the transaction in progress is on it. */
    readonly isProvable: () => boolean;
  };
export type RefereeBasis = {
  readonly verdict: Verdict;
  readonly deeds: Deeds;
  readonly now: () => number;
};

/** `nodes`: filled later. */
export const createEveningEnvironment = <R extends EnvironmentReferee>(
  seed: number,
  startMs: number,
  nodes: readonly EveningNode[],
  createReferee: (basis: RefereeBasis) => R,
  rates = RATES,
) => {
  const chance = chanceOf(seed);
  const verdict = createVerdict();
  let isOfEndedProcess = (_: unknown): boolean => false;
  let acting = (): Owner | null => null;
  const thrown = (fault: unknown): void => {
    if (acting()?.alive !== false && !isOfEndedProcess(fault)) verdict.keep(fault);
  };
  const world = createWorld(startMs, (_, fault) => thrown(fault));
  acting = world.acting;
  const deeds = new Deeds();
  const referee = createReferee({ verdict, deeds, now: world.now });
  const faults = provable(createFaults(chance.fork(), rates), referee);
  const folder = folderWithDatabase('evenings');
  const giveBack = takeOver(world, machinesOf(world, nodes), chance.fork());
  process.on('unhandledRejection', thrown);
  const leases = createLeaseBook(world.now, (_, __, from) => {
    deeds.count('run', 'table moves');
    if (from !== null) faults.count('table taken from a dead node');
  });
  const leaseRecord = new LeaseRecord(leases, faults, world.now);
  const disk = createDisk(world, chance.fork(), faults, allListeners([referee, leaseRecord]), verdict);
  isOfEndedProcess = disk.isOfEndedProcess;
  const database: Database = new Database({
    ...{ world, chance: chance.fork(), disk, truth: referee, verdict, folder, leases, isAudited: false },
    onCrash: () => {
      for (const node of nodes) node.lostDatabase();
    },
  });
  const wires = createWires(world, chance.fork(), faults, () => undefined);
  return {
    ...{ chance, verdict, world, deeds, referee, faults, leaseRecord, disk, database, wires, folder },
    start: () => database.start(readStoredFiles(folder)),
    close: () => {
      disk.release();
      disk.restore();
      process.off('unhandledRejection', thrown);
      giveBack();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** The clocks of the machine that is acting. */
const machinesOf = (world: World, nodes: readonly EveningNode[]) => {
  const ofDatabase = createMachine(world, 0, 1);
  const acting = () => nodes.find(({ owner }) => owner === world.acting())?.machine ?? ofDatabase;
  return { wall: () => acting().wall(), steady: () => acting().steady() };
};

const IN_A_TRANSACTION: ReadonlySet<string> = new Set([
  'crash inside a transaction',
  'crash before a commit',
  'crash after a commit that was not told',
  'power cut in a commit',
]);

/** The database dies in transactions alone of which the disk shows afterwards if they are on it. */
const provable = (faults: Faults, referee: EnvironmentReferee): Faults => ({
  ...faults,
  strikes: (name) => (!IN_A_TRANSACTION.has(name) || referee.isProvable()) && faults.strikes(name),
  get wild() {
    return faults.wild;
  },
  set wild(wild: boolean) {
    faults.wild = wild;
  },
});
