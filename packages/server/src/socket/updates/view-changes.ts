// Changes between two views of a table, of two updates together, and the frames of an update.
import { keysOf } from '@punto/engine/object-keys';
import { keyOf, keyWord, type PatronKey } from '@punto/ledger/patron-key';
import { type PublicView, viewFor } from '@punto/table';
import type { PatronId, TableId, Version } from '@punto/table/ids';
import type { TableNews } from '../../broker/broker.ts';
import { textFrame } from '../text-frame.ts';

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
 * The frames of an update, made when they are first needed: one for all patrons of a brand and currency who hold the same version. Fields
 * are whole values, so an update that began earlier also applies to a version in between.
 */
export class UpdateFrames {
  readonly update: Update;
  readonly #table: TableId;
  readonly #ofKeys = new Map<string, FramesOfKey>();

  constructor(table: TableId, update: Update) {
    this.#table = table;
    this.update = update;
  }

  /** The frame for a watcher who holds this version. */
  for(patron: PatronId, held: Version): Buffer {
    const { tail, frames } = this.#of(keyOf(patron));
    const made = frames.get(held);
    if (made !== undefined) return made;
    const frame = textFrame(`{"type":"update","table":"${this.#table}","from":${held},${tail}`);
    frames.set(held, frame);
    return frame;
  }

  #of(key: PatronKey): FramesOfKey {
    const word = keyWord(key);
    const made = this.#ofKeys.get(word);
    if (made !== undefined) return made;
    const { version, changed } = this.update;
    const tail = JSON.stringify({ version, changed: viewFor(changed, key) }).slice(1);
    const fresh: FramesOfKey = { tail, frames: new Map() };
    this.#ofKeys.set(word, fresh);
    return fresh;
  }
}

/** `tail`: the message from the field `version` on, the same whatever version is held. */
type FramesOfKey = { readonly tail: string; readonly frames: Map<Version, Buffer> };
