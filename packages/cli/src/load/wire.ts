// One patron's socket, as bare as it can be, since thousands of them share one core: frames straight on the wire, and
// one buffer that all sockets are read into, because whatever comes is dealt with before the next is read.
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { clientFrame, FrameReader, OPCODE } from '@punto/server/socket/client-frame';

type Hearing = {
  /** A text message, from `start` to `end` of `bytes`; the buffer is reused after the call. */
  readonly heard: (bytes: Buffer, start: number, end: number) => void;
  /** The connection was closed, by either side; called once. */
  readonly cut: (why: string) => void;
};

const PATH = '/api/socket';
const HEAD_END = Buffer.from('\r\n\r\n');
const SHARED = Buffer.allocUnsafeSlow(64 * 1024);
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

export class LoadWire {
  readonly #hearing: Hearing;
  readonly #reader: FrameReader;
  readonly #socket: Socket;
  /** What has come of the answer to the upgrade; `null` once it is granted. */
  #head: Buffer | null = Buffer.alloc(0);
  #why = 'the server closed the link';
  #isOver = false;

  constructor(house: URL, cookie: string, hearing: Hearing) {
    this.#hearing = hearing;
    this.#reader = new FrameReader((opcode, bytes, start, end) => this.#take(opcode, bytes, start, end));
    const port = Number(house.port) || (PORTS[house.protocol] ?? 0);
    const { hostname: host } = house;
    if (house.protocol === 'https:') {
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
        `Host: ${house.host}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        'Sec-WebSocket-Version: 13',
        // Sixteen bytes that no cache may know again; the answer is not kept by any here.
        `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
        `Cookie: ${cookie}`,
        '\r\n',
      ].join('\r\n'),
    );
  }

  send(text: string): void {
    if (!this.#isOver) this.#socket.write(clientFrame(OPCODE.text, text));
  }

  /** Goes without a word to anyone. */
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
      else this.#greet(Buffer.concat([this.#head, chunk]));
    } catch (fault) {
      this.#why = String(fault);
      this.#socket.destroy();
    }
  }

  #greet(head: Buffer): void {
    const end = head.indexOf(HEAD_END);
    this.#head = head;
    if (end < 0) return;
    const [line = ''] = head.toString('latin1', 0, end).split('\r\n', 1);
    if (!line.includes(' 101 ')) throw new Error(`the socket was refused: ${line}`);
    this.#head = null;
    this.#reader.push(head.subarray(end + HEAD_END.length));
  }

  #take(opcode: number, bytes: Buffer, start: number, end: number): void {
    if (opcode === OPCODE.text) this.#hearing.heard(bytes, start, end);
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
    this.#hearing.cut(this.#why);
  }
}
