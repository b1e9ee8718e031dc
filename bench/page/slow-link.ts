// A slow link before a server: a TCP relay that delays each direction and limits its rate, which all connections share packet by
// packet. A new connection waits for a round trip first, as for the handshake of TCP. Neither slow start nor loss is modelled.
import { connect, createServer, type Socket } from 'node:net';

export type LinkTerms = {
  /** In each direction. */
  readonly delayMs: number;
  readonly downKbit: number;
  readonly upKbit: number;
};

export type SlowLink = {
  readonly origin: string;
  readonly close: () => void;
};

const PACKET_BYTES = 1_460;
const BITS_A_BYTE = 8;

/** `null`: the sender has ended. */
type Packet = Buffer | null;
type Flow = { readonly to: Socket; readonly packets: Packet[] };

/** One direction of the link. */
class Direction {
  readonly #delayMs: number;
  readonly #kbit: number;
  /** Connections with packets to send, in turn. */
  readonly #waiting: Flow[] = [];
  readonly #onTheWay: { readonly at: number; readonly packet: Packet; readonly to: Socket }[] = [];
  #freeAt = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(delayMs: number, kbit: number) {
    this.#delayMs = delayMs;
    this.#kbit = kbit;
  }

  carry(from: Socket, to: Socket): void {
    const flow: Flow = { to, packets: [] };
    const add = (...packets: readonly Packet[]) => {
      // After a pause the link is free from now on; otherwise from its last packet on, though a timer may be late.
      if (this.#waiting.length === 0) this.#freeAt = Math.max(this.#freeAt, performance.now());
      if (flow.packets.length === 0) this.#waiting.push(flow);
      flow.packets.push(...packets);
      this.#work();
    };
    from.on('data', (chunk: Buffer) => {
      const count = Math.ceil(chunk.length / PACKET_BYTES);
      add(
        ...Array.from({ length: count }, (_, n) => chunk.subarray(n * PACKET_BYTES, (n + 1) * PACKET_BYTES)),
      );
    });
    from.on('end', () => add(null));
    from.on('error', () => to.destroy());
    from.on('close', (hadError) => hadError && to.destroy());
  }

  #work(): void {
    const now = performance.now();
    while (this.#waiting.length > 0 && this.#freeAt <= now) this.#send();
    while ((this.#onTheWay[0]?.at ?? Number.POSITIVE_INFINITY) <= now) this.#deliver();
    const next = Math.min(
      this.#onTheWay[0]?.at ?? Number.POSITIVE_INFINITY,
      this.#waiting.length > 0 ? this.#freeAt : Number.POSITIVE_INFINITY,
    );
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (Number.isFinite(next)) this.#timer = setTimeout(() => this.#work(), Math.max(1, next - now));
  }

  /** Sends a packet of the connection whose turn it is. */
  #send(): void {
    const flow = this.#waiting.shift();
    const packet = flow?.packets.shift();
    if (!flow || packet === undefined) return;
    if (flow.packets.length > 0) this.#waiting.push(flow);
    this.#freeAt += ((packet?.length ?? 0) * BITS_A_BYTE) / this.#kbit;
    this.#onTheWay.push({ at: this.#freeAt + this.#delayMs, packet, to: flow.to });
  }

  #deliver(): void {
    const { packet, to } = this.#onTheWay.shift() ?? {};
    if (!to || to.destroyed) return;
    if (packet) to.write(packet);
    else to.end();
  }
}

export const openSlowLink = async (server: string, terms: LinkTerms): Promise<SlowLink> => {
  const { hostname, port } = new URL(server);
  const down = new Direction(terms.delayMs, terms.downKbit);
  const up = new Direction(terms.delayMs, terms.upKbit);
  const sockets = new Set<Socket>();
  const relay = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    const behind = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    for (const socket of [client, behind]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    up.carry(client, behind);
    down.carry(behind, client);
    client.pause();
    setTimeout(() => client.resume(), 2 * terms.delayMs);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const address = relay.address();
  if (address === null || typeof address === 'string') throw new Error('the relay has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      relay.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
