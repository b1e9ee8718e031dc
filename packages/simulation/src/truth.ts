// The independent truth: every committed event, folded here a second time, with the view of every version, the open
// cards and the money that must have moved. It follows the tables' writes at the moment the disk confirms them, and
// is compared with the server's memory, its messages and its recovery.

import { isDeepStrictEqual } from 'node:util';
import type { Card } from '@punto/engine/card';
import { cutOrder, permutationOf } from '@punto/engine/fairness/permutation';
import { isKnownOption } from '@punto/engine/option-id';
import { escrowAccount, HOUSE, patronAccount } from '@punto/ledger/index';
import { decryptSecret } from '@punto/store/shoes/shoe-encryption';
import type { EncryptedShoe, Store, TicketAnswer, TicketKey } from '@punto/store/store';
import {
  evolve,
  isPrivate,
  type KeptRecord,
  type OpenTable,
  patronId,
  publicView,
  type TableEvent,
  type TableId,
  type TableView,
  tableId,
} from '@punto/table/index';
import { mustFollow } from './behind.ts';
import type { DiskListener } from './disk.ts';
import { ExpectedBooks, expectedFrom } from './expected-books.ts';
import { findCards } from './find-cards.ts';
import { UncommittedWrites } from './uncommitted-writes.ts';
import { mustHold } from './violations.ts';

type Write = {
  readonly table: TableId;
  readonly events: TableEvent[];
  readonly records: KeptRecord[];
  readonly answers: (readonly [TicketKey, TicketAnswer])[];
  readonly shoes: EncryptedShoe[];
  /** Settlements written before their time. */
  early: number;
};

export type TableTruth = {
  state: OpenTable | null;
  /** Every event as it is on disk. */
  readonly log: string[];
  /** The views that a client may have, by version: those at the end of a write. */
  readonly views: Map<number, TableView>;
  /** Face-up cards of the current shoe. */
  readonly open: Set<Card>;
  /** A card that was squeezed: shoe, round, patron and card. */
  readonly squeezed: Set<string>;
  /** Cards of this shoe that staff entered to resettle a round. */
  readonly typed: Set<Card>;
  /** Every shuffled shoe, in its committed order and then in its order after the cut. */
  readonly orders: Map<string, readonly Card[]>;
  /** When the last event happened. */
  at: number;
  settled: number;
};

/** The key that a simulation encrypts its shoes with. [F3] */
export const HOUSE_KEYS = [new Uint8Array(32).fill(7)] as const;

const VIEWS_KEPT = 400;

export class Truth extends UncommittedWrites<Write> implements DiskListener {
  readonly tables = new Map<string, TableTruth>();
  readonly expectedBooks = new ExpectedBooks();
  /** Nonces of every shoe so far, and the house's values. */
  readonly secrets = new Set<string>();
  readonly #refused = new Set<string>();
  /** Refused in a write that a crash may have undone. */
  readonly #doubtful = new Set<string>();
  readonly records = new Map<string, KeptRecord>();
  /** How often each kind of event was committed. */
  readonly counted: Record<string, number> = {};
  #underWay: Write[] = [];
  /** Something was committed since it was last looked at. */
  isNews = false;

  // what the disk says
  readonly committed = (): void => {
    for (const write of this.take()) this.#apply(write);
    this.isNews = true;
  };

  /** The process has died: whether its last write is on disk is unknown until it is read again. */
  lost(): void {
    this.#underWay.push(...this.take());
  }

  /** The store, with an observer of every transaction. `now`: the time of its server, to count settlements that are written before they are due. */
  beside(store: Store, now: () => number = () => Number.POSITIVE_INFINITY): Store {
    return {
      ...store,
      write: (request) =>
        store.write({
          ...request,
          work: (tx) => {
            const lists = { events: [], records: [], answers: [], shoes: [] };
            const write: Write = { table: request.table, ...lists, early: 0 };
            const done = request.work({
              ...tx,
              append: (events) => {
                tx.append(events);
                write.events.push(...events);
                if (events.some(({ type, at }) => type === 'RoundSettled' && at > now())) write.early += 1;
              },
              keep: (records) => {
                const kept = tx.keep(records);
                write.records.push(...kept);
                return kept;
              },
              keepShoe: (shoe) => {
                tx.keepShoe(shoe);
                write.shoes.push(shoe);
              },
              remember: (key, answer) => {
                tx.remember(key, answer);
                write.answers.push([key, answer]);
              },
            });
            this.add(write);
            return done;
          },
        }),
    };
  }

