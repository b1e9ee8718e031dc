// Checks that a look without a start version is a whole view; anything else is a violation of the broker's contract.
import { keysOf } from '@punto/engine/object-keys';
import type { PublicView } from '@punto/table';

/** Except fields that nodes of earlier releases leave out. */
type Field = { [K in keyof PublicView]-?: undefined extends PublicView[K] ? never : K }[keyof PublicView];

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
export const wholeView = (view: Partial<PublicView>): PublicView => {
  if (!isWhole(view)) throw new Error('expected a whole view, got a part');
  return view;
};

const isWhole = (view: Partial<PublicView>): view is PublicView =>
  keysOf(FIELDS).every((field) => view[field] !== undefined);
