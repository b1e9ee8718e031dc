// The rules by which Punto calls a wallet, as pure decisions: an intent is on disk before its debit is sent; an unclear debit is refused and
// cancelled; a debit is never sent again; owed calls are sent until they are delivered, in order for each patron; no ticket is accepted
// after the first card. The caller commits the events first, then applies them and the notes, then carries out the effects.
import type { AnyMoneyCall, CancelCall, DebitCall } from '../contract/calls.ts';
import type { WalletVerdict } from './answer-of.ts';
import {
  DEBIT_TIMEOUT_MS,
  GRACE_MS,
  MOST_GRACE_MS,
  MOST_UNRESOLVED,
  OLDEST_UNRESOLVED_MS,
  PROBE_MS,
  retryAfterMs,
} from './limits.ts';
import {
  type OwedCall,
  type OwedQueue,
  type RefusedBecause,
  roundOf,
  type WalletEvent,
  type WalletNote,
  type WalletState,
} from './wallet-state.ts';

export type WalletInput =
  | { readonly kind: 'ticket'; readonly debit: DebitCall; readonly at: number }
  /** The answer to a debit or to an owed call, or its timeout. */
  | {
      readonly kind: 'answer';
      readonly sent: AnyMoneyCall;
      readonly verdict: WalletVerdict;
      readonly at: number;
    }
  /** The answer to a probe. */
  | { readonly kind: 'probed'; readonly failed: boolean; readonly at: number }
  | { readonly kind: 'first-card'; readonly round: string; readonly at: number }
  /** A round was settled, corrected or cancelled. */
  | {
      readonly kind: 'settled';
      readonly round: string;
      readonly owed: readonly OwedCall[];
      readonly at: number;
    }
  /** A few times a second. */
  | { readonly kind: 'tick'; readonly at: number }
  /** A new holder starts with the state of the events. */
  | { readonly kind: 'resume'; readonly at: number };

export type WalletTicketRefusal = RefusedBecause | 'closed' | 'wallet-locked' | 'wallet-unavailable';

export type WalletEffect =
  | { readonly kind: 'send'; readonly call: AnyMoneyCall }
  /** A `balance` call that tests whether the wallet answers again. */
  | { readonly kind: 'probe' }
  | { readonly kind: 'tell'; readonly debit: string; readonly refused: WalletTicketRefusal | null }
  /** Raises an alarm at the floor. */
  | { readonly kind: 'ring'; readonly patron: string };

export type WalletDecision = {
  readonly events: readonly WalletEvent[];
  readonly notes: readonly WalletNote[];
  readonly effects: readonly WalletEffect[];
};

export type DecideWallet = (state: WalletState, input: WalletInput) => WalletDecision;

const NOTHING: WalletDecision = { events: [], notes: [], effects: [] };

/** Events, notes and effects of an input. Does not change the state. */
export const decideWallet: DecideWallet = (state, input) => {
  switch (input.kind) {
    case 'ticket':
      return takeTicket(state, input.debit, input.at);
    case 'answer':
      return hear(state, input.sent, input.verdict, input.at);
    case 'probed':
      return { ...NOTHING, notes: [{ kind: 'heard', at: input.at, failed: input.failed }] };
    case 'first-card':
      return joined([
        { ...NOTHING, events: [{ kind: 'dealt', round: input.round, at: input.at }] },
        ...openIn(state, input.round).map((debit) => giveUp(state, debit, 'wallet-late', input.at)),
      ]);
    case 'settled':
      return joined([
        { ...NOTHING, events: [{ kind: 'round-over', round: input.round, at: input.at }] },
        // Of a round that was cancelled while bets were open.
        ...openIn(state, input.round).map((debit) => giveUp(state, debit, 'wallet-unclear', input.at)),
        ...oweAll(state, input.owed, input.at),
      ]);
    case 'tick':
      return joined([...timedOut(state, input.at), ...dueCalls(state, input.at), probe(state, input.at)]);
    case 'resume':
      return joined([
        ...[...state.open.values()].map(({ debit }) => giveUp(state, debit, 'wallet-unclear', input.at)),
        ...dueCalls(state, input.at),
      ]);
  }
};

