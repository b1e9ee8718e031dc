// A public source of values nobody can know before their time. A shoe's seal names a round of it that is still to come,
// so that neither the house nor a patron can have had the order in mind. [F2]
import type { BeaconRound, Hex32 } from '@punto/engine/fairness/record';

export type Beacon = {
  /** The first round that is published after a moment; `null`: it is not known yet, or cannot be reached. */
  readonly after: (at: number) => BeaconRound | null;
  /** What it said in that round; `null`: it could not be had in time. Never rejects. */
  readonly read: (round: BeaconRound) => Promise<Hex32 | null>;
};
