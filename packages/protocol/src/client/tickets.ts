// Pending tickets. Each gets an id here and is sent until it is answered: after a broken connection the same ticket is
// sent again with the same id, counts once and gets the same answer. [L5] [L6]
import type { Minor } from '@punto/engine/minor';
import type { TicketRefusal } from '@punto/table/ticket';
import type { OwnView } from '@punto/table/view';
import type { ClientMessage, ProtocolError, ServerMessage } from '../message.ts';
import type { Cancel, Environment } from './environment.ts';

type PlaceTicket = ClientMessage & { type: 'place-ticket' };

/** The bets of a ticket and the round they are for, as the view of the table names it. */
export type TicketOrder = Readonly<Pick<PlaceTicket, 'shoe' | 'round' | 'mode' | 'cut'>> & {
  readonly bets: readonly Readonly<PlaceTicket['bets'][number]>[];
};

export type TicketOutcome = { readonly ticket: string } & (
  | { readonly outcome: 'accepted'; readonly own: OwnView | null; readonly availableMinor: Minor }
  | { readonly outcome: 'refused'; readonly refusal: TicketRefusal }
  /** It did not count: no connection to send it, or an error before any answer. */
  | { readonly outcome: 'failed'; readonly error: ProtocolError | 'no-link' }
  /** Sent, but not answered in time: the play record shows the outcome. */
  | { readonly outcome: 'unknown' }
);

export type Tickets = {
  readonly place: (table: string, order: TicketOrder) => Promise<TicketOutcome>;
  /** Called when a new connection is open: unanswered tickets are sent again. */
  readonly renew: () => void;
  /** The connection broke: a sent ticket may or may not have arrived. */
  readonly broken: () => void;
  /** There will be no connection: every pending ticket gets its outcome now. */
  readonly abandon: () => void;
  readonly receive: (message: ServerMessage) => void;
};

export const ANSWER_WITHIN_MS = 30_000;
const AGAIN_MS = 500;
/** Errors not caused by the ticket itself: it is sent again. */
const PASSING: ReadonlySet<ProtocolError> = new Set(['busy', 'cannot-record', 'too-frequent']);

type Pending = {
  readonly message: PlaceTicket;
  readonly settle: (outcome: TicketOutcome) => void;
  /** Sent on this connection and not answered. */
  sent: boolean;
  /**
   * It may have counted: sent on a connection that broke, or answered with an error that can come after it was written.
   */
  doubtful: boolean;
  cancelBound: Cancel;
  cancelAgain: Cancel;
};

/**
 * The tickets of one patron. `send` returns false while there is no link; a ticket that was never sent ends as
 * `failed`. Promises are never rejected. [L5] [L6]
 */
export const createTickets = (
  environment: Pick<Environment, 'after' | 'random' | 'newId'>,
  send: (message: ClientMessage) => boolean,
): Tickets => {
  const pending = new Map<string, Pending>();

  const finish = (each: Pending, outcome: TicketOutcome) => {
    pending.delete(each.message.ticket);
    each.cancelBound();
    each.cancelAgain();
    each.settle(outcome);
  };

  const giveUp = (each: Pending) => {
    const { ticket } = each.message;
    finish(
      each,
      each.sent || each.doubtful
        ? { ticket, outcome: 'unknown' }
        : { ticket, outcome: 'failed', error: 'no-link' },
    );
  };

  const dispatch = (each: Pending) => {
    each.cancelAgain();
    each.sent = send(each.message);
  };

  const failed = (each: Pending, error: ProtocolError) => {
    const { ticket } = each.message;
    each.sent = false;
    each.doubtful ||= error === 'busy' || error === 'cannot-record';
    if (PASSING.has(error)) {
      each.cancelAgain = environment.after(AGAIN_MS * (1 + environment.random()), () => dispatch(each));
      return;
    }
    finish(each, each.doubtful ? { ticket, outcome: 'unknown' } : { ticket, outcome: 'failed', error });
  };

  return {
    place: (table, order) =>
      new Promise((settle) => {
        const ticket = environment.newId();
        const { shoe, round, mode, bets, cut } = order;
        const each: Pending = {
          message: {
            type: 'place-ticket',
            table,
            ticket,
            shoe,
            round,
            mode,
            bets: [...bets],
            ...(cut === undefined ? {} : { cut }),
          },
          settle,
          sent: false,
          doubtful: false,
          cancelBound: environment.after(ANSWER_WITHIN_MS, () => giveUp(each)),
          cancelAgain: () => {},
        };
        pending.set(ticket, each);
        dispatch(each);
      }),
    renew: () => {
      for (const each of pending.values()) dispatch(each);
    },
    broken: () => {
      for (const each of pending.values()) {
        each.doubtful ||= each.sent;
        each.sent = false;
        each.cancelAgain();
      }
    },
    abandon: () => {
      for (const each of [...pending.values()]) giveUp(each);
    },
    receive: (message) => {
      const each =
        'ticket' in message && message.ticket !== undefined ? pending.get(message.ticket) : undefined;
      if (each === undefined) return;
      const { ticket } = each.message;
      if (message.type === 'ticket-accepted') {
        const { own, availableMinor } = message;
        finish(each, { ticket, outcome: 'accepted', own, availableMinor });
      }
      if (message.type === 'ticket-refused')
        finish(each, { ticket, outcome: 'refused', refusal: message.refusal });
      if (message.type === 'error') failed(each, message.error);
    },
  };
};
