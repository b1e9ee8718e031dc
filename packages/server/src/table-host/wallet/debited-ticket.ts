// Decides a ticket whose money is at an operator. With a confirmed debit the table decides as for every other ticket, and one
// transaction writes the debit and the stake. When the debit is unclear, or the table refuses the ticket, the transaction that
// refuses the ticket also cancels the debit. [L6]
import { minor } from '@punto/engine/minor';
import { keyOf, type Movement, operatorAccount, patronAccount } from '@punto/ledger/index';
import type { CancelCall } from '@punto/operator/contract/calls';
import { keyOfTicket, type TicketAnswer, type TicketKey, type Transaction } from '@punto/store/store';
import type { WalletDebit, WalletIntent } from '@punto/store/wallet-store';
import type { Context, OpenTable, Ticket, TicketRefusal } from '@punto/table/index';
import type { TablesAtOnce } from '../../brands/tables-at-once.ts';
import { cancelOf } from '../../wallet/cancel-call.ts';
import { takeTicket } from '../apply-command.ts';
import { debitRefusal } from './debit-refusal.ts';
import type { TicketMoney } from './ticket-money.ts';

type Taken = { readonly table: OpenTable; readonly answer: TicketAnswer };

export const takeDebitedTicket = (
  tx: Transaction,
  table: OpenTable,
  ticket: Ticket,
  context: Context,
  tablesAtOnce: TablesAtOnce | null,
  money: TicketMoney,
): Taken => {
  const before = tx.answer(keyOfTicket(ticket));
  if (before) {
    closeUnused(tx, money, context.now);
    return { table, answer: before };
  }
  const refuse = (refusal: TicketRefusal): Taken => {
    const answer: TicketAnswer = { accepted: false, refusal };
    tx.remember(keyOfTicket(ticket), answer);
    return { table, answer };
  };
  if (money.kind === 'none') {
    if (money.debit !== null) tx.wallet.close(money.debit, 'refused', money.refusal.reason);
    return refuse(money.refusal);
  }
  const { intent, verdict } = money;
  if (verdict.kind === 'refused') {
    tx.wallet.close(intent.debit, 'refused', verdict.code);
    return refuse(debitRefusal(verdict));
  }
  if (verdict.kind === 'unclear') {
    cancelDebit(tx, intent, 'unclear', context.now);
    return refuse({ reason: 'wallet-unclear' });
  }
  const taken = takeTicket(tx, table, ticket, context, tablesAtOnce, walletInOf(intent, context.now));
  if (taken.answer.accepted) tx.wallet.close(intent.debit, 'accepted', null);
  else {
    const isLate = taken.answer.refusal.reason === 'betting-closed';
    cancelDebit(tx, intent, isLate ? 'late' : 'not-placed', context.now);
  }
  return taken;
};

/**
 * A ticket that was refused without a debit, while the table was paused for example, is debited when it is sent again. Its answer stays,
 * and the debit is given back.
 */
const closeUnused = (tx: Transaction, money: TicketMoney, now: number): void => {
  if (money.kind === 'none') {
    if (money.debit !== null) tx.wallet.close(money.debit, 'refused', money.refusal.reason);
  } else if (money.verdict.kind === 'refused')
    tx.wallet.close(money.intent.debit, 'refused', money.verdict.code);
  else cancelDebit(tx, money.intent, money.verdict.kind === 'unclear' ? 'unclear' : 'not-placed', now);
};

/** Refuses the tickets of abandoned debits that are still undecided, and cancels those debits. */
export const giveUpDebits = (tx: Transaction, debits: readonly WalletDebit[], now: number): void => {
  // The debits of a round are read once: a new holder may give up hundreds.
  const rounds = new Map<string, Map<string, WalletDebit>>();
  for (const debit of debits) {
    const { shoe, round } = debit;
    const rows =
      rounds.get(`${shoe} ${round}`) ?? new Map(tx.wallet.debits(shoe, round).map((row) => [row.debit, row]));
    rounds.set(`${shoe} ${round}`, rows);
    giveUpDebit(tx, debit, rows.get(debit.debit), now);
  }
};

/**
 * The ticket may have been refused without its debit: sent again to a new holder, which did not know yet that the previous one had sent
 * the debit. So the row of the debit counts, not the answer.
 */
const giveUpDebit = (
  tx: Transaction,
  debit: WalletDebit,
  row: WalletDebit | undefined,
  now: number,
): void => {
  if (row?.state !== 'open') return;
  if (!tx.answer(keyOfDebit(debit)))
    tx.remember(keyOfDebit(debit), { accepted: false, refusal: { reason: 'wallet-unclear' } });
  cancelDebit(tx, debit, 'unclear', now);
};

export const keyOfDebit = ({ patron, ticket, shoe, round }: WalletIntent): TicketKey => ({
  ...{ patron, ticket, shoe, round },
});

/** The transfer of a confirmed debit, from the mirror of the operator to the patron. */
const walletInOf = (
  { debit, patron, table, shoe, round, amountMinor }: WalletIntent,
  at: number,
): Movement => ({
  kind: 'direct',
  id: `wallet-in:${debit}`,
  debit: operatorAccount(keyOf(patron)),
  credit: patronAccount(patron),
  amountMinor,
  code: 'wallet-in',
  memo: { at, table, shoe, round },
});

const cancelDebit = (
  tx: Transaction,
  intent: WalletIntent,
  reason: CancelCall['reason'],
  at: number,
): void => {
  tx.wallet.close(intent.debit, 'cancelled', reason);
  tx.wallet.owe(cancelOf(intent, reason, { at, deltaMinor: minor(0) }));
};
