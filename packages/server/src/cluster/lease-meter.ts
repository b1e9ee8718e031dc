// The port for metrics of leases: tables taken, handed over and lost.
export type LeaseMeter = {
  /** The name of this node. */
  readonly named: (name: string) => void;
  /** Time since it was first seen without an owner; `dead`: its owner had not released it. */
  readonly took: (from: 'free' | 'dead', ms: number) => void;
  /** Configured tables that no living node owns. */
  readonly ownerless: (tables: number) => void;
  /** A table was closed because another node owns it, or may own it. */
  readonly lost: () => void;
  /** This node's lease expired and its tables were taken over. */
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
