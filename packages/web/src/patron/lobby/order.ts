// Order of the tiles: the server's, or the patron's choice. Equal tables keep the server's order.
import { language } from '@punto/language/catalogue';
import { localeOf } from '@punto/language/languages';
import type { LobbyEntry } from '@punto/protocol/message';
import type { LobbyOrder } from '@punto/ui/client/lobby-choice.ts';
import { type LobbyFilter, passes } from './filter.ts';

type Compare = (a: LobbyEntry, b: LobbyEntry) => number;

const byName: Compare = (a, b) =>
  a.name.localeCompare(b.name, localeOf(language()), { numeric: true, sensitivity: 'base' });
/** A table without open betting sorts last. */
const closing = ({ phase, deadline }: LobbyEntry): number =>
  phase === 'betting' && deadline !== null ? deadline : Number.MAX_SAFE_INTEGER;

const COMPARE: Readonly<Record<LobbyOrder, Compare>> = {
  house: () => 0,
  name: byName,
  limits: (a, b) => a.minMinor - b.minMinor || a.maxMinor - b.maxMinor,
  patrons: (a, b) => b.patrons - a.patrons,
  closing: (a, b) => closing(a) - closing(b),
  shoe: (a, b) => b.history.length - a.history.length,
};

/** Orders that may change while the page is open. */
export const isLive = (order: LobbyOrder): boolean =>
  order === 'patrons' || order === 'closing' || order === 'shoe';

/** The filtered and sorted tables. */
export const shownTables = (tables: readonly LobbyEntry[], wanted: LobbyFilter): readonly LobbyEntry[] => {
  const { favourites, order } = wanted.choice;
  const rank = (entry: LobbyEntry) =>
    favourites === 'first' && !wanted.favourites.includes(entry.table) ? 1 : 0;
  return tables
    .filter((entry) => passes(wanted, entry))
    .sort((a, b) => rank(a) - rank(b) || COMPARE[order](a, b));
};

/** `next` with the tables of `before` in their old order; new ones are appended, removed ones leave no gap. */
export const settledOrder = (before: readonly string[], next: readonly string[]): readonly string[] => {
  const [was, is] = [new Set(before), new Set(next)];
  return [...before.filter((id) => is.has(id)), ...next.filter((id) => !was.has(id))];
};
