// One socket of one patron.
import type { Duplex } from 'node:stream';
import type { ProtocolError, ServerMessage } from '@punto/protocol/message';
import type { PatronId } from '@punto/table/ids';
import type { WebSocket } from 'ws';
import type { Meter } from '../meter/meter.ts';
import { SocketWriter, type SocketWriterBounds } from './socket-writer.ts';
import { textFrame } from './text-frame.ts';

export { CLOSE_CODES, type ClosingError } from './socket-writer.ts';

export class SocketConnection extends SocketWriter {
  readonly patron: PatronId;

  constructor(
    patron: PatronId,
    ws: WebSocket,
    wire: Duplex,
    bounds: SocketWriterBounds,
    meter?: Meter,
    noteWrite?: (line: SocketWriter) => void,
  ) {
    super(ws, wire, bounds, meter, noteWrite);
    this.patron = patron;
  }

  protected override get whose(): PatronId {
    return this.patron;
  }

  send(message: ServerMessage): void {
    this.write(frameOf(message));
  }

  /** `about`: the ticket, act or table that the error concerns, and the trace of the request. */
  fail(
    error: ProtocolError,
    message: string,
    about: { ticket?: string; act?: string; table?: string; traceId?: string } = {},
  ): void {
    this.meter.complained(error);
    this.send({ type: 'error', error, message, ...about });
  }
}

export const frameOf = (message: ServerMessage): Buffer => textFrame(JSON.stringify(message));
