// One node: a process that starts as the real one does, with a database connection and a broker connection to the
// other nodes. It may be killed, frozen, stopped and started at any moment; each start is a new node without memory
// of the one before.

import { coins } from '@punto/engine/minor';
import { fieldOf } from '@punto/engine/object-keys';
import type { TableSetup } from '@punto/engine/room';
import type { Broker } from '@punto/server/broker/broker';
import { createFloorIdentity } from '@punto/server/identity/floor-identity';
import { SOCKET_LIMITS } from '@punto/server/socket/socket-limits';
import { createApp } from '@punto/server/start/app';
import { disconnectWhenIsolated, nodeStopSteps } from '@punto/server/start/node-stop';
import type { Chance } from '@punto/server/test/support/chance';
import { type NodeId, nodeId } from '@punto/store/leases';
import type { Store } from '@punto/store/store';
import { pino } from 'pino';
import type { Faults } from '../faults.ts';
import type { Running } from '../served.ts';
import { TABLES_AT_ONCE } from '../tables.ts';
import { HOUSE_KEYS } from '../truth.ts';
import { Broken, type Verdict } from '../violations.ts';
import { createOwner, type Owner, type World } from '../world.ts';
import type { Claims } from './claims.ts';
import type { Database } from './database.ts';
import { Line } from './database-connection.ts';
import type { LeaseRecord } from './lease-record.ts';
import { createMachine, type NodeMachine } from './machines.ts';
import { openTables } from './open-tables.ts';
import type { Wires } from './wires.ts';

export type NodeParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly faults: Faults;
  readonly verdict: Verdict;
  readonly database: Database;
  readonly leaseRecord: LeaseRecord;
  readonly claims: Claims;
  readonly wires: Wires;
  readonly folder: string;
  readonly setups: readonly TableSetup[];
  readonly tamper: (store: Store) => Store;
  readonly isUnfenced: boolean;
  /** A gateway that does not look again when news was lost: a way to see that it is found out. */
  readonly missesGaps: boolean;
  /** The process is gone, with every socket it had. */
  readonly onGone: (owner: Owner) => void;
};

/** Failures that were caused from outside, not faults of the node. */
const DONE_TO_IT =
  /disk I\/O error|database or disk is full|process is gone|store is closed|connection is lost|stood still|opening of the table could not be written|is at version \d+, the writer at/;
const TAKEN_FOR_DEAD = 'lease expired';
const START_MS = 300;
const LEASE_MS = 2_000;
/** Time within which a broken connection is detected. */
const FOUND_OUT_MS = 4_000;
/** Small, so that a reader falls behind within a round. */
const UNSENT_BYTES = 20 * 1024;

export class Node {
  readonly #parts: NodeParts;
  readonly place: number;
  readonly machine: NodeMachine;
  #owner: Owner;
  #id: NodeId;
  #line: Line | null = null;
  #running: Running | null = null;
  #isStopping = false;
  /** Whether it is to be there. */
  #isWanted = false;
  #isCutFromDatabase = false;
  #isCutFromOthers = false;
  runs = 0;

  constructor(parts: NodeParts, place: number, clock: { readonly offMs: number; readonly rate: number }) {
    this.#parts = parts;
    this.place = place;
    this.#id = nodeId(`node-${place}`);
    this.#owner = { ...createOwner(this.#id), alive: false };
    this.machine = createMachine(parts.world, clock.offMs, clock.rate);
  }

