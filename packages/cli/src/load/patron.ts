// One patron of the crowd: a socket at one table, tickets on their way, and a purse. Sends a ticket again, with the
// same id, when its answer is lost or the table was busy, and comes back when the link is cut. [L6] [T4]
import type { Minor } from '@punto/engine/minor';
import type { CommissionMode } from '@punto/engine/option-id';
import type { ServerClock } from '@punto/protocol/client/server-clock';
import type { ServerMessage } from '@punto/protocol/message';
import type { LoadFelt, RoundName } from './felt.ts';
import { type HeardUpdate, hearUpdate, updateHead } from './heard-update.ts';
import { type Measures, recordMs } from './measures.ts';
import { Purse } from './purse.ts';
import type { ChosenBet } from './ticket-choice.ts';
import { LoadWire } from './wire.ts';

export type PatronParts = {
  readonly house: URL;
  readonly measures: Measures;
  readonly clock: ServerClock;
  /** Every ticket that was sent is answered. */
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

const COME_BACK_MS = 200;
const BUSY_MS = 50;
const SETTLED = Buffer.from('{"type":"round-settled"');
const HEARD: HeardUpdate = { from: 0, version: 0 };

export class LoadPatron {
  readonly number: number;
  readonly id: string;
  readonly cookie: string;
  readonly felt: LoadFelt;
  readonly purse: Purse;
  readonly #parts: PatronParts;
  readonly #head: Buffer;
  readonly #tickets = new Map<string, Ticket>();
  /** Kept as it came: it is read and checked when there is time. */
  readonly #settled: { readonly at: number; readonly text: Buffer }[] = [];
  #wire: LoadWire | null = null;
  #held: number | null = null;
  #isOver = false;
  #next = 0;

  constructor(
    number: number,
    who: { readonly id: string; readonly cookie: string; readonly balanceMinor: Minor },
    felt: LoadFelt,
    parts: PatronParts,
  ) {
    this.number = number;
    this.id = who.id;
    this.cookie = who.cookie;
    this.purse = new Purse(who.balanceMinor);
    this.felt = felt;
    this.#head = updateHead(felt.table);
    this.#parts = parts;
  }

  get waiting(): number {
    return this.#tickets.size;
  }

  /** How many tickets there were before the next. */
  get placed(): number {
    return this.#next;
  }

  sit(): void {
    if (this.#isOver) return;
    this.#wire = new LoadWire(this.#parts.house, this.cookie, {
      heard: (bytes, start, end) => this.#hear(bytes, start, end),
      cut: (why) => this.#cut(why),
    });
  }

  leave(): void {
    this.#isOver = true;
    this.#wire?.leave();
  }

  ping(): void {
    this.#say({ type: 'ping', sent: performance.timeOrigin + performance.now() });
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
    const { table } = this.felt;
    const text = JSON.stringify({ type: 'place-ticket', table, ticket, shoe, round, mode, bets });
    this.#tickets.set(ticket, { round: name, mode, bets, text, sentAt: performance.now() });
    this.#wire?.send(text);
  }

  #say(message: object): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #hear(bytes: Buffer, start: number, end: number): void {
    if (hearUpdate(this.#head, bytes, start, end, HEARD)) {
      const { from, version } = HEARD;
      this.#follow(from, version);
      this.felt.hear(version, () => {
        const message = parsed(bytes, start, end);
        return message.type === 'update' ? message.changed : {};
      });
    } else if (
      bytes.compare(SETTLED, 0, SETTLED.length, start, Math.min(end, start + SETTLED.length)) === 0
    ) {
      this.#settled.push({ at: this.#parts.clock.now(), text: Buffer.from(bytes.subarray(start, end)) });
    } else this.#obey(parsed(bytes, start, end));
  }

  /** An update is for the view that is held, and for no other. [T4] */
  #follow(from: number, version: number): void {
    if (this.#held !== null && this.#held !== from) {
      this.#parts.measures.fault(
        `${this.id} held version ${this.#held} of ${this.felt.table} and was sent an update from ${from}`,
      );
      this.#watch(this.#held);
    }
    this.#held = version;
  }

  #watch(since: number | null): void {
    const { table } = this.felt;
    this.#say({ type: 'watch-table', table, ...(since === null ? {} : { since }) });
  }

  #obey(message: ServerMessage): void {
    const { measures, clock, onSeated } = this.#parts;
    switch (message.type) {
      case 'welcome':
        this.#watch(this.#held);
        for (const ticket of this.#tickets.values()) this.#again(ticket);
        break;
      case 'snapshot':
        this.#held = message.version;
        this.felt.show(message.version, message.view);
        onSeated(this);
        break;
      case 'resumed':
        this.#held = message.version;
        this.felt.show(message.version, message.changed);
        break;
      case 'update':
        this.#follow(message.from, message.version);
        this.felt.hear(message.version, () => message.changed);
        break;
      case 'pong':
        clock.pong(message.sent, message.now);
        break;
      case 'ticket-accepted':
        this.#answered(message.ticket, ({ round, mode, bets }) => {
          measures.accepted += 1;
          this.purse.stake(round, mode, bets);
        });
        break;
      case 'ticket-refused':
        this.#answered(message.ticket, () => measures.refuse(message.refusal.reason));
        break;
      case 'error':
        this.#err(message);
        break;
      case 'account':
      case 'own':
      case 'closing':
        break;
      default:
        measures.fault(`${this.id} was told ${message.type}, unasked`);
    }
  }

  #answered(id: string, then: (ticket: Ticket) => void): void {
    const { measures, onAnswer } = this.#parts;
    const ticket = this.#tickets.get(id);
    if (ticket === undefined) {
      // Sent twice, it may be answered twice.
      if (measures.resent === 0) measures.fault(`${this.id} was answered about ${id}, which was not asked`);
      return;
    }
    this.#tickets.delete(id);
    recordMs(measures.answer, performance.now() - ticket.sentAt);
    then(ticket);
    onAnswer();
  }

  #err({ error, ticket: id, message }: Extract<ServerMessage, { readonly type: 'error' }>): void {
    const { measures } = this.#parts;
    const ticket = id === undefined ? undefined : this.#tickets.get(id);
    measures.refuse(error);
    if ((error === 'busy' || error === 'cannot-record') && ticket !== undefined)
      setTimeout(() => this.#again(ticket), BUSY_MS);
    else measures.fault(`${this.id} was told ${error}: ${message}`);
  }

  #again(ticket: Ticket): void {
    this.#parts.measures.resent += 1;
    this.#wire?.send(ticket.text);
  }

  #cut(why: string): void {
    if (this.#isOver) return;
    const { measures, onCut } = this.#parts;
    measures.cuts += 1;
    measures.refuse(`link cut: ${why}`);
    onCut(this, why);
    setTimeout(() => this.sit(), COME_BACK_MS);
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
