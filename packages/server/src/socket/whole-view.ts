// Checks that a look without a start version is a whole view; anything else is a violation of the broker's contract.
import { keysOf } from '@punto/engine/keyed';
import type { TableView } from '@punto/table';

/** Except fields that nodes of earlier releases leave out. */
type Field = { [K in keyof TableView]-?: undefined extends TableView[K] ? never : K }[keyof TableView];

const FIELDS: Readonly<Record<Field, true>> = {
  setup: true,
  phase: true,
  deadline: true,
  shoe: true,
  cutting: true,
  round: true,
  hands: true,
  coup: true,
  totals: true,
  openMinor: true,
  history: true,
  down: true,
  squeeze: true,
  largestMinor: true,
  seats: true,
  pausedAt: true,
  service: true,
  nextLimits: true,
  manual: true,
};

/** Throws when a field is missing. */
export const wholeView = (view: Partial<TableView>): TableView => {
  if (!isWhole(view)) throw new Error('expected a whole view, got a part');
  return view;
};

const isWhole = (view: Partial<TableView>): view is TableView =>
  keysOf(FIELDS).every((field) => view[field] !== undefined);
