import { instant } from '@punto/table/ids';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { readMetrics } from '../../test/support/read-metrics.ts';
import { createMetricFamilies } from './metric-families.ts';
import { registerWallets } from './wallet-readings.ts';

it('has the owed and unresolved calls of each brand with their age, and 0 for a brand without owed calls', async () => {
  const registry = new Registry();
  const asked: number[] = [];
  registerWallets(createMetricFamilies(registry, expect.unreachable), {
    clock: { now: () => instant(700_000) },
    wallets: new Map([
      ['lagoon', { isOpen: () => true }],
      ['reef', { isOpen: () => false }],
    ]),
    store: {
      wallet: {
        waiting: async (before: number) => {
          asked.push(before);
          return [
            { brand: 'gone', calls: 4, oldestAt: 690_000, unresolved: 0, unresolvedAt: null },
            { brand: 'lagoon', calls: 3, oldestAt: 100_000, unresolved: 2, unresolvedAt: 200_000 },
          ];
        },
      },
    } as never,
  });
  expect([...readMetrics(await registry.metrics())]).toEqual([
    ['punto_wallet_breaker_open{brand="lagoon"}', 1],
    ['punto_wallet_breaker_open{brand="reef"}', 0],
    ['punto_wallet_owed{brand="lagoon"}', 3],
    ['punto_wallet_owed{brand="reef"}', 0],
    ['punto_wallet_owed{brand="gone"}', 4],
    ['punto_wallet_owed_oldest_seconds{brand="lagoon"}', 600],
    ['punto_wallet_owed_oldest_seconds{brand="reef"}', 0],
    ['punto_wallet_owed_oldest_seconds{brand="gone"}', 10],
    ['punto_wallet_unresolved{brand="lagoon"}', 2],
    ['punto_wallet_unresolved{brand="reef"}', 0],
    ['punto_wallet_unresolved{brand="gone"}', 0],
    ['punto_wallet_unresolved_oldest_seconds{brand="lagoon"}', 500],
    ['punto_wallet_unresolved_oldest_seconds{brand="reef"}', 0],
    ['punto_wallet_unresolved_oldest_seconds{brand="gone"}', 0],
  ]);
  expect(new Set(asked)).toEqual(new Set([640_000]));
});
