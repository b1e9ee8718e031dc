// One socket's output. Messages of one turn of the event loop leave in one write, shared frames included; a reader
// that falls too far behind is closed before its unsent data uses the memory of others.
import type { Duplex } from 'node:stream';
import type { ProtocolError } from '@punto/protocol/message';
import type { PatronId } from '@punto/table/ids';
import type { WebSocket } from 'ws';
import { type Meter, NO_METER } from '../meter/meter.ts';
import { sendAfterTurn } from './outbox.ts';
import {
  type DirectSocket,
  type DirectWriter,
  isDirect,
  isIdle,
  writeDirectly,
} from './output/direct-write.ts';
import { PING_FRAME, textFrame } from './text-frame.ts';

/** Application close codes are above 4000; the close reason is the error's name. */
export const CLOSE_CODES = {
  'too-large': 1009,
  'not-signed-in': 4401,
  'slow-reader': 4408,
  'other-protocol': 4426,
  'too-frequent': 4429,
  busy: 4503,
} as const satisfies Partial<Record<ProtocolError, number>>;
export type ClosingError = keyof typeof CLOSE_CODES;

const GOING_AWAY = 1001;
/** Frames accepted after a close; they may have been on the way. Of a flood the rest is not read. */
const MOST_AFTER_CLOSE = 256;
/**
 * Frames of one turn up to this size are copied into one buffer: a single write costs less than a list of small ones.
 */
const COPIED_BYTES = 16 * 1024;

export type SocketWriterBounds = {
  readonly maxUnsentBytes: number;
  /** How long a close may take for a slow reader or a rejected client. */
  readonly farewellMs: number;
};

export class SocketWriter implements DirectWriter {
  readonly #ws: WebSocket;
  readonly #wire: Duplex;
  /** The wire, if it can be written to without its queue. */
  readonly #direct: DirectSocket | null;
  readonly #bounds: SocketWriterBounds;
  protected readonly meter: Meter;
  readonly #noteWrite: (line: SocketWriter) => void;
  /** Frames of this turn that are not written yet. Usually one, which needs no array. */
  #first: Buffer | null = null;
  #further: Buffer[] | null = null;
  #waitingBytes = 0;
  /** Size of the frame of which the network has not taken all, written without the queue of the stream. */
  #directBytes = 0;
  #afterClose = 0;

  /** `noteWrite`: called after a write that left unsent bytes. */
  constructor(
    ws: WebSocket,
    wire: Duplex,
    bounds: SocketWriterBounds,
    meter: Meter = NO_METER,
    noteWrite: (line: SocketWriter) => void = () => undefined,
  ) {
    this.#ws = ws;
    this.#wire = wire;
    this.#direct = isDirect(wire) ? wire : null;
    this.#bounds = bounds;
    this.meter = meter;
    this.#noteWrite = noteWrite;
  }

  /** The patron of the connection, if any. */
  protected get whose(): PatronId | null {
    return null;
  }

  /** Bytes the network has not taken yet. */
  get unsentBytes(): number {
    return this.#writtenBytes + this.#waitingBytes;
  }

  /** Bytes of it that were written to the socket. */
  get #writtenBytes(): number {
    return this.#wire.writableLength + this.#directBytes;
  }

  /** Writes a whole frame. Bypasses `ws`, which also writes whole frames only. */
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
   * Whether received data is processed. After a close it is not. The connection stays open for a while, because cutting
   * it while the other end still writes would lose the close frame; but a flood is not read further.
   */
  listens(): boolean {
    if (this.#isOpen) return true;
    this.#afterClose += 1;
    if (this.#afterClose === MOST_AFTER_CLOSE) this.#ws.pause();
    return false;
  }

  /**
   * Writes the frames of this turn. All access to the socket happens here, one socket at a time, which keeps its data
   * in the processor's cache.
   */
  sendAll(): void {
    const frames = this.#takeAll();
    if (frames === null || !this.#isOpen) return;
    if (this.#writtenBytes <= this.#bounds.maxUnsentBytes) {
      this.#writeNow(frames);
      // Bytes that the network took immediately occupy no memory.
      if (this.#writtenBytes > 0) this.#noteWrite(this);
    } else this.close('slow-reader', 'This connection does not keep up. Come back when it does.');
  }

  /** Large frames are not copied together, because every slow reader would keep its own copy. */
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
    const [first] = frames;
    if (first && frames.length === 1) this.#writeOne(first);
    else {
      this.#wire.cork();
      for (const frame of frames) this.#wire.write(frame);
      this.#wire.uncork();
    }
  }

  #writeOne(frame: Buffer): void {
    const socket = this.#direct;
    if (socket === null || !isIdle(socket)) this.#wire.write(frame);
    else if (!writeDirectly(socket, frame, this)) this.#directBytes = frame.length;
  }

  directWriteEnded(): void {
    this.#directBytes = 0;
  }

  /** Sends the error, then closes. */
  close(error: ClosingError, message: string): void {
    if (!this.#isOpen) return;
    this.meter.shut(error, this.whose);
    this.#add(textFrame(JSON.stringify({ type: 'error', error, message })));
    const last = this.#takeAll();
    if (last !== null) this.#writeNow(last);
    this.#ws.close(CLOSE_CODES[error], error);
    if (error === 'slow-reader') this.#dropSoon();
  }

  /** Closes a socket that was accepted only to report why it is rejected. */
  turnAway(error: ClosingError, message: string): void {
    this.close(error, message);
    this.#dropSoon();
  }

  /** Real time, because it waits for the network. */
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

  /** Answers a ping, unless earlier output is still unread. */
  pong(data: Buffer): void {
    if (this.#isOpen && this.unsentBytes <= this.#bounds.maxUnsentBytes) this.#ws.pong(data);
  }

  /** Closes a slow reader without a close frame when memory is short, which frees its unsent bytes immediately. */
  letGo(): void {
    // A closed one was counted when it was closed.
    if (this.#isOpen) this.meter.shut('slow-reader', this.whose);
    this.drop();
  }

  drop(): void {
    this.#ws.terminate();
  }
}
