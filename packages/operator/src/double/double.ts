// The reference operator as a Fastify server: the wallet of the contract, a page of its ledger, and the control by which tests
// set faults. For development and tests: every client that reaches its port can change its book.
import { type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { type HandleCall, handleCall } from '../book/wallet.ts';
import { signatureFault, type WebhookKeys } from '../signature/standard-webhooks.ts';
import { controlRoutes } from './control-routes.ts';
import type { Double, DoubleState } from './double-state.ts';
import type { FaultRule } from './fault.ts';
import { pageRoutes } from './page-routes.ts';
import type { Sentences } from './say-rule.ts';
import type { OperatorBook } from './sqlite-book.ts';
import { walletRoutes } from './wallet-routes.ts';

export type DoubleParts = {
  readonly book: OperatorBook;
  readonly keys: WebhookKeys;
  readonly seed?: number;
  readonly rules?: readonly FaultRule[];
  readonly sentences?: Sentences;
  readonly clockOffset?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
  /** Decisions that differ from the contract, to test that a suite finds them. */
  readonly decide?: HandleCall;
  readonly verify?: typeof signatureFault;
};

const MAX_BODY_BYTES = 256 * 1024;

export const createDouble = (parts: DoubleParts): Double => {
  const { book, keys, now = Date.now, wait = waitMs, decide = handleCall, verify = signatureFault } = parts;
  const http = fastify({ bodyLimit: MAX_BODY_BYTES, forceCloseConnections: true });
  const state: DoubleState = {
    seed: parts.seed ?? 1,
    rules: parts.rules ?? [],
    sentences: parts.sentences ?? {},
    clockOffset: parts.clockOffset ?? 0,
    done: new Map(),
  };
  const double: Double = { http, state, now: () => now() + state.clockOffset * 1_000 };
  http.addHook('onRequest', refuseOtherHosts);
  walletRoutes(double, { book, keys, wait, decide, verify });
  controlRoutes(double, book);
  pageRoutes(double, book);
  return double;
};

const waitMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/**
 * Protects against DNS rebinding: another site could give its own name the address of this machine and control the book. A server
 * on loopback answers only to the names of this machine; other addresses are not checked.
 */
const refuseOtherHosts = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const local = request.socket.localAddress ?? '';
  const isLoopback = local === '::1' || local.startsWith('127.') || local.startsWith('::ffff:127.');
  if (isLoopback && !LOOPBACK.test(request.headers.host ?? ''))
    await reply.code(403).send({ message: 'Use localhost or 127.0.0.1 in the address.' });
};
