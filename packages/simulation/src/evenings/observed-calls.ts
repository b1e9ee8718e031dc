// The calls of a store as the referee observes them: the steps of a table's transaction in order, and the requests outside the
// tables.
import { isPatron, ownerOf } from '@punto/ledger/account';
import type { ProtectionChange } from '@punto/ledger/protection/change';
import type { Movement, Transfer } from '@punto/ledger/transfer';
import type { PlayInterval } from '@punto/store/protection-store';
import type { Store, TicketAnswer, TicketKey } from '@punto/store/store';
import { type PatronId, patronId, type TableEvent, type TableId } from '@punto/table/index';
import { NONE, wordOf } from './refusal-word.ts';
import type { Setter } from './rules-model.ts';

type ChangeBy = { readonly setter: Setter; readonly nowMs: number; readonly zone: string };

/** The steps of a table's transaction, in order. */
export type Step =
  | { readonly did: 'post'; readonly transfers: readonly Transfer[] }
  | { readonly did: 'compare'; readonly patron: PatronId; readonly nowMs: number }
  | { readonly did: 'answer'; readonly key: TicketKey; readonly answer: TicketAnswer }
  | { readonly did: 'append'; readonly events: readonly TableEvent[] };

export type TableWrite = {
  readonly kind: 'table';
  readonly table: TableId;
  readonly patrons: readonly PatronId[];
  readonly steps: Step[];
};
/** `expected`: the result that the referee computes, once the transaction is on disk. */
export type OtherWrite = { expected?: string } & (
  | {
      readonly kind: 'change';
      readonly patron: PatronId;
      readonly change: ProtectionChange;
      readonly by: ChangeBy;
    }
  | { readonly kind: 'give'; readonly patron: PatronId; readonly movement: Movement }
  | { readonly kind: 'admit'; readonly patron: PatronId; readonly grant: readonly Transfer[] }
  | { readonly kind: 'play'; readonly intervals: readonly PlayInterval[] }
);

export type CallObserver = {
  /** Inside the transaction. */
  readonly wrote: (write: TableWrite) => void;
  /** The store was called just now; `wordFor`: the result in a form for comparison. */
  readonly asked: <T>(write: OtherWrite, done: Promise<T>, wordFor: (value: T) => string) => Promise<T>;
};

export const observeCalls = (store: Store, observer: CallObserver): Store => {
  const { protections } = store;
  return {
    ...store,
    write: (request) =>
      store.write({
        ...request,
        work: (tx) => {
          const steps: Step[] = [];
          const patrons = request.needs.accounts.flatMap((id) =>
            isPatron(id) ? [patronId(ownerOf(id))] : [],
          );
          const done = request.work({
            ...tx,
            protection: (patron, nowMs) => {
              const found = tx.protection(patron, nowMs);
              steps.push({ did: 'compare', patron, nowMs });
              return found;
            },
            post: (transfers) => {
              const refusal = tx.post(transfers);
              if (!refusal && transfers.length > 0) steps.push({ did: 'post', transfers });
              return refusal;
            },
            remember: (key, answer) => {
              tx.remember(key, answer);
              steps.push({ did: 'answer', key, answer });
            },
            append: (events) => {
              tx.append(events);
              steps.push({ did: 'append', events });
            },
          });
          observer.wrote({ kind: 'table', table: request.table, patrons, steps });
          return done;
        },
      }),
    admit: (patron, hash, grant, device) =>
      observer.asked(
        { kind: 'admit', patron: patron.id, grant },
        store.admit(patron, hash, grant, device),
        () => NONE,
      ),
    give: (patron, movement) =>
      observer.asked({ kind: 'give', patron, movement }, store.give(patron, movement), (refusal) =>
        refusal === null ? NONE : typeof refusal === 'string' ? refusal : wordOf(refusal),
      ),
    protections: {
      ...protections,
      change: (patron, change, by, entry) => {
        const changed = protections.change(patron, change, by, entry);
        // Launched patrons play no evenings.
        if (change.change === 'launch') return changed;
        return observer.asked({ kind: 'change', patron, change, by }, changed, (done) =>
          done.ok ? NONE : done.refusal.reason,
        );
      },
      countPlay: (intervals, zone) =>
        observer.asked({ kind: 'play', intervals }, protections.countPlay(intervals, zone), () => NONE),
    },
  };
};
