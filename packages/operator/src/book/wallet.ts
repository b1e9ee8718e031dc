// The wallet of the reference operator: decides each call of the contract over the stored rows. A transaction is decided once: a
// repeated id with the same body always gets the first answer; with another body it is refused.
import { canonicalJson } from '@punto/engine/canonical-json';
import type { CancelAnswer, CancelOutcome, WalletAnswer, WalletSessionAnswer } from '../contract/answers.ts';
import type {
  AnyCall,
  AnyMoneyCall,
  CallBodies,
  CancelCall,
  CreditCall,
  DebitCall,
} from '../contract/calls.ts';
import { CODES, type WalletCode } from '../contract/code.ts';
import {
  type BookRows,
  gamesAccount,
  patronAccount,
  type StoredState,
  transferOf,
  type WalletPatron,
} from './rows.ts';

export type HandleCall = (rows: BookRows, call: AnyCall, at: number) => WalletAnswer;

/** Decides a call at a time in milliseconds since 1970, and writes the decision through `rows`. */
export const handleCall: HandleCall = (rows, call, at) => {
  switch (call.call) {
    case 'session':
      return openSession(rows, call.body, at);
    case 'balance':
      return tellBalance(rows, call.body);
    default:
      return earlierAnswer(rows, call) ?? decide(rows, call, at);
  }
};

/** A refusal with one of the codes of the contract. */
export const refuse = (
  code: WalletCode,
  more: { readonly balance?: number; readonly say?: string } = {},
): WalletAnswer => ({
  status: CODES[code].status,
  body: { code, retryable: CODES[code].retryable, ...more },
});

/** Refuses an unknown debit permanently with this code. */
export const refuseDebit = (rows: BookRows, body: DebitCall, code: WalletCode, at: number): WalletAnswer => {
  const call = { call: 'debit', body } as const;
  return (
    earlierAnswer(rows, call) ??
    keep(rows, call, at, 0, 'refused', refuse(code, { balance: balanceOf(rows, body) }))
  );
};

const openSession = (rows: BookRows, body: CallBodies['session'], at: number): WalletAnswer => {
  const patron = rows.patron(body.patron);
  if (patron === null) return refuse('unknown-patron');
  if (rows.launch(body.launch) !== patron.id) return refuse('session-expired');
  if (patron.blocked) return refuse('patron-blocked');
  const known = rows.session(body.session);
  if (known !== null && (known.ended || known.patron !== patron.id)) return refuse('session-expired');
  if (known === null) rows.putSession({ id: body.session, patron: patron.id, ended: false });
  const limits = sessionLimits(rows, patron, at);
  const { realityCheck } = patron.limits;
  return {
    status: 200,
    body: {
      patron: patron.id,
      currency: patron.currency,
      balance: rows.balance(patronAccount(patron.id), patron.currency),
      ...(Object.keys(limits).length === 0 ? {} : { limits }),
      ...(realityCheck === undefined ? {} : { realityCheck }),
    },
  };
};

/** The rest of the patron's limits when a session begins; Punto applies it too. */
const sessionLimits = (
  rows: BookRows,
  { id, limits: { stake, loss, playUntil } }: WalletPatron,
  at: number,
): NonNullable<WalletSessionAnswer['limits']> => {
  const left = (): number => {
    const { staked, returned } = rows.played(id);
    return Math.max(0, (loss ?? 0) - Math.max(0, staked - returned));
  };
  return {
    ...(stake === undefined ? {} : { stake }),
    ...(loss === undefined ? {} : { loss: left() }),
    ...(playUntil === undefined ? {} : { minutes: minutesUntil(playUntil, at) }),
  };
};

const LONGEST_MINUTES = 7 * 24 * 60;
const minutesUntil = (until: number, at: number): number =>
  Math.min(LONGEST_MINUTES, Math.max(0, Math.floor((until - at) / 60_000)));

type Owned = { readonly patron: string; readonly currency: string; readonly session: string };

const balanceOf = (rows: BookRows, { patron, currency }: Pick<Owned, 'patron' | 'currency'>): number =>
  rows.balance(patronAccount(patron), currency);

const tellBalance = (rows: BookRows, body: CallBodies['balance']): WalletAnswer =>
  ownerRefusal(rows, body) ?? {
    status: 200,
    body: { currency: body.currency, balance: balanceOf(rows, body) },
  };

const ownerRefusal = (rows: BookRows, { patron, currency }: Owned): WalletAnswer | null => {
  const known = rows.patron(patron);
  if (known === null) return refuse('unknown-patron');
  return known.currency === currency ? null : refuse('currency');
};

const earlierAnswer = (rows: BookRows, { call, body }: AnyMoneyCall): WalletAnswer | null => {
  const known = rows.stored(body.transaction);
  if (known === null) return null;
  if (known.call !== call) return refuse('id-reused');
  if (known.state === 'poisoned') return refuse('cancelled');
  if (known.print !== canonicalJson(body)) return refuse('id-reused');
  return known.state === 'cancelled' ? refuse('cancelled') : known.answer;
};

