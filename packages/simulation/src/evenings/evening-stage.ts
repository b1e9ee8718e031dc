// A deployment of three nodes with many patrons, from one seed.
import type { Store } from '@punto/store/store';
import { type OpenTable, tableId } from '@punto/table/index';
import { mustHold } from '../violations.ts';
import { createEveningEnvironment, HOUSE_ZONE } from './evening-environment.ts';
import { EveningFaultInjection } from './evening-fault-injection.ts';
import { EveningNode } from './evening-node.ts';
import { EveningPatron } from './evening-patron.ts';
import { eveningTables } from './evening-tables.ts';
import { Referee } from './referee.ts';

export type Evenings = {
  readonly seed: number;
  readonly patrons: number;
  /** Planted bugs: wraps a node's store. */
  readonly tamper?: (store: Store) => Store;
};

export type EveningStage = ReturnType<typeof createEveningStage>;

const NODES = 3;
/** Zones with clock changes, also of half an hour, a skipped day, and offsets from −11 to +14 hours. */
export const ZONES = [
  'UTC',
  'Europe/Berlin',
  'Europe/Madrid',
  'America/New_York',
  'America/Los_Angeles',
  'America/Havana',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
] as const;

export const createEveningStage = (
  { seed, patrons: many, tamper = (store) => store }: Evenings,
  startMs: number,
) => {
  const nodes: EveningNode[] = [];
  const ground = createEveningEnvironment(
    seed,
    startMs,
    nodes,
    (basis) => new Referee({ ...basis, houseZone: HOUSE_ZONE }),
  );
  const { chance, world, faults, verdict, deeds, referee, leaseRecord, disk, database, wires } = ground;
  const setups = eveningTables(chance);
  const nodeParts = { world, faults, verdict, database, leaseRecord, wires, setups, tamper };
  for (let place = 1; place <= NODES; place += 1)
    nodes.push(new EveningNode({ ...nodeParts, chance: chance.fork(), houseZone: HOUSE_ZONE }, place));
  const open = () => nodes.flatMap((node) => node.running() ?? []);
  const stateOf = (table: string): OpenTable | null => {
    for (const { hosted } of open()) {
      const state = hosted.tables.get(tableId(table))?.state();
      if (state) return state;
    }
    return null;
  };
  const people = Array.from({ length: many }, (_, n) => {
    const parts = { world, chance: chance.fork(), referee, deeds, tables: setups, nodes: open, stateOf };
    return new EveningPatron({ ...parts, houseZone: HOUSE_ZONE, zone: chance.pick(ZONES) }, `patron-${n}`);
  });
  new EveningFaultInjection({ world, chance: chance.fork(), faults, nodes, database, disk });

  const step = async (): Promise<void> => {
    mustHold(await world.step(), 'no simulated task is due');
    if (disk.left() && database.isAlive) database.crash();
    const fault = verdict.fault();
    if (fault !== null) throw fault;
  };

  return {
    ...{ seed, world, chance, faults, referee, deeds, disk, nodes, people, step },
    store: () => database.found(),
    starts: () => nodes.reduce((sum, { starts }) => sum + starts, 0),
    start: () => {
      ground.start();
      for (const node of nodes) node.start();
    },
    close: ground.close,
  };
};
