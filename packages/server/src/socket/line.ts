// One socket, and what is written to it. What is sent in one turn leaves in one write, frames made elsewhere
// included; a reader that falls too far behind is let go before it costs the others memory.
import type { Duplex } from 'node:stream';
import type { ProtocolError } from '@punto/protocol/message';
import type { PatronId } from '@punto/table/ids';
import type { WebSocket } from 'ws';
import { type Meter, NO_METER } from '../metrics/meter.ts';
import { sendAfterTurn } from './outbox.ts';
import { PING_FRAME, textFrame } from './text-frame.ts';

/** Close codes of our own lie above 4000; the error's name is the reason. */
export const CLOSE_CODES = {
  'too-large': 1009,
  'not-signed-in': 4401,
  'slow-reader': 4408,
  'too-frequent': 4429,
  busy: 4503,
} as const satisfies Partial<Record<ProtocolError, number>>;
export type ClosingError = keyof typeof CLOSE_CODES;

const GOING_AWAY = 1001;

export class Line {
  readonly #ws: WebSocket;
  readonly #wire: Duplex;
  readonly #maxUnsentBytes: number;
  protected readonly meter: Meter;
  readonly #noteWrite: (line: Line) => void;
  /** Of this turn, not handed to the wire yet. Mostly there is one, so one needs no list. */
  #first: Buffer | null = null;
  #further: Buffer[] | null = null;
  #waitingBytes = 0;

  /** `noteWrite`: called after each write, with what is unsent by then. */
  constructor(
    ws: WebSocket,
    wire: Duplex,
    maxUnsentBytes: number,
    meter: Meter = NO_METER,
    noteWrite: (line: Line) => void = () => undefined,
  ) {
    this.#ws = ws;
    this.#wire = wire;
    this.#maxUnsentBytes = maxUnsentBytes;
    this.meter = meter;
    this.#noteWrite = noteWrite;
  }

  /** The patron it belongs to, if to any. */
  protected get whose(): PatronId | null {
    return null;
  }

  /** What the network has not taken yet. */
  get unsentBytes(): number {
    return this.#wire.writableLength + this.#waitingBytes;
  }

  /** A whole frame. Written past `ws`, whose own writes are whole frames too. */
  write(frame: Buffer): void {
    if (this.#first === null) sendAfterTurn(this);
    this.#add(frame);
    if (this.#waitingBytes > this.#maxUnsentBytes) this.sendAll();
  }

  #add(frame: Buffer): void {
    this.#waitingBytes += frame.length;
    if (this.#first === null) this.#first = frame;
    else if (this.#further === null) this.#further = [frame];
    else this.#further.push(frame);
  }

  get #isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN;
  }

  /**
   * What was written in this turn goes to the wire now. All that touches the wire is done here and at once: of
   * thousands, none is still at hand when it is its turn again.
   */
  sendAll(): void {
    const frame = this.#takeAll();
    if (frame === null || !this.#isOpen) return;
    if (this.#wire.writableLength <= this.#maxUnsentBytes) {
      // Written at once when the network takes it; what is left over is noted.
      if (!this.#wire.write(frame)) this.#noteWrite(this);
    } else this.close('slow-reader', 'This connection does not keep up. Come back when it does.');
  }

  #takeAll(): Buffer | null {
    const first = this.#first;
    const further = this.#further;
    this.#first = null;
    this.#further = null;
    this.#waitingBytes = 0;
    return first === null || further === null ? first : Buffer.concat([first, ...further]);
  }

  /** Says why, then closes. */
  close(error: ClosingError, message: string): void {
    if (!this.#isOpen) return;
    this.meter.shut(error, this.whose);
    this.#add(textFrame(JSON.stringify({ type: 'error', error, message })));
    const last = this.#takeAll();
    if (last !== null) this.#wire.write(last);
    this.#ws.close(CLOSE_CODES[error], error);
  }

  goAway(): void {
    this.sendAll();
    this.#ws.close(GOING_AWAY, 'closing');
  }

  ping(): void {
    this.write(PING_FRAME);
  }

  /** Answers a ping, unless the answers to earlier ones are still unread. */
  pong(data: Buffer): void {
    if (this.#isOpen && this.unsentBytes <= this.#maxUnsentBytes) this.#ws.pong(data);
  }

  /** A slow reader's end where memory is short: what it held back is free at once. */
  letGo(): void {
    this.meter.shut('slow-reader', this.whose);
    this.drop();
  }

  drop(): void {
    this.#ws.terminate();
  }
}
