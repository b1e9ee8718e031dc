// The choices of the lobby's filters, computed from the existing tables: rooms, ranges of stakes, languages. A choice
// that would show all tables, or none, is not offered.
import { type Minor, minor } from '@punto/engine/minor';
import { language, texts } from '@punto/language/catalogue';
import { type AnyLanguage, localeOf } from '@punto/language/languages';
import type { LobbyEntry } from '@punto/protocol/message';
import type { StakeChoice } from '@punto/ui/client/lobby-choice.ts';

const { filter: text } = texts('lobby');

export type Named<T> = { readonly value: T; readonly title: string };

/** The rooms that have a table, in the order of their first table. */
export const roomsOf = (tables: readonly LobbyEntry[]): readonly Named<string>[] => [
  ...new Map(tables.map(({ room, roomTitle }) => [room, { value: room, title: roomTitle }])).values(),
];

const MOST_RANGES = 5;

/** By a table's minimum stake: `up to` each distinct value except the highest, and `from` the highest. */
export const stakesOf = (tables: readonly LobbyEntry[]): readonly Named<StakeChoice>[] => {
  const lowest = thinned([...new Set(tables.map(({ minMinor }) => minMinor))].sort((a, b) => a - b));
  const highest = lowest.at(-1);
  if (highest === undefined || lowest.length < 2) return [];
  const upTo = lowest.slice(0, -1).map((each) => ({
    value: { from: null, upTo: each },
    title: text.upTo({ stake: each }),
  }));
  return [...upTo, { value: { from: highest, upTo: null }, title: text.andMore({ stake: highest }) }];
};

/** A subset of evenly spaced values, including both ends. */
const thinned = (sorted: readonly Minor[]): readonly Minor[] => {
  if (sorted.length <= MOST_RANGES) return sorted;
  const step = (sorted.length - 1) / (MOST_RANGES - 1);
  return Array.from({ length: MOST_RANGES }, (_, i) => sorted[Math.round(i * step)] ?? minor(0));
};

const namesIn = (page: AnyLanguage) =>
  new Intl.DisplayNames([localeOf(page)], { type: 'language', fallback: 'code' });

/** `fr` is French, in the language of the page; an invalid tag is returned unchanged. */
export const languageName = (tag: string, names = namesIn(language())): string => {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
};

export const languagesOf = (tables: readonly LobbyEntry[]): readonly Named<string>[] => {
  const tags = [...new Set(tables.map(({ language }) => language))];
  if (tags.length < 2) return [];
  const names = namesIn(language());
  const named = tags.map((value) => ({ value, title: languageName(value, names) }));
  return named.sort((a, b) => a.title.localeCompare(b.title, localeOf(language())));
};
