// Bugs that a client of a wallet can have, planted into the rules one at a time. The simulation must notice each.
import type { AnyMoneyCall } from '../../src/contract/calls.ts';
import { type DecideWallet, decideWallet, type WalletDecision } from '../../src/rules/decide-wallet.ts';

export type ClientBug = {
  readonly does: string;
  /** Text that one of the violations must contain. */
  readonly noticed: RegExp;
  readonly decide?: DecideWallet;
  readonly distort?: (call: AnyMoneyCall, attempt: number) => AnyMoneyCall;
};

/** Removes events of this kind and their effects. */
const without = (decision: WalletDecision, kind: 'owed' | 'refused'): WalletDecision => ({
  events: decision.events.filter((event) => event.kind !== kind),
  notes: decision.notes,
  effects: decision.effects.filter(
    (effect) => !(kind === 'owed' && effect.kind === 'send' && effect.call.call === 'cancel'),
  ),
});

const delivered = (transaction: string, patron: string, at: number): WalletDecision => ({
  events: [{ kind: 'delivered', transaction, patron, because: null, at }],
  notes: [],
  effects: [],
});

/** Sends each attempt of a call under another id. */
const renamed = (call: AnyMoneyCall, attempt: number): AnyMoneyCall =>
  ({ ...call, body: { ...call.body, transaction: `${call.body.transaction}:${attempt}` } }) as AnyMoneyCall;

export const CLIENT_BUGS: readonly ClientBug[] = [
  {
    does: 'accepts a ticket whose debit is answered after the first card',
    noticed: /accepted after the first card/,
    decide: (state, input) => {
      const decision = decideWallet(state, input);
      return input.kind === 'first-card' ? without(without(decision, 'owed'), 'refused') : decision;
    },
  },
  {
    does: 'refuses an unclear debit without a cancel',
    noticed: /without a ticket or a cancel/,
    decide: (state, input) => {
      const decision = decideWallet(state, input);
      return input.kind === 'answer' && input.sent.call === 'debit' ? without(decision, 'owed') : decision;
    },
  },
  {
    does: 'takes no answer for an acceptance',
    noticed: /was accepted, its debit is/,
    decide: (state, input) =>
      decideWallet(
        state,
        input.kind === 'answer' && input.sent.call === 'debit' && input.verdict.kind === 'unclear'
          ? { ...input, verdict: { kind: 'done', balance: 0 } }
          : input,
      ),
  },
  {
    does: 'forgets at a restart the debits that were on their way',
    noticed: /without a ticket or a cancel/,
    decide: (state, input) => {
      const decision = decideWallet(state, input);
      return input.kind === 'resume' ? without(decision, 'owed') : decision;
    },
  },
  {
    does: 'gives up a credit at the third failed attempt',
    noticed: /by the events of Punto/,
    decide: (state, input) => {
      if (input.kind !== 'answer' || input.sent.call !== 'credit') return decideWallet(state, input);
      const { transaction, patron } = input.sent.body;
      const queue = state.queues.get(patron);
      const isFirst = queue?.calls[0]?.owed.body.transaction === transaction;
      const gaveUp = isFirst && input.verdict.kind === 'unclear' && queue.attempts >= 2;
      return gaveUp ? delivered(transaction, patron, input.at) : decideWallet(state, input);
    },
  },
  {
    does: 'takes a credit for delivered when it was sent',
    noticed: /by the events of Punto/,
    decide: (state, input) =>
      decideWallet(
        state,
        input.kind === 'answer' && input.sent.call === 'credit'
          ? { ...input, verdict: { kind: 'done', balance: 0 } }
          : input,
      ),
  },
  {
    does: 'sends a credit under another id at each attempt',
    noticed: /by the events of Punto/,
    distort: (call, attempt) => (call.call === 'credit' ? renamed(call, attempt) : call),
  },
  {
    does: 'sends all that is owed to a patron at once',
    noticed: /was sent after one that came later/,
    decide: (state, input) => {
      const decision = decideWallet(state, input);
      if (input.kind !== 'tick') return decision;
      const more = [...state.queues.values()].flatMap(({ calls }) =>
        calls.toReversed().map(({ owed }) => ({ kind: 'send', call: owed }) as const),
      );
      return { ...decision, effects: [...decision.effects, ...more] };
    },
  },
];
