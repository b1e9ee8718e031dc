// Sends calls to the checked wallet as Punto does, and records each request with its answer.
import type { WalletCall } from '../contract/calls.ts';
import {
  SIGNATURE_FAULT_TEXTS,
  signatureFault,
  signMessage,
  type WebhookKeys,
} from '../signature/standard-webhooks.ts';

/** The time Punto waits for the answer of a debit. */
export const TIMEOUT_MS = 5_000;
const LONGEST_SHOWN = 600;

export type Exchange = {
  readonly call: WalletCall;
  /** The description for the report. */
  readonly sent: string;
  readonly came: string;
  /** `null`: no answer arrived. */
  readonly status: number | null;
  readonly json: unknown;
  /** The fault of the answer's signature; `null`: it is valid. */
  readonly doubt: string | null;
  readonly ms: number;
};

/** Deviations from the messages of Punto. */
export type Changes = {
  readonly keys?: WebhookKeys;
  /** Seconds that the signed time is ahead. */
  readonly ahead?: number;
  /** The sent body, if it differs from the signed one. */
  readonly body?: string;
  readonly unsigned?: boolean;
  /** A signature sent before the valid one. */
  readonly signatureBefore?: string;
  /** The description for the report. */
  readonly about?: string;
};

export type WalletLink = {
  readonly send: (call: WalletCall, body: object | string, changes?: Changes) => Promise<Exchange>;
  /** Milliseconds of every answer so far. */
  readonly latencies: readonly number[];
};

export type LinkOptions = {
  /** The base address of the calls, without a slash at its end. */
  readonly url: string;
  readonly keys: WebhookKeys;
  readonly timeoutMs?: number;
};

export const createWalletLink = ({ url, keys, timeoutMs = TIMEOUT_MS }: LinkOptions): WalletLink => {
  const latencies: number[] = [];
  let sentBefore = 0;

  const send: WalletLink['send'] = async (call, body, changes = {}) => {
    const signed = typeof body === 'string' ? body : JSON.stringify(body);
    const text = changes.body ?? signed;
    sentBefore += 1;
    const id = idOf(body) ?? `${call}-${sentBefore}-${Date.now()}`;
    const seconds = Math.floor(Date.now() / 1_000) + (changes.ahead ?? 0);
    const headers = signMessage(changes.keys ?? keys, id, seconds, signed);
    const before = changes.signatureBefore === undefined ? '' : `${changes.signatureBefore} `;
    const sent = `POST ${url}/${call}${changes.about === undefined ? '' : ` (${changes.about})`} ${shown(text)}`;
    const started = performance.now();
    try {
      const answer = await fetch(`${url}/${call}`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          ...(changes.unsigned
            ? {}
            : { ...headers, 'webhook-signature': before + headers['webhook-signature'] }),
        },
        body: text,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const raw = new Uint8Array(await answer.arrayBuffer());
      const ms = performance.now() - started;
      latencies.push(ms);
      const came = new TextDecoder().decode(raw);
      const doubt = doubtOf(keys, answer.headers, id, raw);
      return {
        call,
        sent,
        came: `${answer.status} ${shown(came)}`,
        status: answer.status,
        json: parsed(came),
        doubt,
        ms,
      };
    } catch (error) {
      const ms = performance.now() - started;
      const came = `no answer: ${reasonOf(error, timeoutMs)}`;
      return { call, sent, came, status: null, json: undefined, doubt: null, ms };
    }
  };
  return { send, latencies };
};

const idOf = (body: object | string): string | null =>
  typeof body === 'object' && 'transaction' in body && typeof body.transaction === 'string'
    ? body.transaction
    : null;

const doubtOf = (keys: WebhookKeys, headers: Headers, id: string, raw: Uint8Array): string | null => {
  const given = Object.fromEntries(headers);
  const fault = signatureFault(keys, given, Math.floor(Date.now() / 1_000), raw);
  if (fault !== null) return SIGNATURE_FAULT_TEXTS[fault];
  return given['webhook-id'] === id
    ? null
    : `its webhook-id is ${given['webhook-id']}, that of the call is ${id}`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const shown = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}… (${text.length} characters)` : text;

const reasonOf = (error: unknown, timeoutMs: number): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `none within ${timeoutMs / 1_000} seconds`;
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return cause === '' ? error.message : cause;
};
