// Signatures by Standard Webhooks 1.0, for calls and answers in both directions: HMAC-SHA256 over `id.timestamp.body`. While keys
// rotate a message has one signature for each key, and is right when one of them fits one key of the reader.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How far the time of a message may be off: a recorded message is worth nothing later. */
export const TOLERANCE_SECONDS = 300;

const PREFIX = 'whsec_';
const LEAST_KEY_BYTES = 24;
const MOST_KEY_BYTES = 64;
/** More than anybody rotates at once: each costs a comparison with every key. */
const MOST_SIGNATURES = 8;

export type WebhookKey = { readonly bytes: Uint8Array };

/** One or several, the newest first. */
export type WebhookKeys = readonly [WebhookKey, ...WebhookKey[]];

/** Text of the form `whsec_` and base64 of 24 to 64 bytes. Throws what to change. */
export const parseWebhookKey = (text: string): WebhookKey => {
  const trimmed = text.trim();
  const bare = trimmed.startsWith(PREFIX) ? trimmed.slice(PREFIX.length) : null;
  const bytes = bare !== null && /^[A-Za-z0-9+/]+={0,2}$/.test(bare) ? Buffer.from(bare, 'base64') : null;
  if (bytes === null) throw new Error(`a key begins with ${PREFIX} and goes on in base64`);
  if (bytes.length < LEAST_KEY_BYTES || bytes.length > MOST_KEY_BYTES)
    throw new Error(`a key has ${LEAST_KEY_BYTES} to ${MOST_KEY_BYTES} bytes, this one has ${bytes.length}`);
  return { bytes };
};

/** A new random key as text. */
export const newWebhookKey = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

export type SignedHeaders = {
  readonly 'webhook-id': string;
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
};

/** Headers of a message, with a signature for each key. `body`: the very bytes that are sent. */
export const signMessage = (
  keys: WebhookKeys,
  id: string,
  seconds: number,
  body: string | Uint8Array,
): SignedHeaders => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': keys
    .map((key) => `v1,${macOf(key, id, String(seconds), body).toString('base64')}`)
    .join(' '),
});

const macOf = (key: WebhookKey, id: string, seconds: string, body: string | Uint8Array): Buffer =>
  createHmac('sha256', key.bytes).update(`${id}.${seconds}.`).update(body).digest();

export const SIGNATURE_FAULTS = [
  'headers-missing',
  'time-unreadable',
  'too-old',
  'too-new',
  'no-match',
] as const;
export type SignatureFault = (typeof SIGNATURE_FAULTS)[number];

export const SIGNATURE_FAULT_TEXTS: Readonly<Record<SignatureFault, string>> = {
  'headers-missing': 'webhook-id, webhook-timestamp or webhook-signature is missing',
  'time-unreadable': 'webhook-timestamp is no whole number of seconds',
  'too-old': 'the time of the message is more than five minutes ago: check the clocks',
  'too-new': 'the time of the message is more than five minutes ahead: check the clocks',
  'no-match': 'no signature fits: check the keys, and that the raw body was signed and read unchanged',
};

/**
 * Why a message is not to be trusted; `null`: it is from a holder of one of the keys, and no more than five minutes off. `headers` by
 * lower-case name.
 */
export const signatureFault = (
  keys: WebhookKeys,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  nowSeconds: number,
  body: string | Uint8Array,
): SignatureFault | null => {
  const id = headers['webhook-id'];
  const seconds = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (typeof id !== 'string' || typeof seconds !== 'string' || typeof signatures !== 'string')
    return 'headers-missing';
  if (!/^\d{1,15}$/.test(seconds)) return 'time-unreadable';
  const age = nowSeconds - Number(seconds);
  if (age > TOLERANCE_SECONDS) return 'too-old';
  if (age < -TOLERANCE_SECONDS) return 'too-new';
  const given = signatures
    .split(' ', MOST_SIGNATURES)
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice('v1,'.length), 'base64'));
  let fits = false;
  for (const key of keys) {
    const right = macOf(key, id, seconds, body);
    for (const one of given) {
      // Every pair is compared, each in constant time, so that the time says nothing of which fits.
      const same = one.length === right.length && timingSafeEqual(one, right);
      fits ||= same;
    }
  }
  return fits ? null : 'no-match';
};
