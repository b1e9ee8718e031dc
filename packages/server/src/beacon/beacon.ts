// A public randomness beacon, whose values cannot be known before their time. A shoe's commitment names a future round
// of it, so that neither the house nor a patron can have chosen the order. [F2]
import type { BeaconRound, BeaconValue } from '@punto/engine/fairness/record';

export type Beacon = {
  /** The first round published after a time; `null`: not known yet, or the beacon cannot be reached. */
  readonly after: (at: number) => BeaconRound | null;
  /** Time of publication of a round; `null`: the round of another network, or the network is not known yet. */
  readonly dueAt: (round: BeaconRound) => number | null;
  /** The signed value of that round; `null`: not available in time. Never rejects. */
  readonly read: (round: BeaconRound) => Promise<BeaconValue | null>;
};
