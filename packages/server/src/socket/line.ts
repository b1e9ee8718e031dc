// One socket's output. Messages of one turn of the event loop leave in one write, shared frames included; a reader
// that falls too far behind is closed before it costs others memory.
import type { Duplex } from 'node:stream';
import type { ProtocolError } from '@punto/protocol/message';
import type { PatronId } from '@punto/table/ids';
import type { WebSocket } from 'ws';
import { type Meter, NO_METER } from '../meter/meter.ts';
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
/** What may still be on its way when a socket is closed; of a flood the rest is left unread. */
const MOST_AFTER_CLOSE = 256;
/** Frames of one turn up to here are copied into one: a single write costs less than a list of small ones. */
const COPIED_BYTES = 16 * 1024;

export type LineBounds = {
  readonly maxUnsentBytes: number;
  /** How long a close may take where it holds memory or nobody was let in. */
  readonly farewellMs: number;
};

export class Line {
  readonly #ws: WebSocket;
  readonly #wire: Duplex;
  readonly #bounds: LineBounds;
  protected readonly meter: Meter;
  readonly #noteWrite: (line: Line) => void;
  /** Of this turn, not handed to the wire yet. Mostly there is one, so one needs no list. */
  #first: Buffer | null = null;
  #further: Buffer[] | null = null;
  #waitingBytes = 0;
  #afterClose = 0;

  /** `noteWrite`: called after each write, with what is unsent by then. */
  constructor(
    ws: WebSocket,
    wire: Duplex,
    bounds: LineBounds,
    meter: Meter = NO_METER,
    noteWrite: (line: Line) => void = () => undefined,
  ) {
    this.#ws = ws;
    this.#wire = wire;
    this.#bounds = bounds;
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
    if (this.#waitingBytes > this.#bounds.maxUnsentBytes) this.sendAll();
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
   * Whether what came is to be heard. After a close nothing is. The connection stays open for a while, because one that
   * is cut while its other end still writes takes the close frame with it; but a flood is not read any further.
   */
  listens(): boolean {
    if (this.#isOpen) return true;
    this.#afterClose += 1;
    if (this.#afterClose === MOST_AFTER_CLOSE) this.#ws.pause();
    return false;
  }

  /**
   * What was written in this turn goes to the wire now. All that touches the wire is done here and at once: of
   * thousands, none is still at hand when it is its turn again.
   */
  sendAll(): void {
    const frames = this.#takeAll();
    if (frames === null || !this.#isOpen) return;
    if (this.#wire.writableLength <= this.#bounds.maxUnsentBytes) {
      this.#writeNow(frames);
      // What the network takes immediately is not held back by anybody.
      if (this.#wire.writableLength > 0) this.#noteWrite(this);
    } else this.close('slow-reader', 'This connection does not keep up. Come back when it does.');
  }

  /** Large frames leave together without a copy, which each reader that does not keep up would hold for itself. */
  #takeAll(): readonly Buffer[] | null {
    const first = this.#first;
    const further = this.#further;
    const isLarge = this.#waitingBytes > COPIED_BYTES;
    this.#first = null;
    this.#further = null;
    this.#waitingBytes = 0;
    if (first === null) return null;
    if (further === null) return [first];
    return isLarge ? [first, ...further] : [Buffer.concat([first, ...further])];
  }

  #writeNow(frames: readonly Buffer[]): void {
    if (frames.length > 1) this.#wire.cork();
    for (const frame of frames) this.#wire.write(frame);
    if (frames.length > 1) this.#wire.uncork();
  }

  /** Says why, then closes. */
  close(error: ClosingError, message: string): void {
    if (!this.#isOpen) return;
    this.meter.shut(error, this.whose);
    this.#add(textFrame(JSON.stringify({ type: 'error', error, message })));
    const last = this.#takeAll();
    if (last !== null) this.#writeNow(last);
    this.#ws.close(CLOSE_CODES[error], error);
    if (error === 'slow-reader') this.#dropSoon();
  }

  /** Closes a socket that was opened only to say why it may not stay. */
  turnAway(error: ClosingError, message: string): void {
    this.close(error, message);
    this.#dropSoon();
  }

  /** By real time, since what it waits for is the network. */
  #dropSoon(): void {
    setTimeout(() => this.drop(), this.#bounds.farewellMs).unref();
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
    if (this.#isOpen && this.unsentBytes <= this.#bounds.maxUnsentBytes) this.#ws.pong(data);
  }

  /** A slow reader's end where memory is short: what it held back is free at once. */
  letGo(): void {
    // One that is closed was counted when it was told why.
    if (this.#isOpen) this.meter.shut('slow-reader', this.whose);
    this.drop();
  }

  drop(): void {
    this.#ws.terminate();
  }
}
