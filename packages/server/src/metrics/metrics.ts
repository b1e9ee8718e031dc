// All Prometheus metrics. Events are counted by the meter as they happen; states are read from the store, tables and
// gateways when scraped.
import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import manifest from '../../package.json' with { type: 'json' };
import type { LeaseMeter } from '../cluster/lease-meter.ts';
import type { Meter } from '../meter/meter.ts';
import type { WalletMeter } from '../wallet/wallet-meter.ts';
import { createCountingMeter } from './counting-meter.ts';
import { createLeaseCounts } from './lease-counts.ts';
import { createMetricFamilies } from './metric-families.ts';
import { type ReadingSources, registerReadings } from './readings.ts';
import { createWalletCounts } from './wallet-counts.ts';

export type Metrics = {
  readonly meter: Meter;
  readonly leaseMeter: LeaseMeter;
  readonly walletMeter: WalletMeter;
  readonly watch: (watched: ReadingSources) => void;
  /** All metrics in the text format of Prometheus. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

export type MetricsParts = {
  /** Called when a metric cannot be read. */
  readonly onFault: (family: string, fault: unknown) => void;
};

/** Resolution of the event loop's lag, in milliseconds: a finer one would wake an idle process needlessly. */
const LOOP_RESOLUTION_MS = 20;

export const createMetrics = ({ onFault }: MetricsParts): Metrics => {
  const registry = new Registry();
  const unread = new Counter({
    ...{ name: 'punto_unread_total', help: 'Times a metric could not be read and was left out.' },
    ...{ labelNames: ['family'], registers: [registry] },
  });
  const families = createMetricFamilies(registry, (family, fault) => {
    unread.labels(family).inc();
    onFault(family, fault);
  });
  const meter = createCountingMeter(registry, families);
  const leaseMeter = createLeaseCounts(registry, families);
  const walletMeter = createWalletCounts(registry, families);
  families.gauge('punto_build_info', 'Version of the program and of Node.js.', ['version', 'node'], (set) =>
    set(1, manifest.version, process.version),
  );
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_RESOLUTION_MS });
  return {
    ...{ meter, leaseMeter, walletMeter },
    watch: (watched) => registerReadings(families, watched),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
