// The port for metrics of leases: tables taken, handed over and lost.
export type LeaseMeter = {
  /** The name of this node. */
  readonly named: (name: string) => void;
  /** Time since it was first seen without an owner; `dead`: its owner had not released it. */
  readonly took: (from: 'free' | 'dead', ms: number) => void;
  /** Tables of the house that no living node has. */
  readonly ownerless: (tables: number) => void;
  /** A table was closed because it is another's, or could be. */
  readonly lost: () => void;
  /** This node was taken for dead. */
  readonly died: () => void;
  readonly renewedLate: () => void;
};

const nothing = (): void => {};
export const NO_LEASE_METER: LeaseMeter = {
  ...{
    named: nothing,
    took: nothing,
    ownerless: nothing,
    lost: nothing,
    died: nothing,
    renewedLate: nothing,
  },
};
