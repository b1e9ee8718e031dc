// Replaces everything a program takes from its machine implicitly: timers, event loop turns, wall clock and
// randomness. Nothing has to be injected, so nothing can be forgotten; a run that takes anything from elsewhere gives
// itself away by its trace hash.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Chance } from '@punto/server/test/support/chance';
import type { World } from './world.ts';

export type Machine = {
  /** The wall clock of the server's machine, which jumps. */
  readonly wall: () => number;
  /** Its counter, which does not. */
  readonly steady: () => number;
};

/** The part of Node's timer object that the product uses. */
class Timer {
  readonly cancel: () => void;
  constructor(cancel: () => void) {
    this.cancel = cancel;
  }
  ref = (): this => this;
  unref = (): this => this;
  hasRef = (): boolean => true;
}

type Call = (...values: unknown[]) => void;

/**
 * In force until the returned function is called. Code that does not run inside the world, or whose owner is dead, gets timers
 * that never fire.
 */
export const takeOver = (world: World, machine: Machine, chance: Chance): (() => void) => {
  const schedule = (run: () => void, ms: number | null): Timer => {
    const owner = world.acting();
    if (!owner?.alive) return new Timer(() => undefined);
    return new Timer(
      ms === null ? world.soon(owner, run) : world.after(owner, Math.max(1, Math.trunc(ms) || 1), run),
    );
  };
  const cancel = (timer: unknown): void => {
    if (timer instanceof Timer) timer.cancel();
  };
  const bytes = (length: number): Buffer => {
    const made = Buffer.alloc(length);
    for (let at = 0; at < length; at += 1) made[at] = chance.below(256);
    return made;
  };
  const restore = [
    replace(globalThis, 'setImmediate', (run: Call, ...values: unknown[]) =>
      schedule(() => run(...values), null),
    ),
    replace(globalThis, 'clearImmediate', cancel),
    replace(globalThis, 'setTimeout', (run: Call, ms = 1, ...values: unknown[]) =>
      schedule(() => run(...values), ms),
    ),
    replace(globalThis, 'clearTimeout', cancel),
    replace(Date, 'now', () => Math.floor(machine.wall())),
    replace(performance, 'now', () => machine.steady()),
    replace(Math, 'random', () => chance.word() / 2 ** 32),
    replace(crypto, 'randomBytes', bytes),
    replace(crypto, 'randomInt', (least: number, limit: number) => least + chance.below(limit - least)),
    replace(crypto, 'randomUUID', () => uuidOf(bytes(16))),
    replace(crypto, 'randomFillSync', (target: NodeJS.ArrayBufferView) => {
      Buffer.from(target.buffer, target.byteOffset, target.byteLength).set(bytes(target.byteLength));
      return target;
    }),
  ];
  syncBuiltinESMExports();
  return () => {
    for (const put of restore) put();
    syncBuiltinESMExports();
  };
};

/** The replacement implements only the part of the type that is used. */
const replace = (holder: object, name: string, by: unknown): (() => void) => {
  const before: unknown = Reflect.get(holder, name);
  Reflect.set(holder, name, by);
  return () => void Reflect.set(holder, name, before);
};

const uuidOf = (random: Buffer): string => {
  random[6] = ((random[6] ?? 0) & 0x0f) | 0x40;
  random[8] = ((random[8] ?? 0) & 0x3f) | 0x80;
  const hex = random.toString('hex');
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => hex.slice(from, to))
    .join('-');
};
