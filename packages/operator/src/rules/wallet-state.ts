// State of one brand's wallet. Facts are events on disk; counts of calls are notes in memory, which a restart
// loses. `evolve` owns the state and changes it.
import type { AnyMoneyCall, DebitCall } from '../contract/calls.ts';
import type { WalletCode } from '../contract/code.ts';
import { type Breaker, countCall, newBreaker } from './breaker.ts';

/** A call that is sent until it is delivered, without a time limit. */
export type OwedCall = Exclude<AnyMoneyCall, { readonly call: 'debit' }>;

export type RefusedBecause = WalletCode | 'wallet-unclear' | 'wallet-late';

export type WalletEvent =
  /** A ticket that needs a debit: on disk before the debit is sent. */
  | { readonly kind: 'intended'; readonly debit: DebitCall; readonly at: number }
  | { readonly kind: 'accepted'; readonly debit: string; readonly balance: number; readonly at: number }
  | {
      readonly kind: 'refused';
      readonly debit: string;
      readonly because: RefusedBecause;
      readonly at: number;
    }
  | { readonly kind: 'owed'; readonly owed: OwedCall; readonly at: number }
  /** `because`: a refused correction becomes a receivable. */
  | {
      readonly kind: 'delivered';
      readonly transaction: string;
      readonly patron: string;
      readonly because: WalletCode | null;
      readonly at: number;
    }
  | { readonly kind: 'dealt'; readonly round: string; readonly at: number }
  | { readonly kind: 'round-over'; readonly round: string; readonly at: number };

export type WalletNote =
  | { readonly kind: 'sent'; readonly patron: string }
  | { readonly kind: 'failed'; readonly patron: string; readonly nextAt: number }
  | { readonly kind: 'heard'; readonly at: number; readonly failed: boolean }
  | { readonly kind: 'probed'; readonly at: number }
  | { readonly kind: 'rung'; readonly patron: string };

/** Owed calls of a patron, in order; only the first is sent. */
export type OwedQueue = {
  readonly calls: { readonly owed: OwedCall; readonly since: number }[];
  /** Whether an attempt of the first failed; all of them are unresolved then. */
  failed: boolean;
  attempts: number;
  inFlight: boolean;
  nextAt: number;
  rung: boolean;
};

export type WalletState = {
  /** Tickets whose debit is not decided, by the id of the debit. */
  readonly open: Map<string, { readonly debit: DebitCall; readonly at: number }>;
  /** Rounds whose first card was dealt and that are not over. */
  readonly dealt: Set<string>;
  readonly queues: Map<string, OwedQueue>;
  readonly breaker: Breaker;
  probedAt: number;
};

export const newWalletState = (): WalletState => ({
  open: new Map(),
  dealt: new Set(),
  queues: new Map(),
  breaker: newBreaker(),
  probedAt: 0,
});

export const roundOf = ({ table, shoe, round }: Pick<DebitCall, 'table' | 'shoe' | 'round'>): string =>
  `${table}/${shoe}/${round}`;

/** Applies a fact or a note. Throws when a fact does not fit those before it. */
export const evolve = (state: WalletState, change: WalletEvent | WalletNote): void => {
  switch (change.kind) {
    case 'intended':
      state.open.set(change.debit.transaction, { debit: change.debit, at: change.at });
      return;
    case 'accepted':
    case 'refused':
      if (!state.open.delete(change.debit)) throw new Error(`the debit ${change.debit} is not open`);
      return;
    case 'owed':
      owe(state, change.owed, change.at);
      return;
    case 'delivered':
      deliver(state, change.patron, change.transaction);
      return;
    case 'dealt':
      state.dealt.add(change.round);
      return;
    case 'round-over':
      state.dealt.delete(change.round);
      return;
    default:
      note(state, change);
  }
};

const note = (state: WalletState, change: WalletNote): void => {
  if (change.kind === 'heard') countCall(state.breaker, change.at, change.failed);
  else if (change.kind === 'probed') state.probedAt = change.at;
  else noteQueue(state.queues.get(change.patron), change);
};

const noteQueue = (
  queue: OwedQueue | undefined,
  change: Extract<WalletNote, { readonly patron: string }>,
): void => {
  if (queue === undefined) return;
  if (change.kind === 'rung') queue.rung = true;
  if (change.kind === 'sent') queue.inFlight = true;
  if (change.kind !== 'failed') return;
  queue.failed = true;
  queue.attempts += 1;
  queue.inFlight = false;
  queue.nextAt = change.nextAt;
};

const newQueue = (): OwedQueue => ({
  calls: [],
  failed: false,
  attempts: 0,
  inFlight: false,
  nextAt: 0,
  rung: false,
});

const owe = (state: WalletState, owed: OwedCall, at: number): void => {
  const { patron } = owed.body;
  const queue = state.queues.get(patron) ?? newQueue();
  queue.calls.push({ owed, since: at });
  state.queues.set(patron, queue);
};

const deliver = (state: WalletState, patron: string, transaction: string): void => {
  const queue = state.queues.get(patron);
  const first = queue?.calls.shift();
  if (queue === undefined || first?.owed.body.transaction !== transaction)
    throw new Error(`the call ${transaction} is not the first that is owed to ${patron}`);
  Object.assign(queue, { failed: false, attempts: 0, inFlight: false, nextAt: 0, rung: false });
  if (queue.calls.length === 0) state.queues.delete(patron);
};

/** The state after the events, for a new holder. Owed calls count as failed, because the holder before has sent them or should have. */
export const walletStateFrom = (events: Iterable<WalletEvent>): WalletState => {
  const state = newWalletState();
  for (const event of events) evolve(state, event);
  for (const queue of state.queues.values()) queue.failed = true;
  return state;
};
