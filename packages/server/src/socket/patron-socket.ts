// The state of one socket of a patron: its connection and conversation, its heartbeat, and the session with which it was
// opened. One object with methods, since there are thousands, and a closure for each event of each socket uses more memory.
import type { PatronId } from '@punto/table/ids';
import type { Presence } from './account/presence.ts';
import type { SocketConnection } from './connection.ts';
import type { Conversation } from './conversation.ts';
import type { Heartbeat, SocketPulse } from './heartbeat.ts';
import type { SessionRecheck, WatchedSession } from './session-recheck.ts';
import type { SocketEvents } from './socket-server.ts';

export type PatronSocketParts = {
  readonly heartbeat: Heartbeat;
  readonly sessions: SessionRecheck;
  readonly presence: Presence;
  /** Whether messages are still received. */
  readonly receives: () => boolean;
  readonly onClosed: () => void;
};

export class PatronSocket implements SocketEvents, WatchedSession {
  readonly token: string | undefined;
  readonly #parts: PatronSocketParts;
  readonly #connection: SocketConnection;
  readonly #conversation: Conversation;
  readonly #pulse: SocketPulse;

  constructor(
    parts: PatronSocketParts,
    connection: SocketConnection,
    conversation: Conversation,
    token: string | undefined,
  ) {
    this.token = token;
    this.#parts = parts;
    this.#connection = connection;
    this.#conversation = conversation;
    this.#pulse = parts.heartbeat.enter(connection);
    parts.sessions.enter(this);
    parts.presence.enter(connection);
  }

  get patron(): PatronId {
    return this.#connection.patron;
  }

  /** Closes with 1001 so that the client reconnects with a cookie that may just have been renewed. */
  away(): void {
    this.#connection.goAway();
  }

  ended(): void {
    this.#connection.close('not-signed-in', 'This session has ended.');
  }

  pinged(data: Buffer): void {
    this.#pulse.beat();
    if (this.#connection.listens() && this.#conversation.counts()) this.#connection.pong(data);
  }

  ponged(): void {
    this.#pulse.beat();
    if (this.#connection.listens()) this.#conversation.counts();
  }

  received(message: Buffer, isBinary: boolean): void {
    this.#pulse.beat();
    // Clients send unanswered messages again after reconnecting.
    if (this.#parts.receives() && this.#connection.listens()) this.#conversation.receive(message, isBinary);
  }

  closed(): void {
    const { sessions, presence, onClosed } = this.#parts;
    this.#pulse.stop();
    sessions.leave(this);
    presence.leave(this.#connection);
    this.#conversation.end();
    onClosed();
  }
}
