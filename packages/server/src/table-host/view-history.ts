// The public view as last published, and for each field the version at which it last changed: enough to send a client
// exactly what it lacks, from whatever version it returns. [T4]
import { keysOf } from '@punto/engine/object-keys';
import { type OpenTable, type PublicView, publicView, type Version } from '@punto/table/index';

export type ViewHistory = {
  /** What changed since the last call; `null`: the same version. */
  readonly show: (
    table: OpenTable,
  ) => { readonly from: Version; readonly version: Version; readonly changed: Partial<PublicView> } | null;
  /** What a client at that version lacks; the whole view for `null` and for a version this table never had. */
  readonly since: (held: Version | null) => {
    readonly from: Version | null;
    readonly version: Version;
    readonly view: Partial<PublicView>;
  };
};

type Field = keyof PublicView;

export const createViewHistory = (first: OpenTable): ViewHistory => {
  const start = first.version;
  let version = first.version;
  let view = publicView(first);
  const changedAt = new Map<Field, Version>(keysOf(view).map((field) => [field, version]));

  return {
    show: (table) => {
      if (table.version === version) return null;
      const from = version;
      const next = publicView(table);
      const fields = keysOf(next).filter((field) => !same(view[field], next[field]));
      for (const field of fields) changedAt.set(field, table.version);
      view = next;
      version = table.version;
      return { from, version, changed: pick(next, fields) };
    },
    since: (held) => {
      // When fields changed before this process started is unknown, so the whole view is returned.
      if (held === null || held > version || held < start) return { from: null, version, view };
      const fields = keysOf(view).filter((field) => (changedAt.get(field) ?? version) > held);
      return { from: held, version, view: pick(view, fields) };
    },
  };
};

const pick = (view: PublicView, fields: readonly Field[]): Partial<PublicView> =>
  Object.fromEntries(fields.map((field) => [field, view[field]]));

/** Compares plain data; large fields keep their identity while unchanged. */
const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && same(a[name], b[name]))
  );
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
