// Metrics of the calls to the wallets of operators: how many by brand, call and outcome, and how long they took.
import { Histogram, type Registry } from 'prom-client';
import type { WalletMeter } from '../wallet/wallet-meter.ts';
import type { Families } from './metric-families.ts';

/** A debit is given up after five seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const createWalletCounts = (
  registry: Registry,
  { counter }: Pick<Families, 'counter'>,
): WalletMeter => {
  const calls = new Map<string, { brand: string; call: string; outcome: string; times: number }>();
  const seconds = new Histogram({
    ...{
      name: 'punto_wallet_call_seconds',
      help: 'Time until a wallet had answered, or the call was given up.',
    },
    ...{ labelNames: ['brand', 'call'], buckets: SECONDS, registers: [registry] },
  });
  counter(
    'punto_wallet_calls_total',
    'Calls to the wallets of operators; outcome: done, a code of the contract, or unclear (no valid answer).',
    ['brand', 'call', 'outcome'],
    (set) => {
      for (const { brand, call, outcome, times } of calls.values()) set(times, brand, call, outcome);
    },
  );
  return {
    called: (brand, call, outcome, ms) => {
      const key = `${brand} ${call} ${outcome}`;
      const known = calls.get(key) ?? { brand, call, outcome, times: 0 };
      known.times += 1;
      calls.set(key, known);
      seconds.labels(brand, call).observe(ms / 1_000);
    },
  };
};
