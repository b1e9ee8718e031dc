// Answers may get new fields in a later release (docs/reference/versions.md), so their published schemas allow unknown fields.
// Requests do not: the server refuses a field that it does not know. A schema that requests use as well stays closed.

type Json = null | boolean | number | string | readonly Json[] | Fields;
type Fields = { readonly [key: string]: Json };

const PREFIX = '#/components/schemas/';

/** The schemas of the document with unknown fields allowed in those that only answers contain. `paths`: all operations. */
export const openAnswers = (paths: Json, schemas: Fields): Fields => {
  const asked = requestSchemas(paths, schemas);
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, asked.has(name) ? schema : opened(schema)]),
  );
};

/** Every operation with its inline answers opened. */
export const withOpenAnswers = (paths: Json): Json =>
  mapped(paths, (fields) =>
    fields.responses === undefined ? fields : { ...fields, responses: opened(fields.responses) },
  );

/** Names of all schemas that requests refer to, and that those refer to. */
const requestSchemas = (paths: Json, schemas: Fields): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (node: Json): void => {
    for (const name of referredIn(node)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(schemas[name] ?? null);
    }
  };
  mapped(paths, (fields) => {
    visit([fields.parameters ?? null, fields.requestBody ?? null]);
    return fields;
  });
  return found;
};

const referredIn = (node: Json): readonly string[] => {
  if (node === null || typeof node !== 'object') return [];
  const inside = Object.values(node).flatMap(referredIn);
  const ref = '$ref' in node ? node.$ref : null;
  return typeof ref === 'string' ? [ref.slice(PREFIX.length), ...inside] : inside;
};

const isList = (node: Json): node is readonly Json[] => Array.isArray(node);

const mapped = (node: Json, change: (fields: Fields) => Fields): Json => {
  if (node === null || typeof node !== 'object') return node;
  if (isList(node)) return node.map((each) => mapped(each, change));
  const fields = Object.entries(change(node)).map(([key, value]) => [key, mapped(value, change)]);
  return Object.fromEntries(fields);
};

const opened = (schema: Json): Json =>
  mapped(schema, ({ additionalProperties, ...rest }) =>
    additionalProperties === false || additionalProperties === undefined
      ? rest
      : { ...rest, additionalProperties },
  );
