// The choices of the lobby's filters, computed from the existing tables: rooms, ranges of stakes, languages. A choice
// that would show all tables, or none, is not offered.
import { type Minor, minor } from '@punto/engine/minor';
import type { LobbyEntry } from '@punto/protocol/message';
import type { StakeChoice } from '@punto/ui/client/lobby-choice.ts';
import { money } from '@punto/ui/words/number.ts';

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
    title: `Up to ${money(each)}`,
  }));
  return [...upTo, { value: { from: highest, upTo: null }, title: `${money(highest)} and more` }];
};

/** A subset of evenly spaced values, including both ends. */
const thinned = (sorted: readonly Minor[]): readonly Minor[] => {
  if (sorted.length <= MOST_RANGES) return sorted;
  const step = (sorted.length - 1) / (MOST_RANGES - 1);
  return Array.from({ length: MOST_RANGES }, (_, i) => sorted[Math.round(i * step)] ?? minor(0));
};

const LANGUAGES = new Intl.DisplayNames(['en-GB'], { type: 'language', fallback: 'code' });

/** `fr` is French; an invalid tag is returned unchanged. */
export const languageName = (tag: string): string => {
  try {
    return LANGUAGES.of(tag) ?? tag;
  } catch {
    return tag;
  }
};

export const languagesOf = (tables: readonly LobbyEntry[]): readonly Named<string>[] => {
  const tags = [...new Set(tables.map(({ language }) => language))];
  if (tags.length < 2) return [];
  const named = tags.map((value) => ({ value, title: languageName(value) }));
  return named.sort((a, b) => a.title.localeCompare(b.title, 'en'));
};
