// Explains which field of a rejected message is wrong and what it must be: reads the same schema and reports the
// first fault, in the order in which the fields are declared.
import { nearestWord } from '../input/nearest-word.ts';

/** The part of JSON Schema that messages use. */
export type MessageSchema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, MessageSchema>>;
  readonly required?: readonly string[];
  readonly items?: MessageSchema | readonly MessageSchema[];
  readonly anyOf?: readonly MessageSchema[];
};

/** For example `bets[0].stakeMinor is missing`; `null`: no fault found. */
export const messageFault = (schema: MessageSchema, value: unknown, path = ''): string | null => {
  if (schema.anyOf) return unionFault(schema.anyOf, value, path);
  if (schema.const !== undefined)
    return value === schema.const ? null : `${path} must be ${JSON.stringify(schema.const)}`;
  if (schema.enum) return enumFault(schema.enum, value, path);
  if (schema.type === 'object') return objectFault(schema, value, path);
  if (schema.type === 'array') return arrayFault(schema, value, path);
  return scalarFault(schema, value, path);
};

/** Of a union of messages or acts, the variant that the value names is checked. */
const unionFault = (variants: readonly MessageSchema[], value: unknown, path: string): string | null => {
  if (variants.some((variant) => messageFault(variant, value, path) === null)) return null;
  const named = variants.find((variant) => isObject(value) && nameFits(variant, value));
  if (named) return messageFault(named, value, path);
  const names = variants.flatMap((variant) => nameOf(variant) ?? []);
  const [key = ''] = names[0] ?? [];
  if (names.length > 1 && !isObject(value)) return `${path || 'the message'} must be an object`;
  if (names.length > 1 && isObject(value))
    return enumFault(
      names.map(([, name]) => name),
      value[key],
      at(path, key),
    );
  const object = variants.find(({ type }) => type === 'object' || type === 'array');
  return object && value !== null && typeof value === 'object'
    ? messageFault(object, value, path)
    : `${path} must be ${variants.map(wanted).join(' or ')}`;
};

/** The discriminating field of the variants, such as `act`, with its required value. */
const nameOf = ({ properties = {} }: MessageSchema): [readonly [string, unknown]] | null => {
  const found = Object.entries(properties).find(([, field]) => field.const !== undefined);
  return found ? [[found[0], found[1].const]] : null;
};

const nameFits = (variant: MessageSchema, value: Readonly<Record<string, unknown>>): boolean =>
  (nameOf(variant) ?? []).some(([key, name]) => value[key] === name);

const objectFault = (schema: MessageSchema, value: unknown, path: string): string | null => {
  if (!isObject(value)) return `${path || 'the message'} must be an object`;
  const { properties = {}, required = [] } = schema;
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `${at(path, missing)} is missing`;
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(properties, name));
  if (unknown !== undefined) return unknownFault(unknown, Object.keys(properties), path);
  for (const [name, field] of Object.entries(properties)) {
    const fault = Object.hasOwn(value, name) ? messageFault(field, value[name], at(path, name)) : null;
    if (fault !== null) return fault;
  }
  return null;
};

const unknownFault = (name: string, fields: readonly string[], path: string): string => {
  const near = nearestWord(name, fields);
  const field = at(path, name.slice(0, 40));
  return near === null ? `${field} is no field of it` : `${field} is no field of it: did you mean ${near}?`;
};

const arrayFault = (
  { items, minItems = 0, maxItems }: MessageSchema,
  value: unknown,
  path: string,
): string | null => {
  if (!Array.isArray(value)) return `${path} must be a list`;
  if (value.length < minItems || value.length > (maxItems ?? value.length))
    return `${path} must hold ${minItems} to ${maxItems ?? 'more'} items`;
  for (const [index, item] of value.entries()) {
    const schema = isTuple(items) ? items[index] : items;
    const fault = schema ? messageFault(schema, item, `${path}[${index}]`) : null;
    if (fault !== null) return fault;
  }
  return null;
};

const enumFault = (words: readonly unknown[], value: unknown, path: string): string | null => {
  if (words.includes(value)) return null;
  const near = typeof value === 'string' ? nearestWord(value, words.map(String)) : null;
  return near === null ? `${path} must be one of ${words.join(', ')}` : `${path}: did you mean ${near}?`;
};

const scalarFault = (schema: MessageSchema, value: unknown, path: string): string | null =>
  fits(schema, value) ? null : `${path} must be ${wanted(schema)}`;

const fits = (schema: MessageSchema, value: unknown): boolean => {
  const {
    type,
    pattern,
    minimum = -Infinity,
    maximum = Infinity,
    minLength = 0,
    maxLength = Infinity,
  } = schema;
  switch (type) {
    case 'integer':
      return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
    case 'number':
      return typeof value === 'number' && value >= minimum && value <= maximum;
    case 'string':
      return (
        typeof value === 'string' &&
        value.length >= minLength &&
        value.length <= maxLength &&
        (pattern === undefined || new RegExp(pattern).test(value))
      );
    case 'null':
      return value === null;
    default:
      return true;
  }
};

const wanted = ({ type, pattern, minimum, maximum, minLength, maxLength }: MessageSchema): string => {
  const range = minimum === undefined ? '' : ` from ${minimum} to ${maximum ?? 'any'}`;
  switch (type) {
    case 'integer':
      return `a whole number${range}`;
    case 'number':
      return `a number${range}`;
    case 'string':
      if (pattern !== undefined) return `a text of the form ${pattern}`;
      return maxLength === undefined ? 'a text' : `a text of ${minLength ?? 0} to ${maxLength} letters`;
    default:
      return type === undefined ? 'of another kind' : type;
  }
};

const at = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isTuple = (items: MessageSchema['items']): items is readonly MessageSchema[] => Array.isArray(items);
