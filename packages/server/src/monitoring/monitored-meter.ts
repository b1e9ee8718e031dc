// A meter that also passes each finished round to the monitoring, once the round is on disk. The monitoring needs the store,
// and the store reports to the meter: so the meter is created first, and the monitoring starts once the store is open,
// before any table.
import { withBatchListener } from '../meter/batch-listener.ts';
import type { Meter } from '../meter/meter.ts';
import { createMonitor, type Monitor, type MonitorParts } from './monitor.ts';

export type MonitoredMeter = {
  readonly meter: Meter;
  readonly start: (parts: MonitorParts) => Monitor;
};

export const createMonitoredMeter = (meter: Meter): MonitoredMeter => {
  let monitor: Monitor | null = null;
  return {
    meter: withMonitor(meter, { ended: (table, round) => monitor?.ended(table, round) }),
    start: (parts) => {
      monitor = createMonitor(parts);
      return monitor;
    },
  };
};

export const withMonitor = (meter: Meter, monitor: Pick<Monitor, 'ended'>): Meter =>
  withBatchListener(meter, (table, tally, { shoe, round, setup }) => {
    if (!(shoe && round && tally.ended.some((ended) => ended.shoe === null))) return;
    monitor.ended(table, {
      ...{ shoe: shoe.number, decks: shoe.rules.decks, burnt: shoe.burn?.faceUp ?? null },
      ...{ round: round.number, hands: round.hands, hasStakes: round.stakes.size > 0, setup },
    });
  });
