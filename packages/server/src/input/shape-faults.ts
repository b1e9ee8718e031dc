// Checks a room or brand file against its JSON schema, which editors use too: names, types and closed lists. Other files check
// the fields against each other.

import { fieldOf } from '@punto/engine/object-keys';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import { type FieldPath, writtenWay } from './file-fault.ts';
import { nearestWord } from './nearest-word.ts';

export type ShapeFault = { readonly way: FieldPath; readonly says: string; readonly at: 'value' | 'name' };

/** The part of JSON Schema that the schemas of files use. */
export type FileSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly FileSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minProperties?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly patternErrorMessage?: string;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, FileSchema>>;
  readonly propertyNames?: FileSchema;
  readonly additionalProperties?: false | FileSchema;
  readonly items?: FileSchema;
  readonly then?: FileSchema;
  readonly $defs?: Readonly<Record<string, FileSchema>>;
};

const MOST_FAULTS = 1_000;

/** Returns all schema faults; empty: the other checks can run. */
export type ShapeCheck = (data: unknown) => readonly ShapeFault[];

/** Compiles the schema of a kind of file. */
export const createShapeCheck = (schema: FileSchema): ShapeCheck => {
  const shape = Compile(Type.Unsafe<unknown>(schema as TSchema));
  const words = faultWords(schema);
  return (data) => {
    if (shape.Check(data)) return [];
    const faults = allErrors(() => shape.Errors(data)).flatMap((error) => faultsOf(words, error, data));
    // An empty text is also blank: one fault for each place is enough.
    const places = faults.map(({ way }) => writtenWay(way));
    return faults.filter((_, i) => places.indexOf(places[i] ?? '') === i);
  };
};

/** By default the library reports only a few errors. All are needed here, and the input is the operator's own file. */
const allErrors = <T>(errors: () => T): T => {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: MOST_FAULTS });
  try {
    return errors();
  } finally {
    Settings.Set({ maxErrors });
  }
};

const faultsOf = (
  words: FaultWords,
  { keyword, instancePath, schemaPath, params }: TLocalizedValidationError,
  data: unknown,
): ShapeFault[] => {
  const way = wayOf(instancePath, data);
  const missing = (names: readonly string[]) =>
    names.map((name): ShapeFault => ({ way: [...way, name], says: 'is missing', at: 'value' }));
  if (keyword === 'boolean' || schemaPath.endsWith('/propertyNames')) {
    return [{ way, says: words.unknownField(way), at: 'name' }];
  }
  switch (keyword) {
    // An error of the object; each of its fields has a separate error.
    case 'additionalProperties':
    case 'propertyNames':
      return [];
    case 'required':
      return missing((params as { requiredProperties: readonly string[] }).requiredProperties);
    case 'if':
      return [{ way, says: words.unfinished(data), at: 'value' }];
    default:
      return [{ way, says: words.wanted(keyword, way, data), at: 'value' }];
  }
};

/** JSON pointer such as `/tables/0/name`, where a number may be an index or a name. */
const wayOf = (pointer: string, data: unknown): FieldPath => {
  const way: (string | number)[] = [];
  let value = data;
  for (const raw of pointer.split('/').slice(1)) {
    const step = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    way.push(Array.isArray(value) ? Number(step) : step);
    value = valueAt(value, way.slice(-1));
  }
  return way;
};

export const valueAt = (data: unknown, way: FieldPath): unknown =>
  way.reduce<unknown>((value, step) => fieldOf(value, String(step)), data);

/** The words that a value may be, where its schema lists them. */
export const wordsIn = (root: FileSchema, schema: FileSchema): readonly unknown[] => {
  const { enum: words, anyOf = [] } = resolvedIn(root, schema);
  return words ?? anyOf.flatMap((each) => wordsIn(root, each));
};

const resolvedIn = (root: FileSchema, schema: FileSchema): FileSchema =>
  schema.$ref ? (root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}) : schema;

type FaultWords = {
  readonly unknownField: (way: FieldPath) => string;
  readonly unfinished: (data: unknown) => string;
  readonly wanted: (keyword: string, way: FieldPath, data: unknown) => string;
};

const faultWords = (root: FileSchema): FaultWords => {
  const schemaAt = (way: FieldPath): FileSchema =>
    way.reduce<FileSchema>((schema, step) => {
      if (typeof step === 'number') return resolvedIn(root, schema.items ?? {});
      return resolvedIn(root, (schema.properties?.[step] ?? schema.additionalProperties) || {});
    }, root);
  return {
    unknownField: (way) => unknownField(root, schemaAt(way.slice(0, -1)), String(way.at(-1))),
    unfinished: (data) => {
      const fields = (root.then?.required ?? []).filter((field) => valueAt(data, [field]) === undefined);
      return `set "from" to the room it is based on, or write the whole room: missing are ${fields.join(', ')}`;
    },
    wanted: (keyword, way, data) => wanted(root, keyword, schemaAt(way), valueAt(data, way)),
  };
};

const unknownField = (root: FileSchema, parent: FileSchema, name: string): string => {
  const { properties, propertyNames = {} } = parent;
  if (propertyNames.patternErrorMessage) return propertyNames.patternErrorMessage;
  const fields = properties ? Object.keys(properties) : wordsIn(root, propertyNames).map(String);
  const near = nearestWord(name, fields);
  // The fields of a text are its languages.
  if (fields.includes('zh-Hans'))
    return near === null
      ? `is not a known language; known are ${fields.join(', ')}`
      : `is not a known language: did you mean ${near}?`;
  if (near !== null) return `is not a known field: did you mean ${near}?`;
  return `is not a known field; the fields here are ${fields.filter((field) => !field.startsWith('$')).join(', ')}`;
};

const wanted = (root: FileSchema, keyword: string, schema: FileSchema, value: unknown): string => {
  if (keyword === 'enum' || keyword === 'anyOf') return oneOf(wordsIn(root, schema), value);
  if (keyword === 'pattern') return schema.patternErrorMessage ?? 'has the wrong format';
  if (keyword === 'minProperties') return `must have ${schema.minProperties} or more fields`;
  if (keyword === 'uniqueItems') return 'must not have an entry twice';
  if (keyword === 'minItems' || keyword === 'maxItems') {
    const { minItems = 0, maxItems } = schema;
    return maxItems === undefined
      ? `must have ${minItems} or more entries`
      : `must have ${minItems} to ${maxItems} entries`;
  }
  const kinds = [schema.type ?? []].flat().map((type) => KINDS[type]?.(schema) ?? type);
  return `must be ${kinds.join(' or ')}`;
};

const oneOf = (words: readonly unknown[], value: unknown): string => {
  const near = typeof value === 'string' ? nearestWord(value, words.filter(isText)) : null;
  const given = isText(value) ? `"${value}" is unknown: ` : '';
  return `${given}${near === null ? `must be one of ${words.join(', ')}` : `did you mean ${near}?`}`;
};

const isText = (word: unknown): word is string => typeof word === 'string';

const KINDS: Readonly<Record<string, (schema: FileSchema) => string>> = {
  integer: ({ minimum, maximum }) => `a whole number from ${minimum} to ${maximum}`,
  string: ({ minLength = 0, maxLength }) =>
    maxLength === undefined
      ? 'a text in quotes'
      : `a text of ${minLength} to ${maxLength} characters, in quotes`,
  object: () => 'an object with named fields, in { }',
  array: () => 'a list, in [ ]',
  boolean: () => 'true or false',
  null: () => 'null',
};
