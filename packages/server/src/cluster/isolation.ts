// A node that keeps its leases and cannot reach the others is of no use to the patrons who are theirs. It says so on the
// board at once, and after a whole life gives its tables to a node that has not said the same: who hears nobody because
// nobody can be heard keeps what it has, and so do the others.

import type { Board, Leases, NodeId } from '@punto/store/leases';
import type { Clock } from '../time/clock.ts';

export type IsolationParts = {
  readonly leases: Pick<Leases, 'drain'>;
  readonly lifeMs: number;
  readonly steady: Clock;
  readonly isConnected: () => boolean;
};

export type Isolation = {
  /** Whether it should give all away, now that the board stands so. */
  readonly isUseless: (node: NodeId, board: Board) => Promise<boolean>;
};

export const createIsolation = ({ leases, lifeMs, steady, isConnected }: IsolationParts): Isolation => {
  /** Since when another could be reached, and this one could not. */
  let since: number | null = null;
  return {
    isUseless: async (node, { nodes }) => {
      const isApart = !isConnected();
      const isSaid = nodes.some((each) => each.node === node && each.draining);
      if (isSaid !== isApart) await leases.drain(node, isApart);
      const isElsewhere = nodes.some((each) => each.node !== node && each.alive && !each.draining);
      // Where the wire was away for all, it comes back to one after the other: nobody runs to the first.
      since = isApart && isElsewhere ? (since ?? steady.now()) : null;
      return since !== null && steady.now() - since >= lifeMs;
    },
  };
};
