// How the store itself is doing: whether it can write, what the books come to, and how much room there is.

/** In whose name accounts stand. */
export const ACCOUNT_CLASSES = ['house', 'patron', 'escrow'] as const;

export type AccountClass = (typeof ACCOUNT_CLASSES)[number];

export type Sums = {
  /** What all balances come to. Anything but 0 is money made or lost. */
  readonly imbalanceMinor: number;
  /** By how much what accounts hold back for stakes differs from the stakes that wait. Must be 0. */
  readonly stakeImbalanceMinor: number;
  readonly balanceMinor: Readonly<Record<AccountClass, number>>;
  /** Staked and not decided yet. */
  readonly stakedMinor: number;
  readonly patrons: number;
  readonly sessions: { readonly patrons: number; readonly floor: number };
};

/** `null`: known to the database alone. */
type Room = {
  readonly databaseBytes: number;
  readonly walBytes: number | null;
  readonly freeBytes: number | null;
};

export type Vitals = {
  /** Versions of the schema: as this start found it, 0 for none, and as it is. */
  readonly schema: { readonly found: number; readonly now: number };
  /** Whether what is told from now on reaches the disk. */
  readonly canWrite: () => Promise<boolean>;
  /** Requests that wait for a commit. */
  readonly waiting: () => number;
  readonly sums: () => Promise<Sums>;
  readonly room: () => Promise<Room>;
  /** When the newest backup was made of what stands here; `null`: none is known of. */
  readonly lastBackupAt: () => number | null;
};
