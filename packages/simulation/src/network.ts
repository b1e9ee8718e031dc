// The network between clients and server: a connection to a closed port fails or hangs, requests and answers get
// lost, and everything takes time.
import type { Environment } from '@punto/protocol/client/environment';
import type { Chance } from '@punto/server/test/support/chance';
import type { Deeds } from '@punto/server/test/support/deeds/deeds';
import type { Faults } from './faults.ts';
import { Link, type LinkEnd } from './link.ts';
import type { Running } from './served.ts';
import type { WireCheck } from './wire/wire-check.ts';
import { createOwner, type Owner, type World } from './world.ts';

export type Request = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly cookie?: string;
  readonly payload?: object;
};
export type HttpReply = { readonly status: number; readonly body: unknown; readonly cookie: string };

/** The other end of a connection, and its port. */
export type Visitor = { readonly name: string; readonly door: 'patron' | 'floor'; readonly owner: Owner };

export type NetworkParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly faults: Faults;
  readonly running: () => Running | null;
  readonly deeds: Deeds;
  readonly received: (visitor: Visitor, text: string) => void;
  /** Compares all messages with the published schemas. */
  readonly wire: WireCheck;
};

const WRONG_SHAPE: ReadonlySet<number> = new Set([400, 413, 415]);
const ANSWER_WITHIN_MS = 10_000;
const NOBODY = createOwner('the network');

export class Network {
  readonly #parts: NetworkParts;
  readonly #links = new Map<Link, { readonly visitor: Visitor; readonly server: Owner }>();
  /** How the last link of each window ended. */
  readonly #ended = new WeakMap<Owner, LinkEnd>();

  constructor(parts: NetworkParts) {
    this.#parts = parts;
  }

  /** The environment of this visitor's client. `skewMs`: the error of its clock. */
  environment(visitor: Visitor, cookie: string, skewMs: number): Environment {
    const { world, chance } = this.#parts;
    const own = chance.fork();
    let names = 0;
    return {
      now: () => world.now() + skewMs,
      after: (ms, run) => world.after(visitor.owner, ms, run),
      random: () => own.word() / 2 ** 32,
      secret: () => Array.from({ length: 8 }, () => own.word().toString(16).padStart(8, '0')).join(''),
      newId: () => `${own.word().toString(36).padStart(8, '0')}-${++names}`,
      openSocket: (url, callbacks) => {
        const running = this.#parts.running();
        if (!running) {
          world.after(visitor.owner, this.#latency(), () => callbacks.closed(''));
          return { send: () => undefined, close: () => undefined };
        }
        const link: Link = new Link({
          ...this.#parts,
          client: visitor.owner,
          server: running.owner,
          callbacks,
          latency: this.#latency,
          received: (text) => {
            this.#noteReconnection(visitor);
            this.#parts.wire.received(visitor.door, text);
            this.#parts.received(visitor, text);
          },
          closed: (_, how) => {
            this.#links.delete(link);
            this.#ended.set(visitor.owner, how);
          },
        });
        this.#links.set(link, { visitor, server: running.owner });
        world.after(running.owner, this.#latency(), () =>
          running.app.http.server.emit('upgrade', ...link.request(new URL(url).pathname, cookie)),
        );
        return {
          send: (text) => {
            this.#parts.wire.sent(visitor.door, text);
            link.send(text);
          },
          close: () => link.close(),
        };
      },
    };
  }

  /** The server accepted a window whose last link had ended. */
  #noteReconnection({ owner }: Visitor): void {
    const how = this.#ended.get(owner);
    if (how === undefined) return;
    this.#ended.delete(owner);
    this.#parts.deeds.count('reconnected', `after ${how}`);
  }

  /** A request of a wrong shape is a fault of the harness, which would then not do what it is for. */
  #noteStatus(method: string, url: string, status: number): void {
    if (!WRONG_SHAPE.has(status)) return;
    this.#parts.deeds.count('shape', `${method} ${url.replace(/[^/]*\d[^/]*/g, ':id')} ${status}`);
  }

  #latency = (): number => this.#parts.chance.between(1, 40);

  /** Over HTTP; `null`: no answer arrived, and the request may or may not have been carried out. */
  ask(owner: Owner, { method, url, cookie = '', payload }: Request): Promise<HttpReply | null> {
    const { world, faults, running } = this.#parts;
    return new Promise((resolve) => {
      const forget = world.after(owner, ANSWER_WITHIN_MS, () => resolve(null));
      if (faults.strikes('request lost')) return;
      world.after(NOBODY, this.#latency(), () => {
        const served = running();
        if (!served) return;
        world.soon(served.owner, () => {
          const headers = { cookie, host: 'punto' };
          served.app.http.inject({ method, url, headers, ...(payload ? { payload } : {}) }).then(
            (reply) => {
              this.#noteStatus(method, url, reply.statusCode);
              this.#parts.wire.exchanged({
                method,
                url,
                payload,
                status: reply.statusCode,
                body: reply.json(),
              });
              if (faults.strikes('answer lost')) return;
              world.after(owner, this.#latency(), () => {
                forget();
                const set = String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '';
                resolve({ status: reply.statusCode, body: reply.json(), cookie: set });
              });
            },
            () => undefined,
          );
        });
      });
    });
  }

  /** Silences all connections of this client. */
  silence(owner: Owner): void {
    for (const [link, { visitor }] of [...this.#links]) if (visitor.owner === owner) link.silence();
  }

  /** Breaks all connections of this client. */
  cut(owner: Owner): void {
    for (const [link, { visitor }] of [...this.#links]) if (visitor.owner === owner) link.cut('link cut');
  }

  /** All links, of all visitors. */
  links(): readonly Link[] {
    return [...this.#links.keys()];
  }

  /** The server process, or one of them, has died: some clients are notified, some are not. */
  lost(process: Owner | null = null): void {
    for (const [link, { server }] of [...this.#links]) {
      if (process && server !== process) continue;
      if (this.#parts.chance.once(3)) link.silence('process gone without a word');
      else link.cut('process gone');
    }
  }
}
