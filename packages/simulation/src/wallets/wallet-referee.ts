// The referee of the wallet simulation. It receives every committed transaction, and every call that an operator has confirmed: no
// ticket is accepted without a confirmed debit, and none after the first card of its round. [L6] [B-28]
import { isKeyedPatron } from '@punto/ledger/patron-key';
import type { Deeds } from '@punto/server/test/support/deeds/deeds';
import { debitId } from '@punto/server/wallet/call-ids';
import type { Store } from '@punto/store/store';
import { type TableEvent, type TableId, type Ticket, type TicketRefusal, tableId } from '@punto/table/index';
import type { DiskListener } from '../disk.ts';
import type { EnvironmentReferee } from '../evenings/evening-environment.ts';
import { UncommittedWrites } from '../uncommitted-writes.ts';
import { mustHold, type Verdict } from '../violations.ts';
import type { DecidedCall } from './simulated-operator.ts';

type Owed = { readonly id: string; readonly account: string };
type Written = {
  readonly table: TableId;
  readonly events: readonly TableEvent[];
  readonly owed: readonly Owed[];
};

/** What a restored house has: the events of its tables, and its owed calls in the order of their commits. */
export type RestoredHouse = {
  readonly streams: ReadonlyMap<TableId, readonly TableEvent[]>;
  readonly calls: readonly Owed[];
};

export type TicketOutcome =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly refusal: TicketRefusal };

export class WalletReferee extends UncommittedWrites<Written> implements EnvironmentReferee, DiskListener {
  readonly #verdict: Verdict;
  readonly #deeds: Deeds;
  readonly #plays = new Map<TableId, FirstCards>();
  /** Debits whose answer 200 has reached a process in time. */
  readonly #confirmed = new Set<string>();
  /** Owed calls in the order of their commits, by the operator's id of the patron. */
  readonly owed = new Map<string, string[]>();
  /** The number of restores of the house. */
  era = 0;
  /** The numbers of all shoes, also of those that a restore lost, by table. */
  readonly #shoes = new Map<TableId, Set<number>>();
  /** The outcomes that patrons received, by debit. */
  readonly told = new Map<string, TicketOutcome>();

  constructor({ verdict, deeds }: { readonly verdict: Verdict; readonly deeds: Deeds }) {
    super();
    this.#verdict = verdict;
    this.#deeds = deeds;
  }

  /** A process has received the answer to this call. */
  answered({ call, answer }: DecidedCall): void {
    if (call.call !== 'debit' || answer.status !== 200) return;
    const { transaction, table, shoe, round } = call.body;
    this.#confirmed.add(transaction);
    if (this.#plays.get(tableId(table))?.isDealt(shoe, round))
      this.#deeds.count('answer', 'confirmed after the first card');
  }

  isConfirmed(debit: string): boolean {
    return this.#confirmed.has(debit);
  }

  /** A patron has the answer to a ticket: an earlier one was the same. */
  tells(table: TableId, ticket: Ticket, told: TicketOutcome): void {
    const debit = debitId({ table, shoe: ticket.shoe, round: ticket.round }, ticket.patron, ticket.id);
    const before = this.told.get(debit);
    this.told.set(debit, told);
    this.#verdict.over(() =>
      mustHold(
        before === undefined || before.accepted === told.accepted,
        () => `${debit} was ${before?.accepted ? 'accepted' : 'refused'}, and then the opposite`,
      ),
    );
  }

  /** The house was restored from a backup: later entries are lost. */
  houseRestored({ streams, calls }: RestoredHouse): void {
    this.era += 1;
    this.told.clear();
    this.owed.clear();
    for (const { id, account } of calls) this.#owes(account, id);
    this.#plays.clear();
    for (const [table, events] of streams) {
      const play = new FirstCards();
      for (const event of events) play.follow(event);
      this.#plays.set(table, play);
    }
  }

  readonly committed = (): void => {
    for (const write of this.take()) this.#verdict.over(() => this.#judge(write));
  };

  isProvable(): boolean {
    return true;
  }

  /** What was being committed is known again from the store at the end. */
  lost(): void {
    this.take();
  }

  async foundAgain(): Promise<void> {}

  readonly beside = (store: Store): Store => ({
    ...store,
    write: (request) =>
      store.write({
        ...request,
        work: (tx) => {
          const events: TableEvent[] = [];
          const owed: Owed[] = [];
          const done = request.work({
            ...tx,
            wallet: {
              ...tx.wallet,
              owe: (call) => {
                tx.wallet.owe(call);
                owed.push({ id: call.id, account: JSON.parse(call.body).patron });
              },
            },
            append: (more) => {
              tx.append(more);
              events.push(...more);
            },
          });
          if (events.length + owed.length > 0) this.add({ table: request.table, events, owed });
          return done;
        },
      }),
  });

  #owes(account: string, id: string): void {
    const known = this.owed.get(account);
    if (known?.includes(id)) this.#deeds.count('run', 'calls owed twice');
    else if (known) known.push(id);
    else this.owed.set(account, [id]);
  }

  #judge({ table, events, owed }: Written): void {
    for (const { id, account } of owed) this.#owes(account, id);
    const play = this.#plays.get(table) ?? new FirstCards();
    this.#plays.set(table, play);
    for (const event of events) {
      this.#deeds.count('event', event.type);
      if (event.type === 'ShoeShuffled') this.#isNew(table, event.number);
      this.accepts(table, play, event);
    }
  }

  /** No shoe has the number of another, also if a restore lost the other. */
  #isNew(table: TableId, shoe: number): void {
    const known = this.#shoes.get(table) ?? new Set();
    this.#shoes.set(table, known);
    mustHold(!known.has(shoe), () => `${table} deals a second shoe with the number ${shoe}`);
    known.add(shoe);
    if (this.era > 0) this.#deeds.count('restore', 'shoes after it');
  }

  /** Compares an event with those before it at the table, and a ticket with its debit. */
  accepts(table: TableId, play: FirstCards, event: TableEvent): void {
    play.follow(event);
    if (event.type !== 'TicketAccepted' || !isKeyedPatron(event.ticket.patron)) return;
    const { patron, id, shoe, round } = event.ticket;
    const debit = debitId({ table, shoe, round }, patron, id);
    mustHold(!play.isDealt(shoe, round), () => `${debit} was accepted after the first card of ${table}`);
    mustHold(this.#confirmed.has(debit), () => `${debit} was accepted without a confirmed debit`);
  }
}

/** The rounds of a table in which a card was dealt. */
export class FirstCards {
  readonly #dealt = new Set<string>();
  #shoe = 0;
  #round = 0;

  follow(event: TableEvent): void {
    if (event.type === 'ShoeShuffled') [this.#shoe, this.#round] = [event.number, 0];
    if (event.type === 'RoundOpened') this.#round = event.round;
    if (event.type === 'CardDealt' || event.type === 'CardLaid')
      this.#dealt.add(`${this.#shoe} ${this.#round}`);
  }

  isDealt(shoe: number, round: number): boolean {
    return this.#dealt.has(`${shoe} ${round}`);
  }
}
