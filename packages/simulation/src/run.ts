// One run from the first start to the final checks, and its result.
import type { Counts } from '@punto/server/test/support/deeds/deeds';
import { countsOf } from './counts.ts';
import type { FaultName } from './faults.ts';
import { loseBalanceMessages } from './lost-balance-messages.ts';
import { calmDown, comeToRest, goWild, leaveOneAlone, lookBack, played, type Scene } from './phases.ts';
import type { Proved } from './proof.ts';

export type Outcome = {
  readonly seed: number;
  readonly steps: number;
  readonly rounds: number;
  readonly tickets: number;
  readonly frames: number;
  /** Shoes that ended and proved themselves, and values of patrons in them. */
  readonly proved: Proved;
  /** How often each kind of event was committed. */
  readonly events: Readonly<Record<string, number>>;
  readonly faults: Readonly<Partial<Record<FaultName, number>>>;
  readonly starts: number;
  /** All of what was done, by area and name. */
  readonly counts: Counts;
  /** The same for the same seed, always. */
  readonly hash: string;
  /** The violated invariant as text; `null`: none. */
  readonly fault: string | null;
  readonly last: readonly string[];
};

/** `report` is called with the number of rounds played; `more`: additional checks after the last fault. */
export const run = async (
  scene: Scene,
  { seed, rounds }: { readonly seed: number; readonly rounds: number },
  report: (rounds: number) => void,
  more: () => Promise<void> = async () => undefined,
): Promise<Outcome> => {
  let fault: string | null = null;
  let proved: Proved = { shoes: 0, values: 0 };
  try {
    await goWild(scene, rounds, report);
    await calmDown(scene);
    await comeToRest(scene);
    await loseBalanceMessages(scene);
    await more();
    await leaveOneAlone(scene);
    proved = await lookBack(scene);
  } catch (found) {
    fault = wordsOf(found);
  } finally {
    scene.close();
  }
  const { world, truth, witness, faults } = scene;
  return {
    seed,
    steps: world.steps(),
    rounds: played(scene),
    tickets: truth.expectedBooks.taken,
    frames: witness.inspected,
    proved,
    events: truth.counted,
    faults: faults.counted(),
    starts: scene.starts(),
    counts: countsOf(scene, proved),
    hash: world.trace.hash(),
    fault,
    last: world.trace.last(),
  };
};

const wordsOf = (fault: unknown): string => {
  if (!(fault instanceof Error)) return String(fault);
  return fault.name === 'Broken' ? fault.message : (fault.stack ?? fault.message);
};
