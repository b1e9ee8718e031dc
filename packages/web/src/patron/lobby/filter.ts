// Filters of the lobby; a table must pass all of them. Search words are matched with the names of table and room,
// ignoring case and accents.
import { isFound, searchForm } from '@punto/language/search';
import type { LobbyEntry } from '@punto/protocol/message';
import type { LobbyChoice, StakeChoice } from '@punto/ui/client/lobby-choice.ts';

export type LobbyFilter = {
  readonly choice: LobbyChoice;
  readonly search: string;
  /** Ids of tables. */
  readonly favourites: readonly string[];
};

export const passes = ({ choice, search, favourites }: LobbyFilter, entry: LobbyEntry): boolean =>
  (choice.room === null || entry.room === choice.room) &&
  (choice.language === null || entry.language === choice.language) &&
  (choice.favourites !== 'alone' || favourites.includes(entry.table)) &&
  within(choice.stakes, entry.minMinor) &&
  isNamed(search, entry);

const within = (stakes: StakeChoice | null, minMinor: number): boolean =>
  minMinor >= (stakes?.from ?? 0) && minMinor <= (stakes?.upTo ?? Number.POSITIVE_INFINITY);

const isNamed = (search: string, { name, roomTitle }: LobbyEntry): boolean =>
  isFound(search, [name, roomTitle]);

/** Number of active filters; the order does not count. */
export const countFilters = ({ choice, search }: Pick<LobbyFilter, 'choice' | 'search'>): number =>
  [
    choice.room !== null,
    choice.stakes !== null,
    choice.language !== null,
    choice.favourites === 'alone',
    searchForm(search) !== '',
  ].filter(Boolean).length;
