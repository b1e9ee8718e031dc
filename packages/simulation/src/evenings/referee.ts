// The referee: observes every transaction when the disk confirms it, keeps its own record of each patron, and compares every
// accepted ticket with the limits of that moment, whatever the cards will be. Every refusal must have a reason. [P1]–[P6]

import { ownerOf } from '@punto/ledger/account';
import type { ProtectionRefusal } from '@punto/ledger/protection/protection-refusal';
import type { Transfer } from '@punto/ledger/transfer';
import type { Deeds } from '@punto/server/test/support/deeds/deeds';
import type { Store, TicketKey } from '@punto/store/store';
import {
  type PatronId,
  patronId,
  type TableEvent,
  type TableId,
  type TicketRefusal,
} from '@punto/table/index';
import type { DiskListener } from '../disk.ts';
import { UncommittedWrites } from '../uncommitted-writes.ts';
import { Broken, mustHold, type Verdict } from '../violations.ts';
import { type OtherWrite, observeCalls, type Step, type TableWrite } from './observed-calls.ts';
import { PatronRecord } from './patron-record.ts';
import { isOfProtection, lowest, NONE, wordOf } from './refusal-word.ts';
import { KEYS, type Key } from './rules-model.ts';

export type RefereeParts = {
  readonly verdict: Verdict;
  readonly deeds: Deeds;
  readonly now: () => number;
  /** Zone of accounts without one. */
  readonly houseZone: string;
};

/** An upper bound of the difference between two nodes' clocks, and of the delay of a node's answers. */
const CLOCKS_AGREE_MS = 15_000;

export class Referee extends UncommittedWrites<TableWrite | OtherWrite> implements DiskListener {
  readonly #parts: RefereeParts;
  readonly #records = new Map<PatronId, PatronRecord>();
  /** Amounts of the tickets that were sent. */
  readonly #asked = new Map<string, number>();
  readonly #transfers = new Set<string>();
  readonly #lengths = new Map<TableId, number>();
  /** Changes outside the tables that wait for their savepoint, in order. */
  #waiting: OtherWrite[] = [];
  #underWay: (TableWrite | OtherWrite)[] = [];
  #sleptMs = 0;
  #sleptAt = 0;

  constructor(parts: RefereeParts) {
    super();
    this.#parts = parts;
  }

  patron(id: PatronId): PatronRecord {
    const known = this.#records.get(id);
    if (known) return known;
    const { houseZone, deeds } = this.#parts;
    const record = new PatronRecord(houseZone, (span) => deeds.count('window ended', span));
    this.#records.set(id, record);
    return record;
  }

  /** Call when a ticket is sent, since a refusal does not have its amount. */
  asks(patron: PatronId, ticket: string, amountMinor: number): void {
    this.#asked.set(`${patron} ${ticket}`, amountMinor);
  }

  /** Call after the machines slept: pending work is late by this time. */
  slept(ms: number): void {
    this.#sleptMs = ms;
    this.#sleptAt = this.#parts.now();
  }

  // what the disk says
  override marked(): void {
    super.marked();
    const next = this.#waiting.shift();
    if (next) this.add(next);
  }

  readonly committed = (): void => {
    for (const write of this.take()) this.#parts.verdict.over(() => this.#apply(write));
  };

  /** Whether the disk can show after a crash if the transaction in progress is on it. */
  isProvable(): boolean {
    return this.#eventsUnderWay(this.uncommitted()).size > 0;
  }

  /** The database has ended: whether its last transaction is on disk is unknown until it is read again. */
  lost(): void {
    this.#underWay.push(...this.take());
    this.#waiting = [];
  }

  async foundAgain(store: Store): Promise<void> {
    const underWay = this.#underWay.splice(0);
    for (const [table, more] of this.#eventsUnderWay(underWay)) {
      const before = this.#lengths.get(table) ?? 0;
      const found = (await store.load(table, 'start')).events.length;
      mustHold(found === before || found === before + more, () => `${table} has ${found} events`);
      if (found === before) return;
    }
    for (const write of underWay) this.#parts.verdict.over(() => this.#apply(write));
  }

