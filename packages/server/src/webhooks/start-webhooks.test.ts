import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { EVERY_BRAND } from '@punto/store/webhook-store';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createManualClock } from '../../test/support/manual-clock.ts';
import { NO_BRANDS } from '../brands/brand.ts';
import { startWebhooks } from './start-webhooks.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'punto-webhooks-'));
  store = await openSqliteStore(folder);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

it('discards the events of a house without brands, so that a brand added later receives none of them', async () => {
  const opened = { type: 'table.opened' as const, ordering: 'table:main', at: 1, data: { table: 'main' } };
  const events = Array.from({ length: 501 }, (_, number) => ({
    ...opened,
    id: `table:main:${number}`,
    brand: EVERY_BRAND,
  }));
  await store.webhooks.announce(events);
  const log = pino({ level: 'silent' });
  const close = startWebhooks(NO_BRANDS, { store, clock: createManualClock() }, { log, tracing: null });
  await close();

  const later = new Map([['acme', ['https://acme.example/webhooks']]]);
  expect(await store.webhooks.spread(later, 2, 10)).toBe(0);
  await store.webhooks.announce([{ ...opened, id: 'table:main:new', brand: EVERY_BRAND }]);
  expect(await store.webhooks.spread(later, 3, 10)).toBe(1);
});
