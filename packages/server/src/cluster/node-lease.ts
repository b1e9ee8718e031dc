// One life of a node among others: joined, renewed again and again, and believed in by its own steady clock from the
// moment a renewal was SENT, so that it has given up its tables before anybody else could take them. It ends when it was
// taken for dead; whoever goes on is another node.

import type { Leases, NodeId } from '@punto/store/leases';
import { instant } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';

export type NodeLeaseOptions = {
  readonly leases: Pick<Leases, 'join' | 'renew'>;
  readonly node: NodeId;
  readonly lifeMs: number;
  /** One that never jumps: how long a lease lasts is no matter of what time it is. */
  readonly steady: Clock;
  /** Nobody may believe in it any more, until it is renewed after all. */
  readonly onUnsure: () => void;
  /** It was taken for dead, and is over. */
  readonly onDeath: () => void;
  /** A renewal that should have been through by now was not, or failed; told of each until one is through again. */
  readonly onLate: (fault: unknown, isFirst: boolean) => void;
  readonly onInTime: () => void;
};

export type NodeLease = {
  readonly node: NodeId;
  /** Nobody can have taken it for dead yet. */
  readonly isSure: () => boolean;
  /**
   * It has been sure for a whole life, without one renewal that failed. Before that, others may only seem dead: a database that was away has heard of
   * nobody.
   */
  readonly isSteady: () => boolean;
  /** Finds out at once how it stands. */
  readonly renew: () => Promise<void>;
  readonly end: () => void;
};

/** So many renewals in a life. */
const BEATS = 4;
/** After one that failed. */
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
      // Who was not sure any more is not so again for a moment only: every table would be opened for it, and closed.
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
