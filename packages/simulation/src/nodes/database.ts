// The database server behind all nodes, simulated by the embedded store on the simulated disk. It is a process of its
// own: it may die during a commit, freeze, and be restarted on what its disk kept, while the nodes go on as well as
// they can.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Chance } from '@punto/server/test/support/chance';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import type { Disk } from '../disk.ts';
import { type StoredFiles, writeStoredFiles } from '../power-cut-files.ts';
import type { Truth } from '../truth.ts';
import { mustHold, type Verdict } from '../violations.ts';
import { createOwner, type Owner, type World } from '../world.ts';
import type { LeaseBook } from './lease-book.ts';

export type DatabaseParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly disk: Disk;
  /** Observes every transaction, and gets the state that was found after a crash. */
  readonly truth: Pick<Truth, 'beside' | 'foundAgain' | 'lost'>;
  readonly verdict: Verdict;
  readonly folder: string;
  readonly leases: LeaseBook;
  /** Whether all books are audited after each start. */
  readonly isAudited?: boolean;
  /** Every connection to it has broken. */
  readonly onCrash: () => void;
};

/** What a node finds at the other end of its connection. */
export type Listening = {
  readonly owner: Owner;
  /** With the observer of the truth attached. */
  readonly store: Store;
  readonly leases: LeaseBook;
};

const NOTHING: StoredFiles = { database: Buffer.alloc(0), log: Buffer.alloc(0) };
const RESTART_MS = 400;
const KEEPER = createOwner('the database');

export class Database {
  readonly #parts: DatabaseParts;
  #owner: Owner = { ...createOwner('nobody'), alive: false };
  #listening: Listening | null = null;
  #found: Store | null = null;
  starts = 0;

  constructor(parts: DatabaseParts) {
    this.#parts = parts;
  }

  /** `null`: the process is down. */
  listening(): Listening | null {
    return this.#listening;
  }

  /** The rows as they are on disk, for inspection; `null` while the server is down. */
  found(): Store | null {
    return this.#found;
  }

  get isAlive(): boolean {
    return this.#owner.alive;
  }

  start(storedFiles: StoredFiles = NOTHING): void {
    const { world, disk } = this.#parts;
    disk.release();
    const folder = this.#folder(this.starts + 1);
    mkdirSync(folder, { recursive: true });
    writeStoredFiles(folder, storedFiles);
    rmSync(this.#folder(this.starts), { recursive: true, force: true });
    this.starts += 1;
    disk.insert(folder);
    const owner = createOwner(`database ${this.starts}`);
    this.#owner = owner;
    world.trace.note(`database ${this.starts} ${world.now()}`);
    world.soon(owner, () => void this.#open(owner, folder));
  }

  #folder(start: number): string {
    return join(this.#parts.folder, `database-${start}`);
  }

  async #open(owner: Owner, folder: string): Promise<void> {
    const { disk, truth, verdict, leases } = this.#parts;
    try {
      const found = await openSqliteStore(folder);
      await disk.observe(() => this.#inspect(found));
      if (!owner.alive) return;
      this.#found = found;
      this.#listening = { owner, leases, store: truth.beside(found) };
    } catch (fault) {
      // The supervisor process tries again, on the same disk.
      if (!owner.alive || disk.left()) return;
      if (disk.hasFailed()) disk.kill();
      else verdict.keep(fault);
    }
  }

  async #inspect(found: Store): Promise<void> {
    const { disk, truth, verdict, isAudited = true } = this.#parts;
    disk.trust();
    try {
      await truth.foundAgain(found);
      const faults = isAudited ? await found.audit() : [];
      mustHold(faults.length === 0, () => `after a start the books say: ${faults.join('; ')}`);
    } catch (fault) {
      verdict.keep(fault);
    }
  }

  /** The folder of its files while it runs. */
  folder(): string {
    return this.#folder(this.starts);
  }

  /** Started again a moment later, on its disk or on these files. */
  crash(instead: StoredFiles | null = null): void {
    const { world, disk, truth, chance, leases, onCrash } = this.#parts;
    this.#listening = null;
    this.#found = null;
    this.#owner.alive = false;
    disk.kill();
    truth.lost();
    leases.forgetHolders();
    onCrash();
    world.trace.note(`database lost ${world.now()}`);
    const storedFiles = instead ?? disk.left();
    mustHold(storedFiles !== null, 'a crash left nothing at all');
    world.after(KEEPER, RESTART_MS + chance.below(2_000), () => this.start(storedFiles));
  }

  freeze(ms: number): void {
    this.#owner.frozenUntil = this.#parts.world.now() + ms;
  }
}
