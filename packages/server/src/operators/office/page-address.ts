// The signed address of the page of a round: valid for fifteen minutes for whoever has it, and for this round of this brand alone.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookKey, WebhookKeys } from '@punto/operator/signature/standard-webhooks';

export const PAGE_MS = 15 * 60_000;

export type SignedPage = {
  readonly brand: string;
  readonly table: string;
  readonly shoe: number;
  readonly round: number;
  /** The end of its validity. */
  readonly until: number;
};

/** Begins with a line feed, which no id of a signed message has: no signature of a message is one of a page. */
const textOf = ({ brand, table, shoe, round, until }: SignedPage): string =>
  ['\npage', brand, table, shoe, round, until].join('\n');

const macOf = (key: WebhookKey, page: SignedPage): Buffer =>
  createHmac('sha256', key.bytes).update(textOf(page)).digest();

/** With the newest key. */
export const pageSignature = ([key]: WebhookKeys, page: SignedPage): string =>
  macOf(key, page).toString('base64url');

/** Whether a key of the brand signed the page, and its time is not over. */
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
