// Starts the webhook sender when a brand has webhook URLs.
import type { Store } from '@punto/store/store';
import type { Logger } from 'pino';
import type { Brands } from '../brands/brand.ts';
import type { Clock } from '../time/clock.ts';
import type { Tracing } from '../trace/tracing.ts';
import { createWebhookSender, KEEP_MS, type WebhookReceiver } from './webhook-sender.ts';

/** Returns a function that stops the sender and resolves when no attempt is in flight. */
export const startWebhooks = (
  brands: Brands,
  { store, clock }: { readonly store: Pick<Store, 'webhooks'>; readonly clock: Clock },
  { log, tracing }: { readonly log: Logger; readonly tracing: Tracing | null },
): (() => Promise<void>) => {
  const receivers = [...brands.values()].flatMap(({ id, webhooks }): readonly WebhookReceiver[] =>
    webhooks === null ? [] : [{ brand: id, ...webhooks }],
  );
  if (receivers.length === 0) return discardEvents(store.webhooks, clock, log);
  const sender = createWebhookSender({ webhooks: store.webhooks, clock, log, receivers, tracing });
  sender.start();
  return sender.close;
};

const MOST_DISCARDED = 500;

/**
 * Discards the events so far: a table writes one for every brand when it opens or closes, and a brand that is added later must not
 * receive earlier events. The returned function resolves when this is done.
 */
const discardEvents = (webhooks: Store['webhooks'], clock: Clock, log: Logger): (() => Promise<void>) => {
  const discard = async (): Promise<void> => {
    while ((await webhooks.spread(new Map(), clock.now(), MOST_DISCARDED)) === MOST_DISCARDED);
    await webhooks.forget(clock.now() - KEEP_MS);
  };
  const done = discard().catch((err: unknown) => {
    log.error({ component: 'webhooks', err }, 'webhook events could not be discarded');
  });
  return () => done;
};