  /** `null`: the process is down. */
  readonly running = (): Running | null => (this.#isStopping ? null : this.#running);

  get isAlive(): boolean {
    return this.#owner.alive;
  }
  get owner(): Owner {
    return this.#owner;
  }
  get id(): NodeId {
    return this.#id;
  }

  /** The supervisor process starts it, and restarts it when it ends. */
  start(): void {
    const { world } = this.#parts;
    this.#isWanted = true;
    if (this.#owner.alive) return;
    this.runs += 1;
    this.#id = nodeId(`node-${this.place}.${this.runs}`);
    const owner = createOwner(this.#id);
    this.#owner = owner;
    this.#isStopping = false;
    world.trace.note(`start ${this.#id} ${world.now()}`);
    world.soon(owner, () => {
      this.#open(owner).then(
        (running) => {
          if (owner.alive) this.#running = running;
        },
        (fault: unknown) => {
          if (!owner.alive) return;
          if (!(fault instanceof Error && DONE_TO_IT.test(fault.message))) this.#parts.verdict.keep(fault);
          this.kill();
        },
      );
    });
  }

  async #open(owner: Owner): Promise<Running> {
    const {
      world,
      chance,
      faults,
      verdict,
      database,
      leaseRecord,
      claims,
      wires,
      folder,
      setups,
      tamper,
      isUnfenced,
      missesGaps,
    } = this.#parts;
    const like = database.found();
    if (!like) throw new Error('the connection is lost before there was one');
    const line = new Line({ world, chance, faults, database, owner });
    line.isCut = this.#isCutFromDatabase;
    this.#line = line;
    const freeze = (ms: number) => this.freeze(ms);
    const log = pino({ level: 'error' }, { write: (text) => this.#complaint(owner, text) });
    const { store, broker, clock, hosted } = await openTables({
      ...{
        id: this.#id,
        world,
        owner,
        machine: this.machine,
        chance,
        verdict,
        wires,
        setups,
        log,
        like,
        tamper,
      },
      far: { world, chance, faults, leaseRecord, line, owner, freeze, isUnfenced },
      lifeMs: LEASE_MS,
      onJoined: () => this.#isCutFromOthers && this.cutFromOthers(true),
      observeCalls: (own) => claims.beside(owner, own),
    });
    const identity = createFloorIdentity({ staff: store.staff, clock, encryptionKeys: HOUSE_KEYS });
    const opening = createApp({
      ...{ store, broker: missesGaps ? withoutGaps(broker) : broker, clock, log, identity, hosted },
      limits: { ...SOCKET_LIMITS, maxUnsentBytes: UNSENT_BYTES },
      tablesAtOnce: TABLES_AT_ONCE,
      guestsPerMinute: 10_000,
      approvalMinor: coins(150),
      webFolder: folder,
    });
    // It reads its own files while it opens.
    world.hold(owner, opening);
    const app = await opening;
    disconnectWhenIsolated(app, hosted);
    world.trace.note(`open ${this.#id} ${world.now()}`);
    return { owner, store, broker, hosted, identity, app };
  }

  /** It may complain of what was done to it, and of nothing else. */
  #complaint(owner: Owner, text: string): void {
    const entry: unknown = JSON.parse(text);
    const [msg, err] = [String(fieldOf(entry, 'msg')), fieldOf(entry, 'err')];
    if (msg.startsWith(TAKEN_FOR_DEAD)) this.#parts.faults.count('node taken for dead that lives');
    else if (owner.alive && !DONE_TO_IT.test(String(fieldOf(err, 'message') ?? '')))
      this.#parts.verdict.keep(
        new Broken(`${owner.name} complains: ${msg}: ${fieldOf(err, 'stack') ?? text}`),
      );
  }

  /** Its memory is lost, and no peer is notified. */
  kill(): void {
    const { world, chance, wires, onGone } = this.#parts;
    const owner = this.#owner;
    if (!owner.alive) return;
    owner.alive = false;
    this.#running = null;
    this.#line = null;
    wires.kill(this.#id);
    world.trace.note(`gone ${this.#id} ${world.now()}`);
    onGone(owner);
    world.after(KEEPER, START_MS + chance.below(3_000), () => this.#isWanted && this.start());
  }

  /** Stops the node as on SIGTERM: its tables move to other nodes, its clients get the notice to reconnect, and the process ends. */
  stop(): void {
    const { world, verdict } = this.#parts;
    const running = this.#running;
    if (!running || this.#isStopping) return;
    this.#isStopping = true;
    const { owner, app, hosted, broker, store } = running;
    world.trace.note(`stop ${this.#id} ${world.now()}`);
    world.soon(owner, () => {
      const stopped = async (): Promise<void> => {
        for (const step of nodeStopSteps(app, hosted)) await step();
        await broker.close();
        await store.close();
      };
      stopped().then(
        () => this.kill(),
        (fault: unknown) => (owner.alive ? verdict.keep(fault) : undefined),
      );
    });
  }

  /** It is not restarted until `start` is called. */
  leave(how: 'gracefully' | 'killed'): void {
    this.#isWanted = false;
    if (how === 'killed') this.kill();
    else this.stop();
  }

  /** Its process is frozen; its clocks continue. */
  freeze(ms: number): void {
    this.#owner.frozenUntil = Math.max(this.#owner.frozenUntil, this.#parts.world.now() + ms);
  }

  /** The machine is frozen, clocks included, as in a live migration. */
  pause(ms: number): void {
    this.#parts.world.pause(this.#owner, ms, this.machine.standStill(ms));
  }

  cutFromDatabase(isCut: boolean): void {
    this.#isCutFromDatabase = isCut;
    if (this.#line) this.#line.isCut = isCut;
  }

  /** It finds that out after a while, if it lasts. */
  cutFromOthers(isCut: boolean): void {
    const { world, chance, wires } = this.#parts;
    const id = this.#id;
    this.#isCutFromOthers = isCut;
    if (!isCut) {
      wires.heal(id);
      // Delivered in the node's own process.
      world.soon(this.#owner, () => {
        if (!this.#isCutFromOthers) wires.restore(id);
      });
      return;
    }
    wires.silence(id);
    world.after(KEEPER, chance.below(FOUND_OUT_MS), () => {
      if (this.#isCutFromOthers && this.#id === id) wires.cut(id);
    });
  }

  /** The database has died. */
  lostDatabase(): void {
    this.#line?.break();
  }
}

/** Its gateway is never notified of lost messages. */
const withoutGaps = (broker: Broker): Broker => ({
  ...broker,
  listen: (table, receive) =>
    broker.listen(table, (news) => (news.type === 'missed' ? undefined : receive(news))),
});

const KEEPER = createOwner('the nodes');