const decide = (rows: BookRows, call: AnyMoneyCall, at: number): WalletAnswer => {
  const refusal = ownerRefusal(rows, call.body);
  if (refusal !== null) return keep(rows, call, at, 0, 'refused', refusal);
  switch (call.call) {
    case 'debit':
      return debit(rows, call, at);
    case 'cancel':
      return cancel(rows, call, at);
    case 'credit':
      for (const id of call.body.debits) settle(rows, id);
      return move(rows, call, at, call.body.amount);
    case 'promo':
      return move(rows, call, at, call.body.amount);
    case 'adjust':
      return balanceOf(rows, call.body) + call.body.delta < 0 && call.body.delta < 0
        ? refuseFunds(rows, call, at)
        : move(rows, call, at, call.body.delta);
  }
};

const debit = (
  rows: BookRows,
  call: { readonly call: 'debit'; readonly body: DebitCall },
  at: number,
): WalletAnswer => {
  const { body } = call;
  const patron = rows.patron(body.patron);
  const session = rows.session(body.session);
  if (patron === null || session === null || session.ended || session.patron !== body.patron)
    return keep(rows, call, at, 0, 'refused', refuse('session-expired'));
  const code = patron.blocked ? 'patron-blocked' : limitOf(rows, patron, body, at);
  if (code !== null)
    return keep(rows, call, at, 0, 'refused', refuse(code, { balance: balanceOf(rows, body) }));
  if (balanceOf(rows, body) < body.amount) return refuseFunds(rows, call, at);
  return move(rows, call, at, -body.amount);
};

const limitOf = (
  rows: BookRows,
  { id, limits }: WalletPatron,
  { amount }: DebitCall,
  at: number,
): WalletCode | null => {
  if (limits.playUntil !== undefined && at > limits.playUntil) return 'limit-time';
  if (limits.stake !== undefined && amount > limits.stake) return 'limit-stake';
  if (limits.loss === undefined && limits.turnover === undefined) return null;
  const { staked, returned } = rows.played(id);
  if (limits.turnover !== undefined && staked + amount > limits.turnover) return 'limit-turnover';
  return limits.loss !== undefined && staked + amount - returned > limits.loss ? 'limit-loss' : null;
};

const cancel = (
  rows: BookRows,
  call: { readonly call: 'cancel'; readonly body: CancelCall },
  at: number,
): WalletAnswer => {
  const { body } = call;
  const known = rows.stored(body.debit);
  if (known === null) {
    rows.store({
      transaction: body.debit,
      call: 'debit',
      patron: body.patron,
      currency: body.currency,
      delta: 0,
      state: 'poisoned',
      print: '',
      answer: refuse('cancelled'),
      at,
    });
    return move(rows, call, at, 0, 'not-taken');
  }
  const isTheirs = known.call === 'debit' && known.patron === body.patron && known.currency === body.currency;
  if (!isTheirs) return move(rows, call, at, 0, 'not-taken');
  const outcome = OUTCOME_OF[known.state];
  if (outcome === 'returned') rows.setState(body.debit, 'cancelled');
  return move(rows, call, at, outcome === 'returned' ? -known.delta : 0, outcome);
};

const OUTCOME_OF: Readonly<Record<StoredState, CancelOutcome>> = {
  taken: 'returned',
  refused: 'not-taken',
  poisoned: 'cancelled-before',
  cancelled: 'cancelled-before',
  settled: 'already-settled',
};

/** A credit is accepted with any debits that it names: it settles only debits that hold money. */
const settle = (rows: BookRows, transaction: CreditCall['transaction']): void => {
  const known = rows.stored(transaction);
  if (known?.call === 'debit' && known.state === 'taken') rows.setState(transaction, 'settled');
};

const refuseFunds = (rows: BookRows, call: AnyMoneyCall, at: number): WalletAnswer =>
  keep(rows, call, at, 0, 'refused', refuse('funds', { balance: balanceOf(rows, call.body) }));

/** Adds `delta` to the balance, and returns the answer with it. */
const move = (
  rows: BookRows,
  call: AnyMoneyCall,
  at: number,
  delta: number,
  outcome: CancelOutcome | null = null,
): WalletAnswer => {
  const { transaction, currency, patron, brand } = call.body;
  const balance = balanceOf(rows, call.body) + delta;
  if (!Number.isSafeInteger(balance))
    return refuse('unavailable', { say: 'The balance is as large as it can be.' });
  rows.post(transferOf(transaction, currency, gamesAccount(brand), patronAccount(patron), delta));
  const body = { transaction, currency, balance };
  const answered: CancelAnswer | typeof body = outcome === null ? body : { ...body, outcome };
  return keep(rows, call, at, delta, 'taken', { status: 200, body: answered });
};

const keep = (
  rows: BookRows,
  { call, body }: AnyMoneyCall,
  at: number,
  delta: number,
  state: StoredState,
  answer: WalletAnswer,
): WalletAnswer => {
  const { transaction, patron, currency } = body;
  rows.store({ transaction, call, patron, currency, delta, state, print: canonicalJson(body), answer, at });
  return answer;
};
