// Handles the messages of one socket. A fault is reported to its sender and affects no other socket. The patron of a
// ticket is the patron of the session: a message cannot name another.

import { minor } from '@punto/engine/minor';
import { type ClientMessage, MAX_MESSAGE_BYTES } from '@punto/protocol/message';
import type { OwnView } from '@punto/table';
import { type PatronId, type TableId, tableId, ticketId, version } from '@punto/table/ids';
import type { Broker, NoReply, TableReply, TableRequest } from '../broker/broker.ts';
import { type MessageBudget, SocketBudget } from '../limits/message-budget.ts';
import type { Rate } from '../limits/token-bucket.ts';
import type { Meter } from '../meter/meter.ts';
import type { Clock } from '../time/clock.ts';
import type { TraceSpan, Tracing } from '../trace/tracing.ts';
import type { Presence } from './account/presence.ts';
import { parseClientMessage } from './client-message.ts';
import type { SocketConnection } from './connection.ts';
import type { SocketLobby } from './lobby.ts';
import { ACT_NO_REPLY, NO_REPLY } from './no-reply.ts';
import type { PatronTables } from './patron-tables.ts';
import type { TableChannel } from './table-channel.ts';

export type ConversationParts = {
  readonly broker: Pick<Broker, 'ask'>;
  readonly clock: Clock;
  readonly lobby: SocketLobby;
  readonly presence: Presence;
  /** The channel of the table for this patron, or why there is none. */
  readonly channel: (table: TableId, patron: PatronId) => TableChannel | NoReply['reason'];
  readonly patronTables: PatronTables;
  /** A ticket from this socket was accepted; called before the answer is written. */
  readonly onStake: (table: TableId, connection: SocketConnection, own: OwnView | null) => void;
  readonly rate: Rate;
  /** Invalid messages that are still answered; beyond them the socket is closed. */
  readonly patience: Rate;
  /** Message budget of the patron over all windows. */
  readonly patronBudget: (patron: PatronId) => MessageBudget;
  readonly onFault: (fault: unknown) => void;
  readonly meter: Pick<Meter, 'acted'>;
  readonly tracing: Tracing | null;
};

type PlaceTicket = Extract<ClientMessage, { readonly type: 'place-ticket' }>;
type DoAct = Extract<ClientMessage, { readonly type: 'act' }>;
type AskPlace = Extract<ClientMessage, { readonly type: 'cut-place' }>;
type Peel = Extract<ClientMessage, { readonly type: 'peel' }>;

/** Messages for acts of the patron; a page sends the other messages automatically. */
const isAct = ({ type }: ClientMessage): boolean =>
  type === 'place-ticket' || type === 'act' || type === 'cut-place' || type === 'peel';

/** One for all conversations. */
const NOTHING = (): void => {};
const NONE: readonly TableChannel[] = [];

export class Conversation {
  readonly #parts: ConversationParts;
  readonly #connection: SocketConnection;
  readonly #budget: SocketBudget;
  /** A few at most: an array uses less memory than a map. */
  #watching: readonly TableChannel[] = NONE;

  readonly #used: () => void;

  /** `addressBudget`: budget of the client's address over all its sockets; `used`: called with each act of the patron. */
  constructor(
    parts: ConversationParts,
    connection: SocketConnection,
    addressBudget: MessageBudget,
    used: () => void = NOTHING,
  ) {
    this.#parts = parts;
    this.#connection = connection;
    this.#used = used;
    const shared = [parts.patronBudget(connection.patron), addressBudget];
    this.#budget = new SocketBudget(parts.clock, parts, shared);
  }

  receive(data: Buffer, isBinary: boolean): void {
    if (data.length > MAX_MESSAGE_BYTES) {
      this.#connection.close('too-large', `A message has at most ${MAX_MESSAGE_BYTES} bytes.`);
    } else if (!this.counts()) return;
    else if (isBinary) this.#connection.fail('malformed', 'A message is text.');
    else this.#read(data.toString());
  }

