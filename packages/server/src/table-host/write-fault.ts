// Classifies a fault of the store for a table: whether reading again may help, whether trying again may, and the
// answer to the requests.

import { isDiskFull, isUndoneByFullDisk } from '@punto/store/postgres/postgres-error';
import { UndecryptableShoe } from '@punto/store/shoes/shoe-encryption';
import { CommitInDoubt, LogNotRenewed } from '@punto/store/sqlite/log/failed-commit';
import { isDiskTrouble } from '@punto/store/sqlite/sqlite-error';
import { LeaseLost, UndeclaredNeed, VersionConflict } from '@punto/store/store';
import type { NoReply } from '../broker/broker.ts';
import { BrokenInvariant } from './apply-command.ts';
import type { Item } from './batch.ts';

/** Attempts to read a table at the start, or under a valid lease, before it is stopped. */
export const MOST_TRIES = 5;

/**
 * Whether reading again may succeed: with an embedded store only after disk errors, with a remote one after any fault
 * but a bug.
 */
export const mayPass = (fault: unknown, isLeased: boolean): boolean => {
  if (fault instanceof BrokenInvariant || fault instanceof UndecryptableShoe) return false;
  return isLeased || isDiskTrouble(fault);
};

/**
 * Whether the table must stop. Under a lease, a newer version in the store was written by this host itself, and only
 * its answer was lost.
 */
export const isBeyondMending = (fault: unknown, isLeased: boolean, failures: number): boolean => {
  if (fault instanceof VersionConflict) return !isLeased || failures >= MOST_TRIES;
  return fault instanceof BrokenInvariant || fault instanceof UndeclaredNeed;
};

/**
 * Whether it may have been written all the same; with an embedded store only after a failed commit, and not after one
 * that found the disk full.
 */
export const isInDoubt = (fault: unknown, isLeased: boolean): boolean =>
  fault instanceof CommitInDoubt ||
  (isLeased &&
    !isUndoneByFullDisk(fault) &&
    ![LeaseLost, VersionConflict, BrokenInvariant].some((kind) => fault instanceof kind));

/** The disk is full or fails: the next write would fail too. */
export const cannotRecord = (fault: unknown): boolean => {
  const cause = fault instanceof CommitInDoubt ? fault.cause : fault;
  return isDiskTrouble(cause) || isDiskFull(cause) || cause instanceof LogNotRenewed;
};

/** The answer to a request that was not written. */
export const unwritten = (fault: unknown, isLeased: boolean, kind: Item['kind']): NoReply => {
  const inDoubt = isInDoubt(fault, isLeased);
  // A ticket that may have been written counts once when sent again, so its patron can be told the reason for the
  // delay.
  if (cannotRecord(fault) && (kind === 'ticket' || !inDoubt))
    return { type: 'no-reply', reason: 'cannot-record' };
  return { type: 'no-reply', reason: inDoubt ? 'unanswered' : 'busy' };
};
