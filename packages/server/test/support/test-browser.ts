// A browser for tests of sign-ins: keeps cookies, sends its origin, and has an authenticator.
import { IDENTITY_PATHS } from '@punto/protocol/identity-paths';
import { PATHS } from '@punto/protocol/paths';
import { Authenticator, type Twist } from './authenticator.ts';
import type { TestServer } from './test-server.ts';

export const HERE = 'http://localhost:8090';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
export type BrowserReply = { readonly status: number; readonly body: ReturnType<typeof JSON.parse> };

type Kept = {
  readonly name: string;
  readonly value: string;
  readonly maxAge?: number;
  readonly expires?: Date;
};

export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly keys: Authenticator;
  readonly #server: Pick<TestServer, 'app'>;
  readonly #origin: string;
  readonly #agent: string;

  constructor(server: Pick<TestServer, 'app'>, origin = HERE, keys = new Authenticator(origin)) {
    this.#server = server;
    this.#origin = origin;
    this.keys = keys;
    this.#agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  }

  /** Sends these cookies too. */
  having(cookies: ReadonlyMap<string, string>): this {
    for (const [name, value] of cookies) this.cookies.set(name, value);
    return this;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(method: Method, url: string, payload?: object, headers: object = {}): Promise<BrowserReply> {
    const answer = await this.#server.app.http.inject({
      ...{ method, url },
      headers: {
        ...{ host: new URL(this.#origin).host, origin: this.#origin, cookie: this.cookie },
        ...{ 'user-agent': this.#agent, ...headers },
      },
      ...(payload ? { payload } : {}),
    });
    this.#keep(answer.cookies);
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  }

  /** The address to which a page redirects. */
  async follow(url: string): Promise<string> {
    const answer = await this.#server.app.http.inject({
      ...{ method: 'GET', url },
      headers: { host: new URL(this.#origin).host, cookie: this.cookie, 'user-agent': this.#agent },
    });
    this.#keep(answer.cookies);
    return String(answer.headers.location);
  }

  #keep(cookies: readonly Kept[]): void {
    for (const { name, value, maxAge, expires } of cookies) {
      if (maxAge === 0 || value === '' || (expires && expires.getTime() === 0)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** Sends, and fails unless it succeeded. */
  async done(method: Method, url: string, payload?: object) {
    const { status, body } = await this.send(method, url, payload);
    if (status >= 300) throw new Error(`${method} ${url}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** The id of the patron of the present session. */
  async enter(): Promise<string> {
    return (await this.done('POST', PATHS.session)).patron.id;
  }
  async me(): Promise<string | null> {
    const { status, body } = await this.send('GET', PATHS.me);
    return status === 200 ? body.patron.id : null;
  }

  async addPasskey(name?: string, twist?: Twist): Promise<BrowserReply> {
    const asked = await this.send('POST', IDENTITY_PATHS.passkeyOptions);
    if (asked.status !== 200) return asked;
    const credential = this.keys.create(asked.body.options, twist);
    return this.send('POST', IDENTITY_PATHS.passkeys, { credential, ...(name ? { name } : {}) });
  }
  async signIn(
    more: { guest?: 'keep' | 'leave'; twist?: Twist; which?: number } = {},
  ): Promise<BrowserReply> {
    const asked = await this.done('POST', IDENTITY_PATHS.signInOptions);
    const credential = this.keys.get(asked.options, more.twist, more.which);
    const guest = more.guest ? { guest: more.guest } : {};
    return this.send('POST', IDENTITY_PATHS.signIn, { credential, ...guest });
  }
  async prove(twist?: Twist, which?: number): Promise<BrowserReply> {
    const asked = await this.done('POST', IDENTITY_PATHS.proofOptions);
    return this.send('POST', IDENTITY_PATHS.proof, {
      credential: this.keys.get(asked.options, twist, which),
    });
  }
}
