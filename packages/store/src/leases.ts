// Who of several nodes writes which table. A node says again and again that it is there; one that has not for a while may
// be taken for dead, and its tables taken over. Each change of owner raises the table's epoch, under which alone it can
// then be written: an owner that was only slow finds out by being refused, and not by its clock.
import type { TableId } from '@punto/table/index';

/** Grows with each owner a table has had. */
export type Epoch = number & { readonly __brand: 'Epoch' };
export const epoch = (value: number): Epoch => value as Epoch;

/** One run of one process: a process that starts again is another node. */
export type NodeId = string & { readonly __brand: 'NodeId' };
export const nodeId = (value: string): NodeId => value as NodeId;

export type Board = {
  readonly nodes: readonly {
    readonly node: NodeId;
    /** It has said so lately enough, by the clock of whoever keeps the board. */
    readonly alive: boolean;
    /** It lets its tables go and takes none. */
    readonly draining: boolean;
  }[];
  /** Tables that somebody has, or had: `null`, it was let go. */
  readonly leases: ReadonlyMap<TableId, NodeId | null>;
};

export type Leases = {
  /** The node is there, and is believed to be for `lifeMs` from now. Joining again is a new life without tables. */
  readonly join: (node: NodeId, lifeMs: number) => Promise<void>;
  /** For another `lifeMs`; `false`: it was taken for dead meanwhile, or never joined, and has no table any more. */
  readonly renew: (node: NodeId, lifeMs: number) => Promise<boolean>;
  readonly board: () => Promise<Board>;
  /**
   * Takes those of the tables that nobody has, that the node has already, or that a node has which is not alive; gives
   * the epoch of each taken one, a new one unless the node had it. Waits until nobody writes under the old one. A node
   * from which anything was taken is off the board. A node that is not alive itself takes nothing.
   */
  readonly take: (node: NodeId, tables: readonly TableId[]) => Promise<ReadonlyMap<TableId, Epoch>>;
  /** Lets go of those of the tables that it has. */
  readonly give: (node: NodeId, tables: readonly TableId[]) => Promise<void>;
  /** It will let go of all, and takes nothing: others no longer count on it; `false`: they may again. */
  readonly drain: (node: NodeId, isDraining?: boolean) => Promise<void>;
  /** Lets go of all, and is off the board. */
  readonly leave: (node: NodeId) => Promise<void>;
};
