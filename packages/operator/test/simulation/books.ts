// The mirror of every patron by Punto's events, and its comparison with the book of the operator.
import type { StoredCall } from '../../src/book/rows.ts';
import type { DebitCall } from '../../src/contract/calls.ts';
import { type OwedCall, roundOf, type WalletEvent } from '../../src/rules/wallet-state.ts';

export type Books = {
  readonly record: (event: WalletEvent) => void;
  /** Accepted tickets of a round. */
  readonly acceptedIn: (round: string) => readonly DebitCall[];
  readonly isAccepted: (debit: string) => boolean;
  /** Sum of Punto's events for a patron's balance. */
  readonly mirror: (patron: string) => number;
  readonly violations: readonly string[];
  /** Differences between these events and the operator's calls, when no call is owed. */
  readonly differences: (calls: Iterable<StoredCall>) => readonly string[];
};

export const createBooks = (count: (what: string) => void): Books => {
  const intended = new Map<string, DebitCall>();
  const accepted = new Set<string>();
  const cancelled = new Set<string>();
  const byRound = new Map<string, DebitCall[]>();
  const dealt = new Set<string>();
  const mirrors = new Map<string, number>();
  const owedCalls = new Map<string, OwedCall>();
  const violations: string[] = [];
  const add = (patron: string, delta: number): void =>
    void mirrors.set(patron, (mirrors.get(patron) ?? 0) + delta);

  const owe = (owed: OwedCall): void => {
    owedCalls.set(owed.body.transaction, owed);
    if (owed.call === 'credit' || owed.call === 'promo') add(owed.body.patron, owed.body.amount);
    if (owed.call === 'adjust') add(owed.body.patron, owed.body.delta);
    if (owed.call !== 'cancel') return;
    cancelled.add(owed.body.debit);
    // Of a round that was cancelled: the ticket had counted.
    if (accepted.has(owed.body.debit)) add(owed.body.patron, intended.get(owed.body.debit)?.amount ?? 0);
  };

  const record = (event: WalletEvent): void => {
    count(`event: ${event.kind}`);
    switch (event.kind) {
      case 'intended':
        intended.set(event.debit.transaction, event.debit);
        return;
      case 'accepted': {
        const debit = intended.get(event.debit);
        if (debit === undefined) return void violations.push(`${event.debit} was accepted without an intent`);
        const round = roundOf(debit);
        if (dealt.has(round)) violations.push(`${event.debit} was accepted after the first card of ${round}`);
        accepted.add(event.debit);
        add(debit.patron, -debit.amount);
        byRound.set(round, [...(byRound.get(round) ?? []), debit]);
        return;
      }
      case 'dealt':
        dealt.add(event.round);
        return;
      case 'owed':
        owe(event.owed);
        return;
      case 'delivered': {
        const owed = owedCalls.get(event.transaction);
        if (event.because !== null && owed?.call === 'adjust') {
          count('corrections that are money to be received');
          add(event.patron, -owed.body.delta);
        }
        return;
      }
      default:
    }
  };

  const differences: Books['differences'] = (calls) => {
    const found: string[] = [];
    const held = new Map<string, StoredCall>();
    for (const call of calls) if (call.call === 'debit') held.set(call.transaction, call);
    for (const [id, { state }] of held) {
      const holds = state === 'taken' || state === 'settled';
      if (holds && !(accepted.has(id) && !cancelled.has(id)))
        found.push(`${id} is ${state}, without a ticket or a cancel`);
    }
    for (const id of accepted)
      if (!cancelled.has(id) && held.get(id)?.state !== 'settled')
        found.push(`the ticket of ${id} was accepted, its debit is ${held.get(id)?.state ?? 'not known'}`);
    return found;
  };

  return {
    record,
    acceptedIn: (round) => byRound.get(round) ?? [],
    isAccepted: (debit) => accepted.has(debit),
    mirror: (patron) => mirrors.get(patron) ?? 0,
    violations,
    differences,
  };
};
