// Signatures by Standard Webhooks 1.0, for calls and answers in both directions: HMAC-SHA256 over `id.timestamp.body`. During a
// key rotation a message has one signature for each key; one valid signature by any key of the reader is enough.
import { createHmac, type Hmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The tolerance for the time of a message, against replay of a recorded message. */
export const TOLERANCE_SECONDS = 300;

const PREFIX = 'whsec_';
const LEAST_KEY_BYTES = 24;
const MOST_KEY_BYTES = 64;
/** The limit of signatures read from a message: each costs a comparison with every key. */
const MOST_SIGNATURES = 8;

export type WebhookKey = { readonly bytes: Uint8Array };

/** One or several keys, the newest first. */
export type WebhookKeys = readonly [WebhookKey, ...WebhookKey[]];

/** Text of the form `whsec_` and base64 of 24 to 64 bytes. Throws with the change to make. */
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

/** Headers of a message, with a signature for each key. `body`: the exact bytes that are sent. */
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
  macBegun(key, id, seconds).update(body).digest();

const macBegun = (key: WebhookKey, id: string, seconds: string): Hmac =>
  createHmac('sha256', key.bytes).update(`${id}.${seconds}.`);

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

/** The check of a signature over a body that arrives in pieces. */
export type PieceSignature = {
  readonly add: (piece: string | Uint8Array) => void;
  /** After the last piece; as `signatureFault`. */
  readonly fault: () => SignatureFault | null;
};

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A fault of the headers is returned at once, before anything of the body is read. */
export const beginSignatureCheck = (
  keys: WebhookKeys,
  headers: Headers,
  nowSeconds: number,
): PieceSignature | SignatureFault => {
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
  const macs = keys.map((key) => macBegun(key, id, seconds));
  return {
    add: (piece) => {
      for (const mac of macs) mac.update(piece);
    },
    fault: () => {
      let fits = false;
      for (const right of macs.map((mac) => mac.digest())) {
        for (const one of given) {
          // Every pair is compared, each in constant time, so that the duration does not depend on which one matches.
          const same = one.length === right.length && timingSafeEqual(one, right);
          fits ||= same;
        }
      }
      return fits ? null : 'no-match';
    },
  };
};

/**
 * The fault of a signature; `null`: a holder of one of the keys signed the message, at most five minutes ago or ahead. `headers`
 * by lower-case name.
 */
export const signatureFault = (
  keys: WebhookKeys,
  headers: Headers,
  nowSeconds: number,
  body: string | Uint8Array,
): SignatureFault | null => {
  const check = beginSignatureCheck(keys, headers, nowSeconds);
  if (typeof check === 'string') return check;
  check.add(body);
  return check.fault();
};
