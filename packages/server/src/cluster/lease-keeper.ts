// The lease manager of a node: joins, takes its share of free tables, hands over its surplus, takes over tables of
// dead nodes, and releases everything when it stops, or when its own lease expired and it must join again. A table is
// opened after its lease is taken, and closed before the lease is released.
import { randomUUID } from 'node:crypto';
import { type Board, type Leases, nodeId } from '@punto/store/leases';
import { type Instant, instant, type TableId } from '@punto/table/ids';
import type { Logger } from 'pino';
import type { LeaseClaim } from '../table-host/lease-claim.ts';
import type { Clock } from '../time/clock.ts';
import { createIsolation, type Isolation } from './isolation.ts';
import { type LeaseMeter, NO_LEASE_METER } from './lease-meter.ts';
import { createLeasedTables, type LeasedHost, type LeasedTables, type OpenHeld } from './leased-tables.ts';
import { type NodeLease, startNodeLease } from './node-lease.ts';
import { isFree, rebalanceOf } from './rebalance.ts';

export type Holder = {
  /** All tables of the deployment, as far as known from the store and this board. */
  readonly wanted: (board: Board) => Promise<ReadonlySet<TableId>>;
  /** Opens the table in its stored state; must not reject for a fault of the table itself. */
  readonly open: (table: TableId, right: LeaseClaim) => Promise<LeasedHost>;
  /** The table's last round was played. */
  readonly over: (table: TableId) => void;
};

/** Notifies other nodes to look at the board now rather than later. */
export type Bell = { readonly ring: () => void; readonly onRing: (notify: () => void) => () => void };

export type LeaseKeeperOptions = {
  readonly leases: Leases;
  /** Name of this node in logs; each node lease adds a random word. */
  readonly name: string;
  readonly lifeMs: number;
  /** A monotonic clock. */
  readonly steady: Clock;
  readonly log: Logger;
  readonly leaseMeter?: LeaseMeter;
  readonly bell: Bell;
  /** Whether the other nodes can be reached, as far as known. */
  readonly isConnected: () => boolean;
  /** Another node can serve the patrons better; called repeatedly while that is so. */
  readonly onUseless: () => void;
  readonly notBefore: (at: Instant) => void;
  readonly holder: Holder;
};

export type LeaseKeeper = {
  /** Takes a free or new table and opens it; `false`: it has an owner. If `open` returns `null`, the lease is released. */
  readonly claim: (table: TableId, open: OpenHeld) => Promise<boolean>;
  /** Releases all tables, one by one, and takes no more. */
  readonly stop: () => Promise<void>;
};

/** How often the board is read in one lease period. */
const BOARD_READS = 8;
const [TAKEN_AT_ONCE, GIVEN_AT_ONCE] = [64, 16];
/** The fraction of its surplus that it hands over at a time. */
const GIVEN_PART = 16;
/** Lease periods after which a table is handed over without waiting for a quiet moment. */
const PATIENCE = 15;
const STOP_WITHIN_MS = 5_000;

export class NotThere extends Error {
  override readonly name = 'NotThere';
}

/** Rejects when it could not join. */
export const startLeaseKeeper = async (options: LeaseKeeperOptions): Promise<LeaseKeeper> => {
  const node = new Node(options);
  await node.begin();
  return { claim: node.claim, stop: () => node.stop() };
};

class Node implements LeaseKeeper {
  readonly #options: LeaseKeeperOptions;
  readonly #meter: LeaseMeter;
  readonly #tables: LeasedTables;
  /** Since when a table has had no owner, and when this node handed it over. */
  readonly #freeSince = new Map<TableId, number>();
  readonly #givenAt = new Map<TableId, number>();
  #excessSince: number | null = null;
  readonly #isolation: Isolation;
  #life: NodeLease | null = null;
  #rebalancing: Promise<void> | null = null;
  #isRebalanceDue = false;
  #alarm = (): void => {};
  #stopListening = (): void => {};
  #isStopping = false;
  #stopping: Promise<void> | null = null;

