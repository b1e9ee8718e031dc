// The store and the leases as seen by a node, over its database connection. A write works as with PostgreSQL: the
// server locks the lease, the node is asked what to write, and if the node is frozen then, the transaction is rolled
// back a moment later, with nothing written and the lease free to be taken over.

import type { Chance } from '@punto/server/test/support/chance';
import type { Leases, NodeId } from '@punto/store/leases';
import type { Fence, Store, WriteRequest } from '@punto/store/store';
import type { WalletStore } from '@punto/store/wallet-store';
import type { Faults } from '../faults.ts';
import type { Owner, World } from '../world.ts';
import type { Listening } from './database.ts';
import { ConnectionLost, type Line } from './database-connection.ts';
import type { LeaseRecord } from './lease-record.ts';

export type RemoteStoreParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly faults: Faults;
  readonly leaseRecord: LeaseRecord;
  readonly line: Line;
  readonly owner: Owner;
  readonly freeze: (ms: number) => void;
  /** A server that lets every node write: the checks have to find it. */
  readonly isUnfenced: boolean;
};

/** The settings of the server for every connection. */
const STANDSTILL_MS = 1_000;

type Call = (path: readonly string[], values: readonly unknown[]) => Promise<unknown>;

/** `like`: any store, for the names of its methods. */
export const remoteStore = (parts: RemoteStoreParts, like: Store): Store => {
  const { line } = parts;
  const far = farOff(like, (path, values) => line.ask(({ store }) => called(store, path, values))) as Store;
  return {
    ...far,
    write: (request) => line.ask((listening) => write(parts, listening, request)),
    wallet: { ...far.wallet, ...fencedWallet(parts) },
    health: {
      ...far.health,
      canWrite: () => far.health.canWrite().catch(() => false),
      waiting: () => 0,
      lastBackupAt: () => null,
    },
    close: async () => undefined,
  };
};

/** The requests about wallets that PostgreSQL compares with the lease. */
const fencedWallet = ({ line, leaseRecord, isUnfenced }: RemoteStoreParts): Partial<WalletStore> => {
  const fenced = <T>(fence: Fence | undefined, work: (wallet: WalletStore) => Promise<T>): Promise<T> =>
    line.ask(async ({ store, leases }) => {
      const leave = fence && !isUnfenced ? await leaseRecord.fenced(leases.hold(fence)) : () => undefined;
      try {
        return await work(store.wallet);
      } finally {
        leave();
      }
    });
  return {
    intend: (intent, fence) => fenced(fence, (wallet) => wallet.intend(intent, fence)),
    claim: (claim) => fenced(claim.fence, (wallet) => wallet.claim(claim)),
    takeOver: (table, now, fence) => fenced(fence, (wallet) => wallet.takeOver(table, now, fence)),
    hasten: (request) => fenced(request.fence, (wallet) => wallet.hasten(request)),
    deliver: (delivery, fence) => fenced(fence, (wallet) => wallet.deliver(delivery, fence)),
  };
};

const farOff = (like: object, call: Call, path: readonly string[] = []): object =>
  Object.fromEntries(
    Object.entries(like).map(([name, value]) => {
      const here = [...path, name];
      if (typeof value === 'function') return [name, (...values: unknown[]) => call(here, values)];
      return [name, typeof value === 'object' && value !== null ? farOff(value, call, here) : value];
    }),
  );

const called = async (
  store: Store,
  path: readonly string[],
  values: readonly unknown[],
): Promise<unknown> => {
  const [holder, act] = path.reduce<readonly [unknown, unknown]>(
    ([, held], name) => [held, Reflect.get(Object(held), name)],
    [null, store],
  );
  if (typeof act !== 'function') throw new Error(`a store has no ${path.join('.')}`);
  return Reflect.apply(act, holder, values);
};

const write = async <T>(
  parts: RemoteStoreParts,
  { owner: server, store, leases }: Listening,
  request: WriteRequest<T>,
): Promise<T> => {
  const { world, chance, faults, leaseRecord, owner, freeze, isUnfenced } = parts;
  const { fence = null, table } = request;
  const leave = fence && !isUnfenced ? await leaseRecord.fenced(leases.hold(fence)) : () => undefined;
  try {
    await itsTurn(parts, server);
    const standsStill = faults.strikes('decided and not committed');
    return await store.write({
      ...request,
      work: (tx) => {
        leaseRecord.writes({ by: owner, table, fence });
        const done = request.work(tx);
        if (standsStill) throw new ConnectionLost('stood still in the middle of a transaction');
        return done;
      },
    });
  } catch (fault) {
    if (fault instanceof ConnectionLost && owner.alive) {
      faults.count('frozen in the middle of a write');
      freeze(chance.between(STANDSTILL_MS, 4 * STANDSTILL_MS));
      await new Promise<void>((resolve) => world.after(server, STANDSTILL_MS, resolve));
    }
    throw fault;
  } finally {
    leave();
  }
};

/** Asks the node what to write: it must be running and answer in time. */
const itsTurn = ({ world, faults, line, owner }: RemoteStoreParts, server: Owner): Promise<void> =>
  new Promise((resolve, reject) => {
    const forget = world.after(server, STANDSTILL_MS, () => {
      faults.count('transaction that stood still undone');
      reject(new Error('a transaction stood still and was undone'));
    });
    world.after(owner, line.latency(), () => {
      if (line.isCut) return;
      world.soon(server, () => {
        forget();
        resolve();
      });
    });
  });

/** The leases as this node has them. */
export const remoteLeases = (line: Line): Leases => {
  const ask = <T>(what: (leases: Leases) => Promise<T>): Promise<T> => line.ask(({ leases }) => what(leases));
  return {
    join: (node: NodeId, lifeMs) => ask((leases) => leases.join(node, lifeMs)),
    renew: (node, lifeMs) => ask((leases) => leases.renew(node, lifeMs)),
    board: () => ask((leases) => leases.board()),
    take: (node, tables) => ask((leases) => leases.take(node, tables)),
    give: (node, tables) => ask((leases) => leases.give(node, tables)),
    drain: (node, isDraining) => ask((leases) => leases.drain(node, isDraining)),
    leave: (node) => ask((leases) => leases.leave(node)),
  };
};
