// One simulated patron: a socket at one table, the tickets that await an answer, and the expected balance. Sends a ticket
// again with the same id when its answer was lost or the table was busy, and reconnects when the connection is lost. [L6] [T4]
import type { Minor } from '@punto/engine/minor';
import { type CommissionMode, isKnownOption } from '@punto/engine/option-id';
import type { ServerClock } from '@punto/protocol/client/server-clock';
import type { ServerMessage } from '@punto/protocol/message';
import { ExpectedBalance } from './expected-balance.ts';
import { LoadSocket } from './load-socket.ts';
import type { LoadTable, RoundName } from './load-table.ts';
import { type Measures, recordMs } from './measures.ts';
import type { ChosenBet } from './ticket-choice.ts';
import { parseUpdateVersions, type UpdateVersions, updateHead } from './update-versions.ts';

export type PatronParts = {
  readonly address: URL;
  readonly measures: Measures;
  readonly clock: ServerClock;
  /** A ticket was answered. */
  readonly onAnswer: () => void;
  readonly onSeated: (patron: LoadPatron) => void;
  readonly onCut: (patron: LoadPatron, why: string) => void;
};

type Ticket = {
  readonly round: RoundName;
  readonly mode: CommissionMode;
  readonly bets: readonly ChosenBet[];
  readonly text: string;
  readonly sentAt: number;
};

type Message = Extract<ServerMessage, { readonly type: 'round-settled' }>;
/** The result of a round as the patron received it, with the server's time. */
export type Settled = Message & { readonly at: number };

const RECONNECT_MS = 200;
const RESEND_MS = 50;
const SETTLED = Buffer.from('{"type":"round-settled"');
/** Written by each update before it is used; one for all patrons. */
const VERSIONS: UpdateVersions = { from: 0, version: 0 };

export class LoadPatron {
  readonly number: number;
  readonly id: string;
  readonly cookie: string;
  readonly loadTable: LoadTable;
  readonly expected: ExpectedBalance;
  readonly #parts: PatronParts;
  readonly #head: Buffer;
  readonly #tickets = new Map<string, Ticket>();
  /** Unparsed: each is parsed and checked after the next round has opened. */
  readonly #settled: { readonly at: number; readonly text: Buffer }[] = [];
  #socket: LoadSocket | null = null;
  #version: number | null = null;
  #isOver = false;
  #next = 0;

  constructor(
    number: number,
    guest: { readonly id: string; readonly cookie: string; readonly balanceMinor: Minor },
    loadTable: LoadTable,
    parts: PatronParts,
  ) {
    this.number = number;
    this.id = guest.id;
    this.cookie = guest.cookie;
    this.expected = new ExpectedBalance(guest.balanceMinor);
    this.loadTable = loadTable;
    this.#head = updateHead(loadTable.table);
    this.#parts = parts;
  }

  get waiting(): number {
    return this.#tickets.size;
  }

  /** Number of tickets placed so far. */
  get placed(): number {
    return this.#next;
  }

