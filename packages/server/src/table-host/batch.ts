// Carries out the pending work of a table in order, inside one transaction: tickets, acts, duties of the floor and
// the host's own commands. Each sees the state left by the one before. Nothing here waits or publishes.
import { availableMinor, patronAccount } from '@punto/ledger/index';
import type { Role } from '@punto/protocol/floor/permission';
import type { EncryptedShoe, JournalEntry, Transaction } from '@punto/store/store';
import type { WalletDebit } from '@punto/store/wallet-store';
import {
  type Command,
  type CommandOf,
  type Context,
  type Instant,
  instant,
  type KeptRecord,
  type OpenTable,
  type OwnView,
  ownView,
  type PatronId,
  settlesNext,
  type TableState,
  type Ticket,
  wantsShoe,
} from '@punto/table/index';
import type { TablesAtOnce } from '../brands/tables-at-once.ts';
import type { DutyReply, NotMine, TableReply, TicketReply } from '../broker/broker.ts';
import {
  attempt,
  attend,
  carryOut,
  type FloorCommand,
  type PatronCommand,
  type RevealShoe,
  takeTicket,
} from './apply-command.ts';
import type { RecentDuties } from './recent-duties.ts';
import type { ItemTrace } from './spans/item-trace.ts';
import { giveUpDebits, takeDebitedTicket } from './wallet/debited-ticket.ts';
import type { TicketMoney } from './wallet/ticket-money.ts';

type Reply = (reply: TableReply | NotMine) => void;

export type Item =
  | {
      readonly kind: 'ticket';
      readonly ticket: Ticket;
      readonly arrived: Instant;
      /** The patron is suspended. */
      readonly suspended: boolean;
      readonly trace?: ItemTrace | null;
      /** What became of its money at the patron's operator; absent: the money is in the books of this house. */
      readonly money?: TicketMoney;
      readonly reply: Reply;
    }
  /** Cancels the debits of tickets whose patrons have already been answered. */
  | { readonly kind: 'give-up'; readonly debits: readonly WalletDebit[]; readonly reply: Reply }
  | {
      readonly kind: 'act';
      readonly command: PatronCommand;
      readonly suspended: boolean;
      readonly trace?: ItemTrace | null;
      readonly reply: Reply;
    }
  | {
      readonly kind: 'duty';
      readonly command: FloorCommand;
      readonly role: Role;
      readonly preview: boolean;
      /** Idempotency key; `null`: none. */
      readonly name: string | null;
      readonly trace?: ItemTrace | null;
      readonly reply: Reply;
    }
  /** Resumes a stopped table; the journal entry is made from the state afterwards. */
  | {
      readonly kind: 'revive';
      readonly command: CommandOf<'ResumeStopped'>;
      readonly entry: (after: OpenTable) => JournalEntry;
      readonly reply: Reply;
    }
  /** Writes nothing: done once the store has accepted a transaction under the lease. */
  | { readonly kind: 'check'; readonly reply: Reply }
  | HostOrder;

/** A command of the host itself, or of a member who opens the table. */
export type HostOrder = {
  readonly kind: 'order';
  readonly command: Command;
  readonly encrypted: EncryptedShoe | null;
  readonly entry: JournalEntry | null;
  /** A settlement may be decided before this time, which its events then have. */
  readonly dueAt?: Instant | null;
};

type Settled = { readonly record: KeptRecord; readonly availableMinor: TicketReply['availableMinor'] };

export type Batch = {
  readonly table: OpenTable;
  /** The batch has no event after this time; it is not published before. */
  readonly publishAt: Instant;
  /** Called once the batch is on disk. */
  readonly replies: readonly (() => void)[];
  readonly settled: readonly Settled[];
  /** Brands to whose wallets the batch owes calls. */
  readonly owedTo: ReadonlySet<string>;
  /** Own views that changed other than by a ticket. */
  readonly owns: readonly { readonly patron: PatronId; readonly own: OwnView | null }[];
};

export type BatchParts = {
  readonly tx: Transaction;
  readonly now: () => Instant;
  readonly context: (now: Instant) => Context;
  /** Makes this the shoe to deal from. */
  readonly take: (shoe: EncryptedShoe) => void;
  readonly revealShoe: RevealShoe;
  readonly dutyNames: RecentDuties;
  /** `null`: no limit. */
  readonly tablesAtOnce: TablesAtOnce | null;
};

export const workThrough = (given: BatchParts, before: TableState, items: readonly Item[]): Batch => {
  const owedTo = new Set<string>();
  const parts = { ...given, tx: notingOwed(given.tx, owedTo) };
  return { ...work(parts, before, items), owedTo };
};

