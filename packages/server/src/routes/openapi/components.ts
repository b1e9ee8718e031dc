// Named schemas of the OpenAPI document. Routes contain their schemas in full, since these check the requests; the
// document has each schema that the protocol exports once, by name, and references to it.
import * as api from '@punto/protocol/api';
import * as bets from '@punto/protocol/bet-schema';
import {
  createReferences,
  type Json,
  mapped,
  openAnswers,
  opened,
  plainJson,
} from '@punto/protocol/described/references';
import * as floorApi from '@punto/protocol/floor/api';
import * as duties from '@punto/protocol/floor/duty-schema';
import * as floorIdentity from '@punto/protocol/floor/identity-api';
import * as monitoring from '@punto/protocol/floor/monitoring-api';
import * as patrons from '@punto/protocol/floor/patron-api';
import * as program from '@punto/protocol/floor/program-api';
import * as reports from '@punto/protocol/floor/report-api';
import * as rounds from '@punto/protocol/floor/round-api';
import * as tables from '@punto/protocol/floor/table-api';
import * as identity from '@punto/protocol/identity-api';
import * as launch from '@punto/protocol/launch-api';
import * as operator from '@punto/protocol/operator-api';
import * as protection from '@punto/protocol/protection';
import * as record from '@punto/protocol/record-api';
import * as setup from '@punto/protocol/setup-schema';
import type { TSchema } from 'typebox';
import { EXAMPLES } from './examples.ts';

const SUFFIX = 'Schema';

/** Schemas by name. Schemas of the floor with the name of one of the patrons' get the prefix `Floor`. */
export const namedSchemas = (): ReadonlyMap<string, TSchema> => {
  const named = new Map<string, TSchema>();
  for (const module of [
    api,
    identity,
    floorIdentity,
    protection,
    record,
    setup,
    bets,
    operator,
    launch,
    floorApi,
    duties,
    monitoring,
    patrons,
    program,
    reports,
    rounds,
    tables,
  ])
    for (const [name, value] of Object.entries(module)) {
      if (!isSchema(name, value)) continue;
      const bare = name.slice(0, -SUFFIX.length);
      named.set(named.has(bare) ? `Floor${bare}` : bare, value);
    }
  return named;
};

const isSchema = (name: string, value: unknown): value is TSchema =>
  name.endsWith(SUFFIX) && typeof value === 'object';

/** The document with every named object and union moved to `components.schemas`; only those it uses. */
export const withComponents = <D extends { readonly paths?: object; readonly components?: object }>(
  document: D,
): D => {
  const names = new Map<string, string>();
  for (const [name, schema] of namedSchemas()) {
    const key = keyOf(schema);
    if (isWorthAName(schema) && !names.has(key)) names.set(key, name);
  }
  const { referring, schemas } = createReferences(names, keyOf, (name, schema) => {
    const example = EXAMPLES[name];
    return example ? { ...schema, examples: [plainJson(example)] } : schema;
  });
  const paths = referring(plainJson(document.paths ?? {}));
  return {
    ...document,
    paths: withOpenAnswers(paths),
    components: { ...document.components, schemas: openAnswers(requestsIn(paths), schemas()) },
  };
};

/** Every operation with its inline answers opened. */
const withOpenAnswers = (paths: Json): Json =>
  mapped(paths, (fields) =>
    fields.responses === undefined ? fields : { ...fields, responses: opened(fields.responses) },
  );

/** Parameters and bodies of all operations. */
const requestsIn = (paths: Json): Json => {
  const found: Json[] = [];
  mapped(paths, (fields) => {
    found.push(fields.parameters ?? null, fields.requestBody ?? null);
    return fields;
  });
  return found;
};

/**
 * Key that is equal for a schema and its form in the document, which writes `const` as an `enum` of one, and the only pattern of
 * property names as `additionalProperties`.
 */
const keyOf = (schema: object): string =>
  JSON.stringify(schema, (_key, value) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    const { const: only, patternProperties, ...rest } = value;
    const [values] = patternProperties ? Object.values(patternProperties) : [];
    const fields = {
      ...rest,
      ...(only === undefined ? {} : { enum: [only] }),
      ...(values === undefined ? {} : { additionalProperties: values }),
    };
    return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

const isWorthAName = (schema: object): boolean =>
  ('type' in schema && schema.type === 'object') || 'anyOf' in schema || 'oneOf' in schema;