  constructor(options: LeaseKeeperOptions) {
    this.#options = options;
    this.#meter = options.leaseMeter ?? NO_LEASE_METER;
    const { leases, log, notBefore, steady, bell } = options;
    this.#isolation = createIsolation(options);
    this.#tables = createLeasedTables({
      ...{ leases, log, notBefore, onLost: this.#meter.lost },
      onGiven: (table) => {
        this.#givenAt.set(table, steady.now());
        bell.ring();
      },
    });
  }

  async begin(): Promise<void> {
    await this.#join();
    this.#stopListening = this.#options.bell.onRing(() => void this.#rebalance());
    await this.#rebalance();
    await Promise.all(this.#tables.all().map(({ opened }) => opened));
    this.#scheduleRebalance();
  }

  async #join(): Promise<void> {
    const { leases, name, lifeMs, steady, log } = this.#options;
    const node = nodeId(`${name}-${randomUUID().slice(0, 8)}`);
    this.#life = await startNodeLease({
      ...{ leases, node, lifeMs, steady },
      onUnsure: () => {
        log.warn({ component: 'cluster', life: node }, 'lease not renewed in time: tables wait');
        this.#tables.loseAll();
      },
      onDeath: () => {
        log.error({ component: 'cluster', life: node }, 'lease expired: tables taken over by other nodes');
        this.#meter.died();
        this.#tables.loseAll();
        void this.#joinAgain();
      },
      onLate: (fault, isFirst) => {
        this.#meter.renewedLate();
        if (isFirst) log.warn({ component: 'cluster', life: node, err: fault }, 'lease renewal failed');
      },
      onInTime: () => log.info({ component: 'cluster', life: node }, 'lease renewal works again'),
    });
    log.info({ component: 'cluster', life: node }, 'node joined');
  }

  async #joinAgain(): Promise<void> {
    let isFirst = true;
    while (!this.#isStopping) {
      try {
        await this.#join();
        return void this.#rebalance();
      } catch (fault) {
        if (isFirst)
          this.#options.log.warn({ component: 'cluster', err: fault }, 'node could not join again');
        isFirst = false;
        await this.#pause();
      }
    }
  }

  #pause(): Promise<void> {
    const { steady, lifeMs } = this.#options;
    return new Promise((resolve) => void steady.wake(instant(steady.now() + lifeMs / BOARD_READS), resolve));
  }

  #scheduleRebalance(): void {
    const { steady, lifeMs } = this.#options;
    this.#alarm = steady.wake(instant(steady.now() + lifeMs / BOARD_READS), () => {
      if (this.#isStopping) return;
      this.#scheduleRebalance();
      void this.#rebalance();
    });
  }

  /** One run at a time; a call meanwhile starts another run right after. */
  #rebalance(): Promise<void> {
    this.#isRebalanceDue = this.#rebalancing !== null;
    this.#rebalancing ??= this.#rebalanceNow().finally(() => {
      this.#rebalancing = null;
      if (this.#isRebalanceDue) void this.#rebalance();
    });
    return this.#rebalancing;
  }

  async #rebalanceNow(): Promise<void> {
    const { leases, holder, log, onUseless } = this.#options;
    const life = this.#life;
    if (this.#isStopping || !life?.isSure()) return;
    try {
      const board = await leases.board();
      if (await this.#isolation.isUseless(life.node, board)) {
        onUseless();
        return await this.#giveAll();
      }
      const wanted = await holder.wanted(board);
      await this.#takeShare(life, board, wanted);
      await this.#giveExcess(life, board, wanted);
    } catch (fault) {
      log.warn(
        { component: 'cluster', err: fault },
        'lease board could not be read, or a free table could not be taken',
      );
    }
  }

  async #takeShare(life: NodeLease, board: Board, wanted: ReadonlySet<TableId>): Promise<void> {
    const { steady, lifeMs } = this.#options;
    const now = steady.now();
    const mayTakeOver = life.isSteady();
    for (const table of wanted) {
      if (isFree(board, board.leases.get(table) ?? null, true)) {
        if (!this.#freeSince.has(table)) this.#freeSince.set(table, now);
        continue;
      }
      this.#freeSince.delete(table);
      this.#givenAt.delete(table);
    }
    this.#meter.ownerless([...wanted].filter((table) => this.#freeSince.has(table)).length);
    const { take } = rebalanceOf({
      ...{ board, wanted, mayTakeOver, node: life.node },
      isOverdue: (table) => now - (this.#freeSince.get(table) ?? now) >= 2 * lifeMs,
      isMeantForOthers: (table) => now - (this.#givenAt.get(table) ?? Number.NEGATIVE_INFINITY) < lifeMs,
    });
    // Tables it owns by the board but has closed: its lease was in doubt for a while.
    const own = [...wanted].filter((table) => board.leases.get(table) === life.node);
    const free = [...own, ...take].filter((table) => !this.#tables.has(table));
    for (let at = 0; at < free.length && life.isSure() && !this.#isStopping; at += TAKEN_AT_ONCE) {
      const some = free.slice(at, at + TAKEN_AT_ONCE);
      const opened = await this.#take(life, board, some);
      if (at + TAKEN_AT_ONCE < free.length) await Promise.all(opened);
    }
  }

  async #take(
    life: NodeLease,
    board: Board,
    tables: readonly TableId[],
  ): Promise<readonly Promise<unknown>[]> {
    const { leases, steady, log, holder } = this.#options;
    const taken = await leases.take(life.node, tables);
    return [...taken].map(async ([table, epoch]) => {
      if (this.#tables.has(table)) return;
      const { opened } = this.#tables.enter(life, table, epoch, (right) => holder.open(table, right));
      const since = this.#freeSince.get(table) ?? steady.now();
      const from = board.leases.get(table) ?? null;
      if ((await opened) === null || from === life.node) return;
      const ms = steady.now() - since;
      this.#meter.took(from === null ? 'free' : 'dead', ms);
      log.info({ component: 'cluster', table, epoch, from, ms }, 'table taken over');
    });
  }

  async #giveExcess(life: NodeLease, board: Board, wanted: ReadonlySet<TableId>): Promise<void> {
    const { steady, lifeMs, holder } = this.#options;
    for (const { table, held } of this.#tables.all()) {
      if (!held()?.isOver()) continue;
      holder.over(table);
      await this.#tables.give(table);
    }
    const { excess } = rebalanceOf({
      ...{ board, wanted, node: life.node, mayTakeOver: true },
      ...{ isOverdue: () => false, isMeantForOthers: () => false },
    });
    if (excess <= 0) {
      this.#excessSince = null;
      return;
    }
    this.#excessSince ??= steady.now();
    const isPatient = steady.now() - this.#excessSince < PATIENCE * lifeMs;
    const isRipe = (held: LeasedHost | null) => held !== null && (!isPatient || held.isQuiet());
    const ripe = this.#tables.all().filter(({ held }) => isRipe(held()));
    const some = ripe.slice(0, Math.ceil(excess / GIVEN_PART));
    await Promise.all(some.map(({ table }) => this.#tables.give(table)));
  }

  async #giveAll(): Promise<void> {
    const tables = this.#tables.all();
    for (let at = 0; at < tables.length; at += GIVEN_AT_ONCE)
      await Promise.all(tables.slice(at, at + GIVEN_AT_ONCE).map(({ table }) => this.#tables.give(table)));
  }

  claim: LeaseKeeper['claim'] = async (table, open) => {
    const life = this.#life;
    if (this.#isStopping || !life?.isSure()) throw new NotThere('this node cannot open a table now');
    if (this.#tables.has(table)) return false;
    const epoch = (await this.#options.leases.take(life.node, [table])).get(table);
    if (epoch === undefined || this.#tables.has(table)) return false;
    let failure: { readonly cause: unknown } | null = null;
    const { opened } = this.#tables.enter(life, table, epoch, (right) =>
      open(right).catch((cause: unknown) => {
        failure = { cause };
        return null;
      }),
    );
    if ((await opened) !== null) return true;
    await this.#tables.give(table);
    if (failure !== null) throw (failure as { readonly cause: unknown }).cause;
    return false;
  };

  stop(): Promise<void> {
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  async #stop(): Promise<void> {
    const { log, steady } = this.#options;
    this.#isStopping = true;
    this.#alarm();
    this.#stopListening();
    let forget = (): void => {};
    const late = new Promise<void>((resolve) => {
      forget = steady.wake(instant(steady.now() + STOP_WITHIN_MS), resolve);
    });
    await Promise.race([late, this.#leave()]);
    forget();
    this.#life?.end();
    const tables = this.#tables.all().length;
    if (tables > 0)
      log.warn({ component: 'cluster', tables }, 'node ended with tables: other nodes take them over');
  }

  async #leave(): Promise<void> {
    const { leases, log, bell } = this.#options;
    await this.#rebalancing;
    const life = this.#life;
    // Other nodes may own them already: nothing to release.
    if (!life?.isSure()) return this.#tables.loseAll();
    try {
      await leases.drain(life.node);
      await this.#giveAll();
      await leases.leave(life.node);
      bell.ring();
    } catch (fault) {
      log.warn({ component: 'cluster', err: fault }, 'departure of the node could not be recorded');
    }
  }
}
