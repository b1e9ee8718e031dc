// The webhook sender with a receiver that fails three of ten requests: at-least-once delivery, in order for a round.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  parseWebhookKey,
  signatureFault,
  type WebhookKeys,
} from '@punto/operator/signature/standard-webhooks';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import type { WebhookEvent } from '@punto/store/webhook-store';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chanceOf } from '../../test/support/chance.ts';
import { createManualClock, type ManualClock } from '../../test/support/manual-clock.ts';
import { recordSpans } from '../../test/support/span-recorder.ts';
import { portOf } from '../http/listening-port.ts';
import { MOST_ATTEMPTS, pauseAfter } from './attempt-pause.ts';
import { createWebhookSender, type WebhookReceiver, type WebhookSender } from './webhook-sender.ts';

const OLD = parseWebhookKey(`whsec_${Buffer.alloc(32, 1).toString('base64')}`);
const NEW = parseWebhookKey(`whsec_${Buffer.alloc(32, 2).toString('base64')}`);
const HOUR_MS = 3_600_000;
const log = pino({ level: 'silent' });

const ROUNDS = 40;
const REVISIONS = 3;

const eventOf = (round: number, revision: number): WebhookEvent => ({
  id: `round:main:1:${round}:${revision}`,
  brand: 'acme',
  type: revision === 0 ? 'round.settled' : 'round.corrected',
  ordering: `round:main:1:${round}`,
  at: 1_000 + round,
  data: { round, revision },
});
const EVENTS = Array.from({ length: ROUNDS }, (_, round) =>
  Array.from({ length: REVISIONS }, (_, revision) => eventOf(round, revision)),
).flat();

