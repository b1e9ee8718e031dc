// The machine of each node: a wall clock that may be wrong, and a monotonic counter that runs slightly fast or slow
// and stops while the machine is frozen. A process knows no other time.

import type { Clock } from '@punto/server/time/clock';
import { instant } from '@punto/table/index';
import type { Machine } from '../taken-over.ts';
import type { Owner, World } from '../world.ts';

export type NodeMachine = Machine & {
  /** The clock on the wall is set by so much. */
  readonly set: (ms: number) => void;
  /** Nothing runs for so long, not even the counter. */
  readonly standStill: (ms: number) => void;
};

/** `rate`: how fast it counts, 1 being right. */
export const createMachine = (world: World, offMs: number, rate: number): NodeMachine => {
  const start = world.now();
  let set = offMs;
  const stills: { readonly from: number; readonly ms: number }[] = [];
  const stood = (): number => stills.reduce((sum, { from, ms }) => sum + Math.min(world.now() - from, ms), 0);
  return {
    steady: () => (world.now() - start - stood()) * rate,
    wall: () => world.now() + set,
    set: (ms) => {
      set += ms;
    },
    standStill: (ms) => void stills.push({ from: world.now(), ms }),
  };
};

/** Simulated time, for everything between the machines; timers run in this process. */
export const worldClock = (world: World, owner: Owner): Clock => ({
  now: () => instant(world.now()),
  wake: (at, call) => world.after(owner, at - world.now(), call),
});
