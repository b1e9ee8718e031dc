// One lease of a node: joined, renewed periodically, and trusted by the node's own monotonic clock from the moment a
// renewal was SENT, so that the node closes its tables before any other can take them. After expiry the node must
// join again under a new name.

import type { Leases, NodeId } from '@punto/store/leases';
import { instant } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';

export type NodeLeaseOptions = {
  readonly leases: Pick<Leases, 'join' | 'renew'>;
  readonly node: NodeId;
  readonly lifeMs: number;
  /** Monotonic: the length of a lease must not depend on the wall clock. */
  readonly steady: Clock;
  /** The lease is in doubt until a renewal succeeds. */
  readonly onUnsure: () => void;
  /** The lease expired and was taken over. */
  readonly onDeath: () => void;
  /** A renewal is late or failed; called for each until one succeeds. */
  readonly onLate: (fault: unknown, isFirst: boolean) => void;
  readonly onInTime: () => void;
};

export type NodeLease = {
  readonly node: NodeId;
  /** No other node can have taken over yet. */
  readonly isSure: () => boolean;
  /**
   * True after one full lease period without a failed renewal. Before that other nodes may only seem dead, because a
   * database that was away has received no renewals.
   */
  readonly isSteady: () => boolean;
  /** Renews immediately. */
  readonly renew: () => Promise<void>;
  readonly end: () => void;
};

/** Renewals in one lease period. */
const BEATS = 4;
/** Renewal attempts in one lease period after a failure. */
const AGAIN = 20;
const MOST_AT_ONCE = 3;

/** Rejects when it could not join. */
export const startNodeLease = async (options: NodeLeaseOptions): Promise<NodeLease> => {
  const { leases, node, lifeMs, steady, onUnsure, onDeath, onInTime } = options;
  let sureFrom = steady.now();
  let steadyFrom = sureFrom;
  let asking = 0;
  let isOver = false;
  let isLate = false;
  let isShaken = false;
  let beat = (): void => {};
  let doubt = (): void => {};

  const onLate = (fault: unknown): void => {
    options.onLate(fault, !isLate);
    isLate = true;
  };
  const isSure = (): boolean => !isOver && steady.now() < sureFrom + lifeMs;

  const doubtLater = (): void => {
    doubt();
    doubt = steady.wake(instant(sureFrom + lifeMs), () => {
      if (!isOver) onUnsure();
    });
  };
  const beatLater = (parts: number): void => {
    beat();
    beat = steady.wake(instant(steady.now() + lifeMs / parts), () => {
      beatLater(BEATS);
      if (asking < MOST_AT_ONCE) void renew();
      else onLate(new Error('renewals are not answered'));
    });
  };
  const end = (): void => {
    isOver = true;
    beat();
    doubt();
  };
  const renew = async (): Promise<void> => {
    const sentAt = steady.now();
    asking += 1;
    try {
      const isAlive = await leases.renew(node, lifeMs);
      if (isOver) return;
      if (!isAlive) {
        end();
        onDeath();
        return;
      }
      if (isLate) onInTime();
      isLate = false;
      if (isShaken || sentAt >= sureFrom + lifeMs) steadyFrom = sentAt;
      isShaken = false;
      // A lease in doubt is not trusted again for a short rest: every table would be opened for it, and closed again.
      if (!isSure() && steady.now() - sentAt > lifeMs / 2) return beatLater(AGAIN);
      sureFrom = instant(Math.max(sureFrom, sentAt));
      doubtLater();
    } catch (fault) {
      if (isOver) return;
      isShaken = true;
      onLate(fault);
      beatLater(AGAIN);
    } finally {
      asking -= 1;
    }
  };

  await leases.join(node, lifeMs);
  doubtLater();
  beatLater(BEATS);
  return {
    ...{ node, isSure, renew, end },
    isSteady: () => isSure() && steady.now() - steadyFrom >= lifeMs,
  };
};