describe('webhooks', () => {
  let server: Server;
  let folder: string;
  let store: Store;
  let clock: ManualClock;
  /** Ids of the messages that the receiver stored, in order. */
  let taken: string[];
  let attempts: number;
  /** The `traceparent` header of each attempt. */
  let traceparents: (string | null)[];
  /** The receiver's next status, and its keys. */
  let status: () => number;
  let receiverKeys: WebhookKeys;

  beforeEach(async () => {
    [taken, attempts, status, receiverKeys] = [[], 0, () => 204, [OLD]];
    traceparents = [];
    server = createServer(async (request, response) => {
      let body = '';
      for await (const piece of request) body += piece;
      attempts += 1;
      traceparents.push(request.headers.traceparent?.toString() ?? null);
      const seconds = Math.floor(clock.now() / 1_000);
      const fault = signatureFault(receiverKeys, request.headers, seconds, body);
      const code = fault === null ? status() : 401;
      // A receiver that fails after it has stored the message receives it again.
      if (code === 204 || code === 500) taken.push(String(request.headers['webhook-id']));
      response.writeHead(code).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    folder = mkdtempSync(join(tmpdir(), 'punto-webhooks-'));
    store = await openSqliteStore(folder);
    clock = createManualClock();
  });
  afterEach(async () => {
    server.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const receiver = (more: Partial<WebhookReceiver> = {}): WebhookReceiver => ({
    brand: 'acme',
    urls: [`http://127.0.0.1:${portOf(server)}/hooks`],
    keys: [OLD],
    privateRanges: ['127.0.0.0/8'],
    ...more,
  });
  const senderTo = (...receivers: readonly WebhookReceiver[]): WebhookSender =>
    createWebhookSender({ webhooks: store.webhooks, clock, log, receivers });
  /** Steps until no delivery waits. */
  const drain = async (sender: WebhookSender, most = 2_000): Promise<void> => {
    for (let steps = 0; steps < most; steps += 1) {
      const sent = await sender.step();
      if ((await store.webhooks.waiting()).count === 0) return;
      if (sent === 0) clock.advance(5_000);
    }
    throw new Error(`webhooks still wait after ${most} steps`);
  };

  it('arrive at least once and in order for a round when the receiver fails three of ten times', async () => {
    const chance = chanceOf(21);
    let failed = 0;
    status = () => {
      if (chance.below(10) >= 3) return 204;
      failed += 1;
      return chance.once(2) ? 503 : 500;
    };
    await store.webhooks.announce(EVENTS);
    await drain(senderTo(receiver()));
    expect(failed).toBeGreaterThan(30);
    expect(attempts).toBe(EVENTS.length + failed);
    expect(new Set(taken)).toEqual(new Set(EVENTS.map(({ id }) => id)));
    expect(taken.length).toBeGreaterThan(EVENTS.length);
    for (let round = 0; round < ROUNDS; round += 1) {
      const revisions = taken
        .filter((id) => id.startsWith(`round:main:1:${round}:`))
        .map((id) => Number(id.at(-1)));
      expect(revisions).toEqual(revisions.toSorted((a, b) => a - b));
    }
  });

  it('reach each of several URLs, and a receiver that is down delays no other', async () => {
    await store.webhooks.announce(EVENTS.slice(0, 6));
    const down = 'http://127.0.0.1:1/';
    const sender = senderTo(receiver({ urls: [down, ...receiver().urls] }));
    for (let turn = 0; turn < 6; turn += 1) await sender.step();
    expect(taken.toSorted()).toEqual(EVENTS.slice(0, 6).map(({ id }) => id));
    expect((await store.webhooks.waiting()).count).toBe(6);
  });

  it('have a span for each attempt where traces are recorded, and send its traceparent', async () => {
    const recorder = recordSpans();
    const answers = [503, 204];
    status = () => answers.shift() ?? 204;
    await store.webhooks.announce([eventOf(1, 0)]);
    const parts = { webhooks: store.webhooks, clock, log, receivers: [receiver()] };
    await drain(createWebhookSender({ ...parts, tracing: recorder.tracing }));
    const [first, second] = recorder.named('webhook');
    recorder.close();
    expect(traceparents).toEqual([first, second].map((span) => `00-${span?.trace}-${span?.id}-01`));
    const failed = { 'punto.attempt': 1, 'error.type': 'not-received' };
    expect(first).toMatchObject({ kind: 'client', parent: null, failed: true, attributes: failed });
    expect(second).toMatchObject({ failed: false, attributes: { 'punto.attempt': 2 } });
    await store.webhooks.announce([eventOf(2, 0)]);
    await drain(createWebhookSender(parts));
    expect(traceparents.at(-1)).toBeNull();
  });

  it('survive a key rotation: both keys sign while they rotate', async () => {
    const announce = (round: number) => store.webhooks.announce([eventOf(round, 0)]);
    await announce(1);
    await drain(senderTo(receiver({ keys: [OLD] })));
    await announce(2);
    await drain(senderTo(receiver({ keys: [NEW, OLD] })));
    receiverKeys = [NEW];
    await announce(3);
    await drain(senderTo(receiver({ keys: [NEW, OLD] })));
    await announce(4);
    await drain(senderTo(receiver({ keys: [NEW] })));
    expect(taken).toEqual([1, 2, 3, 4].map((round) => eventOf(round, 0).id));
    expect(attempts).toBe(4);
    // A key that the receiver does not have loses no webhook: it waits for a retry.
    receiverKeys = [OLD];
    await announce(5);
    await senderTo(receiver({ keys: [NEW] })).step();
    expect((await store.webhooks.waiting()).count).toBe(1);
    receiverKeys = [NEW];
    await drain(senderTo(receiver({ keys: [NEW] })));
    expect(taken.at(-1)).toBe(eventOf(5, 0).id);
  });

  it('become dead letters after the last attempt, and the next of the round follows', async () => {
    status = () => 410;
    await store.webhooks.announce([eventOf(1, 0), eventOf(1, 1)]);
    const sender = senderTo(receiver());
    for (let tries = 0; tries < MOST_ATTEMPTS; tries += 1) {
      expect(await sender.step()).toBe(1);
      clock.advance(HOUR_MS);
    }
    expect(attempts).toBe(MOST_ATTEMPTS);
    const [letter, ...others] = await store.webhooks.deadLetters('acme', 0, 10);
    expect(letter).toMatchObject({ id: eventOf(1, 0).id, attempts: MOST_ATTEMPTS, fault: 'status 410' });
    expect(others).toEqual([]);
    status = () => 204;
    await drain(sender);
    expect(taken).toEqual([eventOf(1, 1).id]);
  });

  it('to an address that is not public are never sent', async () => {
    await store.webhooks.announce([eventOf(1, 0)]);
    await senderTo(receiver({ privateRanges: [] })).step();
    expect(attempts).toBe(0);
    expect((await store.webhooks.waiting()).count).toBe(1);
  });

  it('are sent by a started sender, whose close waits for its last attempt', async () => {
    await store.webhooks.announce(EVENTS);
    const sender = senderTo(receiver());
    sender.start();
    await expect
      .poll(() => {
        clock.advance(1_000);
        return taken.length;
      })
      .toBe(EVENTS.length);
    await sender.close();
    expect(clock.next()).toBeNull();
    expect((await store.webhooks.waiting()).count).toBe(0);
  });

  it('have growing retry delays, and no retry after three days', () => {
    const pauses = Array.from({ length: MOST_ATTEMPTS }, (_, n) => pauseAfter(n + 1));
    expect(pauses.slice(0, 3)).toEqual([5_000, 10_000, 20_000]);
    expect(pauses.at(-1)).toBeNull();
    const total = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0);
    expect(total / HOUR_MS).toBeGreaterThan(68);
    expect(total / HOUR_MS).toBeLessThan(76);
  });
});
