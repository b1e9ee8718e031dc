// Wallet caller: sends calls to the wallet of one brand over HTTP, with its own keep-alive connections, signatures in both directions,
// one timeout for the whole exchange, and without redirects. It never retries: its callers do.
import { randomUUID } from 'node:crypto';
import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { AnyCall } from '@punto/operator/contract/calls';
import type { ReceivedAnswer } from '@punto/operator/rules/answer-of';
import {
  SIGNATURE_FAULT_TEXTS,
  signatureFault,
  signMessage,
  type WebhookKeys,
} from '@punto/operator/signature/standard-webhooks';
import type { WalletFault } from '../../broker/wallet-status.ts';

export type WalletAddress = {
  /** Base URL of the wallet, http or https. */
  readonly url: string;
  /** The newest first; calls are signed with all of them. */
  readonly keys: WebhookKeys;
  /** Timeout of one call, from its start to the last byte of the answer. */
  readonly timeoutMs: number;
};

export type CallerOptions = WalletAddress & {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called with the reason when a call gets no valid answer. */
  readonly onFault?: (call: AnyCall, reason: string, fault: WalletFault) => void;
};

export type WalletCaller = {
  /** Resolves with `null` when no valid answer arrives within the timeout; never rejects. */
  readonly ask: (call: AnyCall, traceparent?: string) => Promise<ReceivedAnswer | null>;
  /** Number of calls in flight. */
  readonly underWay: () => number;
  /** Aborts all calls. */
  readonly close: () => void;
};

/** Connections to one operator. A call beyond them waits, within its timeout. */
const MOST_CONNECTIONS = 256;
/** Idle connections that stay open. */
const KEPT_CONNECTIONS = 64;
/** Far longer than any answer of the contract. */
const MOST_ANSWER_BYTES = 64 * 1024;

export const createWalletCaller = (options: CallerOptions): WalletCaller => {
  const { url, keys, timeoutMs, now, onFault = () => {} } = options;
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

  const send = (options: RequestOptions, text: string): Promise<Answered> =>
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

  const ask: WalletCaller['ask'] = async (call, traceparent) => {
    const id = 'transaction' in call.body ? call.body.transaction : `${call.call}-${randomUUID()}`;
    const text = JSON.stringify(call.body);
    try {
      const answer = await send(
        {
          ...{ agent, protocol: base.protocol, hostname: hostOf(base), port: base.port, method: 'POST' },
          path: `${folder}/${call.call}`,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
            ...(traceparent === undefined ? {} : { traceparent }),
            ...signMessage(keys, id, seconds(now()), text),
          },
        },
        text,
      );
      const fault = faultOf(keys, answer, id, seconds(now()));
      if (fault !== null)
        onFault(
          call,
          `status ${answer.status}: ${fault}`,
          answer.status >= 500 ? 'server-error' : 'signature',
        );
      return { status: answer.status, signed: fault === null, json: parsed(answer.raw) };
    } catch (cause) {
      onFault(call, reasonOf(cause), faultOfCause(cause));
      return null;
    }
  };

  return {
    ask,
    underWay: () => open.size,
    close: () => {
      for (const sent of open) sent.destroy(new Error('the caller was closed'));
      agent.destroy();
    },
  };
};

type Answered = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly raw: Buffer;
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

const faultOf = (keys: WebhookKeys, answer: Answered, id: string, nowSeconds: number): string | null => {
  const fault = signatureFault(keys, answer.headers, nowSeconds, answer.raw);
  if (fault !== null) return SIGNATURE_FAULT_TEXTS[fault];
  return answer.headers['webhook-id'] === id ? null : 'its webhook-id is not that of the call';
};

/** Returns undefined for bytes that are not JSON in UTF-8; no schema accepts undefined. */
const parsed = (raw: Buffer): unknown => {
  try {
    return JSON.parse(UTF8.decode(raw));
  } catch {
    return undefined;
  }
};
const UTF8 = new TextDecoder('utf-8', { fatal: true });

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

const faultOfCause = (cause: unknown): WalletFault => {
  if (cause instanceof NoAnswer) return 'timeout';
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return NOT_REACHED.has(code) ? 'unreachable' : 'cut-off';
};

const seconds = (ms: number): number => Math.floor(ms / 1_000);

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
