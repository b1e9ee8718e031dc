// The wallet calls over HTTP: checks the signature over the raw body, then the body, then decides in the book, and applies the
// fault due.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HandleCall, refuse } from '../book/wallet.ts';
import type { WalletAnswer } from '../contract/answers.ts';
import { type AnyCall, isWalletCall, type WalletCall } from '../contract/calls.ts';
import { asCall, callFault } from '../contract/check-call.ts';
import {
  newWebhookKey,
  parseWebhookKey,
  SIGNATURE_FAULT_TEXTS,
  type signatureFault,
  signMessage,
  type WebhookKeys,
} from '../signature/standard-webhooks.ts';
import { createDebitGate } from './debit-gate.ts';
import type { Double } from './double-state.ts';
import { type FaultName, faultFor } from './fault.ts';
import type { Sentences } from './say-rule.ts';
import type { OperatorBook } from './sqlite-book.ts';

type Parts = {
  readonly book: OperatorBook;
  readonly keys: WebhookKeys;
  readonly wait: (ms: number) => Promise<void>;
  readonly decide: HandleCall;
  readonly verify: typeof signatureFault;
};

/** A parsed message with its fault. */
type Incoming = {
  readonly call: WalletCall;
  readonly raw: Buffer;
  readonly json: unknown;
  readonly id: string;
  readonly patron: string;
};

const SLOW: Readonly<Partial<Record<FaultName, number>>> = { 'slow-4900': 4_900, 'slow-5100': 5_100 };
/** The longest time that an overtaken debit waits for its cancel before it is decided. */
const OVERTAKEN_MS = 60_000;
const ANOTHER_KEY = parseWebhookKey(newWebhookKey());

export const walletRoutes = (double: Double, parts: Parts): void => {
  const { book, keys, wait, decide, verify } = parts;
  const { state, now } = double;
  const deliveries = new Map<string, number>();
  const gate = createDebitGate(OVERTAKEN_MS);

  const dueFault = ({ call, id, patron }: Incoming): FaultName | null => {
    const delivery = (deliveries.get(id) ?? 0) + 1;
    deliveries.set(id, delivery);
    const fault = faultFor(state.rules, state.seed, { call, patron, id, delivery });
    if (fault !== null) state.done.set(fault, (state.done.get(fault) ?? 0) + 1);
    return fault;
  };

  const carryOut = (call: AnyCall, fault: FaultName | null): WalletAnswer => {
    if (call.call === 'debit' && (fault === 'funds' || fault === 'limit-loss' || fault === 'patron-blocked'))
      return book.refuseDebit(call.body, fault, now());
    if (fault === 'session-ended') book.endSession(call.body.session);
    if (fault === 'delivered-twice') book.handle(decide, call, now());
    return book.handle(decide, call, now());
  };

  const answerTo = async (
    incoming: Incoming,
    request: FastifyRequest,
    fault: FaultName | null,
  ): Promise<WalletAnswer> => {
    const doubt = verify(keys, request.headers, Math.floor(now() / 1_000), incoming.raw);
    if (doubt !== null) return refuse('signature', { say: SIGNATURE_FAULT_TEXTS[doubt] });
    const call = asCall(incoming.call, incoming.json);
    if (call === null)
      return refuse('malformed', { say: (callFault(incoming.call, incoming.json) ?? '').slice(0, 500) });
    if (fault === 'cancel-overtakes' && call.call === 'debit') await gate.cancelOf(call.body.transaction);
    const answer = withSentence(carryOut(call, fault), call, state.sentences);
    if (call.call === 'cancel') gate.cancelled(call.body.debit);
    return answer;
  };

  double.http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { call: string } }>('/wallet/:call', async (request, reply) => {
      const { call } = request.params;
      if (!isWalletCall(call)) return reply.code(404).send({ message: `There is no call ${call}.` });
      const incoming = readIncoming(call, request);
      const fault = dueFault(incoming);
      if (fault === 'request-lost') return breakOff(reply);
      if (fault === 'error-before') return internalError(reply);
      const answer = await answerTo(incoming, request, fault);
      await wait(SLOW[fault ?? 'funds'] ?? 0);
      if (fault === 'answer-lost') return breakOff(reply);
      if (fault === 'error-after') return internalError(reply);
      const text = bodyText(answer, fault);
      const signing = fault === 'wrong-signature' ? ([ANOTHER_KEY] as const) : keys;
      const id = String(request.headers['webhook-id'] ?? '');
      reply.code(answer.status).headers({ ...signMessage(signing, id, Math.floor(now() / 1_000), text) });
      reply.type('application/json; charset=utf-8');
      return fault === 'truncated' ? truncate(reply, text) : reply.send(text);
    });
  });
  double.http.addHook('onClose', async () => gate.close());
};

/** The sentence is not in the book: it does not decide anything. */
const withSentence = (answer: WalletAnswer, { call }: AnyCall, sentences: Sentences): WalletAnswer => {
  const { body } = answer;
  const sentence = call === 'debit' && 'code' in body ? sentences[body.code] : undefined;
  return sentence === undefined ? answer : { ...answer, body: { ...body, ...sentence } };
};

const readIncoming = (call: WalletCall, request: FastifyRequest): Incoming => {
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const json = parsed(raw);
  const field = (name: string): string =>
    typeof json === 'object' && json !== null && name in json ? String(Reflect.get(json, name)) : '';
  const id = field('transaction') || String(request.headers['webhook-id'] ?? '');
  return { call, raw, json, id, patron: field('patron') };
};

/** `undefined` for a body that is not JSON in UTF-8; no schema accepts it. */
const parsed = (raw: Buffer): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch {
    return undefined;
  }
};

const bodyText = ({ body }: WalletAnswer, fault: FaultName | null): string => {
  if (fault === 'malformed') return '{"balance":"a lot"}';
  const answered =
    fault === 'wrong-currency' && 'currency' in body ? { ...body, currency: otherThan(body.currency) } : body;
  return JSON.stringify(answered);
};

const otherThan = (currency: string): string => (currency === 'EUR' ? 'USD' : 'EUR');

const internalError = (reply: FastifyReply) =>
  reply.code(500).type('text/plain').send('Internal Server Error');

const breakOff = (reply: FastifyReply): FastifyReply => {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
};

const truncate = (reply: FastifyReply, text: string): FastifyReply => {
  reply.hijack();
  const { raw } = reply;
  const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  raw.writeHead(reply.statusCode, {
    ...Object.fromEntries(headers),
    'content-length': Buffer.byteLength(text),
  });
  raw.write(text.slice(0, text.length / 2), () => raw.socket?.destroy());
  return reply;
};
