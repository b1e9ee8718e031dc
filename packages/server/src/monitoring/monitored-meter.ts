// A meter that also passes rounds to the monitoring. The monitoring needs the store, and the store reports to the meter: the
// meter is created first, and the monitoring starts once the store is open, before any table.
import type { Meter } from '../meter/meter.ts';
import { createMonitor, type Monitor, type MonitorParts } from './monitor.ts';
import { monitorMeter } from './monitor-meter.ts';

export type MonitoredMeter = {
  readonly meter: Meter;
  readonly start: (parts: MonitorParts) => Monitor;
};

export const createMonitoredMeter = (meter: Meter): MonitoredMeter => {
  let monitor: Monitor | null = null;
  return {
    meter: monitorMeter(meter, { ended: (table, round) => monitor?.ended(table, round) }),
    start: (parts) => {
      monitor = createMonitor(parts);
      return monitor;
    },
  };
};
