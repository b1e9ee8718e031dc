// The one writer of a table. It takes what waits in the mailbox, decides it inside one transaction, and only
// when that is on disk answers and publishes. It wakes the table when a phase is over. Whatever goes wrong in
// a write, the state is read back from the store; what cannot be mended stops this table, never the process.
import type { Word } from '@punto/engine/random';
import type { TableSetup } from '@punto/engine/room';
import { CARDS_IN_DECK } from '@punto/engine/shoe';
import { availableMinor, patronAccount } from '@punto/ledger';
import {
  type Command,
  type Context,
  evolve,
  type Fold,
  floorView,
  freeze,
  type Instant,
  initialState,
  instant,
  type OpenTable,
  ownView,
  type PatronId,
  type TableId,
  type TableState,
  type Ticket,
  version,
  wantsShoe,
} from '@punto/table';
import type { Logger } from 'pino';
import type { Beacon } from '../beacon/beacon.ts';
import type { Broker, Release, TableReply, TableRequest } from '../broker/broker.ts';
import type { Clock } from '../clock.ts';
import { type Meter, NO_METER, type TableMeter } from '../metrics/meter.ts';
import { newTally, tallied } from '../metrics/tally.ts';
import type { ShoeKeys } from '../store/shoe-key.ts';
import { type JournalEntry, type Store, type Transaction, VersionConflict } from '../store/store.ts';
import { type Absence, openAbsence } from './absence.ts';
import { type Batch, type Item, type Order, workThrough } from './batch.ts';
import { logBatch } from './batch-log.ts';
import { type BeaconWatch, openBeaconWatch } from './beacon-watch.ts';
import { asItIsDealt, isNew } from './filed-setup.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { needsOf } from './needs.ts';
import { ownViews } from './own-views.ts';
import { openShoeBox, type ShoeBox, sealTerms } from './shoe-box.ts';
import { openShowcase, type Showcase } from './showcase.ts';
import { readTable } from './stored-table.ts';
import { BrokenInvariant } from './work.ts';

/** Tickets that may wait for one table, and how many of them share a transaction. */
const [MAILBOX_CAPACITY, BATCH] = [20_000, 500];
/** A snapshot is taken at the first round that opens after so many events. */
const SNAPSHOT_EVERY = 100;
/** How long to wait before the next attempt when the store could not write. */
const RETRY_MS = 1_000;
/** How long patrons have for a cut that the house itself held up: it is not their withholding. [F2] */
const COME_BACK_MS = 6_000;

export type HostOptions = {
  readonly table: TableId;
  readonly log: Logger;
  readonly store: Store;
  readonly broker: Pick<Broker, 'own' | 'publish'> & Partial<Pick<Broker, 'isThere'>>;
  readonly clock: Clock;
  /** What shoes are sealed with. [F3] */
  readonly sealKeys: ShoeKeys;
  readonly word: Word;
  readonly meter?: Meter;
  /** A public one, where the house has it. [F2] */
  readonly beacon?: Beacon | null;
};

export type TableHost = {
  /** The state, for reading only. */
  readonly state: () => TableState;
  /** Why it has stopped by itself; `null` while it plays. */
  readonly fault: () => unknown;
  /** Writes what waits, then lets go of the table; nothing is lost, the next host goes on where this stood. */
  readonly stop: () => Promise<void>;
};

/**
 * Loads the table (or opens it by its setup), and runs it from where it stood. `made`: somebody of the house has it
 * opened, and this goes into the journal with it.
 */
export const openTableHost = async (
  options: HostOptions,
  setup: TableSetup | null,
  made: JournalEntry | null = null,
): Promise<TableHost> => {
  const host = new Host(options);
  await host.start(setup, made);
  return host;
};

class Host implements TableHost {
  readonly #options: HostOptions;
  readonly #mailbox: Mailbox<Item>;
  readonly #box: ShoeBox;
  readonly #beacon: BeaconWatch;
  readonly #meter: TableMeter;
  readonly #unwatch: Release;
  #setup: TableSetup | null = null;
  #state: TableState = initialState;
  #showcase: Showcase | null = null;
  #sinceSnapshot = 0;
  #alarm: Release = () => {};
  #release: Release = () => {};
  #stopped = false;
  #fault: unknown = null;
  /** An order of the host's own is in the mailbox: there is never a second one. */
  #ordered = false;
  #notBefore: Instant = instant(0);
  readonly #absence: Absence;

