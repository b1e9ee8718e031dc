// Differences between before and after of a journal entry: one line for each value that differs, with its path as label
// and amounts in coins, those of an operator's patron in the patron's currency. The CSV file has the complete values.

import { COIN } from '@punto/engine/currency';
import { fieldOf } from '@punto/engine/object-keys';
import { texts } from '@punto/language/catalogue';
import { isKeyedPatron } from '@punto/ledger/patron-key';
import { moneyOf } from '@punto/ui/words/number.ts';
import { currencyOfPatron } from '../../currency/patron-money.ts';
import { momentText } from '../../ui/time.ts';
import { type Key, pathText } from './field-text.ts';
import { valueText } from './value-text.ts';

const text = texts('journal');

export type JournalDifference = {
  /** `limits, offers, player, max`; empty if the whole value differs. */
  readonly name: string;
  /** `name` are the names of the fields as in the data, `pace.newMs`: one of them has no text. */
  readonly raw?: true;
  /** `null` if the field did not exist. */
  readonly before: string | null;
  readonly after: string | null;
};

/** `currency`: of the patron whom the entry is about. */
export const differences = (before: unknown, after: unknown, currency = COIN): readonly JournalDifference[] =>
  compare([], before, after, currency);

const compare = (
  path: readonly Key[],
  before: unknown,
  after: unknown,
  currency: string,
): readonly JournalDifference[] => {
  if (same(before, after)) return [];
  if (isBranch(before) || isBranch(after)) {
    const [was, is] = [branchesOf(before), branchesOf(after)];
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    // If one side is a plain value and the other an object, show both whole: the plain value has no field to be shown
    // under.
    const whole = [before, after].filter((side) => !isBranch(side) && side !== null && side !== undefined);
    const isItem = Array.isArray(before) || Array.isArray(after);
    if (whole.length === 0 && names.length > 0)
      return names
        .filter((name) => !isItsName(path, was[name] ?? is[name]))
        .flatMap((name) =>
          compare([...path, { name, isItem }], was[name], is[name], currencyAt(name, currency)),
        );
  }
  return [{ ...named(path), before: shown(path, before, currency), after: shown(path, after, currency) }];
};

/** Below the id of a patron, as in a list of corrections, amounts are the patron's. */
const currencyAt = (name: string, currency: string): string =>
  isKeyedPatron(name) ? currencyOfPatron(name) : currency;

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
const isItsName = (path: readonly Key[], value: unknown): boolean =>
  typeof value === 'string' && path.at(-1)?.name === value;

const keyOf = (item: unknown): string | null => {
  const found = ['option', 'patron', 'id'].map((key) => fieldOf(item, key));
  return found.find((key) => typeof key === 'string') ?? null;
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const named = (path: readonly Key[]): Pick<JournalDifference, 'name' | 'raw'> => {
  const name = pathText(path);
  return name === null ? { name: path.map((key) => key.name).join('.'), raw: true } : { name };
};

const shown = (path: readonly Key[], value: unknown, currency: string): string | null => {
  const key = path.at(-1)?.name ?? '';
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return numberText(key, value, currency);
  if (typeof value === 'boolean') return value ? text.yes() : text.no();
  if (Array.isArray(value))
    return value.length === 0
      ? text.none()
      : value.map((item: unknown) => shown(path, item, currency) ?? text.none()).join(' ');
  return typeof value === 'string' ? valueText(key, value) : JSON.stringify(value);
};

const numberText = (key: string, value: number, currency: string): string => {
  if (key.endsWith('Minor') && Number.isSafeInteger(value)) return moneyOf(value, currency);
  if (key.endsWith('Ms')) return text.seconds({ n: value / 1000 });
  return /(^a|A)t$/.test(key) ? momentText(value) : String(value);
};
