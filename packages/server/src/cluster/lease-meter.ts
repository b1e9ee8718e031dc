// What a node tells of the tables that come to it and go.
export type LeaseMeter = {
  /** What this node is called. */
  readonly named: (name: string) => void;
  /** So long after it was first seen without an owner; `dead`: its owner had not let it go. */
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