/** The earliest moment of the first card of a round that closed at `closedAt`: it waits for debits on their way, up to the grace. */
export const firstCardFrom = (
  state: WalletState,
  round: string,
  closedAt: number,
  graceMs = GRACE_MS,
): number => (openIn(state, round).length === 0 ? closedAt : closedAt + Math.min(graceMs, MOST_GRACE_MS));

/** Whether betting of the patron is locked: by three owed calls of which the first failed, or by one that is ten minutes old. */
export const isWalletLocked = (state: WalletState, patron: string, at: number): boolean => {
  const queue = state.queues.get(patron);
  return queue !== undefined && isLocking(queue, at);
};

const isLocking = ({ calls, failed }: OwedQueue, at: number): boolean => {
  const [first] = calls;
  return (
    (failed && calls.length >= MOST_UNRESOLVED) ||
    (first !== undefined && at - first.since >= OLDEST_UNRESOLVED_MS)
  );
};

const takeTicket = (state: WalletState, debit: DebitCall, at: number): WalletDecision => {
  const refused: WalletTicketRefusal | null = state.dealt.has(roundOf(debit))
    ? 'closed'
    : isWalletLocked(state, debit.patron, at)
      ? 'wallet-locked'
      : state.breaker.open
        ? 'wallet-unavailable'
        : null;
  if (refused !== null) return { ...NOTHING, effects: [{ kind: 'tell', debit: debit.transaction, refused }] };
  return {
    ...NOTHING,
    events: [{ kind: 'intended', debit, at }],
    effects: [{ kind: 'send', call: { call: 'debit', body: debit } }],
  };
};

const hear = (state: WalletState, sent: AnyMoneyCall, verdict: WalletVerdict, at: number): WalletDecision => {
  const heard: WalletDecision = {
    ...NOTHING,
    notes: [{ kind: 'heard', at, failed: verdict.kind === 'unclear' }],
  };
  return joined([
    heard,
    sent.call === 'debit' ? hearDebit(state, sent.body, verdict, at) : hearOwed(state, sent, verdict, at),
  ]);
};

/** Ignores an answer to a debit that was cancelled before. */
const hearDebit = (
  state: WalletState,
  debit: DebitCall,
  verdict: WalletVerdict,
  at: number,
): WalletDecision => {
  const { transaction } = debit;
  if (!state.open.has(transaction)) return NOTHING;
  if (verdict.kind === 'unclear') return giveUp(state, debit, 'wallet-unclear', at);
  if (verdict.kind === 'refused')
    return {
      ...NOTHING,
      events: [{ kind: 'refused', debit: transaction, because: verdict.code, at }],
      effects: [{ kind: 'tell', debit: transaction, refused: verdict.code }],
    };
  return {
    ...NOTHING,
    events: [{ kind: 'accepted', debit: transaction, balance: verdict.balance, at }],
    effects: [{ kind: 'tell', debit: transaction, refused: null }],
  };
};

/** Refuses a ticket whose debit has no clear answer, and adds its cancel to the owed calls. */
const giveUp = (
  state: WalletState,
  debit: DebitCall,
  because: 'wallet-unclear' | 'wallet-late',
  at: number,
): WalletDecision => {
  const { transaction, session, patron, brand, currency } = debit;
  const body: CancelCall = {
    transaction: `cancel:${transaction}`,
    session,
    patron,
    brand,
    currency,
    debit: transaction,
    reason: because === 'wallet-late' ? 'late' : 'unclear',
  };
  return joined([
    {
      ...NOTHING,
      events: [{ kind: 'refused', debit: transaction, because, at }],
      effects: [{ kind: 'tell', debit: transaction, refused: because }],
    },
    ...oweAll(state, [{ call: 'cancel', body }], at),
  ]);
};

