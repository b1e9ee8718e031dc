// The machine of each node: a wall clock that may be wrong, and a monotonic counter that runs slightly fast or slow
// and stops while the machine is frozen. A process knows no other time.

import type { Clock } from '@punto/server/time/clock';
import { instant } from '@punto/table/index';
import type { Machine } from '../replaced-globals.ts';
import type { Owner, World } from '../world.ts';

export type NodeMachine = Machine & {
  /** The amount by which the system clock is set. */
  readonly set: (ms: number) => void;
  /** Stops everything for `ms`, the counter too. Returns by how much the counter's stop is longer for it. */
  readonly standStill: (ms: number) => number;
};

/** `rate`: how fast it counts, 1 being right. */
export const createMachine = (world: World, offMs: number, rate: number): NodeMachine => {
  const start = world.now();
  let set = offMs;
  /** Stops that overlap count once: a counter never runs backwards. */
  const stops: { readonly from: number; readonly until: number }[] = [];
  const stopped = (): number =>
    stops.reduce((sum, { from, until }) => sum + Math.max(0, Math.min(world.now(), until) - from), 0);
  return {
    steady: () => (world.now() - start - stopped()) * rate,
    wall: () => world.now() + set,
    set: (ms) => {
      set += ms;
    },
    standStill: (ms) => {
      const last = stops.at(-1);
      const from = Math.max(world.now(), last?.until ?? 0);
      const until = Math.max(from, world.now() + ms);
      stops.push({ from, until });
      return until - from;
    },
  };
};

/** Simulated time, for everything between the machines; timers run in this process. */
export const worldClock = (world: World, owner: Owner): Clock => ({
  now: () => instant(world.now()),
  wake: (at, call) => world.after(owner, at - world.now(), call),
});
