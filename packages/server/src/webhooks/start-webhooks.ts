// Starts the sending of webhooks where a brand has addresses for them.
import type { Store } from '@punto/store/store';
import type { Logger } from 'pino';
import type { Brands } from '../brands/brand.ts';
import type { Clock } from '../time/clock.ts';
import type { Tracing } from '../trace/tracing.ts';
import { createWebhookSender, type WebhookReceiver } from './webhook-sender.ts';

/** The returned function resolves when no attempt is under way. */
export const startWebhooks = (
  brands: Brands,
  { store, clock }: { readonly store: Pick<Store, 'webhooks'>; readonly clock: Clock },
  { log, tracing }: { readonly log: Logger; readonly tracing: Tracing | null },
): (() => Promise<void>) => {
  const receivers = [...brands.values()].flatMap(({ id, webhooks }): readonly WebhookReceiver[] =>
    webhooks === null ? [] : [{ brand: id, ...webhooks }],
  );
  if (receivers.length === 0) return async () => {};
  const sender = createWebhookSender({ webhooks: store.webhooks, clock, log, receivers, tracing });
  sender.start();
  return sender.close;
};
