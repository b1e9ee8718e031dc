// Shared transactions: requests of several tables that wait at the same time share a transaction when they settle and
// correct nothing, as tickets and cards do. The statements and the flush of the transaction are then needed once for all of
// them. A shared transaction never waits for a lock: a request whose rows another transaction has locked runs alone
// afterwards.
import type { AccountId } from '@punto/ledger/account';
import { hasParts } from '../../shared/accounts/account-parts.ts';
import { perform } from '../../shared/transaction.ts';
import { LeaseLost, type WriteRequest } from '../../store.ts';
import { StoreClosed } from '../../store-unavailable.ts';
import type { Work } from '../connection.ts';
import { canShare, lockAndReadShared } from '../locked/lock-and-read-shared.ts';
import type { LockedRows } from '../locked/locked-rows.ts';
import type { MarkedProtections } from '../locked/marked-protections.ts';
import { journal } from '../pending/pending-journal.ts';
import { createPendingWrites, type PendingWrites, sendWrites } from '../pending/pending-writes.ts';
import { isOutage } from '../postgres-error.ts';

/**
 * Most accounts of a request that shares a transaction, and of all its requests. A larger request gains little, and with few in
 * each transaction the database works on one while the next is decided.
 */
const [MOST_OF_ONE, MOST_OF_ALL] = [32, 64];
/** The number of shared transactions at the same time. Requests that arrive meanwhile go into the next. */
const MOST_UNDER_WAY = 2;
/**
 * The number of requests that run alone after a failed write, so that a request that always fails then fails alone. The host of a
 * table tries again after a second.
 */
const ALONE_AFTER_FAILURE = 1_000;

/** The decision of a request, and the answer to its caller after the commit. */
type Performed = { readonly pending: PendingWrites; readonly settle: () => void };

type Job = {
  readonly request: WriteRequest<unknown>;
  readonly perform: (held: LockedRows) => Performed;
  /** Runs the request in a separate transaction, and answers its caller. */
  readonly runAlone: () => void;
  readonly fail: (cause: unknown) => void;
};

export type SharedTransactions = {
  readonly write: <T>(request: WriteRequest<T>) => Promise<T>;
  /** Refuses further requests and resolves when those that wait are answered. */
  readonly close: () => Promise<void>;
};

/** `requests`: the number that a transaction has committed. `alone` runs a request in its own transaction. */
export const createSharedTransactions = (
  transaction: <T>(work: Work<T>, requests: () => number) => Promise<T>,
  alone: <T>(request: WriteRequest<T>) => Promise<T>,
  marked: MarkedProtections,
): SharedTransactions => {
  const unanswered = new Set<Promise<unknown>>();
  let closed = false;
  let waiting: readonly Job[] = [];
  /** The groups whose transactions are running. */
  const underWay = new Set<readonly Job[]>();
  let isDue = false;
  let aloneYet = 0;

  /** Sends at the end of this turn of the event loop, so that all requests of the turn go together. */
  const sendSoon = (): void => {
    if (isDue || waiting.length === 0 || underWay.size >= MOST_UNDER_WAY) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      if (send()) sendSoon();
    });
  };

  /** Whether there was a group to send: all waiting requests may share accounts with running ones. */
  const send = (): boolean => {
    const [first, ...others] = together(waiting, [...underWay].flat());
    if (!first) return false;
    const group: readonly [Job, ...Job[]] = [first, ...others];
    waiting = waiting.filter((job) => !group.includes(job));
    underWay.add(group);
    void runTogether(group).then(() => {
      underWay.delete(group);
      sendSoon();
    });
    return true;
  };

  /** Never rejects. */
  const runTogether = async (group: readonly [Job, ...Job[]]): Promise<void> => {
    const [first, ...others] = group;
    /** Requests whose work has not run. */
    const left = new Set<Job>(group);
    const done: (Performed & Job)[] = [];
    const take = (job: Job, held: LockedRows | LeaseLost | null): void => {
      if (held === null) return;
      left.delete(job);
      try {
        if (held instanceof LeaseLost) throw held;
        done.push({ ...job, ...job.perform(held) });
      } catch (cause) {
        job.fail(cause);
      }
    };
    try {
      await transaction(
        async (client, unawaited) => {
          const held = await lockAndReadShared(
            client,
            marked,
            [first.request, ...others.map(({ request }) => request)],
            'skip',
          );
          for (const [number, job] of group.entries()) take(job, held[number] ?? null);
          const all = done.map(({ pending }) => pending);
          for (const sent of sendWrites(client, all)) unawaited(sent);
          await journal.append(client, ...all.flatMap(({ entries }) => entries));
        },
        () => done.length,
      );
      for (const { settle } of done) settle();
    } catch (cause) {
      if (done.length > 1 && !isOutage(cause)) aloneYet = ALONE_AFTER_FAILURE;
      for (const { fail } of done) fail(cause);
    }
    // They wait for the locks, or find out themselves why the database does not answer.
    for (const { runAlone } of left) runAlone();
  };

  const share = <T>(request: WriteRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const job: Job = {
        request,
        perform: (held) => {
          const pending = createPendingWrites(request.table, held);
          const { result, write } = perform(pending.stores, request);
          write();
          return { pending, settle: () => resolve(result) };
        },
        runAlone: () => void alone(request).then(resolve, reject),
        fail: reject,
      };
      waiting = [...waiting, job];
      sendSoon();
    });

  return {
    write: (request) => {
      if (closed) return Promise.reject(new StoreClosed('the store is closed'));
      if (!mayShare(request)) return alone(request);
      if (aloneYet > 0) {
        aloneYet -= 1;
        return alone(request);
      }
      const answer = share(request);
      unanswered.add(answer);
      const over = (): void => void unanswered.delete(answer);
      answer.then(over, over);
      return answer;
    },
    close: async () => {
      closed = true;
      await Promise.allSettled(unanswered);
    },
  };
};

const mayShare = (request: WriteRequest<unknown>): boolean =>
  canShare(request) && request.needs.accounts.length <= MOST_OF_ONE;

/**
 * Of the waiting requests in their order, those whose tables and accounts differ from the ones before and from the running ones,
 * up to the limits of a group. Of an account in parts each table has its own.
 */
const together = (waiting: readonly Job[], underWay: readonly Job[]): readonly Job[] => {
  const tables = new Set<string>();
  const accounts = new Set<AccountId>();
  const add = ({ request: { table, needs } }: Job): void => {
    tables.add(table);
    for (const id of needs.accounts) if (!hasParts(id)) accounts.add(id);
  };
  for (const job of underWay) add(job);
  let left = MOST_OF_ALL;
  return waiting.filter((job) => {
    const { table, needs } = job.request;
    const isApart = !tables.has(table) && !needs.accounts.some((id) => accounts.has(id));
    // A request that does not go with this group is not overtaken by later ones either.
    add(job);
    if (!isApart || needs.accounts.length > left) return false;
    left -= needs.accounts.length;
    return true;
  });
};
