// Pending acts of a patron: each is answered or fails. Unlike a ticket, an act is never resent automatically: its
// moment may be over, and the table shows whether it was done. [T7] [V6]
import type { Act, ActRefusal } from '@punto/table/act';
import type { PlaceInCut } from '@punto/table/cut-record';
import type { ClientMessage, ProtocolError, ServerMessage } from '../message.ts';
import type { Cancel, Environment } from './environment.ts';

type DoAct = ClientMessage & { type: 'act' };
export type ActOrder = Pick<DoAct, 'shoe' | 'round'> & { readonly act: Act };

export type ActOutcome =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'refused'; readonly refusal: ActRefusal }
  /** No connection, no answer in time, so that it is not known whether it was done, or an error. */
  | { readonly outcome: 'failed'; readonly error: 'no-link' | 'no-answer' | ProtocolError };

export type Acts = {
  readonly ask: (table: string, order: ActOrder) => Promise<ActOutcome>;
  /** Position of a commit in the cut of the table's current shoe; `null`: no answer. [F2] */
  readonly placeInCut: (table: string, shoe: number, commit: string) => Promise<PlaceInCut | null>;
  /** The connection broke or will not be made: all pending acts fail. */
  readonly abandon: () => void;
  readonly receive: (message: ServerMessage) => void;
};

const ANSWER_WITHIN_MS = 8_000;

type Failure = (ActOutcome & { readonly outcome: 'failed' })['error'];
type Placed = { readonly outcome: 'placed'; readonly place: PlaceInCut };
type Pending = { readonly settle: (outcome: ActOutcome | Placed) => void; readonly cancel: Cancel };

/**
 * The acts of one connection. `send` returns false while there is no link: the act then ends as `failed`, as it does
 * without an answer in time. Promises are never rejected. [T7] [V6]
 */
export const createActs = (
  environment: Pick<Environment, 'after' | 'newId'>,
  send: (message: ClientMessage) => boolean,
): Acts => {
  const pending = new Map<string, Pending>();

  const finish = (id: string, outcome: ActOutcome | Placed) => {
    const each = pending.get(id);
    pending.delete(id);
    each?.cancel();
    each?.settle(outcome);
  };
  const fail = (id: string, error: Failure = 'no-answer') => finish(id, { outcome: 'failed', error });

  const asking = (message: (id: string) => ClientMessage): Promise<ActOutcome | Placed> =>
    new Promise((settle) => {
      const id = environment.newId();
      pending.set(id, { settle, cancel: environment.after(ANSWER_WITHIN_MS, () => fail(id)) });
      if (!send(message(id))) fail(id, 'no-link');
    });

  return {
    ask: async (table, { shoe, round, act }) => {
      const answer = await asking((id) => ({ type: 'act', table, id, shoe, round, act }));
      return answer.outcome === 'placed' ? { outcome: 'failed', error: 'no-answer' } : answer;
    },
    placeInCut: async (table, shoe, commit) => {
      const answer = await asking((id) => ({ type: 'cut-place', table, id, shoe, commit }));
      return answer.outcome === 'placed' ? answer.place : null;
    },
    abandon: () => {
      for (const id of [...pending.keys()]) fail(id);
    },
    receive: (message) => {
      if (message.type === 'cut-place') finish(message.id, { outcome: 'placed', place: message.place });
      if (message.type === 'act-done') finish(message.id, { outcome: 'done' });
      if (message.type === 'act-refused')
        finish(message.id, { outcome: 'refused', refusal: message.refusal });
      if (message.type === 'error' && message.act !== undefined) fail(message.act, message.error);
    },
  };
};
