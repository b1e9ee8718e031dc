// The single writer of a table. It takes the pending work from the mailbox, decides it inside one transaction, and
// answers and publishes only when that is on disk. It wakes the table when a phase is over. After a failed write the
// state is read back from the store; a fault that cannot be mended stops this table alone. All under its lease.
import type { TableSetup } from '@punto/engine/room';
import { type JournalEntry, LeaseLost, type Transaction } from '@punto/store/store';
import {
  type Command,
  freeze,
  type Instant,
  initialState,
  instant,
  type OpenTable,
  type TableState,
  version,
  wantsShoe,
} from '@punto/table/index';
import type { Release } from '../broker/broker.ts';
import { NO_METER, type TableMeter } from '../meter/meter.ts';
import { wait } from '../time/clock.ts';
import { createHostWallet, type HostWallet } from './actor/host-wallet.ts';
import { type Answers, createAnswers, NOT_MINE } from './answers.ts';
import { type Batch, type HostOrder, type Item, workThrough } from './batch.ts';
import { counted, newBatchCounts } from './batch-counts.ts';
import { logBatch } from './batch-log.ts';
import { type BeaconWatch, createBeaconWatch } from './beacon-watch.ts';
import { contextOf, type ReadBefore, suspendedAmong } from './decision-context.ts';
import type { HostOptions } from './host-options.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { needsOf, patronsBehind } from './needs.ts';
import { type Absence, createAbsence } from './presence/absence.ts';
import { createDealerLookout, type DealerLookout } from './presence/dealer-lookout.ts';
import { ownViewsElsewhere } from './presence/own-views.ts';
import { createRecentDuties } from './recent-duties.ts';
import { reloadTable } from './running/reload-table.ts';
import type { TableHost } from './running/running-table.ts';
import { startOfStep } from './running/settlement-lead.ts';
import { asItIsDealt, currencyChanges, isNew } from './setup-change.ts';
import { createSecretShoe, type SecretShoe, sealTerms } from './shoe-secret.ts';
import { createTableSpans } from './spans/table-spans.ts';
import { createStop } from './stop.ts';
import { createStoppedTable, type Revived } from './stopped-table.ts';
import { loadShoe, readTable, readWithShoe } from './stored-table.ts';
import { createViewHistory, type ViewHistory } from './view-history.ts';
import { isBeyondMending, MOST_TRIES, mayPass, unwritten } from './write-fault.ts';

/** Most tickets waiting for one table, and most items in one transaction. */
const [MAILBOX_CAPACITY, BATCH] = [20_000, 500];
/** A snapshot is taken at the first round that opens after this many events. */
const SNAPSHOT_EVERY = 100;
/** Milliseconds before the next attempt after a failed write; extra for a cut that the server interrupted, before values count as withheld. [F2] */
const [RETRY_MS, COME_BACK_MS] = [1_000, 6_000];

/** Loads the table (or opens it with `setup`) and runs it. `made`: journal entry written with its opening. */
export const createTableHost = async (
  options: HostOptions,
  setup: TableSetup | null,
  made: JournalEntry | null = null,
): Promise<TableHost> => {
  const host = new Host({ ...options, log: options.log.child({ component: 'table-host' }) });
  await host.start(setup, made);
  return host;
};

class Host implements TableHost {
  readonly #options: HostOptions;
  readonly #mailbox: Mailbox<Item>;
  readonly #box: SecretShoe;
  readonly #beacon: BeaconWatch;
  readonly #meter: TableMeter;
  readonly #unwatch: Release;
  readonly #answers: Answers;
  #setup: TableSetup | null = null;
  #state: TableState = initialState;
  #showcase: ViewHistory | null = null;
  #sinceSnapshot = 0;
  #spentShoes = 0;
  #alarm: Release = () => {};
  #release: (how?: 'moving') => void = () => {};
  #stopped = false;
  /** Another host may have the table by now. */
  #ended = false;
  #isMoving = false;
  readonly #stop = createStop();
  #unread: unknown = null;
  /** An order is in the mailbox; there is at most one. */
  #ordered = false;
  #notBefore: Instant = instant(0);
  #failures = 0;
  readonly #absence: Absence;
  readonly #lookout: DealerLookout;
  readonly #dutyNames = createRecentDuties();
  readonly #wallet: HostWallet;
  /** Set while a decision is not confirmed on disk: deciding has already changed the state. */
  #doubt: PromiseWithResolvers<void> | null = null;

