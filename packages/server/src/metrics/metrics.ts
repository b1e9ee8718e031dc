// All that is told to Prometheus. What happens is counted by the meter as it happens; how things stand is read when
// somebody asks, from the store, the tables and the doors themselves.
import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import manifest from '../../package.json' with { type: 'json' };
import type { LeaseMeter } from '../cluster/lease-meter.ts';
import type { Meter } from '../meter/meter.ts';
import { createCountingMeter } from './counting-meter.ts';
import { createFamilies } from './families.ts';
import { createLeaseCounts } from './lease-counts.ts';
import { type ReadingSources, tellReadings } from './readings.ts';

export type Metrics = {
  readonly meter: Meter;
  readonly leaseMeter: LeaseMeter;
  readonly watch: (watched: ReadingSources) => void;
  /** All of it, as Prometheus reads it. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

export type MetricsParts = {
  /** A figure could not be read. */
  readonly onFault: (family: string, fault: unknown) => void;
};

/** How finely the lag of the loop is measured: finer wakes an idle process for nothing. */
const LOOP_LOOK_MS = 20;

export const createMetrics = ({ onFault }: MetricsParts): Metrics => {
  const registry = new Registry();
  const unread = new Counter({
    ...{ name: 'punto_unread_total', help: 'Times a figure could not be read; it was left out.' },
    ...{ labelNames: ['family'], registers: [registry] },
  });
  const families = createFamilies(registry, (family, fault) => {
    unread.labels(family).inc();
    onFault(family, fault);
  });
  const meter = createCountingMeter(registry, families);
  const leaseMeter = createLeaseCounts(registry, families);
  families.gauge('punto_build_info', 'What runs here.', ['version', 'node'], (tell) =>
    tell(1, manifest.version, process.version),
  );
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_LOOK_MS });
  return {
    ...{ meter, leaseMeter },
    watch: (watched) => tellReadings(families, watched),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
