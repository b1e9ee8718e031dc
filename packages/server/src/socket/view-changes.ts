// Changes between two views of a table, of two updates together, and the frames of an update.
import { keysOf } from '@punto/engine/keyed';
import { keyOf, keyWord } from '@punto/ledger/patron-key';
import { type PublicView, viewFor } from '@punto/table';
import type { PatronId, TableId, Version } from '@punto/table/ids';
import type { TableNews } from '../broker/broker.ts';
import { frameOf } from './connection.ts';

export type Update = Extract<TableNews, { readonly type: 'update' }>;

/** Totals of stakes: they change all the time while tickets arrive, and no patron has to act on them. */
const FIGURES: ReadonlySet<string> = new Set<keyof PublicView>([
  ...(['totals', 'openMinor', 'largestMinor', 'keyed'] as const),
]);

export const changesIn = (before: PublicView, after: PublicView): Partial<PublicView> => {
  const fields = keysOf(after);
  const isNew = (field: keyof PublicView): boolean =>
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

/**
 * One frame for all patrons of a brand and currency who hold the same version. Fields are whole values, so an update that began
 * earlier also applies to a version in between.
 */
export class UpdateFrames {
  readonly #table: TableId;
  readonly #update: Update;
  readonly #frames = new Map<string, Buffer>();

  constructor(table: TableId, update: Update) {
    this.#table = table;
    this.#update = update;
  }

  /** The frame for a watcher who holds this version. */
  for(patron: PatronId, held: Version): Buffer {
    const key = keyOf(patron);
    const name = `${held} ${keyWord(key)}`;
    const made = this.#frames.get(name);
    if (made !== undefined) return made;
    const { version, changed } = this.#update;
    const fields = viewFor(changed, key);
    const frame = frameOf({ type: 'update', table: this.#table, from: held, version, changed: fields });
    this.#frames.set(name, frame);
    return frame;
  }
}
