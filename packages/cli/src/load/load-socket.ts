// A WebSocket of one patron, with as little code as possible, since thousands of them share one core. All sockets are
// read into one buffer: each chunk is handled before the next is read.
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { clientFrame, FrameReader, OPCODE } from '@punto/server/socket/client-frame';

type LoadSocketEvents = {
  /** A text message, from `start` to `end` of `bytes`; the buffer is reused after the call. */
  readonly onText: (bytes: Buffer, start: number, end: number) => void;
  /** The connection was closed, by either side; called once. */
  readonly onCut: (why: string) => void;
};

const PATH = '/api/socket';
const HEAD_END = Buffer.from('\r\n\r\n');
const SHARED = Buffer.allocUnsafeSlow(64 * 1024);
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

export class LoadSocket {
  readonly #events: LoadSocketEvents;
  readonly #reader: FrameReader;
  readonly #socket: Socket;
  /** The received part of the answer to the upgrade; `null` once it was accepted. */
  #head: Buffer | null = Buffer.alloc(0);
  #why = 'the server closed the link';
  #isOver = false;

  constructor(address: URL, cookie: string, events: LoadSocketEvents) {
    this.#events = events;
    this.#reader = new FrameReader((opcode, bytes, start, end) => this.#handle(opcode, bytes, start, end));
    const port = Number(address.port) || (PORTS[address.protocol] ?? 0);
    const { hostname: host } = address;
    if (address.protocol === 'https:') {
      this.#socket = connectSecurely({ host, port, servername: host });
      this.#socket.on('data', (chunk: Buffer) => this.#read(chunk));
    } else this.#socket = connect({ host, port, onread: { buffer: SHARED, callback: this.#onRead } });
    this.#socket.setNoDelay(true);
    this.#socket.on('error', ({ message }) => {
      this.#why = message;
    });
    this.#socket.on('close', () => this.#end());
    this.#socket.write(
      [
        `GET ${PATH} HTTP/1.1`,
        `Host: ${address.host}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        'Sec-WebSocket-Version: 13',
        // A random key guards against caches. None keeps this answer, so the key is constant.
        `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
        `Cookie: ${cookie}`,
        '\r\n',
      ].join('\r\n'),
    );
  }

  send(text: string): void {
    if (!this.#isOver) this.#socket.write(clientFrame(OPCODE.text, text));
  }

  /** Closes the socket without a close frame. */
  leave(): void {
    this.#isOver = true;
    this.#socket.destroy();
  }

  readonly #onRead = (length: number): boolean => {
    this.#read(SHARED.subarray(0, length));
    return true;
  };

  #read(chunk: Buffer): void {
    if (this.#isOver) return;
    try {
      if (this.#head === null) this.#reader.push(chunk);
      else this.#readUpgrade(Buffer.concat([this.#head, chunk]));
    } catch (fault) {
      this.#why = String(fault);
      this.#socket.destroy();
    }
  }

  #readUpgrade(head: Buffer): void {
    const end = head.indexOf(HEAD_END);
    this.#head = head;
    if (end < 0) return;
    const [line = ''] = head.toString('latin1', 0, end).split('\r\n', 1);
    if (!line.includes(' 101 ')) throw new Error(`the socket was refused: ${line}`);
    this.#head = null;
    this.#reader.push(head.subarray(end + HEAD_END.length));
  }

  #handle(opcode: number, bytes: Buffer, start: number, end: number): void {
    if (opcode === OPCODE.text) this.#events.onText(bytes, start, end);
    else if (opcode === OPCODE.ping)
      this.#socket.write(clientFrame(OPCODE.pong, bytes.toString('latin1', start, end)));
    else if (opcode === OPCODE.close) {
      const code = end - start >= 2 ? bytes.readUInt16BE(start) : 1005;
      this.#why = `closed with ${code} ${bytes.toString('utf8', start + 2, end)}`.trimEnd();
      this.#socket.end();
    }
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#events.onCut(this.#why);
  }
}
