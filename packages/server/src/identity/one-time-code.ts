// The second factor: time-based codes of six digits [RFC 6238]. A code is accepted once, and none older than the
// newest accepted one. At rest the secret is encrypted with a key derived from the deployment's, bound to its owner,
// so that it decrypts for no other account.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { derivedKeys, type ShoeKeys } from '@punto/store/shoes/shoe-key';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** One step to either side, because clocks of phones differ. */
const WINDOW = 1;
const ISSUER = 'Punto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = NONCE_BYTES + TAG_BYTES;

export type NewSecret = { readonly secret: string; readonly uri: string };

/** `secret` in base 32; `uri` to enrol the authenticator app. */
export const newSecret = (name: string): NewSecret => {
  const secret = new Secret({ size: 20 });
  const totp = new TOTP({ issuer: ISSUER, label: name, secret, period: PERIOD_S });
  return { secret: secret.base32, uri: totp.toString() };
};

/** The time step the code belongs to; `null`: no step near the current time, or one already used. */
export const stepOf = (secret: string, code: string, now: number, lastStep: number | null): number | null => {
  const timestamp = Math.floor(now);
  const off = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period: PERIOD_S,
    timestamp,
    window: WINDOW,
  });
  if (off === null) return null;
  const step = TOTP.counter({ period: PERIOD_S, timestamp }) + off;
  return lastStep === null || step > lastStep ? step : null;
};

export type CodeCipher = {
  /** Returns base 64. */
  readonly encrypt: (staff: string, secret: string) => string;
  /** `null`: another key, or changed content. */
  readonly decrypt: (staff: string, encrypted: string) => string | null;
};

/** Encrypts with the newest of the deployment's keys; decrypts with any of them. */
export const createCodeCipher = (encryptionKeys: ShoeKeys): CodeCipher => {
  const [newest, ...older] = derivedKeys(
    encryptionKeys,
    (key) => new Uint8Array(hkdfSync('sha256', key, '', 'punto staff code', 32)),
  );
  return {
    encrypt: (staff, secret) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, newest, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(staff));
      const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
    },
    decrypt: (staff, encrypted) => {
      for (const key of [newest, ...older]) {
        const secret = decryptedWith(key, staff, encrypted);
        if (secret !== null) return secret;
      }
      return null;
    },
  };
};

const decryptedWith = (key: Uint8Array, staff: string, encrypted: string): string | null => {
  const bytes = Buffer.from(encrypted, 'base64');
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, HEAD_BYTES)];
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(staff));
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};
