// Wallet caller: sends calls to the wallet of one brand over connections of its own, and signs and verifies in both directions. It never
// retries: its callers do.
import { randomUUID } from 'node:crypto';
import type { AnyCall } from '@punto/operator/contract/calls';
import type { ReceivedAnswer } from '@punto/operator/rules/answer-of';
import {
  SIGNATURE_FAULT_TEXTS,
  signatureFault,
  signMessage,
  type WebhookKeys,
} from '@punto/operator/signature/standard-webhooks';
import type { WalletFault } from '../../broker/wallet-status.ts';
import {
  createHttpExchange,
  faultOfCause,
  type HttpExchangeOptions,
  type WalletExchange,
  type WalletResponse,
} from './http-exchange.ts';

export type WalletAddress = HttpExchangeOptions & {
  /** The newest first; calls are signed with all of them. */
  readonly keys: WebhookKeys;
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

/** `exchange`: how requests reach the wallet. */
export const createWalletCaller = (
  options: CallerOptions,
  exchange: WalletExchange = createHttpExchange(options),
): WalletCaller => {
  const { keys, now, onFault = () => {} } = options;

  const ask: WalletCaller['ask'] = async (call, traceparent) => {
    const id = 'transaction' in call.body ? call.body.transaction : `${call.call}-${randomUUID()}`;
    const text = JSON.stringify(call.body);
    try {
      const answer = await exchange.send({
        path: call.call,
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(text)),
          ...(traceparent === undefined ? {} : { traceparent }),
          ...signMessage(keys, id, seconds(now()), text),
        },
        text,
      });
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

  return { ask, underWay: exchange.underWay, close: exchange.close };
};

const faultOf = (
  keys: WebhookKeys,
  answer: WalletResponse,
  id: string,
  nowSeconds: number,
): string | null => {
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

const seconds = (ms: number): number => Math.floor(ms / 1_000);

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
