// Webhook sender: delivers at least once, in order for each round and URL. Each URL has a separate loop, so a slow receiver delays no
// other. Any number of nodes run it over one store, where one sender at a time claims a delivery.
import type { WebhookDelivery, WebhookStore } from '@punto/store/webhook-store';
import { instant } from '@punto/table/ids';
import type { Logger } from 'pino';
import type { WebhookSettings } from '../brands/brand.ts';
import type { Clock } from '../time/clock.ts';
import { outgoingCall, type Tracing } from '../trace/tracing.ts';
import { rangesOf } from './address-guard.ts';
import { pauseAfter } from './attempt-pause.ts';
import { guardedPost, type PostResult, type ResolveName } from './guarded-post.ts';
import { webhookMessage } from './webhook-body.ts';

export type WebhookReceiver = WebhookSettings & { readonly brand: string };

export type WebhookSenderParts = {
  readonly webhooks: WebhookStore;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly receivers: readonly WebhookReceiver[];
  readonly resolve?: ResolveName;
  readonly tracing?: Tracing | null;
};

const WEBHOOK_TIMEOUT_MS = 10_000;
/** Claim timeout, longer than an attempt: a delivery of a dead node is due again after it. */
const CLAIM_MS = 30_000;
const POLL_MS = 500;
const AT_ONCE = 16;
const MOST_NEW = 500;
/** Retention of events, acknowledged deliveries and dead letters. */
export const KEEP_MS = 30 * 86_400_000;
const FORGET_EVERY_MS = 3_600_000;

export type WebhookSender = {
  /** Creates the deliveries of new events and sends those that are due; resolves with the number of attempts. */
  readonly step: () => Promise<number>;
  /** Starts the loops. */
  readonly start: () => void;
  /** Stops the loops; resolves when no attempt is in flight. */
  readonly close: () => Promise<void>;
};

type Target = Omit<WebhookReceiver, 'urls'> & { readonly url: string };

export const createWebhookSender = (parts: WebhookSenderParts): WebhookSender => {
  const { webhooks, clock, log, receivers, tracing = null } = parts;
  let closed = false;
  let forgotAt = Number.NEGATIVE_INFINITY;

  const attempt = async (delivery: WebhookDelivery, target: Target): Promise<void> => {
    const { headers, body } = webhookMessage(delivery, target.keys, clock.now());
    // A webhook may report a round of many tickets, so each attempt begins a trace.
    const call = { name: 'webhook', requests: [], attempt: delivery.attempts };
    const { fault } = await outgoingCall(tracing, call, async (traceparent, fail): Promise<PostResult> => {
      const sent = await guardedPost({
        headers: traceparent === null ? headers : { ...headers, traceparent },
        ...{ url: target.url, body, allowed: rangesOf(target.privateRanges), timeoutMs: WEBHOOK_TIMEOUT_MS },
        ...(parts.resolve ? { resolve: parts.resolve } : {}),
      });
      if (sent.fault !== null) fail('not-received');
      return sent;
    });
    if (fault === null) return webhooks.delivered(delivery.number, clock.now());
    const pause = pauseAfter(delivery.attempts);
    const about = { brand: delivery.brand, url: target.url, webhook: delivery.id, fault };
    if (pause === null)
      log.error({ component: 'webhooks', ...about }, 'webhook given up after its last attempt');
    else if (delivery.attempts === 1) log.warn({ component: 'webhooks', ...about }, 'webhook attempt failed');
    await webhooks.failed(delivery.number, fault, clock.now(), pause === null ? null : clock.now() + pause);
  };

  const sendDue = async (target: Target): Promise<number> => {
    const now = clock.now();
    const claim = { brand: target.brand, url: target.url, now, until: now + CLAIM_MS, most: AT_ONCE };
    const claimed = await webhooks.claim(claim);
    await Promise.all(claimed.map((delivery) => attempt(delivery, target)));
    return claimed.length;
  };

  const targets: readonly Target[] = receivers.flatMap(({ urls, ...receiver }) =>
    urls.map((url) => ({ ...receiver, url })),
  );
  const urlsOf = new Map(receivers.map(({ brand, urls }) => [brand, urls]));

  const spread = (): Promise<number> => webhooks.spread(urlsOf, clock.now(), MOST_NEW);

  const forget = async (): Promise<void> => {
    if (clock.now() - forgotAt < FORGET_EVERY_MS) return;
    forgotAt = clock.now();
    await webhooks.forget(clock.now() - KEEP_MS);
  };

  const step = async (): Promise<number> => {
    while ((await spread()) === MOST_NEW);
    const sent = await Promise.all(targets.map(sendDue));
    return sent.reduce((sum, count) => sum + count, 0);
  };

  const loops: Promise<void>[] = [];
  const loop = (work: () => Promise<number>, every: number = POLL_MS): void => {
    const turn = async (): Promise<void> => {
      while (!closed) {
        // After work there may be more: the loop continues without a pause.
        const done = await work().catch((err: unknown) => {
          log.error({ component: 'webhooks', err }, 'store of webhooks failed');
          return 0;
        });
        if (done === 0 && !closed) await pause(every);
      }
    };
    loops.push(turn());
  };
  const wakers = new Set<() => void>();
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        wakers.delete(done);
        cancel();
        resolve();
      };
      const cancel = clock.wake(instant(clock.now() + ms), done);
      wakers.add(done);
    });

  return {
    step,
    start: () => {
      loop(spread);
      loop(async () => {
        await forget();
        return 0;
      }, FORGET_EVERY_MS);
      for (const target of targets) loop(() => sendDue(target));
    },
    close: async () => {
      closed = true;
      for (const wake of [...wakers]) wake();
      await Promise.all(loops);
    },
  };
};
