// Which tables a node takes and how many it hands over, computed from the board: all nodes read the same board, and
// there is no leader. A node takes free tables up to its fair share, and hands over tables as long as another node
// has at least two fewer. A table that stays free for long is taken beyond the share.

import type { Board, NodeId } from '@punto/store/leases';
import type { TableId } from '@punto/table/ids';

export type Rebalance = {
  readonly take: readonly TableId[];
  /** Tables more than it should have. */
  readonly excess: number;
};

export type RebalanceParts = {
  readonly board: Board;
  readonly node: NodeId;
  /** All tables of the deployment. */
  readonly wanted: Iterable<TableId>;
  /** Whether tables of nodes that seem dead may be taken over. */
  readonly mayTakeOver: boolean;
  /** Whether the table has had no owner for long. */
  readonly isOverdue: (table: TableId) => boolean;
  /** Whether it was just handed over to another node. */
  readonly isMeantForOthers: (table: TableId) => boolean;
};

export const rebalanceOf = (parts: RebalanceParts): Rebalance => {
  const { board, node, mayTakeOver, isOverdue, isMeantForOthers } = parts;
  const wanted = [...parts.wanted].sort();
  const takers = takersOf(board);
  const rank = takers.toSorted().indexOf(node);
  if (rank < 0) return { take: [], excess: 0 };

  const has = new Map<NodeId, number>(takers.map((taker) => [taker, 0]));
  const free: TableId[] = [];
  for (const table of wanted) {
    const owner = board.leases.get(table) ?? null;
    if (isFree(board, owner, mayTakeOver)) free.push(table);
    else if (owner !== null && has.has(owner)) has.set(owner, (has.get(owner) ?? 0) + 1);
  }
  const mine = has.get(node) ?? 0;
  const share = Math.max(0, Math.ceil(wanted.length / takers.length) - mine);
  // Each node begins at another place in the list, so that nodes seldom compete for a table.
  const start = Math.floor((rank * free.length) / takers.length);
  const inTurn = [...free.slice(start), ...free.slice(0, start)].filter((table) => !isMeantForOthers(table));
  const take = new Set([...inTurn.slice(0, share), ...free.filter(isOverdue)]);
  const fewest = Math.min(...has.values());
  return { take: [...take], excess: free.length === 0 ? Math.floor((mine - fewest) / 2) : 0 };
};

/** If no node can reach another, all are marked isolated: then all count as usable. */
const takersOf = ({ nodes }: Board): readonly NodeId[] => {
  const alive = nodes.filter((each) => each.alive);
  const willing = alive.filter(({ draining }) => !draining);
  return (willing.length > 0 ? willing : alive).map(({ node }) => node);
};

/** A node that is not on the board counts as dead, or has left. */
export const isFree = ({ nodes }: Board, owner: NodeId | null, mayTakeOver: boolean): boolean => {
  const standing = nodes.find(({ node }) => node === owner);
  return standing === undefined || (mayTakeOver && !standing.alive);
};
