// One connection between a client and the server: bytes both ways, in order and complete until it breaks, as in TCP.
// Above that it applies the faults that clients must tolerate: updates of a table late, twice or never; requests
// twice or never. A link may be cut, which both ends notice, or become silent, which neither does; and a reader may
// stop reading.
import { IncomingMessage } from 'node:http';
import { Socket as NetSocket } from 'node:net';
import { Duplex } from 'node:stream';
import type { SocketCallbacks } from '@punto/protocol/client/environment';
import { clientFrame, OPCODE } from '@punto/server/socket/client-frame';
import type { Chance } from '@punto/server/test/support/chance';
import type { Faults } from './faults.ts';
import { createFrameReader, type Frame } from './frames.ts';
import type { Owner, World } from './world.ts';

export type LinkParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly faults: Faults;
  /** Whose window it is. */
  readonly client: Owner;
  readonly server: Owner;
  readonly callbacks: SocketCallbacks;
  readonly latency: () => number;
  /** Every text, when the server hands it to the connection. */
  readonly received: (text: string) => void;
  readonly closed: (link: Link, how: LinkEnd) => void;
};

export type LinkEnd =
  | 'link cut'
  | 'link silent'
  | 'process gone'
  | 'process gone without a word'
  | 'slow reader let go'
  | 'closed by the server'
  | 'closed by the client';

const NEWS = /^\{"type":"(update|snapshot|resumed|peel|floor-update|table)"/;
const ASKED_AGAIN = /^\{"type":"(place-ticket|act|watch-table|ping)"/;
/** Messages about a patron's balance and stakes. TCP loses them only together with the link. */
const MONEY = /^\{"type":"(own|account|ticket-accepted|round-settled|round-corrected)"/;
const LATE_MS = 1_500;

export class Link {
  readonly #parts: LinkParts;
  readonly #wire: Duplex;
  readonly #read = createFrameReader();
  #cutBy: LinkEnd | null = null;
  #state: 'open' | 'silent' | 'gone' = 'open';
  /** When the last thing on its way that way arrives. */
  #arrives = { client: 0, server: 0 };
  #isSlow = false;
  /** What a slow reader has not read. */
  #unread: (() => void)[] = [];

  constructor(parts: LinkParts) {
    this.#parts = parts;
    this.#wire = new Duplex({
      read: () => undefined,
      write: (chunk: Buffer, _, done) => this.#written(chunk, done),
      final: (done) => {
        this.#end();
        done();
      },
      destroy: (_, done) => {
        this.#end();
        done(null);
      },
    });
  }

  /** What the server is handed to greet the client. */
  request(url: string, cookie: string): readonly [IncomingMessage, Duplex, Buffer] {
    const request = new IncomingMessage(new NetSocket());
    request.method = 'GET';
    request.url = url;
    request.headers = {
      host: 'punto',
      upgrade: 'websocket',
      connection: 'Upgrade',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      cookie,
    };
    // As the parser of HTTP fills them: the server looks at both.
    [request.httpVersion, request.httpVersionMajor, request.httpVersionMinor] = ['1.1', 1, 1];
    request.rawHeaders = Object.entries(request.headers).flatMap(([name, value]) => [name, String(value)]);
    return [request, this.#wire, Buffer.alloc(0)];
  }

  send(text: string): void {
    const { chance, faults } = this.#parts;
    const spoiled = ASKED_AGAIN.test(text);
    if (spoiled && faults.strikes('message lost')) return;
    const bytes = clientFrame(OPCODE.text, text);
    this.#toServer(bytes);
    if (spoiled && faults.strikes('message doubled')) this.#toServer(bytes, chance.below(LATE_MS));
  }

  /** The client closes its window properly. */
  close(): void {
    this.#cutBy ??= 'closed by the client';
    this.#toServer(clientFrame(OPCODE.close, Buffer.of(0x03, 0xe8)));
    this.#arrive('server', () => this.#wire.push(null));
  }

  /** Both ends are notified. */
  cut(how: LinkEnd = 'link cut'): void {
    if (this.#state === 'gone') return;
    this.#cutBy ??= how;
    const { world, server } = this.#parts;
    world.soon(server, () => this.#wire.destroy());
    this.#end();
  }

  /** From now on nothing arrives, and neither end is notified. */
  silence(how: LinkEnd = 'link silent'): void {
    if (this.#state === 'open') this.#state = 'silent';
    this.#parts.closed(this, how);
  }

  set isSlow(slow: boolean) {
    this.#isSlow = slow;
    if (!slow) for (const read of this.#unread.splice(0)) read();
  }

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  #toServer(bytes: Buffer, more = 0): void {
    const { chance, faults } = this.#parts;
    const cut = faults.strikes('message in pieces') ? chance.below(bytes.length) : 0;
    for (const piece of cut > 0 ? [bytes.subarray(0, cut), bytes.subarray(cut)] : [bytes])
      this.#arrive('server', () => this.#wire.push(piece), more);
  }

  #written(chunk: Buffer, done: () => void): void {
    const { received } = this.#parts;
    const frames = this.#read(chunk);
    for (const { opcode, body } of frames) if (opcode === OPCODE.text) received(body.toString());
    const deliver = (): void => {
      for (const frame of frames) this.#deliver(frame);
      done();
    };
    if (this.#isSlow) this.#unread.push(deliver);
    else deliver();
  }

  #deliver({ opcode, body }: Frame): void {
    const { callbacks, faults, chance, world, client } = this.#parts;
    if (opcode === OPCODE.ping) this.#arrive('client', () => this.#toServer(clientFrame(OPCODE.pong, body)));
    if (opcode === OPCODE.close)
      this.#arrive('client', () => {
        this.#toServer(clientFrame(OPCODE.close, body.subarray(0, 2)));
        this.#arrive('server', () => this.#wire.push(null));
        const reason = body.subarray(2).toString();
        if (reason === 'slow-reader') {
          faults.count('slow reader let go');
          this.#cutBy = 'slow reader let go';
        }
        this.#notifyClosed(reason);
      });
    if (opcode !== OPCODE.text) return;
    const text = body.toString();
    const deliver = (): void => {
      if (this.#state === 'open') callbacks.received(text);
    };
    if (NEWS.test(text)) {
      if (faults.strikes('message lost')) return;
      if (faults.strikes('message late')) return void world.after(client, chance.below(LATE_MS), deliver);
      if (faults.strikes('message doubled')) world.after(client, chance.below(LATE_MS), deliver);
    }
    if (MONEY.test(text)) {
      if (faults.strikes('message about money lost with its link')) {
        this.cut();
        return;
      }
      if (faults.strikes('message about money doubled')) this.#arrive('client', deliver);
    }
    this.#arrive('client', deliver);
  }

  /** Delivers in order: no message overtakes an earlier one. */
  #arrive(end: 'client' | 'server', run: () => void, more = 0): void {
    const { world, latency } = this.#parts;
    const at = Math.max(this.#arrives[end], world.now() + latency() + more);
    this.#arrives[end] = at;
    world.after(this.#parts[end], at - world.now(), () => {
      if (this.#state === 'open') run();
    });
  }

  #end(): void {
    if (this.#state !== 'open') return;
    this.#arrive('client', () => this.#notifyClosed(''));
  }

  #notifyClosed(reason: string): void {
    if (this.#state !== 'open') return;
    this.#state = 'gone';
    this.#parts.closed(this, this.#cutBy ?? 'closed by the server');
    this.#parts.callbacks.closed(reason);
  }
}