  /**
   * Counts a frame that is not a message as one, so that a flood of them is limited too; `false`: beyond the budget.
   */
  counts(): boolean {
    const outcome = this.#budget.take();
    const words = 'Too many messages: wait a moment.';
    if (outcome === 'answered') this.#connection.fail('too-frequent', words);
    if (outcome === 'closed') this.#connection.close('too-frequent', words);
    return outcome === 'accepted';
  }

  #read(text: string): void {
    const read = parseClientMessage(text);
    if (read.ok) this.#act(read.message);
    else this.#connection.fail(read.error, read.why);
  }

  #act(message: ClientMessage): void {
    const { lobby, clock } = this.#parts;
    if (isAct(message)) this.#used();
    switch (message.type) {
      case 'ping':
        this.#connection.send({ type: 'pong', sent: message.sent, now: clock.now() });
        break;
      case 'watch-lobby':
        lobby.watch(this.#connection);
        break;
      case 'leave-lobby':
        lobby.leave(this.#connection);
        break;
      case 'watch-table':
        this.#watch(message.table, message.since);
        break;
      case 'leave-table':
        this.#leave(tableId(message.table));
        break;
      case 'place-ticket':
        this.#place(message);
        break;
      case 'act':
        this.#do(message);
        break;
      case 'cut-place':
        this.#placeInCut(message).catch((fault: unknown) => {
          this.#parts.onFault(fault);
          this.#fail('busy', { act: message.id });
        });
        break;
      case 'peel':
        this.#peel(message);
    }
  }

  #watch(table: string, since: number | undefined): void {
    const { patron } = this.#connection;
    const channel = this.#parts.channel(tableId(table), patron);
    if (typeof channel === 'string') this.#fail(channel, { table });
    else {
      this.#watching = [...this.#besides(channel.table), channel];
      this.#parts.patronTables.enter(patron, tableId(table), this);
      channel.watch(this.#connection, since === undefined ? null : version(since));
    }
  }

  #leave(table: TableId): void {
    const channel = this.#watching.find((each) => each.table === table);
    this.#watching = this.#besides(table);
    this.#parts.patronTables.leave(this.#connection.patron, table, this);
    channel?.leave(this.#connection);
  }

  #besides(table: TableId): readonly TableChannel[] {
    return this.#watching.filter((each) => each.table !== table);
  }

  /** The patron went to another table, in this window or another. */
  sendAway(table: TableId): void {
    this.#leave(table);
    this.#connection.fail('at-another-table', 'You are at another table now.', { table });
  }

  #place(message: PlaceTicket): void {
    const { table, ticket, shoe, round, mode, cut } = message;
    const { tracing } = this.#parts;
    const { patron } = this.#connection;
    const span = tracing && receiveMessage(tracing, message);
    const bets = message.bets.map(({ option, stakeMinor }) => ({ option, stakeMinor: minor(stakeMinor) }));
    askWithin(this.#parts, span, tableId(table), {
      type: 'place-ticket',
      ticket: {
        ...{ id: ticketId(ticket), patron, shoe, round, mode, bets },
        ...(cut === undefined ? {} : { cut }),
      },
    })
      .then((reply) => {
        if (reply.type === 'no-reply') this.#fail(reply.reason, { ticket }, span);
        else this.#answer(table, ticket, reply);
        span?.end();
      })
      .catch((fault: unknown) => {
        this.#parts.onFault(fault);
        this.#fail('busy', { ticket }, span);
        span?.end();
      });
  }

  #answer(table: string, ticket: string, reply: Exclude<TableReply, NoReply>): void {
    if (reply.type !== 'ticket') throw new Error('unexpected reply to a ticket');
    else if (reply.answer.accepted) {
      const { own, availableMinor } = reply;
      this.#parts.onStake(tableId(table), this.#connection, own);
      const accepted = { type: 'ticket-accepted', table, ticket, own, availableMinor } as const;
      this.#parts.presence.send(this.#connection.patron, accepted);
      // A resent ticket may be answered after its round was settled and the settlement sent.
      if (own !== null && this.#isOver(table, own)) this.#parts.presence.touch(this.#connection.patron);
    } else {
      this.#connection.send({ type: 'ticket-refused', table, ticket, refusal: reply.answer.refusal });
    }
  }

  /** As far as known here; nothing is known of private tables. [V5] */
  #isOver(table: string, own: OwnView): boolean {
    const { phase, shoe, round } = this.#parts.lobby.held(tableId(table))?.view ?? {};
    if (!round || phase === 'settled' || round.cancelled) return true;
    // A late answer may be about a round before the one that is shown.
    if (shoe && shoe.number !== own.shoe) return shoe.number > own.shoe;
    return round.number > own.round;
  }

  #do(message: DoAct): void {
    const { table, id, shoe, round, act } = message;
    const { tracing } = this.#parts;
    const { patron } = this.#connection;
    const span = tracing && receiveMessage(tracing, message);
    askWithin(this.#parts, span, tableId(table), { type: 'act', patron, shoe, round, act })
      .then((reply) => {
        if (reply.type === 'no-reply')
          this.#fail(reply.reason, { act: id }, span, ACT_NO_REPLY[reply.reason]);
        else this.#answerAct(table, id, reply);
        span?.end();
      })
      .catch((fault: unknown) => {
        this.#parts.onFault(fault);
        this.#fail('busy', { act: id }, span);
        span?.end();
      });
  }

  #answerAct(table: string, id: string, reply: Exclude<TableReply, NoReply>): void {
    if (reply.type !== 'act') throw new Error('unexpected reply to an act');
    else {
      this.#parts.meter.acted(reply.refusal?.reason ?? 'done');
      this.#connection.send(
        reply.refusal === null
          ? { type: 'act-done', table, id }
          : { type: 'act-refused', table, id, refusal: reply.refusal },
      );
    }
  }

  /** A sender who has a commit may ask for its position; only the sender gets the answer. [F2] */
  async #placeInCut({ table, id, shoe, commit }: AskPlace): Promise<void> {
    const { patron } = this.#connection;
    const request = { type: 'place-in-cut', patron, shoe, commit } as const;
    const reply = await this.#parts.broker.ask(tableId(table), request);
    if (reply.type === 'no-reply') this.#fail(reply.reason, { act: id });
    else if (reply.type !== 'place-in-cut')
      throw new Error('unexpected reply to a request for the place in a cut');
    else this.#connection.send({ type: 'cut-place', table, id, place: reply.place });
  }

  /** The table checks whether the patron may bend the card; a lost message is followed by the next. [T7] */
  #peel({ table, fold }: Peel): void {
    const { broker, onFault } = this.#parts;
    const { patron } = this.#connection;
    broker.ask(tableId(table), { type: 'peel', patron, fold }).catch(onFault);
  }

  #fail(
    reason: NoReply['reason'],
    about: { ticket: string } | { act: string } | { table: string },
    span: TraceSpan | null = null,
    text?: string,
  ): void {
    const [error, words] = NO_REPLY[reason];
    span?.fail(error);
    const traced = span === null ? about : { ...about, traceId: span.id.traceId };
    this.#connection.fail(error, text ?? words, traced);
  }

  end(): void {
    this.#parts.lobby.leave(this.#connection);
    for (const { table } of this.#watching) this.#leave(table);
  }
}

type Traced = PlaceTicket | DoAct;

/** Begins the span of a message, which ends when its answer is written. */
const receiveMessage = (tracing: Tracing, message: Traced): TraceSpan => {
  const { type, table, shoe, round, traceparent } = message;
  return tracing.receive(`receive ${type}`, traceparent, {
    ...{ 'punto.table': table, 'punto.shoe': shoe, 'punto.round': round },
    ...(type === 'place-ticket' && { 'punto.ticket': message.ticket }),
  });
};

/** Asks the table within the span of the message; `null`: it is not traced. */
const askWithin = (
  { broker, tracing }: Pick<ConversationParts, 'broker' | 'tracing'>,
  span: TraceSpan | null,
  table: TableId,
  request: TableRequest,
): Promise<TableReply> =>
  tracing === null || span === null
    ? broker.ask(table, request)
    : tracing.within(span, () => broker.ask(table, request));
