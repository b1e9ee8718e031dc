// Health readings of a store: whether it can write, sums of the books, free space.

/** Kinds of account owners. */
export const ACCOUNT_CLASSES = ['house', 'patron', 'escrow'] as const;

export type AccountClass = (typeof ACCOUNT_CLASSES)[number];

export type Sums = {
  /** Sum of all balances. Other than 0: money was created or lost. */
  readonly imbalanceMinor: number;
  /** Difference between the pending amounts of the accounts and the pending stakes. Must be 0. */
  readonly stakeImbalanceMinor: number;
  readonly balanceMinor: Readonly<Record<AccountClass, number>>;
  /** Pending stakes. */
  readonly stakedMinor: number;
  readonly patrons: number;
  readonly sessions: { readonly patrons: number; readonly floor: number };
};

/** `null`: known only to the database server. */
type Room = {
  readonly databaseBytes: number;
  readonly walBytes: number | null;
  readonly freeBytes: number | null;
};

export type StoreHealth = {
  /** Schema versions: found at this start (0: none), and now. */
  readonly schema: { readonly found: number; readonly now: number };
  /** Whether a commit would reach the disk now. */
  readonly canWrite: () => Promise<boolean>;
  /** Requests that wait for a commit. */
  readonly waiting: () => number;
  readonly sums: () => Promise<Sums>;
  readonly room: () => Promise<Room>;
  /** Time of the newest backup of this deployment; `null`: none known. */
  readonly lastBackupAt: () => number | null;
};