  sit(): void {
    if (this.#isOver) return;
    this.#socket = new LoadSocket(this.#parts.address, this.cookie, {
      onText: (bytes, start, end) => this.#receive(bytes, start, end),
      onCut: (why) => this.#cut(why),
    });
  }

  leave(): void {
    this.#isOver = true;
    this.#socket?.leave();
  }

  ping(): void {
    this.#send({ type: 'ping', sent: performance.timeOrigin + performance.now() });
  }

  place(
    shoe: number,
    round: number,
    name: RoundName,
    mode: CommissionMode,
    bets: readonly ChosenBet[],
  ): void {
    this.#next += 1;
    const ticket = `load-${String(this.#next).padStart(6, '0')}`;
    const { table } = this.loadTable;
    const text = JSON.stringify({ type: 'place-ticket', table, ticket, shoe, round, mode, bets });
    this.#tickets.set(ticket, { round: name, mode, bets, text, sentAt: performance.now() });
    this.#socket?.send(text);
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #receive(bytes: Buffer, start: number, end: number): void {
    if (parseUpdateVersions(this.#head, bytes, start, end, VERSIONS)) {
      const { from, version } = VERSIONS;
      this.#follow(from, version);
      this.loadTable.receive(version, () => {
        const message = parsed(bytes, start, end);
        return message.type === 'update' ? message.changed : {};
      });
    } else if (
      bytes.compare(SETTLED, 0, SETTLED.length, start, Math.min(end, start + SETTLED.length)) === 0
    ) {
      this.#settled.push({ at: this.#parts.clock.now(), text: Buffer.from(bytes.subarray(start, end)) });
    } else this.#handle(parsed(bytes, start, end));
  }

  /** An update must begin at the version that this patron has. [T4] */
  #follow(from: number, version: number): void {
    if (this.#version !== null && this.#version !== from) {
      this.#parts.measures.fault(
        `${this.id} has version ${this.#version} of ${this.loadTable.table} and received an update from version ${from}`,
      );
      this.#watch(this.#version);
    }
    this.#version = version;
  }

  #watch(since: number | null): void {
    const { table } = this.loadTable;
    this.#send({ type: 'watch-table', table, ...(since === null ? {} : { since }) });
  }

  #handle(message: ServerMessage): void {
    const { measures, clock, onSeated } = this.#parts;
    switch (message.type) {
      case 'welcome':
        this.#watch(this.#version);
        for (const ticket of this.#tickets.values()) this.#resend(ticket);
        break;
      case 'snapshot':
        this.#version = message.version;
        this.loadTable.show(message.version, message.view);
        onSeated(this);
        break;
      case 'resumed':
        this.#version = message.version;
        this.loadTable.show(message.version, message.changed);
        break;
      case 'update':
        this.#follow(message.from, message.version);
        this.loadTable.receive(message.version, () => message.changed);
        break;
      case 'pong':
        clock.pong(message.sent, message.now);
        break;
      case 'ticket-accepted':
        this.#answered(message.ticket, ({ round, mode, bets }) => {
          measures.accepted += 1;
          if (bets.some(({ option }) => !isKnownOption(option))) measures.acceptedOwn += 1;
          this.expected.stake(round, mode, bets);
        });
        break;
      case 'ticket-refused':
        this.#answered(message.ticket, () => measures.refuse(message.refusal.reason));
        break;
      case 'error':
        this.#handleError(message);
        break;
      case 'account':
      case 'own':
      case 'closing':
      case 'people':
        break;
      default:
        measures.fault(`${this.id} received an unexpected ${message.type}`);
    }
  }

  #answered(id: string, then: (ticket: Ticket) => void): void {
    const { measures, onAnswer } = this.#parts;
    const ticket = this.#tickets.get(id);
    if (ticket === undefined) {
      // Sent twice, it may be answered twice.
      if (measures.resent === 0)
        measures.fault(`${this.id} received an answer to ticket ${id}, which was not waiting for one`);
      return;
    }
    this.#tickets.delete(id);
    recordMs(measures.answer, performance.now() - ticket.sentAt);
    then(ticket);
    onAnswer();
  }

  #handleError({ error, ticket: id, message }: Extract<ServerMessage, { readonly type: 'error' }>): void {
    const { measures } = this.#parts;
    const ticket = id === undefined ? undefined : this.#tickets.get(id);
    measures.refuse(error);
    if ((error === 'busy' || error === 'cannot-record') && ticket !== undefined)
      setTimeout(() => this.#resend(ticket), RESEND_MS);
    else measures.fault(`${this.id} received the error ${error}: ${message}`);
  }

  #resend(ticket: Ticket): void {
    this.#parts.measures.resent += 1;
    this.#socket?.send(ticket.text);
  }

  #cut(why: string): void {
    if (this.#isOver) return;
    const { measures, onCut } = this.#parts;
    measures.cuts += 1;
    measures.refuse(`link cut: ${why}`);
    onCut(this, why);
    setTimeout(() => this.sit(), RECONNECT_MS);
  }

  /** Removes and returns the received results, to be checked. */
  takeSettled(): readonly Settled[] {
    return this.#settled.splice(0).map(({ at, text }) => {
      const message: Message = JSON.parse(text.toString());
      return { at, ...message };
    });
  }
}

const parsed = (bytes: Buffer, start: number, end: number): ServerMessage =>
  JSON.parse(bytes.toString('utf8', start, end));
