// One node of an evening: tables, broker and the count of time at them, without HTTP and sockets. It may be killed, frozen, stopped
// and cut off, and is started again like a process under a supervisor.
import type { TableSetup } from '@punto/engine/room';
import { createPlayClock, type PlayClock } from '@punto/server/socket/account/play-clock';
import type { Chance } from '@punto/server/test/support/chance';
import { type NodeId, nodeId } from '@punto/store/leases';
import type { Store } from '@punto/store/store';
import { pino } from 'pino';
import type { Faults } from '../faults.ts';
import type { Database } from '../nodes/database.ts';
import { Line } from '../nodes/database-connection.ts';
import type { LeaseRecord } from '../nodes/lease-record.ts';
import { createMachine, type NodeMachine } from '../nodes/machines.ts';
import { type NodeTables, openTables, type WalletParts } from '../nodes/open-tables.ts';
import type { Wires } from '../nodes/wires.ts';
import type { Verdict } from '../violations.ts';
import { createOwner, type Owner, type World } from '../world.ts';

export type OpenNode = NodeTables & {
  readonly owner: Owner;
  /** Counts the time of patrons with a window here. */
  readonly plays: Pick<PlayClock, 'arrived' | 'left'>;
};

export type EveningNodeParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly faults: Faults;
  readonly verdict: Verdict;
  readonly database: Database;
  readonly leaseRecord: LeaseRecord;
  readonly wires: Wires;
  readonly setups: readonly TableSetup[];
  readonly houseZone: string;
  readonly tamper: (store: Store, node: EveningNode) => Store;
} & WalletParts;

const RESTART_MS = 500;
const LEASE_MS = 6_000;
const COUNT_EVERY_MS = 30_000;
const KEEPER = createOwner('supervisor');

export class EveningNode {
  readonly #parts: EveningNodeParts;
  readonly #place: number;
  readonly machine: NodeMachine;
  #id: NodeId;
  #owner: Owner = { ...createOwner('no process'), alive: false };
  #line: Line | null = null;
  #open: (OpenNode & { readonly close: () => void }) | null = null;
  #isStopping = false;
  starts = 0;

  constructor(parts: EveningNodeParts, place: number) {
    this.#parts = parts;
    this.#place = place;
    this.#id = nodeId(`node-${place}`);
    // No drift: the machines sleep for days, and clocks are kept by NTP.
    this.machine = createMachine(parts.world, parts.chance.between(-1_500, 1_500), 1);
  }

  get owner(): Owner {
    return this.#owner;
  }

  /** `null`: the process is down or about to be. */
  readonly running = (): OpenNode | null => (this.#isStopping ? null : this.#open);

  start(): void {
    const { world } = this.#parts;
    if (this.#owner.alive) return;
    this.starts += 1;
    this.#id = nodeId(`node-${this.#place}.${this.starts}`);
    this.#isStopping = false;
    const owner = createOwner(this.#id);
    this.#owner = owner;
    world.trace.note(`start ${this.#id} ${world.now()}`);
    world.soon(owner, () => {
      this.#opened(owner).then(
        (open) => {
          if (owner.alive) this.#open = open;
        },
        (fault: unknown) => {
          // The database may be away.
          world.trace.note(`${this.#id} could not start: ${fault} ${world.now()}`);
          this.kill();
        },
      );
    });
  }

  async #opened(owner: Owner) {
    const { world, chance, faults, verdict, database, leaseRecord, wires, setups, houseZone, tamper } =
      this.#parts;
    const { walletsOf, currenciesOf } = this.#parts;
    const like = database.found();
    if (!like) throw new Error('the database is down');
    const line = new Line({ world, chance, faults, database, owner });
    this.#line = line;
    const freeze = (ms: number) => this.freeze(ms);
    const log = pino({ level: 'silent' });
    const tables = await openTables({
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
        tamper: (store: Store) => tamper(store, this),
        walletsOf,
      },
      ...(currenciesOf && { currenciesOf }),
      far: { world, chance, faults, leaseRecord, line, owner, freeze, isUnfenced: false },
      lifeMs: LEASE_MS,
      onJoined: () => undefined,
      observeCalls: (broker) => broker,
    });
    const plays = createPlayClock(tables.store, houseZone, {
      ...{ clock: tables.clock, everyMs: COUNT_EVERY_MS },
      onDue: () => undefined,
      // The database may be away.
      onFault: () => undefined,
    });
    return { ...tables, owner, plays, close: () => plays.close() };
  }

  kill(): void {
    const { world, chance, wires } = this.#parts;
    if (!this.#owner.alive) return;
    this.#owner.alive = false;
    this.#open?.close();
    this.#open = null;
    this.#line = null;
    wires.kill(this.#id);
    world.after(KEEPER, RESTART_MS + chance.below(3_000), () => this.start());
  }

  /** As on SIGTERM: its tables move to the others. */
  stop(): void {
    const { world } = this.#parts;
    const open = this.#open;
    if (!open || this.#isStopping) return;
    this.#isStopping = true;
    world.soon(open.owner, () => {
      open.hosted
        .stop()
        .then(() => open.broker.close())
        .finally(() => this.kill());
    });
  }

  freeze(ms: number): void {
    this.#owner.frozenUntil = Math.max(this.#owner.frozenUntil, this.#parts.world.now() + ms);
  }

  cutFromDatabase(isCut: boolean): void {
    if (this.#line) this.#line.isCut = isCut;
  }

  cutFromOthers(isCut: boolean): void {
    const { wires } = this.#parts;
    if (isCut) wires.silence(this.#id);
    else wires.heal(this.#id);
  }

  lostDatabase(): void {
    this.#line?.break();
  }
}
