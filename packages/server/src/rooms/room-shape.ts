// Checks the shape of a room file with the JSON schema that editors also use: names, types and words. The engine checks
// what the fields mean together. [V]

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldOf } from '@punto/engine/keyed';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import { nearestWord } from '../input/nearest-word.ts';
import { type FieldPath, writtenWay } from './room-fault.ts';
import { SCHEMA_FILE, SHIPPED_FOLDER } from './shipped-rooms.ts';

export type ShapeFault = { readonly way: FieldPath; readonly says: string; readonly at: 'value' | 'name' };

/** The part of JSON Schema that the room schema uses. */
export type RoomSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly RoomSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly patternErrorMessage?: string;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, RoomSchema>>;
  readonly propertyNames?: RoomSchema;
  readonly additionalProperties?: false | RoomSchema;
  readonly items?: RoomSchema;
  readonly then?: RoomSchema;
  readonly $defs?: Readonly<Record<string, RoomSchema>>;
};

const FILE = join(SHIPPED_FOLDER, SCHEMA_FILE);
export const ROOM_SCHEMA = JSON.parse(readFileSync(FILE, 'utf8')) as RoomSchema & {
  readonly $schema: string;
};
const shape = Compile(Type.Unsafe<unknown>(ROOM_SCHEMA as TSchema));

const MOST_FAULTS = 1_000;

/** All faults of shape; empty when the file can be checked further. */
export const shapeFaults = (data: unknown): readonly ShapeFault[] => {
  if (shape.Check(data)) return [];
  const faults = allErrors(data).flatMap((error) => faultsOf(error, data));
  // An empty text is also a blank one: one fault at each place is enough.
  const places = faults.map(({ way }) => writtenWay(way));
  return faults.filter((_, i) => places.indexOf(places[i] ?? '') === i);
};

/** The library reports only a few errors by default; here all are needed, and the input is the operator's own. */
const allErrors = (data: unknown): readonly TLocalizedValidationError[] => {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: MOST_FAULTS });
  try {
    return shape.Errors(data);
  } finally {
    Settings.Set({ maxErrors });
  }
};

const faultsOf = (
  { keyword, instancePath, schemaPath, params }: TLocalizedValidationError,
  data: unknown,
): ShapeFault[] => {
  const way = wayOf(instancePath, data);
  const missing = (names: readonly string[]) =>
    names.map((name): ShapeFault => ({ way: [...way, name], says: 'is missing', at: 'value' }));
  if (keyword === 'boolean' || schemaPath.endsWith('/propertyNames')) {
    return [{ way, says: unknownField(way), at: 'name' }];
  }
  switch (keyword) {
    // Of the object as a whole; each of its fields has its own error.
    case 'additionalProperties':
    case 'propertyNames':
      return [];
    case 'required':
      return missing((params as { requiredProperties: readonly string[] }).requiredProperties);
    case 'if':
      return [{ way, says: unfinished(data), at: 'value' }];
    default:
      return [{ way, says: wanted(keyword, schemaAt(way), valueAt(data, way)), at: 'value' }];
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

const schemaAt = (way: FieldPath): RoomSchema =>
  way.reduce<RoomSchema>((schema, step) => {
    if (typeof step === 'number') return resolved(schema.items ?? {});
    return resolved((schema.properties?.[step] ?? schema.additionalProperties) || {});
  }, ROOM_SCHEMA);

const resolved = (schema: RoomSchema): RoomSchema =>
  schema.$ref ? (ROOM_SCHEMA.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}) : schema;

/** The words that a value may be, where the schema lists them. */
export const wordsOf = (schema: RoomSchema): readonly unknown[] => {
  const { enum: words, anyOf = [] } = resolved(schema);
  return words ?? anyOf.flatMap(wordsOf);
};

const unknownField = (way: FieldPath): string => {
  const { properties, propertyNames = {} } = schemaAt(way.slice(0, -1));
  const fields = properties ? Object.keys(properties) : wordsOf(propertyNames).map(String);
  const near = nearestWord(String(way.at(-1)), fields);
  // The fields of a text are its languages.
  if (fields.includes('zh-Hans'))
    return near === null
      ? `is not a known language; known are ${fields.join(', ')}`
      : `is not a known language: did you mean ${near}?`;
  if (near !== null) return `is not a known field: did you mean ${near}?`;
  return `is not a known field; the fields here are ${fields.filter((field) => !field.startsWith('$')).join(', ')}`;
};

const unfinished = (data: unknown): string => {
  const fields = (ROOM_SCHEMA.then?.required ?? []).filter((field) => valueAt(data, [field]) === undefined);
  return `set "from" to the room it is based on, or write the whole room: missing are ${fields.join(', ')}`;
};

const wanted = (keyword: string, schema: RoomSchema, value: unknown): string => {
  if (keyword === 'enum' || keyword === 'anyOf') return oneOf(wordsOf(schema), value);
  if (keyword === 'pattern') return schema.patternErrorMessage ?? 'has the wrong format';
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

const KINDS: Readonly<Record<string, (schema: RoomSchema) => string>> = {
  integer: ({ minimum, maximum }) => `a whole number from ${minimum} to ${maximum}`,
  string: ({ minLength = 0, maxLength }) =>
    maxLength === undefined
      ? 'a text in quotes'
      : `a text of ${minLength} to ${maxLength} characters, in quotes`,
  object: () => 'an object with named fields, in { }',
  array: () => 'a list, in [ ]',
  null: () => 'null',
};
