// The server as its process starts it: store, clock, tables, staff and sockets, in the real order. It may die at any
// moment and is restarted on what is on disk, as by a supervisor process.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { coins } from '@punto/engine/minor';
import { fieldOf } from '@punto/engine/object-keys';
import type { TableSetup } from '@punto/engine/room';
import type { Broker } from '@punto/server/broker/broker';
import { createInProcessBroker } from '@punto/server/broker/in-process';
import { createFloorIdentity, type FloorIdentity } from '@punto/server/identity/floor-identity';
import { SOCKET_LIMITS } from '@punto/server/socket/socket-limits';
import { type App, createApp } from '@punto/server/start/app';
import { createLocalTables, type HostedTables } from '@punto/server/table-host/tables/local-tables';
import type { Chance } from '@punto/server/test/support/chance';
import { createSystemClock } from '@punto/server/time/system-clock';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { pino } from 'pino';
import type { Disk } from './disk.ts';
import { withFailingReads } from './failing-reads.ts';
import type { Faults } from './faults.ts';
import { type StoredFiles, writeStoredFiles } from './power-cut-files.ts';
import type { Machine } from './replaced-globals.ts';
import { SETTLEMENT_US, TABLES_AT_ONCE } from './tables.ts';
import { HOUSE_KEYS, type Truth } from './truth.ts';
import { Broken, mustHold, type Verdict } from './violations.ts';
import { createOwner, type Owner, type World } from './world.ts';

export type Running = {
  readonly owner: Owner;
  readonly store: Store;
  readonly broker: Broker;
  readonly hosted: HostedTables;
  readonly identity: FloorIdentity;
  readonly app: App;
};

/** Points inside a server process where faults can be injected. */
export type Inside = Pick<Served, 'inside'>;

export type ServedParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly faults: Faults;
  readonly disk: Disk;
  readonly truth: Truth;
  readonly verdict: Verdict;
  readonly machine: Machine;
  readonly folder: string;
  /** Read at every start. */
  readonly setups: () => readonly TableSetup[];
  readonly tamper: (store: Store) => Store;
};

const INSIDE_WITHIN_MS = 10_000;
/** A disk that fails or is full, a process that is gone, and a house that is being closed. */
const DONE_TO_IT =
  /disk I\/O error|database or disk is full|process is gone|the store is closed|opening of the table could not be written/;
const KEEP_MS = 3_000;
const RESTART_MS = 400;
/** Small, so that a reader falls behind within a round. */
const UNSENT_BYTES = 20 * 1024;
const KEEPER = createOwner('the house');

export class Served {
  readonly #parts: ServedParts;
  #running: Running | null = null;
  #owner: Owner = { ...createOwner('nobody'), alive: false };
  #starts = 0;
  #stopping = false;

  constructor(parts: ServedParts) {
    this.#parts = parts;
    this.#watchOver();
  }