  constructor(options: HostOptions) {
    this.#options = options;
    const { table, store, encryptionKeys, word, meter = NO_METER, clock, broker } = options;
    const { traceItem, over, around } = createTableSpans(options.tracing ?? null, table);
    const write = around<Item>((items) => this.#write(items));
    const mailbox = createMailbox(MAILBOX_CAPACITY, BATCH, write);
    [this.#mailbox, this.#meter] = [mailbox, over(meter.table(table))];
    this.#unwatch = this.#meter.watch(() => ({
      waiting: mailbox.length(),
      sinceSnapshot: this.#sinceSnapshot,
    }));
    this.#absence = createAbsence(clock.now, broker.isThere);
    this.#lookout = createDealerLookout({
      ...{ clock, put: mailbox.put, notBefore: () => this.#notBefore },
      table: () => (this.#stopped ? null : this.#state),
    });
    this.#beacon = createBeaconWatch(options.beacon ?? null, () => this.#next());
    this.#box = createSecretShoe(table, store, encryptionKeys, word, meter.rejected);
    this.#wallet = createHostWallet(options, {
      state: this.state,
      put: (item) => this.#mailbox.put(item.kind === 'ticket' ? { ...item, trace: traceItem() } : item),
      is: () => this.#standing(),
      changed: () => this.#next(),
    });
    this.#answers = createAnswers({
      ...{ options, mailbox, absence: this.#absence, box: this.#box, lookout: this.#lookout, traceItem },
      wallet: this.#wallet.table,
      doubt: () => this.#doubt?.promise ?? null,
      status: () => ({
        is: this.#standing(),
        unread: this.#unread,
        ...{ fault: this.#stop.fault(), state: this.#state, showcase: this.#showcase, setup: this.#setup },
      }),
      revive: createStoppedTable(this.#revived()),
    });
  }

  #standing(): 'open' | 'stopped' | 'left' {
    if (this.#isMoving || !this.#holds()) return 'left';
    return this.#stopped ? 'stopped' : 'open';
  }

  state = (): TableState => this.#state;
  fault = (): unknown => this.#stop.fault();
  unread = (): unknown => this.#unread;

  /** No other node can have the table yet. */
  #holds(): boolean {
    return this.#options.right?.holds() ?? true;
  }

  /** A table that cannot be read is owned all the same, and answers as stopped. */
  async start(setup: TableSetup | null, made: JournalEntry | null): Promise<void> {
    const { table, broker } = this.#options;
    this.#setup = setup;
    await this.#reading(() => this.#open(setup, made), MOST_TRIES);
    if (this.#ended || !this.#holds()) return;
    this.#release = broker.own(table, this.#answers.answer);
    void this.#wallet.takeOver(() => !this.#ended && this.#holds());
    this.#next();
  }

  /** Retries while the store fails. Never rejects. */
  #reading(read: () => Promise<void>, mostTries: number): Promise<void> {
    const { log, table, right, clock } = this.#options;
    return reloadTable(read, {
      ...{ mostTries, clock, goesOn: () => this.#goesOn(), halt: (fault) => this.#halt(fault) },
      mayPass: (fault) => mayPass(fault, right !== undefined),
      failed: (fault) => {
        if (fault !== null && this.#unread === null)
          log.error({ table, err: fault }, 'table could not be read, will retry');
        this.#unread = fault;
      },
    });
  }

  readonly #goesOn = (): boolean => !this.#stopped && this.#holds();

  async #open(setup: TableSetup | null, entry: JournalEntry | null): Promise<void> {
    await this.#load();
    this.#awaitPatrons();
    const by = entry?.staff && { by: entry.staff };
    if (setup && !this.#state) this.#order({ type: 'OpenTable', setup, ...by }, { entry });
    else if (setup && this.#state && isNew(setup, this.#state))
      this.#order({ type: 'ChangeSetup', setup: asItIsDealt(setup, this.#state) });
    await this.#mailbox.idle();
    if (!this.#state) throw new Error('the opening of the table could not be written');
    for (const change of currencyChanges(this.#state, this.#options.currenciesOf)) this.#order(change);
    await this.#mailbox.idle();
    this.#options.log.info({ table: this.#options.table, version: this.#state.version }, 'table opened');
  }

  /** Stakes stay pending until the staff resumes the table or cancels its round, or the server is restarted. */
  #halt(fault: unknown): void {
    const { log, table, broker, clock } = this.#options;
    log.fatal({ table, err: fault }, 'table stopped');
    this.#stopped = true;
    this.#stop.note(fault, clock.now());
    this.#unread = null;
    this.#box.empty();
    if (this.#holds()) broker.publish(table, { type: 'stopped' });
  }

  #revived(): Revived {
    const { broker, table, clock } = this.#options;
    return {
      ...{ now: clock.now, stop: this.#stop, loadShoe: () => loadShoe(this.#state, this.#box) },
      read: async (isShoeNeeded) => {
        await this.#mailbox.idle();
        await this.#load(isShoeNeeded);
        return this.#state;
      },
      begin: () => {
        this.#stopped = this.#ended;
        this.#failures = 0;
        // No order before the shoe is decrypted again.
        this.#notBefore = instant(clock.now() + RETRY_MS);
        this.#awaitPatrons();
      },
      put: (item) => this.#mailbox.put(item),
      halt: (fault) => this.#halt(fault),
      show: () => {
        if (!this.#stopped && this.#holds()) broker.publish(table, { type: 'missed' });
        this.#next();
      },
    };
  }

  #awaitPatrons(): void {
    if (this.#state) this.#absence.awaitAll(this.#state);
    if (this.#state?.shoe?.cutting) this.#notBefore = instant(this.#options.clock.now() + COME_BACK_MS);
  }

  async stop(how?: 'moving'): Promise<void> {
    this.#letGo(how);
    await this.#mailbox.idle();
    this.#unwatch();
    this.#box.empty();
  }

  #letGo(how?: 'moving'): void {
    this.#ended = true;
    this.#stopped = true;
    this.#isMoving ||= how === 'moving';
    this.#alarm();
    this.#answers.close();
    this.#wallet.table?.close();
    this.#release(how);
    this.#release = () => {};
  }

  async #load(isShoeNeeded = true): Promise<void> {
    if (isShoeNeeded) await readWithShoe(() => this.#read(), this.#box);
    else {
      await this.#read();
      this.#box.empty();
    }
    if (this.#state) this.#showcase = createViewHistory(this.#state);
  }

  async #read(): Promise<TableState> {
    const { store, table, right } = this.#options;
    const [{ state, folded }, spent] = await Promise.all([readTable(store, table), store.spentShoes()]);
    const lastAt = this.#stop.read(await store.lastAt(table));
    right?.notBefore(lastAt);
    [this.#state, this.#sinceSnapshot, this.#spentShoes] = [state, folded, spent];
    return state;
  }

  /** Writes all items in one transaction. Never rejects. */
  async #write(items: readonly Item[]): Promise<void> {
    const { store, table, right, clock } = this.#options;
    const tally = newBatchCounts();
    try {
      if (!this.#holds()) throw new LeaseLost();
      const needs = needsOf(table, this.#state, items, this.#options.tablesAtOnce ?? null);
      const suspended = await suspendedAmong(store, patronsBehind(this.#state, items));
      const done = await store.write({
        table,
        expected: this.#state?.version ?? version(0),
        needs,
        ...(right && { fence: right.fence }),
        work: (tx) =>
          this.#work(counted(tx, tally), items, { suspended, protections: new Set(needs.protections) }),
      });
      // A settlement is decided before it is due, and published when it is due.
      if (done.publishAt > clock.now()) await wait(clock, done.publishAt - clock.now());
      this.#state = done.table;
      this.#failures = 0;
      // The shoe was revealed, or ended without being revealed: its secret is not kept.
      if (!done.table.shoe) this.#box.empty();
      this.#meter.wrote(tally, done.table);
      logBatch(this.#options.log, done.table, items, tally);
      this.#publish(done, items);
      this.#wallet.table?.owed(done.owedTo);
      for (const reply of done.replies) reply();
    } catch (error) {
      await this.#mend(error, items);
    }
    this.#doubt?.resolve();
    this.#doubt = null;
    if (items.some((item) => item.kind === 'order')) this.#ordered = false;
    this.#next();
  }

  #work(tx: Transaction, items: readonly Item[], read: ReadBefore): Batch {
    this.#doubt = Promise.withResolvers();
    const tablesAtOnce = this.#options.tablesAtOnce ?? null;
    const { isElsewhere } = this.#wallet;
    const own = { box: this.#box, beacon: this.#beacon, absence: this.#absence, isElsewhere };
    const world = { ...own, ...read, tablesAtOnce, spentShoes: this.#spentShoes };
    const parts = { tx, now: this.#options.clock.now, dutyNames: this.#dutyNames, tablesAtOnce };
    const { take, revealShoe } = this.#box;
    const context = (now: Instant) => contextOf(tx, now, world);
    const batch = workThrough({ ...parts, context, take, revealShoe }, this.#state, items);
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
    // Without the lease the new owner publishes.
    if (!this.#state || !this.#holds()) return;
    this.#showcase ??= createViewHistory(this.#state);
    const update = this.#showcase.show(this.#state);
    if (update) broker.publish(table, { type: 'update', ...update });
    this.#answers.changed(this.#state, update?.changed.round !== undefined);
    const elsewhere = ownViewsElsewhere(this.#state, items, this.#absence.isAtSeveral);
    for (const each of [...owns, ...elsewhere]) broker.publish(table, { type: 'own', ...each });
    if (settled.length > 0) broker.publish(table, { type: 'settled', settled: this.#wallet.shown(settled) });
  }

  /** Failed write: clients retry. A ticket sent again gets its stored answer, or is decided then. */
  async #mend(error: unknown, items: readonly Item[]): Promise<void> {
    const { log, table, clock, right, broker } = this.#options;
    const isLost = error instanceof LeaseLost;
    for (const item of items)
      if (item.kind !== 'order')
        item.reply(isLost ? NOT_MINE : unwritten(error, right !== undefined, item.kind));
    if (isLost) {
      this.#letGo('moving');
      right?.lost();
      return;
    }
    this.#meter.failed();
    const level = this.#failures === 0 ? 'error' : 'debug';
    log[level]({ table, err: error }, 'write failed: table is read back from the store');
    this.#notBefore = instant(clock.now() + (this.#state?.shoe?.cutting ? COME_BACK_MS : RETRY_MS));
    this.#failures += 1;
    if (isBeyondMending(error, right !== undefined, this.#failures)) {
      // The state in memory may include decisions that were rolled back; the floor still shows it.
      await this.#load(false).catch((err: unknown) => log.warn({ table, err }, 'stopped table not read'));
      return this.#halt(error);
    }
    // The disk of an embedded store may fail for any time: reading is retried until it works.
    await this.#reading(() => this.#load(), right ? MOST_TRIES : Number.POSITIVE_INFINITY);
    // The write may have succeeded without being published.
    if (right && this.#goesOn()) broker.publish(table, { type: 'missed' });
  }

  /** Sets the timer for the end of the phase, or orders a new shoe. */
  #next(): void {
    this.#alarm();
    this.#lookout.check();
    if (this.#stopped || this.#ordered || !this.#state) return;
    const { clock, settlementUs } = this.#options;
    const { deadline } = this.#state;
    const waiting = wantsShoe(this.#state);
    if ((!waiting && deadline === null) || this.#beacon.isAwaited(this.#state)) return;
    const start = waiting ? 0 : startOfStep(this.#state, settlementUs);
    const due = instant(Math.max(start, this.#wallet.heldUntil(this.#state), this.#notBefore));
    if (waiting && due <= clock.now()) this.#fetchShoe(this.#state);
    else this.#alarm = clock.wake(due, () => this.#dueNow(deadline));
  }

  /** Debits may have been opened since the timer was set. */
  #dueNow(deadline: Instant | null): void {
    const state = this.#state;
    if (!state || wantsShoe(state) || this.#wallet.heldUntil(state) > this.#options.clock.now()) this.#next();
    else this.#order({ type: 'Advance' }, { dueAt: deadline });
  }

  #fetchShoe(table: OpenTable): void {
    try {
      const named = this.#beacon.named(table, this.#options.clock.now());
      const { encrypted, seal, cards } = this.#box.shuffle(sealTerms(table, named, this.#spentShoes));
      this.#order({ type: 'TakeShoe', shoe: encrypted.shoe, cards, seal }, { encrypted });
    } catch (fault) {
      // No shoe without sound random numbers; between two shoes there are no stakes. [F1]
      this.#halt(fault);
    }
  }

  #order(command: Command, more: Omit<Partial<HostOrder>, 'kind' | 'command'> = {}): void {
    this.#ordered = true;
    this.#mailbox.put({ kind: 'order', command, encrypted: null, entry: null, ...more });
  }
}
