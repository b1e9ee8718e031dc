// The four totals of the bar.
import { type Minor, minor } from '@punto/engine/minor';
import type { FloorEntry } from '@punto/protocol/floor/message';

type Sums = {
  /** Number of tables that are neither shut nor stopped. */
  readonly open: number;
  readonly patrons: number;
  readonly stakedMinor: Minor;
  readonly exposureMinor: Minor;
};

export const sumsOf = (tables: readonly FloorEntry[]): Sums => ({
  open: tables.filter(({ floor, stopped }) => !stopped && floor.view.service !== 'shut').length,
  patrons: sum(tables, ({ patrons }) => patrons),
  stakedMinor: minor(sum(tables, ({ floor }) => floor.stakedMinor)),
  exposureMinor: minor(sum(tables, ({ floor }) => floor.exposureMinor)),
});

const sum = (tables: readonly FloorEntry[], amount: (entry: FloorEntry) => number): number =>
  tables.reduce((total, entry) => total + amount(entry), 0);
