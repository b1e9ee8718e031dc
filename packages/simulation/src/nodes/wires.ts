// The network between nodes: a message comes late, twice or never, and a node may be partitioned, which it does not
// notice immediately. Every message is inspected when it is sent.

import type { Chance } from '@punto/server/test/support/chance';
import { createMemorySwitch, type MemorySwitch, type OnTheWay } from '@punto/server/test/support/memory-wire';
import type { Faults } from '../faults.ts';
import { createOwner, type World } from '../world.ts';
import { worldClock } from './machines.ts';

export type Wires = MemorySwitch & {
  /** Nothing comes or goes, and the node does not know it. */
  readonly silence: (node: string) => void;
  readonly heal: (node: string) => void;
};

/** Messages about a patron's balance and stakes; a lost answer is requested again. */
const MONEY = /"(news|notice)":\{"type":"(own|settled|account)"/;

export const createWires = (
  world: World,
  chance: Chance,
  faults: Faults,
  inspect: (message: OnTheWay) => void,
): Wires => {
  const mostBytes = chance.pick([1_000_000, 4_000]);
  const wires = createMemorySwitch(worldClock(world, createOwner('the wire')), mostBytes);
  const silent = new Set<string>();
  wires.delayMs = () => (faults.strikes('wire late') ? chance.between(20, 700) : chance.between(0, 4));
  wires.times = (message) => {
    inspect(message);
    if (silent.has(message.from) || silent.has(message.to) || faults.strikes('wire lost')) return 0;
    if (MONEY.test(message.body)) {
      if (faults.strikes('wire message about money lost')) return 0;
      if (faults.strikes('wire message about money doubled')) return 2;
    }
    // What would count twice if it were done twice has a name.
    const isNamed = message.body.startsWith('{"id":"');
    return faults.strikes(isNamed ? 'request doubled' : 'wire doubled') ? 2 : 1;
  };
  return Object.assign(wires, {
    silence: (node: string) => void silent.add(node),
    heal: (node: string) => void silent.delete(node),
  });
};
