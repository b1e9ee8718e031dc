// Fields of a schema of files that have no description, which editors show.
import type { FileSchema } from '../../src/input/shape-faults.ts';

/** The paths of the fields, below the name of the schema or of the definition they are in. */
export const undescribedFields = (name: string, schema: FileSchema): readonly string[] =>
  Object.entries({ [name]: schema, ...schema.$defs }).flatMap(([word, part]) => silent(part, word));

const silent = (schema: FileSchema, name: string): readonly string[] => [
  ...(schema.description === undefined && schema.$ref === undefined ? [name] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([field, inner]) => silent(inner, `${name}.${field}`)),
];