/** Appends calls to the owed calls of their patrons; the first of a patron is sent at once. */
const oweAll = (state: WalletState, owed: readonly OwedCall[], at: number): readonly WalletDecision[] => {
  const begun = new Set<string>();
  return owed.map((call) => {
    const { patron } = call.body;
    const isFirst = !state.queues.has(patron) && !begun.has(patron);
    begun.add(patron);
    return {
      events: [{ kind: 'owed', owed: call, at }],
      notes: isFirst ? [{ kind: 'sent', patron }] : [],
      effects: isFirst ? [{ kind: 'send', call }] : [],
    };
  });
};

const hearOwed = (state: WalletState, sent: OwedCall, verdict: WalletVerdict, at: number): WalletDecision => {
  const { patron, transaction } = sent.body;
  const queue = state.queues.get(patron);
  // An answer to an earlier attempt may come after the call was delivered.
  if (queue === undefined || queue.calls[0]?.owed.body.transaction !== transaction) return NOTHING;
  const because = verdict.kind === 'refused' && isFinal(sent, verdict.code) ? verdict.code : null;
  if (verdict.kind === 'done' || because !== null) {
    const next = queue.calls[1]?.owed;
    return {
      events: [{ kind: 'delivered', transaction, patron, because, at }],
      notes: next === undefined ? [] : [{ kind: 'sent', patron }],
      effects: next === undefined ? [] : [{ kind: 'send', call: next }],
    };
  }
  const nextAt = at + retryAfterMs(transaction, queue.attempts + 1);
  return joined([{ ...NOTHING, notes: [{ kind: 'failed', patron, nextAt }] }, ring(queue, patron, at, true)]);
};

/** Only a correction that the balance does not cover may be refused; it becomes a receivable. */
const isFinal = ({ call }: OwedCall, code: string): boolean => call === 'adjust' && code === 'funds';

const timedOut = (state: WalletState, at: number): readonly WalletDecision[] =>
  [...state.open.values()]
    .filter((open) => at - open.at >= DEBIT_TIMEOUT_MS)
    .map(({ debit }) =>
      joined([
        { ...NOTHING, notes: [{ kind: 'heard', at, failed: true }] },
        giveUp(state, debit, 'wallet-unclear', at),
      ]),
    );

const dueCalls = (state: WalletState, at: number): readonly WalletDecision[] =>
  [...state.queues].map(([patron, queue]) => {
    const [first] = queue.calls;
    const isDue = first !== undefined && !queue.inFlight && queue.nextAt <= at;
    const due: WalletDecision = isDue
      ? { ...NOTHING, notes: [{ kind: 'sent', patron }], effects: [{ kind: 'send', call: first.owed }] }
      : NOTHING;
    return joined([due, ring(queue, patron, at, false)]);
  });

/** One alarm for each lock of a patron. `failing`: this input counts the first call as failed. */
const ring = (queue: OwedQueue, patron: string, at: number, failing: boolean): WalletDecision => {
  const after = failing ? { ...queue, failed: true } : queue;
  return queue.rung || !isLocking(after, at)
    ? NOTHING
    : { ...NOTHING, notes: [{ kind: 'rung', patron }], effects: [{ kind: 'ring', patron }] };
};

const probe = (state: WalletState, at: number): WalletDecision =>
  state.breaker.open && at - state.probedAt >= PROBE_MS
    ? { ...NOTHING, notes: [{ kind: 'probed', at }], effects: [{ kind: 'probe' }] }
    : NOTHING;

const openIn = (state: WalletState, round: string): readonly DebitCall[] =>
  [...state.open.values()].flatMap(({ debit }) => (roundOf(debit) === round ? [debit] : []));

/** Concatenates the parts. Only the first owed call of a patron is sent; the next follows when it is delivered. */
const joined = (parts: readonly WalletDecision[]): WalletDecision => {
  const begun = new Set<string>();
  return {
    events: parts.flatMap(({ events }) => events),
    notes: parts.flatMap(({ notes }) => notes),
    effects: parts
      .flatMap(({ effects }) => effects)
      .filter((effect) => {
        if (effect.kind !== 'send' || effect.call.call === 'debit') return true;
        const { patron } = effect.call.body;
        if (begun.has(patron)) return false;
        begun.add(patron);
        return true;
      }),
  };
};
