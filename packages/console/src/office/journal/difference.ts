// Differences between before and after of a journal entry: one line for each value that differs, with its path as label
// and amounts in coins. The CSV file has the complete values.

import { fieldOf } from '@punto/engine/keyed';
import { minor } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import { money } from '@punto/ui/words/number.ts';
import { momentText } from '../../ui/time.ts';

const text = texts('journal');

export type JournalDifference = {
  /** `limits, player, largest`; empty if the whole value differs. */
  readonly name: string;
  /** `null` if the field did not exist. */
  readonly before: string | null;
  readonly after: string | null;
};

export const differences = (before: unknown, after: unknown): readonly JournalDifference[] =>
  compare([], before, after);

const compare = (path: readonly string[], before: unknown, after: unknown): readonly JournalDifference[] => {
  if (same(before, after)) return [];
  if (isBranch(before) || isBranch(after)) {
    const [was, is] = [branchesOf(before), branchesOf(after)];
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    // If one side is a plain value and the other an object, show both whole: the plain value has no field to be shown
    // under.
    const whole = [before, after].filter((side) => !isBranch(side) && side !== null && side !== undefined);
    if (whole.length === 0 && names.length > 0)
      return names
        .filter((name) => !isItsName(path, was[name] ?? is[name]))
        .flatMap((name) => compare([...path, name], was[name], is[name]));
  }
  return [{ name: path.map(nameOf).join(', '), before: shown(path, before), after: shown(path, after) }];
};

type Branch = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(Array.isArray(value) && value.every(isLeaf));

const isLeaf = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Items of a list with an identifying field are keyed by it, the others by their position. */
const branchesOf = (value: unknown): Branch => {
  if (!isBranch(value)) return {};
  if (!Array.isArray(value)) return { ...value };
  return Object.fromEntries(value.map((item: unknown, i) => [keyOf(item) ?? String(i + 1), item]));
};

/** The field that identifies an item is its label already. */
const isItsName = (path: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && path.at(-1) === value;

const keyOf = (item: unknown): string | null => {
  const found = ['option', 'patron', 'id'].map((key) => fieldOf(item, key));
  return found.find((key) => typeof key === 'string') ?? null;
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Fields with other names on the floor than in the data. [L4] */
const NAMES: Readonly<Record<string, () => string>> = {
  differentialMinor: text.field.differentialMinor,
  patronDifferentialMinor: text.field.patronDifferentialMinor,
};

/** `maxMinor` → `max`, `lastRound` → `last round`. */
const nameOf = (key: string): string =>
  NAMES[key]?.() ??
  key
    .replace(/(Minor|Ms)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('-', ' ');

const shown = (path: readonly string[], value: unknown): string | null => {
  const key = path.at(-1) ?? '';
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return numberText(key, value);
  if (typeof value === 'boolean') return value ? text.yes() : text.no();
  if (Array.isArray(value))
    return value.length === 0
      ? text.none()
      : value.map((item: unknown) => shown(path, item) ?? text.none()).join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const numberText = (key: string, value: number): string => {
  if (key.endsWith('Minor') && Number.isSafeInteger(value)) return money(minor(value));
  if (key.endsWith('Ms')) return text.seconds({ n: value / 1000 });
  return /(^a|A)t$/.test(key) ? momentText(value) : String(value);
};