  table(name: string): TableTruth {
    const known = this.tables.get(name);
    if (known) return known;
    const fresh: TableTruth = {
      state: null,
      log: [],
      views: new Map(),
      open: new Set(),
      squeezed: new Set(),
      typed: new Set(),
      orders: new Map(),
      at: 0,
      settled: 0,
    };
    this.tables.set(name, fresh);
    return fresh;
  }

  isRefused(patron: string, ticket: string): boolean {
    const name = `${patron} ${ticket}`;
    return this.#refused.has(name) || this.#doubtful.has(name);
  }

  version(name: string): number {
    return this.tables.get(name)?.log.length ?? 0;
  }

  #apply({ table, events, records, answers, shoes, early }: Write): void {
    const truth = this.table(table);
    if (early > 0) this.#count('RoundSettled written before it is due');
    for (const shoe of shoes) {
      const { order, nonces, houseValue } = decryptSecret(HOUSE_KEYS, shoe);
      truth.orders.set(shoe.shoe, order);
      for (const secret of [...nonces, houseValue]) this.secrets.add(secret);
    }
    const expected = events.flatMap((event) => this.#fold(table, truth, event));
    const kept = records.map(expectedFrom);
    mustHold(
      isDeepStrictEqual(new Set(kept), new Set(expected)) && kept.length === expected.length,
      () => `${table} keeps ${JSON.stringify(kept)}, and by its cards it is ${JSON.stringify(expected)}`,
    );
    for (const record of records) this.records.set(recordName(record), record);
    for (const [{ patron, ticket }, answer] of answers) {
      if (answer.accepted)
        mustHold(
          this.expectedBooks.isAccepted(patron, ticket),
          () => `ticket ${ticket} of ${patron} was answered as taken, and is not on the felt`,
        );
      else this.#refused.add(`${patron} ${ticket}`);
    }
    if (events.length === 0 || !truth.state) return;
    this.#show(table, truth, truth.state);
  }

