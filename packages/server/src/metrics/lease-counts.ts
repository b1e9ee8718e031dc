// Metrics of a node's leases: tables taken and lost. In a single process they never change.
import { Histogram, type Registry } from 'prom-client';
import type { LeaseMeter } from '../cluster/lease-meter.ts';
import type { Families } from './metric-families.ts';

const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30];

export const createLeaseCounts = (registry: Registry, { counter, gauge }: Families): LeaseMeter => {
  const taken = { free: 0, dead: 0 };
  let name: string | null = null;
  let ownerless = 0;
  let deaths = 0;
  let lost = 0;
  let late = 0;

  const seconds = new Histogram({
    name: 'punto_table_takeover_seconds',
    help: 'Time from when a table was first seen without an owner until it was open here.',
    buckets: SECONDS,
    registers: [registry],
  });
  counter(
    'punto_tables_taken_total',
    'Tables taken: released by their owner, or of a dead node.',
    ['from'],
    (set) => {
      for (const [from, times] of Object.entries(taken)) set(times, from);
    },
  );
  counter(
    'punto_tables_lost_total',
    'Tables closed because another node owned them, or may have.',
    [],
    (set) => set(lost),
  );
  counter('punto_node_deaths_total', 'Times the lease of this node expired while it ran.', [], (set) =>
    set(deaths),
  );
  counter(
    'punto_renewals_late_total',
    'Lease renewals that failed or were not answered in time.',
    [],
    (set) => set(late),
  );
  gauge('punto_tables_ownerless', 'Tables without a living owner, as last seen.', [], (set) =>
    set(ownerless),
  );

  gauge('punto_node_info', 'Name of this node.', ['name'], (set) => {
    if (name !== null) set(1, name);
  });

  return {
    named: (given) => {
      name = given;
    },
    took: (from, ms) => {
      taken[from] += 1;
      seconds.observe(ms / 1_000);
    },
    ownerless: (tables) => {
      ownerless = tables;
    },
    lost: () => {
      lost += 1;
    },
    died: () => {
      deaths += 1;
    },
    renewedLate: () => {
      late += 1;
    },
  };
};
