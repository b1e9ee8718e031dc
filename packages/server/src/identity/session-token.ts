// A session is 32 random bytes that only the patron's browser holds. The store has their SHA-256, so that who
// reads the database can be nobody. No salt or slow hash: there is nothing to guess in 256 random bits.
import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** `null` for what cannot be a token, so that no other text is ever looked up. */
export const sessionHash = (token: string | undefined): string | null =>
  token !== undefined && TOKEN.test(token) ? createHash('sha256').update(token).digest('hex') : null;
