// The leases as kept by the simulated database server: by its own clock, one change after the other, with the locks
// of PostgreSQL. A write under a lease locks it for the transaction; a takeover waits for that lock, and later
// writers are refused.

import { type Board, type Epoch, epoch, type Leases, type NodeId } from '@punto/store/leases';
import { type Fence, LeaseLost } from '@punto/store/store';
import type { TableId } from '@punto/table/index';

type Lease = { node: NodeId | null; epoch: Epoch };
type NodeLease = { until: number; draining: boolean };

export type LeaseBook = Leases & {
  /** Holds the lease until it is called; rejects with `LeaseLost`. */
  readonly hold: (fence: Fence) => Promise<() => void>;
  readonly leaseOf: (table: TableId) => Readonly<Lease> | null;
  /** The server has died: locks and waiting requests are gone, committed changes stay. */
  readonly forgetHolders: () => void;
};

/** `taken` is called with each change of owner. */
export const createLeaseBook = (
  now: () => number,
  taken: (table: TableId, node: NodeId, from: NodeId | null) => void = () => {},
): LeaseBook => {
  const lives = new Map<NodeId, NodeLease>();
  const leases = new Map<TableId, Lease>();
  let queues = new Map<TableId, Queue>();

  const queueOf = (table: TableId): Queue => {
    const queue = queues.get(table) ?? createQueue();
    queues.set(table, queue);
    return queue;
  };
  const isAlive = (node: NodeId): boolean => (lives.get(node)?.until ?? 0) > now();
  const live = (node: NodeId, lifeMs: number, draining: boolean): void =>
    void lives.set(node, { until: now() + lifeMs, draining });

  /** Alone with these tables, which are always locked in one order. */
  const alone = async (tables: readonly TableId[], act: (table: TableId) => void): Promise<void> => {
    const ordered = [...new Set(tables)].sort();
    const locks: (() => void)[] = [];
    for (const table of ordered) locks.push(await queueOf(table).alone());
    for (const table of ordered) act(table);
    for (const unlock of locks) unlock();
  };

  const give: Leases['give'] = (node, tables) =>
    alone(tables, (table) => {
      const lease = leases.get(table);
      if (lease?.node === node) lease.node = null;
    });

  const take: Leases['take'] = async (node, tables) => {
    const mine = new Map<TableId, Epoch>();
    const robbed = new Set<NodeId>();
    // A lease of a live owner is refused immediately.
    const open = tables.filter((table) => {
      const owner = leases.get(table)?.node ?? null;
      return owner === null || owner === node || !isAlive(owner);
    });
    await alone(open, (table) => {
      const lease = leases.get(table) ?? { node: null, epoch: epoch(0) };
      const from = lease.node;
      if (!isAlive(node) || (from !== null && from !== node && isAlive(from))) return;
      if (from !== node) {
        leases.set(table, { node, epoch: epoch(lease.epoch + 1) });
        if (from !== null) robbed.add(from);
        taken(table, node, from);
      }
      mine.set(table, leases.get(table)?.epoch ?? lease.epoch);
    });
    for (const dead of robbed) lives.delete(dead);
    return mine;
  };

  const tablesOf = (node: NodeId): readonly TableId[] =>
    [...leases].filter(([, lease]) => lease.node === node).map(([table]) => table);

  return {
    join: async (node, lifeMs) => {
      await give(node, tablesOf(node));
      live(node, lifeMs, false);
    },
    renew: async (node, lifeMs) => {
      const life = lives.get(node);
      if (life) live(node, lifeMs, life.draining);
      return life !== undefined;
    },
    board: async (): Promise<Board> => ({
      nodes: [...lives].map(([node, { draining }]) => ({ node, alive: isAlive(node), draining })),
      leases: new Map([...leases].map(([table, { node }]) => [table, node])),
    }),
    take,
    give,
    drain: async (node, isDraining = true) => {
      const life = lives.get(node);
      if (life) life.draining = isDraining;
    },
    leave: async (node) => {
      await give(node, tablesOf(node));
      lives.delete(node);
    },
    hold: async ({ lease: table, epoch: held }) => {
      const leave = await queueOf(table).together();
      const lease = leases.get(table);
      if (lease?.node && lease.epoch === held) return leave;
      leave();
      throw new LeaseLost(`the lease of ${table} is at epoch ${lease?.epoch}, the writer at ${held}`);
    },
    leaseOf: (table) => leases.get(table) ?? null,
    forgetHolders: () => {
      queues = new Map();
    },
  };
};

type Queue = ReturnType<typeof createQueue>;

/** Many together, or one alone, in order of coming. */
const createQueue = () => {
  const waiting: { readonly isAlone: boolean; readonly enter: () => void }[] = [];
  let inside = 0;
  let isAlone = false;

  const next = (): void => {
    const [first] = waiting;
    if (!first || isAlone || (first.isAlone && inside > 0)) return;
    waiting.shift();
    inside += 1;
    isAlone = first.isAlone;
    first.enter();
    next();
  };
  const enter = (alone: boolean): Promise<() => void> =>
    new Promise((resolve) => {
      const leave = (): void => {
        inside -= 1;
        if (alone) isAlone = false;
        next();
      };
      waiting.push({ isAlone: alone, enter: () => resolve(leave) });
      next();
    });
  return { together: () => enter(false), alone: () => enter(true) };
};
