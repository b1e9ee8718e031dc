// An operator that is away for a while: stopped, or frozen with its connections open. Meanwhile the rounds continue, its patrons'
// tickets are refused at once, and after its return all owed calls are delivered.
import { setTimeout } from 'node:timers/promises';
import type { OneServer } from './one-server.ts';
import type { OperatorProcess } from './operator-process.ts';
import { processorUse, useBetween } from './processor-queue.ts';
import type { WalletHouse } from './wallet-house.ts';

export type Absence = 'stopped' | 'frozen';

export type AbsenceSeen = {
  readonly rounds: number;
  /** Milliseconds of each ticket that the open breaker, or the lock of its patron, refused. */
  readonly refusals: readonly number[];
  /** Calls that were owed at the return. */
  readonly owed: number;
  /** From the return until the last of them was delivered. */
  readonly deliveredMs: number;
  /** What the server's main thread used while the operator was away, in words. */
  readonly processor: string;
};

/** Refusals that wait for no call. */
const AT_ONCE: ReadonlySet<string> = new Set(['wallet-unavailable', 'wallet-locked']);
/** Far longer than allowed, so that the run prints how long it took. */
const LONGEST_MS = 180_000;

export type Refusals = {
  readonly onRefused: (reason: string, ms: number) => void;
  readonly count: () => number;
  readonly take: () => number[];
};

export const createRefusals = (): Refusals => {
  let all: number[] = [];
  return {
    onRefused: (reason, ms) => {
      if (AT_ONCE.has(reason)) all.push(ms);
    },
    count: () => all.length,
    take: () => {
      const taken = all;
      all = [];
      return taken;
    },
  };
};

export type AbsenceParts = {
  readonly server: OneServer;
  readonly house: WalletHouse;
  readonly operator: OperatorProcess;
  readonly refusals: Refusals;
};

/** `mayEnd`: asked after `ms`; the operator stays away until it is so. */
export const beAway = async (
  absence: Absence,
  ms: number,
  { server, house, operator, refusals }: AbsenceParts,
  mayEnd: () => boolean = () => true,
): Promise<AbsenceSeen> => {
  await house.crowd.playOn();
  refusals.take();
  const [before, used] = [server.rounds(), processorUse(server.pid())];
  if (absence === 'stopped') await operator.kill();
  else operator.freeze();
  await setTimeout(ms);
  while (!mayEnd()) await setTimeout(20);
  const rounds = server.rounds() - before;
  const refused = refusals.take();
  const processor = useBetween(used, processorUse(server.pid()));
  if (absence === 'stopped') await operator.start();
  else operator.thaw();
  const [back, began] = [Date.now(), performance.now()];
  const left = (): number => server.owedBefore(operator.brand, back);
  const owed = left();
  while (left() > 0) {
    if (performance.now() - began > LONGEST_MS) throw new Error(`${left()} calls are still owed`);
    await setTimeout(20);
  }
  return { rounds, refusals: refused, owed, deliveredMs: performance.now() - began, processor };
};
