// Injects faults between and in the nodes of an evening, one at a time: processes that die, freeze or stop, connections that
// are cut, a database that dies, clocks that are set.
import type { Chance } from '@punto/server/test/support/chance';
import type { Disk } from '../disk.ts';
import type { Faults } from '../faults.ts';
import type { Database } from '../nodes/database.ts';
import { createOwner, type World } from '../world.ts';
import type { EveningNode } from './evening-node.ts';

export type EveningFaultInjectionParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly faults: Faults;
  readonly nodes: readonly EveningNode[];
  readonly database: Database;
  readonly disk: Disk;
};

const WHAT = [
  'node killed',
  'node killed',
  'node stopped gracefully',
  'node stopped gracefully',
  'node frozen',
  'node cut off from the database',
  'node cut off from the others',
  'clock of a node set',
  'database frozen',
  'database killed',
] as const;
const [SOONEST_MS, LATEST_MS] = [6_000, 30_000];
const FARTHEST_MS = 1_000;

export class EveningFaultInjection {
  readonly #parts: EveningFaultInjectionParts;
  readonly #self = createOwner('fault injection');

  constructor(parts: EveningFaultInjectionParts) {
    this.#parts = parts;
    this.#later();
  }

  #later(): void {
    const { world, chance, faults } = this.#parts;
    world.after(this.#self, chance.between(SOONEST_MS, LATEST_MS), () => {
      if (faults.wild) this.#do();
      this.#later();
    });
  }

  #do(): void {
    const { world, chance, faults, nodes, database, disk } = this.#parts;
    const what = chance.pick(WHAT);
    const node = chance.pick(nodes);
    const ms = chance.between(500, 9_000);
    const heal = (act: () => void) => world.after(this.#self, ms, act);
    faults.count(what);
    world.trace.note(`fault ${what} ${ms} ${world.now()}`);
    switch (what) {
      case 'node killed':
        node.kill();
        return;
      case 'node stopped gracefully':
        node.stop();
        return;
      case 'node frozen':
        node.freeze(ms);
        return;
      case 'node cut off from the database':
        node.cutFromDatabase(true);
        heal(() => node.cutFromDatabase(false));
        return;
      case 'node cut off from the others':
        node.cutFromOthers(true);
        heal(() => node.cutFromOthers(false));
        return;
      case 'clock of a node set':
        node.machine.set(chance.between(-FARTHEST_MS, FARTHEST_MS));
        return;
      case 'database frozen':
        database.freeze(Math.min(ms, 3_000));
        return;
      case 'database killed':
        if (database.isAlive && chance.once(8)) disk.kill();
    }
  }
}
