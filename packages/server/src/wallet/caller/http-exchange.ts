// The HTTP exchange of a wallet caller: one POST to the wallet of a brand over keep-alive connections, without redirects, and one
// timeout for the whole exchange.
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import type { WalletFault } from '../../broker/wallet-status.ts';

// An `import` of a built-in module reads each of its exports, and one of `node:http` loads undici: see `http/node-http.ts`.
const { Agent: HttpAgent, request: httpRequest } = process.getBuiltinModule('node:http');
const { Agent: HttpsAgent, request: httpsRequest } = process.getBuiltinModule('node:https');

export type WalletRequest = {
  /** The path below the address of the wallet: the name of the call. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

/** An answer as it arrived. */
export type WalletResponse = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly raw: Buffer;
};

export type WalletExchange = {
  /** Rejects when no whole answer arrives within the timeout. */
  readonly send: (request: WalletRequest) => Promise<WalletResponse>;
  /** Number of requests in flight. */
  readonly underWay: () => number;
  /** Aborts all requests. */
  readonly close: () => void;
};

export type HttpExchangeOptions = {
  /** Base URL of the wallet, http or https. */
  readonly url: string;
  /** Timeout of one exchange, from its start to the last byte of the answer. */
  readonly timeoutMs: number;
};

/** Connections to one operator. A call beyond them waits, within its timeout. */
const MOST_CONNECTIONS = 256;
/** Idle connections that stay open. */
const KEPT_CONNECTIONS = 64;
/** Far longer than any answer of the contract. */
const MOST_ANSWER_BYTES = 64 * 1024;

export const createHttpExchange = ({ url, timeoutMs }: HttpExchangeOptions): WalletExchange => {
  const base = new URL(url);
  const isSecure = base.protocol === 'https:';
  const agentOptions = {
    keepAlive: true,
    maxSockets: MOST_CONNECTIONS,
    maxFreeSockets: KEPT_CONNECTIONS,
    scheduling: 'lifo' as const,
  };
  const agent = isSecure ? new HttpsAgent(agentOptions) : new HttpAgent(agentOptions);
  const request = isSecure ? httpsRequest : httpRequest;
  const folder = base.pathname.replace(/\/+$/, '');
  const open = new Set<ClientRequest>();

  const exchanged = (options: RequestOptions, text: string): Promise<WalletResponse> =>
    new Promise((resolve, reject) => {
      const sent = request(options, (answer) => {
        readBody(answer, (raw) => {
          over();
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, raw });
        });
        answer.on('error', fail);
      });
      const timer = setTimeout(() => sent.destroy(new NoAnswer(timeoutMs)), timeoutMs);
      const over = (): void => {
        clearTimeout(timer);
        open.delete(sent);
      };
      const fail = (cause: Error): void => {
        over();
        reject(cause);
      };
      sent.on('error', fail);
      open.add(sent);
      sent.end(text);
    });

  return {
    send: ({ path, headers, text }) =>
      exchanged(
        {
          ...{ agent, protocol: base.protocol, hostname: hostOf(base), port: base.port, method: 'POST' },
          path: `${folder}/${path}`,
          headers,
        },
        text,
      ),
    underWay: () => open.size,
    close: () => {
      for (const sent of open) sent.destroy(new Error('the caller was closed'));
      agent.destroy();
    },
  };
};

/** Aborts an answer that is too long. */
const readBody = (answer: IncomingMessage, done: (raw: Buffer) => void): void => {
  const parts: Buffer[] = [];
  let length = 0;
  answer.on('data', (part: Buffer) => {
    parts.push(part);
    length += part.length;
    if (length > MOST_ANSWER_BYTES)
      answer.destroy(new Error(`the answer is longer than ${MOST_ANSWER_BYTES} bytes`));
  });
  // Not on `close`, which also follows an incomplete answer.
  answer.on('end', () => done(Buffer.concat(parts)));
};

/** Removes the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

class NoAnswer extends Error {
  constructor(timeoutMs: number) {
    super(`no answer within ${timeoutMs} ms`);
  }
}

const NOT_REACHED = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'],
  ...['EADDRNOTAVAIL', 'EHOSTDOWN'],
]);

/** The kind of fault for which an exchange has rejected. */
export const faultOfCause = (cause: unknown): WalletFault => {
  if (cause instanceof NoAnswer) return 'timeout';
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return NOT_REACHED.has(code) ? 'unreachable' : 'cut-off';
};
