// A node that keeps its leases but cannot reach the other nodes is isolated. It marks itself so on the board, and
// after one lease period hands its tables to a node that is not isolated. If all nodes are isolated, each keeps its
// tables.

import type { Board, Leases, NodeId } from '@punto/store/leases';
import type { Clock } from '../time/clock.ts';

export type IsolationParts = {
  readonly leases: Pick<Leases, 'drain'>;
  readonly lifeMs: number;
  readonly steady: Clock;
  readonly isConnected: () => boolean;
};

export type Isolation = {
  /** Whether it should hand over all tables, given this board. */
  readonly isUseless: (node: NodeId, board: Board) => Promise<boolean>;
};

export const createIsolation = ({ leases, lifeMs, steady, isConnected }: IsolationParts): Isolation => {
  /** Since when another could be reached, and this one could not. */
  let since: number | null = null;
  return {
    isUseless: async (node, { nodes }) => {
      const isApart = !isConnected();
      const isDraining = nodes.some((each) => each.node === node && each.draining);
      if (isDraining !== isApart) await leases.drain(node, isApart);
      const isElsewhere = nodes.some((each) => each.node !== node && each.alive && !each.draining);
      // After a NATS outage the nodes reconnect one after another: wait, so that not all tables move to the first.
      since = isApart && isElsewhere ? (since ?? steady.now()) : null;
      return since !== null && steady.now() - since >= lifeMs;
    },
  };
};
