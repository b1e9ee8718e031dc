// Filters and sorts the wall. By default, tables with alerts come first, and within that order the server's, so that
// tables do not change places with every stake.
import { language } from '@punto/language/catalogue';
import { localeOf } from '@punto/language/languages';
import { isFound } from '@punto/language/search';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { tableAlerts } from '../alerts.ts';
import { stakesParts, worthOf } from '../currency/table-stakes.ts';
import type { WallChoice, WallFilter, WallOrder } from '../wall-choice.ts';

export const arranged = (
  tables: readonly FloorEntry[],
  { order, filter }: WallChoice,
  search: string,
  /** Tables that this brand offers, sorted by its stakes; empty: all. */
  brand = '',
): readonly FloorEntry[] => {
  const wanted = tables.filter(
    (entry) =>
      !entry.floor.view.retired &&
      FITS[filter](entry) &&
      isNamed(entry, search) &&
      stakesParts(entry.floor, brand).length > 0,
  );
  const by = RANKS[order];
  // Sorting is stable: equal entries keep the server's order.
  return by ? wanted.sort((a, b) => by(b, brand) - by(a, brand)) : wanted.sort(byName);
};

const isAlarmed = (entry: FloorEntry): boolean => tableAlerts(entry).some(({ tone }) => tone !== 'info');
const isShut = ({ floor }: FloorEntry): boolean => floor.view.service === 'shut';

const FITS: Readonly<Record<WallFilter, (entry: FloorEntry) => boolean>> = {
  all: () => true,
  alerts: isAlarmed,
  dealt: ({ floor }) => floor.view.setup.dealing === 'person',
  shut: isShut,
};

/** Sort keys, highest first; `null` sorts by name. */
const RANKS: Readonly<Record<WallOrder, ((entry: FloorEntry, brand: string) => number) | null>> = {
  trouble: (entry) => (isAlarmed(entry) ? 2 : isShut(entry) ? 0 : 1),
  name: null,
  exposure: ({ floor }, brand) => worthOf(stakesParts(floor, brand), 'exposureMinor'),
  staked: ({ floor }, brand) => worthOf(stakesParts(floor, brand), 'stakedMinor'),
  patrons: ({ patrons }) => patrons,
};

const byName = (a: FloorEntry, b: FloorEntry): number =>
  a.floor.view.setup.name.localeCompare(b.floor.view.setup.name, localeOf(language()), { numeric: true });

const isNamed = ({ table, floor }: FloorEntry, search: string): boolean =>
  isFound(search, [
    table,
    floor.view.setup.name,
    floor.view.setup.title,
    ...floor.dealers.map(({ name }) => name),
  ]);
