// Calls a wallet over HTTP as Punto does, for tests of the reference operator: signs calls and parses answers.
import type { AnyCall } from '../../src/contract/calls.ts';
import {
  parseWebhookKey,
  signatureFault,
  signMessage,
  type WebhookKey,
} from '../../src/signature/standard-webhooks.ts';

export const TEST_KEY = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const key = parseWebhookKey(TEST_KEY);

export type Received = {
  readonly status: number;
  readonly body: unknown;
  /** `null`: the signature of the answer is valid. */
  readonly signature: string | null;
};

export type Asking = {
  readonly keys?: readonly [WebhookKey, ...WebhookKey[]];
  readonly at?: number;
  readonly body?: string;
};

/** Rejects when the connection breaks. */
export const askWallet = async (
  address: string,
  { call, body }: AnyCall,
  asking: Asking = {},
): Promise<Received> => {
  const now = Math.floor(Date.now() / 1_000);
  const id = 'transaction' in body ? body.transaction : `${call}-1`;
  const text = asking.body ?? JSON.stringify(body);
  const answer = await fetch(`${address}/wallet/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signMessage(asking.keys ?? [key], id, asking.at ?? now, text),
    },
    body: text,
  });
  const raw = await answer.text();
  const headers = Object.fromEntries(answer.headers);
  return {
    status: answer.status,
    body: raw.startsWith('{') ? JSON.parse(raw) : raw,
    signature: headers['webhook-id'] === id ? signatureFault([key], headers, now, raw) : 'another id',
  };
};
