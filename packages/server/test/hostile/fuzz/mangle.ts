// Makes a valid message invalid: replaces one part by values that programs mishandle, or cuts and corrupts its text.
// The result is text, since many of these cannot be values.
import type { Chance } from './chance.ts';

/** Inserted as they are, without quotes. */
const TOKENS = [
  '-1',
  '0',
  '-0',
  '0.5',
  '1.0000000000000001',
  '1e309',
  '-1e309',
  '1e-400',
  '1e2',
  '9007199254740991',
  '9007199254740992',
  '9007199254740993',
  '18446744073709551616',
  `${'9'.repeat(400)}`,
  'NaN',
  'Infinity',
  '-Infinity',
  '0x10',
  '01',
  '+1',
  '.5',
  '1.',
  'null',
  'true',
  'false',
  'undefined',
  '{}',
  '[]',
  '[null]',
  '[[[[[[[[]]]]]]]]',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '""',
  '"0"',
  '"1e3"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"hasOwnProperty"',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202e\\u2066"',
  '"\\u200b"',
  '"<script>alert(1)</script>"',
  '"\'; DROP TABLE patrons; --"',
  '"../../etc/passwd"',
  '"%2e%2e%2f"',
  '"=1+1"',
  '"\\r\\nSet-Cookie: a=b"',
  '"😀"',
  `"${'x'.repeat(300)}"`,
  '"guest-00000000-0000-0000-0000-000000000000"',
] as const;

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'patron',
  'type',
  'toString',
  '',
  'admin',
  '\u0000',
  'then',
];

type Path = readonly (string | number)[];

/** The text of the message with one fault in it; now and then without any. */
export const mangled = (message: unknown, chance: Chance): string => {
  const text = JSON.stringify(message);
  switch (chance.below(12)) {
    case 0:
      return text;
    case 1:
      return text.slice(0, chance.below(text.length));
    case 2:
      return spoiled(text, chance);
    case 3:
      return JSON.stringify(without(message, chance));
    case 4:
      return text.replace(/^\{/, `{${JSON.stringify(chance.of(KEYS))}:${chance.of(TOKENS)},`);
    case 5:
      return twice(text, chance);
    case 6:
      return deep(chance);
    case 7:
      return long(text, chance);
    case 8:
      return chance.of(['\ufeff', ' \n\t', '[', ']', '//', "'", '\u0000']) + text;
    default:
      return withToken(message, chance);
  }
};

/** One place of the message, at any depth, replaced. */
const withToken = (message: unknown, chance: Chance): string => {
  const path = chance.of(pathsOf(message));
  const mark = '\u0001here\u0001';
  return JSON.stringify(changedAt(message, path, () => mark)).replace(
    JSON.stringify(mark),
    chance.of(TOKENS),
  );
};

const without = (message: unknown, chance: Chance): unknown => {
  const path = chance.of(pathsOf(message));
  return path.length === 0 ? {} : changedAt(message, path, () => undefined);
};

/** Characters of the text changed one by one. */
const spoiled = (text: string, chance: Chance): string => {
  const letters = [...text];
  for (let i = 0; i <= chance.below(4); i += 1) {
    const at = chance.below(letters.length);
    letters[at] = chance.of(['', '"', '{', '}', ',', ':', '\\', '\u0000', '\ud800', '\u202e', 'é', '7']);
  }
  return letters.join('');
};

/** A duplicate key: the last one counts. */
const twice = (text: string, chance: Chance): string => {
  const key = /"(\w+)":/.exec(text)?.[1] ?? 'type';
  return `${text.slice(0, -1)},${JSON.stringify(key)}:${chance.of(TOKENS)}}`;
};

const deep = (chance: Chance): string => {
  const depth = 1 + chance.below(chance.once(50) ? 20_000 : 1_500);
  return chance.once(2)
    ? '['.repeat(depth) + ']'.repeat(depth)
    : `${'{"type":'.repeat(depth)}1${'}'.repeat(depth)}`;
};

/** Lengths below, at, and just above the limits of a message. */
const long = (text: string, chance: Chance): string => {
  const list = Array.from(
    { length: chance.below(chance.once(10) ? 900 : 300) },
    () => '{"option":"tie","stakeMinor":1}',
  ).join(',');
  return chance.once(2)
    ? text.replace(/"bets":\[.*\]/, `"bets":[${list}]`)
    : text + ' '.repeat(chance.below(chance.once(10) ? 17_000 : 2_000));
};

const pathsOf = (value: unknown, path: Path = []): readonly Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
};

const changedAt = (value: unknown, [first, ...rest]: Path, change: () => unknown): unknown => {
  if (first === undefined) return change();
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as object) };
  const inner = changedAt((value as Record<string, unknown>)[first], rest, change);
  if (Array.isArray(copy)) copy[Number(first)] = inner ?? null;
  else copy[first] = inner;
  return copy;
};
