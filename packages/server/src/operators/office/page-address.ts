// Signed URL of a round page: a bearer URL, valid for fifteen minutes, for one round of one brand.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookKey, WebhookKeys } from '@punto/operator/signature/standard-webhooks';

export const PAGE_MS = 15 * 60_000;

export type SignedPage = {
  readonly brand: string;
  readonly table: string;
  readonly shoe: number;
  readonly round: number;
  /** When the URL expires, in milliseconds since 1970. */
  readonly until: number;
};

/** The signed text begins with a line feed, which no message id contains: a signature of a message never fits a page. */
const textOf = ({ brand, table, shoe, round, until }: SignedPage): string =>
  ['\npage', brand, table, shoe, round, until].join('\n');

const macOf = (key: WebhookKey, page: SignedPage): Buffer =>
  createHmac('sha256', key.bytes).update(textOf(page)).digest();

/** Signs with the newest key. */
export const pageSignature = ([key]: WebhookKeys, page: SignedPage): string =>
  macOf(key, page).toString('base64url');

/** True when a key of the brand signed the page and the URL has not expired. */
export const isPageValid = (keys: WebhookKeys, page: SignedPage, signature: string, now: number): boolean => {
  if (page.until <= now || page.until > now + PAGE_MS) return false;
  const given = Buffer.from(signature, 'base64url');
  let fits = false;
  for (const key of keys) {
    const right = macOf(key, page);
    const same = given.length === right.length && timingSafeEqual(given, right);
    fits ||= same;
  }
  return fits;
};
