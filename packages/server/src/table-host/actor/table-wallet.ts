// Wallet actor of one table: sends the debits of operators' patrons outside the table's writer and outside any transaction, and hands
// each outcome to the writer. It first makes the checks that need no money, then has the store write the intent, then sends the debit,
// once. [L6]
import { setImmediate } from 'node:timers/promises';
import { minor, ZERO } from '@punto/engine/minor';
import { scheduleFor } from '@punto/engine/schedule';
import type { DebitCall } from '@punto/operator/contract/calls';
import type { WalletVerdict } from '@punto/operator/rules/answer-of';
import { GRACE_MS, MOST_GRACE_MS } from '@punto/operator/rules/limits';
import { type Fence, LeaseLost, type Store } from '@punto/store/store';
import type { WalletDebit, WalletIntent } from '@punto/store/wallet-store';
import {
  type Instant,
  instant,
  type OpenTable,
  type PatronId,
  publicName,
  type TableId,
  type TableState,
  type Ticket,
  type TicketRefusal,
  totalOf,
} from '@punto/table/index';
import { whyNotTicket } from '@punto/table/place-ticket';
import type { Logger } from 'pino';
import type { NotMine, TableReply } from '../../broker/broker.ts';
import { type Clock, wait } from '../../time/clock.ts';
import { activeTraceparent, type Tracing } from '../../trace/tracing.ts';
import type { BrandWallet, WalletOwner } from '../../wallet/brand-wallet.ts';
import type { BrandWallets } from '../../wallet/brand-wallets.ts';
import { debitId } from '../../wallet/call-ids.ts';
import type { Item } from '../batch.ts';
import type { TicketMoney } from '../wallet/ticket-money.ts';
import { whyNotNow } from '../wallet/why-not-now.ts';
import { cannotRecord } from '../write-fault.ts';

type Reply = TableReply | NotMine;
export type Placement = { readonly ticket: Ticket; readonly arrived: Instant; readonly suspended: boolean };

export type TableWalletParts = {
  readonly table: TableId;
  readonly desk: BrandWallets;
  readonly fence?: Fence | undefined;
  readonly store: Pick<Store, 'account' | 'protections' | 'wallet' | 'webhooks'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tracing: Tracing | null;
  readonly graceMs?: number | undefined;
  readonly state: () => TableState;
  /** Puts the item into the writer's mailbox even when that is full: the money has already moved. */
  readonly put: (item: Extract<Item, { readonly kind: 'ticket' | 'give-up' }>) => void;
  readonly is: () => 'open' | 'stopped' | 'left';
  /** Wakes the outbox worker of another table, here or on another node. */
  readonly wakeTable: (table: TableId, brand: string) => void;
  /** Called when a debit was decided and the present round has no other open one. */
  readonly changed: () => void;
};

export type TableWallet = {
  /** `null`: the patron's money is in the ledger of this house; the writer decides without a debit. */
  readonly place: (placement: Placement) => Promise<Reply> | null;
  /** The time until which the closing of betting waits for open debits; `null`: it does not wait. */
  readonly holdsUntil: (table: OpenTable) => Instant | null;
  /** Resolves when the present round has no open debit, at the latest after the grace period. */
  readonly grace: () => Promise<void>;
  /** Abandons the open debits of the previous owner, and continues to deliver its owed calls. */
  readonly takeOver: () => Promise<void>;
  /** Wakes the outbox worker: owed calls to these brands were written. */
  readonly owed: (brands: Iterable<string>) => void;
  readonly close: () => void;
};

/** Retry delay for a decision that the store could not write. */
const AGAIN_MS = 1_000;

type Open = { readonly shoe: number; readonly round: number; readonly reply: Promise<Reply> };

