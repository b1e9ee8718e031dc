// The status of each table, for operators.
import type { TableHost } from './running/running-table.ts';

/** `shut`: closed by the staff; `stopped`: on an error, needs attention. */
export const TABLE_STATUSES = ['open', 'paused', 'shut', 'stopped'] as const;
export type Standing = (typeof TABLE_STATUSES)[number];

export const tableStatusOf = (host: Pick<TableHost, 'state' | 'fault'>): Standing => {
  if (host.fault() !== null) return 'stopped';
  const state = host.state();
  if (state?.service === 'shut') return 'shut';
  return state && state.pause !== null ? 'paused' : 'open';
};
