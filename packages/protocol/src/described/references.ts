// Named schemas of a document: each is moved to `components.schemas` where it is first met, and referred to from everywhere. Schemas
// that only the server's messages contain allow unknown fields, because a later release may add some (docs/reference/versions.md);
// the server refuses fields that it does not know, so those of requests stay closed.

export type Json = null | boolean | number | string | readonly Json[] | Fields;
export type Fields = { readonly [key: string]: Json };

const PREFIX = '#/components/schemas/';

/** The key of a schema, equal for a schema and its copies. */
export type KeyOf = (schema: object) => string;

const keyOfCopy: KeyOf = (schema) => JSON.stringify(schema);

/**
 * A function that replaces named schemas in a part of the document by references, and collects them in `schemas`. `names`: by key;
 * `extended` may add to a schema what the document alone has, such as examples.
 */
export const createReferences = (
  names: ReadonlyMap<string, string>,
  keyOf: KeyOf = keyOfCopy,
  extended: (name: string, schema: Fields) => Fields = (_, schema) => schema,
) => {
  const schemas: Record<string, Json> = {};
  const referring = (node: Json): Json => {
    if (node === null || typeof node !== 'object') return node;
    if (isList(node)) return node.map(referring);
    const name = names.get(keyOf(node));
    if (name === undefined) return inside(node);
    if (!(name in schemas)) {
      schemas[name] = true;
      schemas[name] = extended(name, inside(node));
    }
    return { $ref: PREFIX + name };
  };
  const inside = (node: Fields): Fields =>
    Object.fromEntries(Object.entries(node).map(([key, value]) => [key, referring(value)]));
  return {
    referring,
    /** All schemas met so far, in order of name. */
    schemas: (): Fields => Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
};

/** The value as plain JSON, without the methods and hidden fields of a schema library. */
export const plainJson = (value: object): Json => JSON.parse(JSON.stringify(value));

/** The schemas with unknown fields allowed in those to which `asked`, the requests, does not refer. */
export const openAnswers = (asked: Json, schemas: Fields): Fields => {
  const found = new Set<string>();
  const visit = (node: Json): void => {
    for (const name of referredIn(node)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(schemas[name] ?? null);
    }
  };
  visit(asked);
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, found.has(name) ? schema : opened(schema)]),
  );
};

/** The schema with unknown fields allowed. */
export const opened = (schema: Json): Json =>
  mapped(schema, ({ additionalProperties, ...rest }) =>
    additionalProperties === false || additionalProperties === undefined
      ? rest
      : { ...rest, additionalProperties },
  );

/** The value with `change` applied to each object in it, outermost first. */
export const mapped = (node: Json, change: (fields: Fields) => Fields): Json => {
  if (node === null || typeof node !== 'object') return node;
  if (isList(node)) return node.map((each) => mapped(each, change));
  const fields = Object.entries(change(node)).map(([key, value]) => [key, mapped(value, change)]);
  return Object.fromEntries(fields);
};

const referredIn = (node: Json): readonly string[] => {
  if (node === null || typeof node !== 'object') return [];
  const inside = Object.values(node).flatMap(referredIn);
  const ref = isList(node) ? null : node.$ref;
  return typeof ref === 'string' ? [ref.slice(PREFIX.length), ...inside] : inside;
};

const isList = (node: Json): node is readonly Json[] => Array.isArray(node);