export const createTableWallet = (parts: TableWalletParts): TableWallet => {
  const { table, desk, fence, store, clock, log, state } = parts;
  const graceMs = Math.min(parts.graceMs ?? GRACE_MS, MOST_GRACE_MS);
  const outbox = desk.outboxOf({ table, fence, wakeTable: parts.wakeTable });
  /** Open debits by id. */
  const open = new Map<string, Open>();
  /** Those of them whose intents this holder writes, or has written. */
  const intents = new Set<string>();
  const waiting: (() => void)[] = [];
  let closed = false;

  const isOpenRound = ({ shoe, round }: OpenTable): boolean =>
    [...open.values()].some((each) => each.shoe === shoe?.number && each.round === round?.number);

  /** Hands the item to the writer, unless the host has stopped or lost the table while the debit was in flight. */
  const write = (
    item: (reply: (reply: Reply) => void) => Parameters<TableWalletParts['put']>[0],
  ): Promise<Reply> => {
    const is = parts.is();
    if (is !== 'open')
      return Promise.resolve(is === 'left' ? { type: 'not-mine' } : { type: 'no-reply', reason: 'stopped' });
    return new Promise((reply) => parts.put(item(reply)));
  };
  const decide = (placement: Placement, money: TicketMoney): Promise<Reply> =>
    write((reply) => ({ kind: 'ticket', ...placement, money, reply }));
  const giveUp = (debits: readonly WalletDebit[]): Promise<Reply> =>
    write((reply) => ({ kind: 'give-up', debits, reply }));

  const settled = (debit: string): void => {
    open.delete(debit);
    intents.delete(debit);
    const now = state();
    if (now && isOpenRound(now)) return;
    for (const resolve of waiting.splice(0)) resolve();
    if (!closed) parts.changed();
  };

  const place: TableWallet['place'] = (placement) => {
    const { ticket } = placement;
    const wallet = desk.walletOf(ticket.patron);
    if (!wallet) return null;
    const debit = debitId({ table, shoe: ticket.shoe, round: ticket.round }, ticket.patron, ticket.id);
    // A repeated ticket waits for the debit that is in flight.
    const before = open.get(debit);
    if (before) return before.reply;
    const reply = placeWith(wallet, debit, placement)
      .then((decided) => withBalance(ticket.patron, decided))
      .finally(() => settled(debit));
    open.set(debit, { shoe: ticket.shoe, round: ticket.round, reply });
    return reply;
  };

  /** Replaces the balance of the reply with the operator's. */
  const withBalance = (patron: PatronId, reply: Reply): Reply =>
    reply.type === 'ticket'
      ? { ...reply, availableMinor: desk.balances.of(patron)?.balanceMinor ?? ZERO }
      : reply;

  const refused = (placement: Placement, refusal: TicketRefusal): Promise<Reply> =>
    decide(placement, { kind: 'none', refusal, debit: null });

  const placeWith = async (wallet: BrandWallet, debit: string, placement: Placement): Promise<Reply> => {
    const { ticket } = placement;
    const refusal = whyNot(placement);
    if (refusal) return refused(placement, refusal);
    if (wallet.isOpen()) return refused(placement, { reason: 'wallet-unavailable' });
    let intent: WalletIntent | null = null;
    try {
      const [owner, against] = await Promise.all([
        desk.ownerOf(ticket.patron),
        whyNotNow(store, { patron: ticket.patron, nowMs: clock.now(), stakeMinor: totalOf(ticket.bets) }),
      ]);
      if (against) return refused(placement, against);
      if (!owner) return refused(placement, { reason: 'wallet-refused', code: 'session-expired' });
      intent = intentOf(placement, debit, owner);
      intents.add(debit);
      const intended = await store.wallet.intend(intent, fence);
      if (intended === 'locked') return refused(placement, { reason: 'wallet-locked' });
      if (intended !== 'new') return decidedBefore(placement, intended);
      // Betting may have closed while the store wrote the intent: the debit is not sent then.
      const late = whyNot(placement);
      if (late) return decided(placement, intent, { kind: 'none', refusal: late, debit });
      const verdict = await debitOf(wallet, intent, placement, owner);
      return decided(placement, intent, { kind: 'debit', intent, verdict });
    } catch (fault) {
      if (fault instanceof LeaseLost) return { type: 'not-mine' };
      log.error({ component: 'wallet', table, err: fault }, 'intent of a debit not written');
      // The store may have written it although it reported a fault.
      if (intent) void giveUpLater([{ ...intent, state: 'open', reason: null }]);
      return { type: 'no-reply', reason: cannotRecord(fault) ? 'cannot-record' : 'busy' };
    }
  };

  /** Checks the ticket against the state of the table, without its balance. */
  const whyNot = ({ ticket, arrived, suspended }: Placement): TicketRefusal | null => {
    const now = state();
    return now ? whyNotTicket(now, ticket, { arrived, suspended }) : { reason: 'betting-closed' };
  };

  const debitOf = async (
    wallet: BrandWallet,
    intent: WalletIntent,
    { ticket, arrived }: Placement,
    owner: WalletOwner,
  ): Promise<WalletVerdict> => {
    const call = debitCallOf(state(), intent, owner, ticket, arrived);
    const verdict = await wallet.debit(call);
    noteBalance(ticket.patron, verdict);
    return verdict;
  };

  const noteBalance = (patron: PatronId, verdict: WalletVerdict): void => {
    if (verdict.kind === 'unclear') desk.noteBalance(patron, null);
    else if (verdict.balance !== undefined) desk.noteBalance(patron, minor(verdict.balance));
  };

  /** Lets the writer decide. When the store cannot write the decision, the debit is abandoned later, whatever the wallet answered. */
  const decided = async (placement: Placement, intent: WalletIntent, money: TicketMoney): Promise<Reply> => {
    const reply = await decide(placement, money);
    if (isUndecided(reply)) void giveUpLater([{ ...intent, state: 'open', reason: null }]);
    return reply;
  };

  const decidedBefore = async (placement: Placement, debit: WalletDebit): Promise<Reply> => {
    // A debit of the previous owner, or one whose decision was not written.
    if (debit.state === 'open') await giveUpSurely([debit]);
    return refused(placement, { reason: 'wallet-unclear' });
  };

  /** Tries again until it is written. */
  const giveUpSurely = async (debits: readonly WalletDebit[]): Promise<void> => {
    if (isUndecided(await giveUp(debits))) void giveUpLater(debits);
  };

  const giveUpLater = async (debits: readonly WalletDebit[]): Promise<void> => {
    while (!closed) {
      await wait(clock, AGAIN_MS);
      if (closed) return;
      if (!isUndecided(await giveUp(debits))) return;
      await setImmediate();
    }
  };

  const intentOf = ({ ticket }: Placement, debit: string, owner: WalletOwner): WalletIntent => ({
    ...{ debit, table, shoe: ticket.shoe, round: ticket.round, patron: ticket.patron, ticket: ticket.id },
    ...{ brand: owner.brand, account: owner.patron, session: owner.session },
    ...{ amountMinor: totalOf(ticket.bets), at: clock.now() },
    traceparent: activeTraceparent(parts.tracing),
  });

  return {
    place,
    holdsUntil: (now) => {
      const closesAt = now.phase === 'betting' ? (now.round?.closesAt ?? null) : null;
      return closesAt !== null && isOpenRound(now) ? instant(closesAt + graceMs) : null;
    },
    grace: () => {
      const now = state();
      if (!now || !isOpenRound(now)) return Promise.resolve();
      return Promise.race([new Promise<void>((resolve) => void waiting.push(resolve)), wait(clock, graceMs)]);
    },
    takeOver: async () => {
      await outbox.start();
      const left = await store.wallet.openDebits(table);
      // Not every open debit: a ticket that a patron sends again may be refused just now, before any intent.
      const others = left.filter(({ debit }) => !intents.has(debit));
      if (others.length > 0) await giveUpSurely(others);
    },
    owed: outbox.wake,
    close: () => {
      closed = true;
      outbox.close();
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
};

/** The store could not write it, or the lease is in doubt: this holder may keep the table. When it loses the table, it is closed. */
const isUndecided = ({ type }: Reply): boolean => type === 'no-reply' || type === 'not-mine';

const debitCallOf = (
  now: TableState,
  { debit, table, shoe, round, amountMinor }: WalletIntent,
  { session, patron, brand, currency }: WalletOwner,
  { id, mode, bets }: Ticket,
  placedAt: Instant,
): DebitCall => ({
  ...{ transaction: debit, session, patron, brand, currency, amount: amountMinor },
  ...{ table: publicName(table), shoe, round, ticket: id, mode, placedAt },
  lines: bets.map(({ option, stakeMinor }) => ({
    ...{ option, stake: stakeMinor, schedule: scheduleName(now, option, mode) },
  })),
});

const scheduleName = (now: TableState, option: string, mode: Ticket['mode']): string => {
  const offer = now?.setup.offers.find((each) => each.option === option);
  return now && offer ? scheduleFor(now.setup, offer, mode).id : option;
};