  #eventsUnderWay(writes: readonly (TableWrite | OtherWrite)[]): ReadonlyMap<TableId, number> {
    const lengths = new Map<TableId, number>();
    for (const write of writes)
      if (write.kind === 'table')
        for (const step of write.steps)
          if (step.did === 'append' && step.events.length > 0)
            lengths.set(write.table, (lengths.get(write.table) ?? 0) + step.events.length);
    return lengths;
  }

  /** The store of the database, observed by the referee. */
  readonly beside = (store: Store): Store =>
    observeCalls(store, {
      wrote: (write) => this.add(write),
      asked: (write, done, wordFor) => this.#awaits(write, done, wordFor),
    });

  /** Called directly after a request to the store: the database runs requests in order. */
  #awaits<T>(write: OtherWrite, done: Promise<T>, wordFor: (value: T) => string): Promise<T> {
    this.#waiting.push(write);
    return done.then(
      (value) => {
        this.#parts.verdict.over(() =>
          mustHold(
            write.expected === wordFor(value),
            () => `${JSON.stringify(write)} came to ${wordFor(value)}`,
          ),
        );
        return value;
      },
      (fault: unknown) => {
        this.#waiting = this.#waiting.filter((each) => each !== write);
        throw fault;
      },
    );
  }

  #apply(write: TableWrite | OtherWrite): void {
    const { deeds } = this.#parts;
    switch (write.kind) {
      case 'table':
        this.#applyTable(write);
        return;
      case 'admit':
        for (const transfer of write.grant) this.#post(transfer, 'house');
        write.expected = NONE;
        return;
      case 'give':
        this.#give(write);
        return;
      case 'play':
        for (const { patron, ...piece } of write.intervals) this.patron(patron).addPlay(piece);
        write.expected = NONE;
        return;
      case 'change': {
        const { patron, change, by } = write;
        const record = this.patron(patron);
        this.#mustBeNow(by.nowMs, `a change of ${patron}`);
        const before = record.rules.zone;
        const refusal = record.rules.change(change, by.nowMs, by.setter, by.zone);
        write.expected = refusal ?? NONE;
        deeds.count('change', `${change.change} ${refusal ?? 'done'}`);
        if (refusal !== null) return;
        record.keep(by.nowMs);
        if (record.rules.zone !== before) record.zoneSetMs = by.nowMs;
        if (change.change === 'answer-reality-check') record.answerCheck();
      }
    }
  }

  #give(write: Extract<OtherWrite, { readonly kind: 'give' }>): void {
    const { patron, movement } = write;
    const record = this.patron(patron);
    const { at } = movement.memo;
    this.#mustBeNow(at, `a top-up of ${patron}`);
    const against = this.#transfers.has(movement.id) ? [] : record.againstDeposit(movement.amountMinor, at);
    write.expected = against.length === 0 ? NONE : lowest(against);
    this.#parts.deeds.count('top-up', write.expected === NONE ? 'done' : `refused: ${against[0]?.reason}`);
    if (against.length > 0) return;
    record.passTo(at);
    this.#post(movement, 'house');
  }

  #applyTable({ table, patrons, steps }: TableWrite): void {
    for (const step of steps) {
      switch (step.did) {
        case 'compare':
          this.#mustBeNow(step.nowMs, `${table} compares a ticket of ${step.patron}`);
          this.patron(step.patron).passTo(step.nowMs);
          break;
        case 'post': {
          const [first] = step.transfers;
          if (first) for (const patron of patrons) this.patron(patron).passTo(first.memo.at);
          for (const transfer of step.transfers) this.#post(transfer, table);
          break;
        }
        case 'answer':
          if (!step.answer.accepted) this.#judgeRefusal(step.key, step.answer.refusal, steps);
          break;
        case 'append':
          this.#lengths.set(table, (this.#lengths.get(table) ?? 0) + step.events.length);
          for (const event of step.events) this.#judgeEvent(event);
      }
    }
  }

  #post(transfer: Transfer, table: string): void {
    if (this.#transfers.has(transfer.id)) return;
    this.#transfers.add(transfer.id);
    const { at } = transfer.memo;
    if (!('debit' in transfer)) {
      const patron = this.#staker(transfer.pending);
      this.patron(patron).decideStake(transfer.pending, transfer.kind, at);
      return;
    }
    const { debit, credit, amountMinor, code, id } = transfer;
    if (transfer.kind === 'pending') {
      const patron = patronId(ownerOf(debit));
      this.#stakers.set(id, patron);
      this.#judgeStake(patron, amountMinor, at, table);
      this.patron(patron).addStake(id, table, amountMinor, at);
      return;
    }
    const isDeposit = code === 'grant' || code === 'top-up';
    if (debit.startsWith('patron:')) this.patron(patronId(ownerOf(debit))).addChange(-amountMinor, at, false);
    if (credit.startsWith('patron:'))
      this.patron(patronId(ownerOf(credit))).addChange(amountMinor, at, isDeposit);
  }

  readonly #stakers = new Map<string, PatronId>();
  #staker(stake: string): PatronId {
    const patron = this.#stakers.get(stake);
    if (patron === undefined) throw new Broken(`${stake} was decided, and never made`);
    return patron;
  }

  /** A stake must be within every limit of this moment, whatever the cards will be. [P2] */
  #judgeStake(patron: PatronId, amountMinor: number, at: number, table: string): void {
    const { deeds } = this.#parts;
    const record = this.patron(patron);
    this.#mustBeNow(at, `a stake of ${patron}`);
    const against = record.againstStake(amountMinor, at);
    mustHold(
      against.length === 0,
      () => `${table} took ${amountMinor} of ${patron} at ${timeOf(at)}, against ${JSON.stringify(against)}`,
    );
    deeds.count('ticket', 'accepted');
    if (KEYS.some((key) => record.rules.limit(key) !== null)) deeds.count('ticket', 'accepted within limits');
    if (record.room(at) === amountMinor) deeds.count('ticket', 'accepted exactly at the limit');
    if (record.openTables().some((other) => other !== table)) deeds.count('ticket', 'accepted at two tables');
  }

  /** A refusal must have a reason, and the right one. */
  #judgeRefusal(key: TicketKey, refusal: TicketRefusal, steps: readonly Step[]): void {
    const { deeds } = this.#parts;
    const record = this.patron(key.patron);
    const amountMinor = this.#asked.get(`${key.patron} ${key.ticket}`);
    mustHold(amountMinor !== undefined, () => `ticket ${key.ticket} was never sent`);
    const compared = steps.findLast((step) => step.did === 'compare' && step.patron === key.patron);
    const nowMs = compared?.did === 'compare' ? compared.nowMs : null;
    const name = refusal.reason === 'own-limit' ? refusal.key : refusal.reason;
    deeds.count('ticket', `refused: ${name}`);
    if (refusal.reason === 'suspended') throw new Broken(`${key.patron} is not suspended`);
    if (refusal.reason === 'not-enough-balance') {
      const available = record.balanceMinor() - record.openMinor();
      mustHold(amountMinor > available, () => `${key.patron} has ${available}, ${amountMinor} were refused`);
    }
    if (!isOfProtection(refusal)) return;
    mustHold(nowMs !== null, () => `${refusal.reason} for ${key.patron}, compared with nothing`);
    this.#mustHaveReason(key.patron, refusal, amountMinor, nowMs);
  }

  #mustHaveReason(patron: PatronId, refusal: ProtectionRefusal, amountMinor: number, nowMs: number): void {
    const record = this.patron(patron);
    const against = record.againstStake(amountMinor, nowMs);
    // Time that was counted before the zone was set is an upper bound, see `inZone`.
    if (refusal.reason === 'own-limit' && isOfFirstZone(record, refusal.key, nowMs)) return;
    mustHold(
      against.length > 0 && lowest(against) === wordOf(refusal),
      () =>
        `a stake of ${amountMinor} of ${patron} at ${timeOf(nowMs)} was refused for ${wordOf(refusal)}; the referee has ${JSON.stringify(against)}`,
    );
    if (refusal.reason === 'own-limit' && amountMinor - refusal.open <= 100)
      this.#parts.deeds.count('ticket', 'refused by one coin');
  }

  #judgeEvent(event: TableEvent): void {
    if (event.type === 'SeatTaken' || event.type === 'BehindBegun') {
      const absence = this.patron(event.patron).rules.absence(event.at);
      mustHold(absence === null, () => `${event.type} of ${event.patron}, who is ${absence}`);
    }
    if (event.type === 'BehindMissed') {
      const { patron, refusal, at } = event;
      this.#parts.deeds.count('behind a seat', refusal.reason);
      if (isOfProtection(refusal) && refusal.reason !== 'own-limit')
        mustHold(
          this.patron(patron)
            .againstStake(1, at)
            .some(({ reason }) => reason === refusal.reason),
          () => `a stake of ${patron} behind a seat was left out for ${refusal.reason}`,
        );
    }
  }

  #mustBeNow(at: number, what: string): void {
    const late = this.#parts.now() - at;
    const slept = at <= this.#sleptAt + CLOCKS_AGREE_MS ? this.#sleptMs : 0;
    mustHold(
      late >= -CLOCKS_AGREE_MS && late <= CLOCKS_AGREE_MS + slept,
      () => `${what} at ${timeOf(at)} is ${late} ms from now`,
    );
  }

  /** Compares the balance of every account with the referee's. */
  async compare(store: Store): Promise<void> {
    for (const [patron, record] of this.#records) {
      const { balanceMinor, pendingMinor } = await store.account(`patron:${patron}`);
      mustHold(
        balanceMinor === record.balanceMinor() && pendingMinor === record.openMinor(),
        () => `${patron} has ${balanceMinor}, by the referee ${record.balanceMinor()}`,
      );
    }
  }
}

const timeOf = (ms: number): string => new Date(ms).toISOString();

const isOfFirstZone = (record: PatronRecord, key: Key, nowMs: number): boolean =>
  key.startsWith('time-') && record.untilMs(key, record.zoneSetMs) >= record.untilMs(key, nowMs);
