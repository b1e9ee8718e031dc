// Leases: which node writes which table. A node renews its lease regularly; when it has expired, other nodes may take the
// tables of that node. Each change of owner raises the table's epoch, and appends under an older epoch are refused: an owner
// that was only slow learns it from the refusal, not from its clock.
import type { TableId } from '@punto/table/index';

/** Grows with each change of a table's owner. */
export type Epoch = number & { readonly __brand: 'Epoch' };
export const epoch = (value: number): Epoch => value as Epoch;

/** The writer's lease on the table; refused with `LeaseLost` when another node has taken it. */
export type Fence = { readonly lease: TableId; readonly epoch: Epoch };

/** One run of one process; a restarted process is another node. */
export type NodeId = string & { readonly __brand: 'NodeId' };
export const nodeId = (value: string): NodeId => value as NodeId;

export type Board = {
  readonly nodes: readonly {
    readonly node: NodeId;
    /** Its lease has not expired, by the database's clock. */
    readonly alive: boolean;
    /** It is releasing its tables and takes no new ones. */
    readonly draining: boolean;
  }[];
  /** Tables that have or had an owner; `null`: released. */
  readonly leases: ReadonlyMap<TableId, NodeId | null>;
};

export type Leases = {
  /** Registers the node for `lifeMs` milliseconds. A node that joins again has no tables. */
  readonly join: (node: NodeId, lifeMs: number) => Promise<void>;
  /**
   * Extends by another `lifeMs`; `false`: the lease was taken over meanwhile or never existed, and the node has no
   * tables.
   */
  readonly renew: (node: NodeId, lifeMs: number) => Promise<boolean>;
  readonly board: () => Promise<Board>;
  /**
   * Takes those of the tables that have no owner, that the node has already, or whose owner's lease has expired;
   * returns the epoch of each taken table, a new one unless the node had it. Waits for writes under the old epoch to
   * end. A node that lost a table this way is removed from the board. A node whose own lease has expired takes nothing.
   */
  readonly take: (node: NodeId, tables: readonly TableId[]) => Promise<ReadonlyMap<TableId, Epoch>>;
  /** Releases those of the tables that the node owns. */
  readonly give: (node: NodeId, tables: readonly TableId[]) => Promise<void>;
  /** Marks the node as draining: it takes no tables, and others do not hand any to it; `false` ends that. */
  readonly drain: (node: NodeId, isDraining?: boolean) => Promise<void>;
  /** Releases all tables and removes the node from the board. */
  readonly leave: (node: NodeId) => Promise<void>;
};