  constructor(options: HostOptions) {
    this.#options = options;
    this.#mailbox = openMailbox(MAILBOX_CAPACITY, BATCH, (items) => this.#write(items));
    this.#meter = (options.meter ?? NO_METER).table(options.table);
    this.#unwatch = this.#meter.watch(() => ({
      waiting: this.#mailbox.length(),
      sinceSnapshot: this.#sinceSnapshot,
    }));
    const { table, store, sealKeys, word, meter, clock, broker } = options;
    this.#absence = openAbsence(clock.now, broker.isThere);
    this.#beacon = openBeaconWatch(options.beacon ?? null, () => this.#next());
    this.#box = openShoeBox(table, store, sealKeys, word, meter?.rejected);
  }

  state = (): TableState => this.#state;
  fault = (): unknown => this.#fault;

  /** Never rejects: a table that cannot be read is owned all the same, and says that it has stopped. */
  async start(setup: TableSetup | null, made: JournalEntry | null): Promise<void> {
    const { table, broker } = this.#options;
    this.#setup = setup;
    try {
      await this.#open(setup, made);
    } catch (fault) {
      this.#halt(fault);
    }
    this.#release = broker.own(table, (request) => this.#answer(request));
    this.#next();
  }

  async #open(setup: TableSetup | null, entry: JournalEntry | null): Promise<void> {
    await this.#load();
    if (this.#state) this.#absence.awaitAll(this.#state);
    if (this.#state?.shoe?.cutting) this.#notBefore = instant(this.#options.clock.now() + COME_BACK_MS);
    const by = entry?.staff;
    if (setup && !this.#state) this.#order({ type: 'OpenTable', setup, ...(by && { by }) }, { entry });
    else if (setup && this.#state && isNew(setup, this.#state))
      this.#order({ type: 'ChangeSetup', setup: asItIsDealt(setup, this.#state) });
    await this.#mailbox.idle();
    if (!this.#state) throw new Error('the table could not be written down');
    this.#options.log.info({ table: this.#options.table, version: this.#state.version }, 'the table is open');
  }

  /** The stakes on it stay pending until whoever keeps the house has put it right and starts it again. */
  #halt(fault: unknown): void {
    const { log, table, broker } = this.#options;
    log.fatal({ table, err: fault }, 'the table has stopped');
    this.#stopped = true;
    this.#fault = fault;
    this.#box.empty();
    broker.publish(table, { type: 'stopped' });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#alarm();
    this.#release();
    await this.#mailbox.idle();
    this.#unwatch();
    this.#box.empty();
  }

  async #load(): Promise<void> {
    const { store, table } = this.#options;
    const { state, folded } = await readTable(store, table);
    this.#state = state;
    this.#sinceSnapshot = folded;
    // The order of a real shoe is nobody's to know.
    if (state?.shoe && state.setup.dealing !== 'person') await this.#box.reopen(state.shoe.id);
    else this.#box.empty();
    if (this.#state) this.#showcase = openShowcase(this.#state);
  }

  async #answer(request: TableRequest): Promise<TableReply> {
    if (request.type === 'oversee') return this.#oversee();
    if (this.#stopped || !this.#state || !this.#showcase) return { type: 'no-reply', reason: 'stopped' };
    if (request.type === 'look') {
      if (request.patron) this.#absence.comeBack(request.patron, request.gateway);
      const own = request.patron && ownView(this.#state, request.patron);
      return { type: 'look', ...this.#showcase.since(request.since), own };
    }
    switch (request.type) {
      case 'place-ticket':
        return this.#ticket(request.ticket);
      case 'act':
        return this.#queue((reply) => ({ kind: 'act', command: { ...request, type: 'DoAct' }, reply }));
      case 'duty': {
        const { staff, role, duty, preview } = request;
        const command = { type: 'DoDuty', staff, duty } as const;
        return this.#queue((reply) => ({ kind: 'duty', command, role, preview, reply }));
      }
      case 'change-limits':
        return this.#queue((reply) => ({ ...request, kind: 'limits', reply }));
      case 'open-round':
        return this.#opened(request.shoe, request.round);
      case 'gone':
        return this.#gone(request.patron, request.gateway);
      case 'roll-call':
        return this.#callRoll(this.#state, request.patrons, request.gateway);
      case 'peel':
        return this.#peel(request.patron, request.fold);
    }
  }

  /** What proves a round that is over, of the shoe on the table. [F2] */
  #opened(shoe: number, round: number): TableReply {
    const state = this.#state;
    const opened = state?.shoe?.number === shoe ? this.#box.openRound(state, round) : null;
    return { type: 'opened', opened };
  }

  /** In time or not is told by when it arrived, and not by when the patron had been looked up. [T2] */
  async #ticket(ticket: Ticket): Promise<TableReply> {
    const arrived = this.#options.clock.now();
    const { log, store, table } = this.#options;
    const suspended = await store.patrons.isSuspended(ticket.patron).catch((err: unknown) => {
      log.error({ table, err }, 'whether a patron is suspended could not be read');
      return null;
    });
    if (suspended === null) return { type: 'no-reply', reason: 'busy' };
    return this.#queue((reply) => ({ kind: 'ticket', ticket, arrived, suspended, reply }));
  }

  /** A table that could not be read is shown as it was to be opened, so that nobody has to miss it. */
  #oversee(): TableReply {
    const { clock } = this.#options;
    const setup = this.#setup;
    const state =
      this.#state ?? (setup && evolve(initialState, { type: 'TableOpened', setup, at: clock.now() }));
    if (!state) return { type: 'no-reply', reason: 'stopped' };
    return { type: 'oversee', version: state.version, floor: floorView(state), stopped: this.#stopped };
  }

  #queue(item: (reply: (reply: TableReply) => void) => Item): Promise<TableReply> {
    // It may have stopped since it was asked: what came in later would be written behind the next host's back.
    if (this.#stopped) return Promise.resolve({ type: 'no-reply', reason: 'stopped' });
    return new Promise((reply) => {
      if (!this.#mailbox.offer(item(reply))) reply({ type: 'no-reply', reason: 'busy' });
    });
  }

  /** Remembered here and nowhere else: whoever looks again is back. [T7] [V6] */
  #gone(patron: PatronId, gateway?: string): TableReply {
    const away = this.#state && this.#absence.leave(patron, this.#state, gateway);
    if (away && this.#state?.round?.squeeze?.holder === patron)
      this.#mailbox.put({ kind: 'act', command: { type: 'MissPatron', patron }, reply: () => {} });
    return { type: 'noted' };
  }

  #callRoll(state: OpenTable, patrons: readonly PatronId[], gateway: string): TableReply {
    for (const patron of patrons) this.#absence.comeBack(patron, gateway);
    return { type: 'roll-call', owns: ownViews(state, patrons) };
  }

  /** Shown on to the others, and kept nowhere. Whoever does not hold the card is not heard. [T7] */
  #peel(patron: PatronId, fold: Fold | null): TableReply {
    const squeeze = this.#state?.round?.squeeze;
    const { broker, table } = this.#options;
    if (squeeze?.holder === patron) {
      const { side, place } = squeeze;
      broker.publish(table, { type: 'peel', side, place, fold });
    }
    return { type: 'noted' };
  }

  /** One transaction for all items. Never rejects. */
  async #write(items: readonly Item[]): Promise<void> {
    const { store, table } = this.#options;
    const tally = newTally();
    try {
      const done = await store.write({
        table,
        expected: this.#state?.version ?? version(0),
        needs: needsOf(this.#options.table, this.#state, items),
        work: (tx) => this.#work(tallied(tx, tally), items),
      });
      this.#state = done.table;
      // Told to everybody, or never to be told: either way nothing to keep.
      if (!done.table.shoe) this.#box.empty();
      this.#meter.wrote(tally, done.table);
      logBatch(this.#options.log, done.table, items, tally);
      this.#publish(done, items);
      for (const reply of done.replies) reply();
    } catch (error) {
      await this.#mend(error, items);
    }
    if (items.some((item) => item.kind === 'order')) this.#ordered = false;
    this.#next();
  }

  #work(tx: Transaction, items: readonly Item[]): Batch {
    const batch = workThrough(
      {
        tx,
        now: this.#options.clock.now,
        context: (now) => this.#context(tx, now),
        take: this.#box.take,
        openShoe: this.#box.openShoe,
      },
      this.#state,
      items,
    );
    this.#snapshot(tx, batch.table);
    return batch;
  }

  #snapshot(tx: Transaction, state: OpenTable): void {
    this.#sinceSnapshot += state.version - (this.#state?.version ?? 0);
    if (this.#sinceSnapshot < SNAPSHOT_EVERY || state.round?.stakes.size !== 0) return;
    tx.snapshot(freeze(state));
    this.#sinceSnapshot = 0;
  }

  #publish({ settled, owns }: Batch, items: readonly Item[]): void {
    const { broker, table } = this.#options;
    if (!this.#state) return;
    this.#showcase ??= openShowcase(this.#state);
    const update = this.#showcase.show(this.#state);
    if (update) broker.publish(table, { type: 'update', ...update });
    if (update?.changed.round) this.#absence.forget(this.#state);
    // The answer to a ticket reaches the windows of one gateway.
    const staked = items.flatMap((item) => (item.kind === 'ticket' ? item.ticket.patron : []));
    const elsewhere = ownViews(this.#state, staked.filter(this.#absence.isAtSeveral));
    for (const each of [...owns, ...elsewhere]) broker.publish(table, { type: 'own', ...each });
    if (settled.length > 0) broker.publish(table, { type: 'settled', settled });
  }

  /** Nobody is told anything but to ask again: a ticket sent twice finds its answer, or is decided then. */
  async #mend(error: unknown, items: readonly Item[]): Promise<void> {
    const { log, table, clock } = this.#options;
    this.#meter.failed();
    log.error({ table, err: error }, 'a write failed; the table is read back from the store');
    for (const item of items) if (item.kind !== 'order') item.reply({ type: 'no-reply', reason: 'busy' });
    this.#notBefore = instant(clock.now() + (this.#state?.shoe?.cutting ? COME_BACK_MS : RETRY_MS));
    try {
      if (error instanceof VersionConflict || error instanceof BrokenInvariant) throw error;
      await this.#load();
    } catch (fault) {
      this.#halt(fault);
    }
  }

  /** Sets the alarm for the end of the phase, or for a new shoe. */
  #next(): void {
    this.#alarm();
    if (this.#stopped || this.#ordered || !this.#state) return;
    const { deadline } = this.#state;
    const waiting = wantsShoe(this.#state);
    if (!waiting && deadline === null) return;
    if (this.#beacon.isAwaited(this.#state)) return;
    const due = instant(Math.max(waiting ? 0 : (deadline ?? 0), this.#notBefore));
    if (waiting && due <= this.#options.clock.now()) this.#fetchShoe(this.#state);
    else {
      const call = waiting ? () => this.#next() : () => this.#order({ type: 'Advance' });
      this.#alarm = this.#options.clock.wake(due, call);
    }
  }

  #fetchShoe(table: OpenTable): void {
    try {
      const named = this.#beacon.named(table, this.#options.clock.now());
      const { sealed, seal } = this.#box.shuffle(sealTerms(table, named));
      const cards = seal.decks * CARDS_IN_DECK;
      this.#order({ type: 'TakeShoe', shoe: sealed.shoe, cards, seal }, { sealed });
    } catch (fault) {
      // No shoe without sound random numbers; nothing is staked between two shoes. [F1]
      this.#halt(fault);
    }
  }

  #order(command: Command, more: Partial<Pick<Order, 'sealed' | 'entry'>> = {}): void {
    this.#ordered = true;
    this.#mailbox.put({ kind: 'order', command, sealed: null, entry: null, ...more });
  }

  #context(tx: Transaction, now: Instant): Context {
    return {
      now,
      cardAt: this.#box.cardAt,
      houseValue: this.#box.houseValue,
      beacon: this.#beacon.value,
      awaySince: this.#absence.since,
      availableMinor: (patron) => availableMinor(tx.account(patronAccount(patron))),
      recordsOf: tx.recordsOf,
    };
  }
}
