// The signed message of a webhook.
import { signMessage, type WebhookKeys } from '@punto/operator/signature/standard-webhooks';
import type { WebhookDelivery } from '@punto/store/webhook-store';

export type WebhookMessage = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** Signs with every key: a receiver accepts the message by any of them, so key rotation loses no webhook. */
export const webhookMessage = (
  { id, brand, type, at, data }: Pick<WebhookDelivery, 'id' | 'brand' | 'type' | 'at' | 'data'>,
  keys: WebhookKeys,
  nowMs: number,
): WebhookMessage => {
  const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), brand, data });
  const signed = signMessage(keys, id, Math.floor(nowMs / 1_000), body);
  return { headers: { ...signed, 'content-type': 'application/json' }, body };
};
