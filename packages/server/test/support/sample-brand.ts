// Brands for tests, and their operators' signed calls.
import { randomUUID } from 'node:crypto';
import { minor } from '@punto/engine/minor';
import {
  newWebhookKey,
  parseWebhookKey,
  signMessage,
  type WebhookKeys,
} from '@punto/operator/signature/standard-webhooks';
import type { Brand } from '../../src/brands/brand.ts';

const keys = (): WebhookKeys => [parseWebhookKey(newWebhookKey())];

const EUR = {
  rate: [1, 1],
  stepMinor: minor(100),
  chipsMinor: [100, 500, 2500].map(minor),
  limits: {},
} as const;
const JPY = { ...EUR, rate: [8, 5] } as const;

export const sampleBrand = (id: string, more: Partial<Brand> = {}): Brand => ({
  id,
  name: id,
  skin: {},
  origins: [],
  links: {},
  languages: ['en', 'ja'],
  currencies: { EUR, JPY },
  flags: { oneTableAtATime: null, noAutoConfirm: false, smallestRoundMs: 0 },
  sessions: { idleMs: 30 * 60_000, mostMs: 12 * 3_600_000 },
  launches: { perMinute: 600, failuresPerMinute: 20 },
  gamingDay: { zone: 'Europe/Malta', startsAt: '00:00' },
  wallet: { url: 'https://wallet.example', keys: keys(), timeoutMs: 1_000 },
  api: { keys: keys() },
  webhooks: null,
  ...more,
});

/** Headers and body of a call that the operator of the brand signs. */
export const signedCall = (
  brand: Pick<Brand, 'api'>,
  nowMs: number,
  /** A text is a file of CSV. */
  content: object | string | null,
  id: string = randomUUID(),
) => {
  const payload = typeof content === 'string' ? content : content === null ? '' : JSON.stringify(content);
  return {
    payload,
    headers: {
      'content-type': typeof content === 'string' ? 'text/csv' : 'application/json',
      ...signMessage(brand.api.keys, id, Math.floor(nowMs / 1000), payload),
    },
  };
};
