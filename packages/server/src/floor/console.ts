// One socket of a console: the wall, one table in full, and the state of its session. While the session is locked it
// gets nothing about tables; when it is unlocked it gets everything again. [C.6.5]
import {
  type FloorClientMessage,
  FloorClientMessageSchema,
  type FloorServerMessage,
  type WalletAlert,
} from '@punto/protocol/floor/message';
import { may, type Role } from '@punto/protocol/floor/permission';
import { MAX_MESSAGE_BYTES, type ProtocolError } from '@punto/protocol/message';
import { type TableId, tableId } from '@punto/table/ids';
import secureJson from 'secure-json-parse';
import { Compile } from 'typebox/compile';
import { type Rate, TokenBucket } from '../limits/token-bucket.ts';
import { type MessageSchema, messageFault } from '../socket/message-fault.ts';
import type { SocketWriter } from '../socket/socket-writer.ts';
import { textFrame } from '../socket/text-frame.ts';
import type { Clock } from '../time/clock.ts';
import type { Wall } from './wall.ts';

export type ConsoleParts = {
  readonly wall: Wall;
  readonly clock: Clock;
  readonly rate: Rate;
  /** Invalid messages that are still answered; beyond them the socket is closed. */
  readonly patience: Rate;
  /** Number of undecided approval requests. */
  readonly waiting: () => Promise<number>;
  /** The alerts about wallets, as last read. */
  readonly walletAlerts: () => readonly WalletAlert[];
  readonly onFault: (fault: unknown) => void;
};

const schema = Compile(FloorClientMessageSchema);

export class Console {
  readonly #parts: ConsoleParts;
  readonly #line: SocketWriter;
  readonly #role: Role;
  readonly #rate: TokenBucket;
  readonly #patience: TokenBucket;
  /** `null` before the session was read. */
  #state: 'open' | 'locked' | null = null;
  #watched: TableId | null = null;
  /** The number last sent. */
  #waiting: number | null = null;
  /** The alerts last sent, as JSON. */
  #alerts = '[]';

  constructor(parts: ConsoleParts, line: SocketWriter, role: Role) {
    this.#parts = parts;
    this.#line = line;
    this.#role = role;
    this.#rate = new TokenBucket(parts.rate, parts.clock.now());
    this.#patience = new TokenBucket(parts.patience, parts.clock.now());
  }

  /** The session is open and the wall was sent. */
  get isOpen(): boolean {
    return this.#state === 'open';
  }

  get watched(): TableId | null {
    return this.isOpen ? this.#watched : null;
  }

  /** Applies the state of the session. */
  stand(state: 'open' | 'locked' | 'ended'): void {
    if (state === this.#state) return;
    if (state === 'ended') {
      this.#state = 'locked';
      this.#send({ type: 'session', state });
      this.#line.close('not-signed-in', 'The session is over: sign in again.');
      return;
    }
    this.#state = state;
    if (state === 'locked') this.#send({ type: 'session', state });
    else this.welcome();
  }

  /** Sends the wall and the table in view as a whole. */
  welcome(): void {
    const { wall, clock, onFault } = this.#parts;
    wall.fresh().then((tables) => {
      if (!this.isOpen) return;
      this.#send({ type: 'welcome', now: clock.now(), tables });
      if (this.#watched !== null) this.#show(this.#watched);
      this.sendWaiting();
      this.#alerts = '[]';
      this.sendAlerts(this.#parts.walletAlerts());
    }, onFault);
  }

  /** Sends them only when they changed. */
  sendAlerts(alerts: readonly WalletAlert[]): void {
    const text = JSON.stringify(alerts);
    if (!this.isOpen || !may(this.#role, 'see-operators') || text === this.#alerts) return;
    this.#alerts = text;
    this.#send({ type: 'wallets', alerts });
  }

  sendWaiting(): void {
    this.#waiting = null;
    this.refreshWaiting();
  }

  /** Sends the number only when it changed. */
  refreshWaiting(): void {
    if (!this.isOpen || !may(this.#role, 'approve-correction')) return;
    const { waiting, onFault } = this.#parts;
    waiting().then((count) => {
      if (!this.isOpen || count === this.#waiting) return;
      this.#waiting = count;
      this.#send({ type: 'approvals', waiting: count });
    }, onFault);
  }

  write(frame: Buffer): void {
    this.#line.write(frame);
  }

  receive(data: Buffer, isBinary: boolean): void {
    const now = this.#parts.clock.now();
    if (data.length > MAX_MESSAGE_BYTES)
      this.#line.close('too-large', `A message has at most ${MAX_MESSAGE_BYTES} bytes.`);
    else if (!this.#rate.take(now)) this.#slowDown(now);
    else {
      const message = isBinary ? 'A message is a JSON object.' : read(data.toString());
      if (typeof message === 'string') this.#fail('malformed', message);
      else this.#act(message);
    }
  }

  /** Counts a frame that is not a message as one; `false`: the limit is exceeded. */
  counts(): boolean {
    const now = this.#parts.clock.now();
    const counted = this.#rate.take(now);
    if (!counted) this.#slowDown(now);
    return counted;
  }

  #slowDown(now: number): void {
    const words = 'Too many messages: wait a moment.';
    if (this.#patience.take(now)) this.#fail('too-frequent', words);
    else this.#line.close('too-frequent', words);
  }

  #act(message: FloorClientMessage): void {
    if (message.type === 'ping') {
      this.#send({ type: 'pong', sent: message.sent, now: this.#parts.clock.now() });
      return;
    }
    this.#watched = message.table === null ? null : tableId(message.table);
    if (this.#watched !== null && this.isOpen) this.#show(this.#watched);
  }

  #show(table: TableId): void {
    const { wall, onFault } = this.#parts;
    wall.read(table).then((floor) => {
      if (!this.isOpen || this.#watched !== table) return;
      if (floor) this.#send({ type: 'table', table, floor });
      else this.#fail('no-such-table', 'There is no such table.');
    }, onFault);
  }

  #fail(error: ProtocolError, message: string): void {
    this.#send({ type: 'error', error, message });
  }

  #send(message: FloorServerMessage): void {
    this.#line.write(floorFrame(message));
  }
}

export const floorFrame = (message: FloorServerMessage): Buffer => textFrame(JSON.stringify(message));

/** The message, or a description of the fault. */
const read = (text: string): FloorClientMessage | string => {
  const value: unknown = secureJson.safeParse(text);
  if (schema.Check(value)) return value;
  const fault = messageFault(FloorClientMessageSchema as MessageSchema, value);
  return `The message is not valid: ${fault ?? 'it does not fit its schema'}.`;
};
