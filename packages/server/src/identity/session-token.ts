// A session token is 32 random bytes that only the patron's browser has. The store has their SHA-256, so that a
// reader of the database cannot use it. No salt or slow hash: 256 random bits cannot be guessed.
import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** `null` for text that cannot be a token; it is never looked up. */
export const sessionHash = (token: string | undefined): string | null =>
  token !== undefined && TOKEN.test(token) ? createHash('sha256').update(token).digest('hex') : null;

/** The hash of a new token. */
export const tokenHash = (token: string): string => {
  const hash = sessionHash(token);
  if (hash === null) throw new Error('a new session token is malformed');
  return hash;
};
