// A public source of values nobody can know before their time. A shoe's seal names a round of it that is still to come,
// so that neither the house nor a patron can have had the order in mind. [F2]
import type { BeaconRound, BeaconValue } from '@punto/engine/fairness/record';

export type Beacon = {
  /** The first round that is published after a moment; `null`: it is not known yet, or cannot be reached. */
  readonly after: (at: number) => BeaconRound | null;
  /** When a round is published; `null`: it is another network's, or nothing is known yet. */
  readonly dueAt: (round: BeaconRound) => number | null;
  /** What it said in that round, signed by it; `null`: it could not be had in time. Never rejects. */
  readonly read: (round: BeaconRound) => Promise<BeaconValue | null>;
};
