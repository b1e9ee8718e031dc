// Injects faults into nodes, the network between them and patrons; one starts at a time, but several may be active.
import type { Chance } from '@punto/server/test/support/chance';
import type { Disk } from '../disk.ts';
import { type Faults, NODE_FAULTS } from '../faults.ts';
import type { Network } from '../network.ts';
import type { Patron } from '../patron.ts';
import { createOwner, type World } from '../world.ts';
import type { Database } from './database.ts';
import type { Node } from './node.ts';

export type FaultInjectionParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly faults: Faults;
  readonly nodes: readonly Node[];
  readonly database: Database;
  readonly disk: Disk;
  readonly network: Network;
  readonly patrons: readonly Patron[];
};

/** Longer than the duration of any lease. */
const LONG_MS = 7_000;

export class FaultInjection {
  readonly #parts: FaultInjectionParts;
  readonly #self = createOwner('fault injection');
  /** The faults that the run repairs later. */
  readonly #spells = new Set<() => void>();

  constructor(parts: FaultInjectionParts) {
    this.#parts = parts;
    this.#later();
  }

  /** Ends all faults immediately. */
  readonly end = (): void => {
    this.#self.alive = false;
    for (const heal of [...this.#spells]) heal();
    for (const node of this.#parts.nodes) node.start();
  };

  #later(): void {
    const { world, chance, faults } = this.#parts;
    world.after(this.#self, chance.between(300, 2_500), () => {
      if (faults.wild) this.#do();
      this.#later();
    });
  }

  /** Done now, and undone after a while. */
  #spell(ms: number, cast: () => void, heal: () => void): void {
    const end = (): void => {
      if (this.#spells.delete(end)) heal();
    };
    this.#spells.add(end);
    cast();
    this.#parts.world.after(this.#self, ms, end);
  }

  #do(): void {
    const { world, chance, faults, nodes } = this.#parts;
    const what = chance.pick(NODE_FAULTS);
    const node = chance.pick(nodes);
    const ms = chance.once(2) ? chance.between(100, 2_000) : chance.between(2_000, LONG_MS);
    const links = this.#parts.network.links();
    faults.count(what);
    world.trace.note(`fault ${what} ${node.id} ${ms} ${world.now()}`);
    switch (what) {
      case 'node killed':
      case 'node frozen':
      case 'node stands still with its clock':
      case 'node stopped gracefully':
      case 'node gone for a while':
      case 'node cut off from the database':
      case 'node cut off from the others':
      case 'node cut off from both':
      case 'clock of a node set':
        this.#doToNode(what, node, ms);
        return;
      case 'link cut':
      case 'link silent':
      case 'slow reader':
        if (links.length > 0) this.#doToLink(what, chance.pick(links), ms);
        return;
      default:
        this.#doToOthers(what, ms);
    }
  }

  #doToNode(what: NodeFault, node: Node, ms: number): void {
    const { chance } = this.#parts;
    switch (what) {
      case 'node killed':
        node.kill();
        return;
      case 'node frozen':
        node.freeze(ms);
        return;
      case 'node stands still with its clock':
        node.pause(ms);
        return;
      case 'node stopped gracefully':
        node.stop();
        return;
      case 'node gone for a while':
        this.#spell(
          3 * ms,
          () => node.leave(chance.pick(['gracefully', 'killed'])),
          () => node.start(),
        );
        return;
      case 'node cut off from the database':
      case 'node cut off from the others':
      case 'node cut off from both':
        this.#spell(
          ms,
          () => cutOff(node, what, true),
          () => cutOff(node, what, false),
        );
        return;
      case 'clock of a node set':
        node.machine.set(chance.between(-4_000, 4_000));
    }
  }

  #doToLink(what: LinkFault, link: Link, ms: number): void {
    if (what === 'link cut') link.cut();
    else if (what === 'link silent') link.silence();
    else
      this.#spell(
        2 * ms,
        () => {
          link.isSlow = true;
        },
        () => {
          link.isSlow = false;
        },
      );
  }

  #doToOthers(what: Exclude<FaultBetweenNodes, NodeFault | LinkFault>, ms: number): void {
    const { chance, nodes, database, disk, patrons } = this.#parts;
    switch (what) {
      case 'database killed':
        if (database.isAlive && chance.once(2)) disk.kill();
        return;
      case 'database frozen':
        database.freeze(Math.min(ms, 3_000));
        return;
      case 'wire away':
        this.#spell(
          ms,
          () => {
            for (const each of nodes) each.cutFromOthers(true);
          },
          () => {
            for (const each of nodes) each.cutFromOthers(false);
          },
        );
        return;
      case 'patron vanishes':
        chance.pick(patrons).vanish();
        return;
      case 'patron asleep':
        chance.pick(patrons).sleep(2 * ms);
        return;
      case 'disk full':
        this.#spell(
          ms,
          () => disk.fill(chance.below(3)),
          () => disk.fill(null),
        );
    }
  }
}

type FaultBetweenNodes = (typeof NODE_FAULTS)[number];
type NodeFault = Extract<FaultBetweenNodes, `node ${string}` | 'clock of a node set'>;
type LinkFault = Extract<FaultBetweenNodes, 'link cut' | 'link silent' | 'slow reader'>;
type Link = ReturnType<Network['links']>[number];

const cutOff = (node: Node, what: NodeFault, isCut: boolean): void => {
  const isOf = (part: string) => what.endsWith(part) || what.endsWith('both');
  if (isOf('database')) node.cutFromDatabase(isCut);
  if (isOf('others')) node.cutFromOthers(isCut);
};