  /** The public view from now on, a corrected coup with the cards that were entered for it. [V6] Where a shoe is one coup, the last coup is shown with the next deck. [V5] */
  #show(table: string, { views, open, typed }: TableTruth, state: OpenTable): void {
    const view: TableView = JSON.parse(JSON.stringify(publicView(state)));
    const { coup, ...rest } = view;
    const seen = [...findCards(rest), ...(isPrivate(table) ? [] : findCards(coup))];
    const early = seen.filter((card) => !open.has(card) && !typed.has(card));
    mustHold(early.length === 0, () => `the view of ${table} shows ${early.join(' ')} before its time`);
    views.set(state.version, view);
    const [oldest] = views.keys();
    if (views.size > VIEWS_KEPT && oldest !== undefined) views.delete(oldest);
  }

  #count(name: string): void {
    this.counted[name] = (this.counted[name] ?? 0) + 1;
  }

  #fold(table: string, truth: TableTruth, event: TableEvent) {
    const body = JSON.stringify(event);
    // A copy, since a fold owns what it is given.
    const copy: TableEvent = JSON.parse(body);
    const before = truth.state;
    const expected = before ? this.expectedBooks.follow(table, before, copy) : [];
    truth.log.push(body);
    const isBehind = copy.type === 'TicketAccepted' && copy.ticket.behind !== undefined;
    if (before && isBehind) mustFollow(before, copy.ticket);
    const name = isBehind ? 'ticket behind a seat' : copy.type;
    this.#count(name);
    if (copy.type === 'TicketAccepted' && copy.ticket.bets.some(({ option }) => !isKnownOption(option)))
      this.#count('ticket with own bets');
    truth.state = evolve(before, copy);
    this.#cards(truth, copy);
    mustHold(copy.at >= truth.at, () => `${table}: ${copy.type} happened before what was written before it`);
    truth.at = copy.at;
    if (copy.type === 'RoundSettled' || copy.type === 'RoundCancelled') truth.settled += 1;
    return expected;
  }

  #cards({ open, squeezed, typed, orders, state }: TableTruth, event: TableEvent): void {
    const id = state?.shoe?.id ?? '';
    const order = orders.get(id);
    if (order && event.type === 'ShoeCut')
      orders.set(id, cutOrder(order, permutationOf(event.cut.seed, order.length)));
    const [at, card] =
      event.type === 'CardsBurned'
        ? [0, event.faceUp]
        : 'index' in event && 'card' in event
          ? [event.index, event.card]
          : [0, null];
    if (order && card)
      mustHold(
        order[at] === card,
        () => `${card} came as card ${at} of a shoe that was sealed with ${order[at]}`,
      );
    if (event.type === 'ShoeShuffled') {
      open.clear();
      typed.clear();
    }
    if (event.type === 'RoundResettled')
      for (const card of [...event.player, ...event.banker]) typed.add(card);
    if (event.type === 'CardsBurned') open.add(event.faceUp);
    if (event.type === 'CardRevealed') open.add(event.card);
    if (event.type === 'CardDealt' || event.type === 'CardTurned' || event.type === 'CardCorrected')
      open.add(event.card);
    if (event.type === 'SqueezeBegun')
      squeezed.add(`${state?.shoe?.number}/${state?.round?.number}/${event.holder}/${event.card}`);
  }

  /** The disk was read again after a crash: what was under way is there whole or not at all, the rest is there. */
  async foundAgain(store: Store): Promise<void> {
    const landed = await this.#hasLanded(store);
    for (const write of this.#underWay.splice(0)) {
      if (landed) this.#apply(write);
      // Without an event only the answer itself shows whether it was written.
      if (landed === null)
        for (const [{ patron, ticket }] of write.answers) this.#doubtful.add(`${patron} ${ticket}`);
    }
    for (const table of await store.tables()) await this.compareLog(store, table);
    for (const [name, { log }] of this.tables)
      mustHold(
        log.length === 0 || (await store.tables()).includes(tableId(name)),
        () => `table ${name} is no longer on disk`,
      );
  }

  async #hasLanded(store: Store): Promise<boolean | null> {
    const lengths = new Map<TableId, number>();
    for (const { table, events } of this.#underWay)
      lengths.set(table, (lengths.get(table) ?? this.version(table)) + events.length);
    const landed = new Set<boolean>();
    for (const [table, length] of lengths) {
      if (length === this.version(table)) continue;
      const found = (await store.load(table, 'start')).events.length;
      mustHold(
        found === length || found === this.version(table),
        () => `table ${table} has ${found} events: ${this.version(table)} were told, ${length} were tried`,
      );
      landed.add(found === length);
    }
    mustHold(landed.size < 2, 'a transaction is there by halves');
    return landed.size === 0 ? null : landed.has(true);
  }

  /** The stream on disk is what was committed, from the first event on. */
  async compareLog(store: Store, table: TableId): Promise<void> {
    const { events } = await store.load(table, 'start');
    const { log } = this.table(table);
    mustHold(
      events.length === log.length,
      () => `${table}: ${events.length} events on disk, ${log.length} told`,
    );
    for (const [at, event] of events.entries())
      mustHold(JSON.stringify(event) === log[at], () => `${table}: event ${at + 1} is another on disk`);
  }

  /** The books sum to zero, no balance is below zero, and every patron has what the cards gave. [L6] */
  async books(store: Store): Promise<void> {
    let sum: number = (await store.account(HOUSE)).balanceMinor;
    for (const table of this.tables.keys()) {
      const { balanceMinor, pendingMinor } = await store.account(escrowAccount(table));
      mustHold(
        balanceMinor === 0 && pendingMinor === 0,
        () => `the escrow of ${table} keeps ${balanceMinor}`,
      );
    }
    for (const [patron] of [...this.expectedBooks.purses()]) sum += await this.#purse(store, patron);
    // A patron may have been admitted without receiving the answer.
    if (sum !== 0)
      for (const { id } of (await store.patrons.page({ limit: 500, before: null })).items)
        if (!this.expectedBooks.knows(id)) sum += await this.#purse(store, id);
    mustHold(sum === 0, () => `all accounts together are ${sum}`);
  }

  /** What the patron owns, which must be what they were granted and what the cards gave them. */
  async #purse(store: Store, patron: string): Promise<number> {
    const { balanceMinor, pendingMinor } = await store.account(patronAccount(patron));
    mustHold(balanceMinor - pendingMinor >= 0, () => `${patron} is below zero`);
    const purse = this.expectedBooks.purse(patron);
    const owns = () => purse.grantedMinor + purse.wonMinor;
    if (balanceMinor !== owns()) purse.grantedMinor = await grantedTo(store, patron);
    mustHold(
      balanceMinor === owns() && pendingMinor === purse.pendingMinor,
      () =>
        `${patron} has ${balanceMinor} with ${pendingMinor} on the felt; by the cards it is ${owns()} with ${purse.pendingMinor}`,
    );
    return balanceMinor;
  }
}

const recordName = ({ table, shoe, round, patron, revision = 0 }: KeptRecord): string =>
  `${table}/${shoe}/${round}/${patron}/${revision}`;

/** Total that the house has granted to the patron. */
const grantedTo = async (store: Store, patron: string): Promise<number> => {
  let granted = 0;
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<Store['statement']>> = await store.statement(patronId(patron), {
      limit: 500,
      before,
    });
    for (const { code, amountMinor } of page.items)
      if (code === 'grant' || code === 'top-up') granted += amountMinor;
    before = page.next;
  } while (before !== null);
  return granted;
};