  /** A table that has stopped for a disk that could not be read plays again after a start. */
  #watchOver(): void {
    const { world, faults } = this.#parts;
    world.after(KEEPER, KEEP_MS, () => {
      const hosts = [...(this.#running?.hosted.tables.values() ?? [])];
      if (hosts.some((host) => host.fault() !== null)) {
        faults.count('table stopped, house started again');
        this.stop();
      }
      this.#watchOver();
    });
  }

  /** `null`: the process is down. */
  readonly running = (): Running | null => this.#running;

  /** Its process runs, whether it listens already or not. */
  get isAlive(): boolean {
    return this.#owner.alive;
  }

  get starts(): number {
    return this.#starts;
  }

  start(storedFiles: StoredFiles = { database: Buffer.alloc(0), log: Buffer.alloc(0) }): void {
    const { world, disk } = this.#parts;
    const folder = this.#folder(this.#starts + 1);
    disk.release();
    mkdirSync(folder, { recursive: true });
    writeStoredFiles(folder, storedFiles);
    rmSync(this.#folder(this.#starts), { recursive: true, force: true });
    this.#starts += 1;
    disk.insert(folder);
    this.#open(folder);
    world.trace.note(`start ${this.#starts} ${world.now()}`);
  }

  #folder(start: number): string {
    return join(this.#parts.folder, String(start));
  }

  #open(folder: string): void {
    const { world, verdict } = this.#parts;
    const owner = createOwner(`house ${this.#starts}`);
    this.#owner = owner;
    this.#stopping = false;
    world.soon(owner, () => {
      this.#build(owner, folder).then(
        (running) => {
          if (owner.alive) this.#running = running;
        },
        // The start failed: the supervisor process tries again, on the same disk.
        (fault: unknown) => {
          if (!owner.alive || this.#parts.disk.left()) return;
          if (this.#parts.disk.hasFailed()) this.#parts.disk.kill();
          else verdict.keep(fault);
        },
      );
    });
  }

  async #build(owner: Owner, folder: string): Promise<Running> {
    const { world, chance, faults, disk, truth, verdict, machine, setups, tamper } = this.#parts;
    const found = await openSqliteStore(folder);
    await disk.observe(async () => {
      disk.trust();
      try {
        await truth.foundAgain(found);
        const faults = await found.audit();
        mustHold(faults.length === 0, () => `after a start the books say: ${faults.join('; ')}`);
      } catch (fault) {
        verdict.keep(fault);
      }
    });
    const store = tamper(
      withFailingReads(
        truth.beside(found, () => clock.now()),
        faults,
      ),
    );
    const log = pino({ level: 'error' }, { write: (line) => this.#complaint(line) });
    const broker = createInProcessBroker((fault) => verdict.keep(fault));
    const clock = createSystemClock(await store.lastAt(), machine);
    const hosted = await createLocalTables({
      store,
      broker,
      clock,
      log,
      encryptionKeys: HOUSE_KEYS,
      word: chance.fork().word,
      tablesAtOnce: () => TABLES_AT_ONCE,
      settlementUs: SETTLEMENT_US,
      setups: setups(),
    });
    const identity = createFloorIdentity({ staff: store.staff, clock, encryptionKeys: HOUSE_KEYS });
    const opening = createApp({
      store,
      broker: this.#slow(broker, owner),
      clock,
      log,
      identity,
      hosted,
      limits: { ...SOCKET_LIMITS, maxUnsentBytes: UNSENT_BYTES },
      tablesAtOnce: TABLES_AT_ONCE,
      guestsPerMinute: 10_000,
      approvalMinor: coins(150),
      webFolder: folder,
    });
    // It reads its own files while it opens.
    world.hold(owner, opening);
    const app = await opening;
    world.trace.note(`open ${world.now()}`);
    return { owner, store: found, broker, hosted, identity, app };
  }

  /** The server may log errors of injected faults, and no others. */
  #complaint(line: string): void {
    const entry: unknown = JSON.parse(line);
    const [msg, err] = [String(fieldOf(entry, 'msg')), fieldOf(entry, 'err')];
    const isOurs = DONE_TO_IT.test(String(fieldOf(err, 'message') ?? ''));
    if (!isOurs && !this.#parts.disk.left())
      this.#parts.verdict.keep(new Broken(`the house complains: ${msg}: ${fieldOf(err, 'stack') ?? line}`));
  }

  /** Simulates gateways and tables on separate machines. */
  #slow(broker: Broker, owner: Owner): Broker {
    const { world, chance, faults } = this.#parts;
    const wait = () => new Promise<void>((resolve) => world.after(owner, chance.below(600), resolve));
    return {
      ...broker,
      ask: async (table, request) => {
        if (faults.strikes('told to be busy')) return { type: 'no-reply', reason: 'busy' };
        if (faults.strikes('question late')) await wait();
        const reply = await broker.ask(table, request);
        if (faults.strikes('answer late')) await wait();
        return reply;
      },
    };
  }

  /** Nothing of its memory is left; it is started again on its disk a moment later. */
  crash(): void {
    const { world, disk, truth, chance } = this.#parts;
    this.#running = null;
    this.#owner.alive = false;
    disk.kill();
    truth.lost();
    world.trace.note(`crash ${world.now()}`);
    const storedFiles = disk.left();
    mustHold(storedFiles !== null, 'a crash left nothing at all');
    world.after(KEEPER, RESTART_MS + chance.below(2_000), () => this.start(storedFiles));
  }

  /** Stops the server as on SIGTERM: clients are notified, pending writes are committed, and the process ends. */
  stop(): void {
    const { world, verdict } = this.#parts;
    const running = this.#running;
    if (!running || this.#stopping) return;
    this.#stopping = true;
    const { owner, app, hosted, broker, store } = running;
    world.trace.note(`stop ${world.now()}`);
    world.soon(owner, () => {
      const stopped = async (): Promise<void> => {
        await app.close();
        await hosted.stop();
        await broker.close();
        await store.close();
      };
      // A closed store no longer has a process: its state is as after a crash. A process that was killed while it
      // stopped no longer counts: the disk may be that of the next one by now.
      stopped().then(
        () => owner.alive && this.#parts.disk.kill(),
        (fault: unknown) => owner.alive && !this.#parts.disk.left() && verdict.keep(fault),
      );
    });
  }

  /** Runs an action inside the process, like a connection to it; `null`: it failed. */
  inside<T>(asker: Owner, act: (running: Running) => Promise<T>): Promise<T | null> {
    const { world } = this.#parts;
    return new Promise((resolve) => {
      const running = this.#running;
      const forget = world.after(asker, INSIDE_WITHIN_MS, () => resolve(null));
      if (!running) return;
      const answer = (value: T | null): void => {
        forget();
        world.soon(asker, () => resolve(value));
      };
      world.soon(running.owner, () => void act(running).then(answer, () => answer(null)));
    });
  }

  freeze(ms: number): void {
    this.#owner.frozenUntil = this.#parts.world.now() + ms;
  }
}
