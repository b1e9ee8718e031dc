// A valid message generated from the schema that checks it: after mangling it is wrong in one place only, and passes
// every check before that place.
import type { Chance } from './chance.ts';

/** The keywords of JSON Schema that our schemas use. */
export type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-';
const MANY = 12;

/** `words`: texts with a meaning for the server, used where the pattern allows them. */
export const sampleOf = (schema: Schema, chance: Chance, words: readonly string[]): unknown => {
  const again = (inner: Schema): unknown => sampleOf(inner, chance, words);
  if ('const' in schema) return schema.const;
  if (schema.enum) return chance.of(schema.enum);
  if (schema.anyOf) return again(chance.of(schema.anyOf));
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) || chance.once(2))
          .map(([name, inner]) => [name, again(inner)]),
      );
    case 'array': {
      const { items = {}, minItems = 0, maxItems = minItems + 3 } = schema;
      if (isTuple(items)) return items.map(again);
      const length = minItems + chance.below(Math.min(maxItems, MANY) - minItems + 1);
      return Array.from({ length }, () => again(items));
    }
    case 'string':
      return textOf(schema, chance, words);
    case 'integer':
    case 'number':
      return numberOf(schema, chance);
    case 'boolean':
      return chance.once(2);
    case 'null':
      return null;
    default:
      throw new Error(`no sample can be made of ${JSON.stringify(schema)}`);
  }
};

const isTuple = (items: Schema | readonly Schema[]): items is readonly Schema[] => Array.isArray(items);

const textOf = (
  { pattern = '', minLength = 1, maxLength = 64 }: Schema,
  chance: Chance,
  words: readonly string[],
) => {
  const fits = (text: string): boolean =>
    new RegExp(pattern, 'u').test(text) && text.length >= minLength && text.length <= maxLength;
  const known = words.filter(fits);
  if (known.length > 0 && !chance.once(4)) return chance.of(known);
  const length = Math.max(minLength, 8) + chance.below(20);
  const made = Array.from({ length }, () => LETTERS[chance.below(LETTERS.length)])
    .join('')
    .replace(/^-/, 'a');
  return fits(made) ? made : (known[0] ?? made);
};

const numberOf = ({ minimum = 0, maximum = minimum + 1_000_000 }: Schema, chance: Chance): number => {
  const edges = [minimum, maximum, minimum + 1, 100, 500, 10_000].filter((n) => n >= minimum && n <= maximum);
  return chance.once(2) ? chance.of(edges) : minimum + chance.below(Math.min(maximum - minimum, 100_000) + 1);
};