const work = (parts: BatchParts, before: TableState, items: readonly Item[]): Omit<Batch, 'owedTo'> => {
  const { tx, revealShoe } = parts;
  let state = before;
  /** Times within a batch do not decrease, also after a settlement that is decided before it is due. */
  let notBefore = 0;
  const now = (): Instant => instant(Math.max(parts.now(), notBefore));
  const kept: KeptRecord[] = [];
  const concerned = new Set<PatronId>();
  const replies: (() => void)[] = [];
  /** Duties done in this batch: one may be in it twice. */
  const named = new Map<string, DutyReply>();

  const note = (done: { table: OpenTable; concerned: readonly PatronId[]; kept?: readonly KeptRecord[] }) => {
    state = done.table;
    kept.push(...(done.kept ?? []));
    for (const patron of done.concerned) concerned.add(patron);
  };

  const takeDuty = (item: Extract<Item, { readonly kind: 'duty' }>): void => {
    const { command, role, preview } = item;
    const name = item.name && `${command.staff.id} ${item.name}`;
    const before = name === null ? null : (named.get(name) ?? parts.dutyNames.find(name));
    if (before) return void replies.push(() => item.reply(before));
    const done = attend(tx, state, command, role, preview, parts.context(now()), item.name);
    item.trace?.decided(done.refusal?.reason ?? 'done');
    note(done);
    const { refusal, corrections, limits } = done;
    const reply = { type: 'duty', refusal, corrections, limits } as const;
    if (name !== null && !preview) named.set(name, reply);
    replies.push(() => {
      if (name !== null && !preview) parts.dutyNames.keep(name, reply);
      item.reply(reply);
    });
  };

  const takeOrder = (order: HostOrder): void => {
    const dueAt = state && settlesNext(state) ? (order.dueAt ?? 0) : 0;
    const at = instant(Math.max(now(), dueAt));
    if (isOvertaken(state, order.command, at)) return;
    notBefore = at;
    if (order.encrypted) tx.keepShoe(order.encrypted);
    note(carryOut(tx, state, order.command, parts.context(at), revealShoe));
    if (order.entry) tx.journal(order.entry);
    // Dealt from only after this transaction is committed; after a failure the shoe is read from the store again.
    if (order.encrypted) parts.take(order.encrypted);
  };

  for (const item of items) {
    if ('trace' in item) item.trace?.deciding();
    switch (item.kind) {
      case 'ticket': {
        if (!state) throw new Error('a ticket before the table was opened');
        const context = { ...parts.context(now()), arrived: item.arrived, suspended: item.suspended };
        const taken = decideTicket(parts, state, item, context);
        item.trace?.decided(...ticketOutcome(taken));
        state = taken.table;
        const reply = ticketReply(tx, state, item.ticket.patron, taken.answer);
        replies.push(() => item.reply(reply));
        break;
      }
      case 'act': {
        const { command, suspended } = item;
        const done = attempt(tx, state, command, { ...parts.context(now()), suspended });
        item.trace?.decided(done.refusal?.reason ?? 'done');
        note(done);
        replies.push(() => item.reply({ type: 'act', refusal: done.refusal }));
        break;
      }
      case 'duty':
        takeDuty(item);
        break;
      case 'revive': {
        const done = carryOut(tx, state, item.command, parts.context(now()));
        note(done);
        tx.journal(item.entry(done.table));
        replies.push(() => item.reply({ type: 'duty', refusal: null, corrections: [] }));
        break;
      }
      case 'give-up':
      case 'check':
        if (item.kind === 'give-up') giveUpDebits(tx, item.debits, now());
        replies.push(() => item.reply({ type: 'noted' }));
        break;
      case 'order':
        takeOrder(item);
    }
  }
  if (!state) throw new Error('nothing has opened the table');
  const table = state;
  return {
    table,
    publishAt: instant(notBefore),
    replies,
    owns: [...concerned].map((patron) => ({ patron, own: ownView(table, patron) })),
    settled: kept.map((record) => settledOf(tx, record)),
  };
};

/** The outcome of a ticket, and whether it is a stake now: a ticket that is sent again was one before. */
const ticketOutcome = ({
  table,
  answer,
}: ReturnType<typeof takeTicket>): readonly [outcome: string, isStake: boolean] =>
  answer.accepted ? ['accepted', answer.version === table.version] : [answer.refusal.reason, false];

/** The same transaction; the brands that it owes calls are added to `owedTo`. */
const notingOwed = (tx: Transaction, owedTo: Set<string>): Transaction => ({
  ...tx,
  wallet: {
    ...tx.wallet,
    owe: (call) => {
      owedTo.add(call.brand);
      tx.wallet.owe(call);
    },
  },
});

const settledOf = (tx: Transaction, record: KeptRecord): Settled => ({
  record,
  availableMinor: availableMinor(tx.account(patronAccount(record.patron))),
});

const decideTicket = (
  { tx, tablesAtOnce }: BatchParts,
  table: OpenTable,
  { ticket, money }: Extract<Item, { readonly kind: 'ticket' }>,
  context: Context,
): ReturnType<typeof takeTicket> =>
  money
    ? takeDebitedTicket(tx, table, ticket, context, tablesAtOnce, money)
    : takeTicket(tx, table, ticket, context, tablesAtOnce);

/** Whether an earlier item of the batch has already moved the table on. */
const isOvertaken = (table: TableState, command: Command, now: Instant): boolean => {
  if (!table) return false;
  if (command.type === 'TakeShoe') return !wantsShoe(table);
  return command.type === 'Advance' && (table.deadline === null || now < table.deadline);
};

const ticketReply = (
  tx: Transaction,
  table: OpenTable,
  patron: PatronId,
  answer: TicketReply['answer'],
): TicketReply => ({
  type: 'ticket',
  answer,
  own: ownView(table, patron),
  availableMinor: availableMinor(tx.account(patronAccount(patron))),
});
