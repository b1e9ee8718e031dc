// Changes between two views of a table, and of two updates together.
import { keysOf } from '@punto/engine/keyed';
import type { TableView } from '@punto/table';
import type { TableNews } from '../broker/broker.ts';

export type Update = Extract<TableNews, { readonly type: 'update' }>;

/** Totals of stakes: they change all the time while tickets arrive, and no patron has to act on them. */
const FIGURES: ReadonlySet<string> = new Set<keyof TableView>(['totals', 'openMinor', 'largestMinor']);

export const changesIn = (before: TableView, after: TableView): Partial<TableView> => {
  const fields = keysOf(after);
  const isNew = (field: keyof TableView): boolean =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  return Object.fromEntries(fields.filter(isNew).map((field) => [field, after[field]]));
};

export const isOfFigures = ({ changed }: Update): boolean =>
  Object.keys(changed).every((field) => FIGURES.has(field));

export const mergedUpdate = (first: Update, then: Update): Update => ({
  ...then,
  from: first.from,
  changed: { ...first.changed, ...then.changed },
});
