// Figures of some days, with a line for each table, option, dealer or day, also those without activity. Figures were
// added up when it happened; every line links to its entries.
import { type Minor, minor } from '@punto/engine/minor';
import { OPTIONS } from '@punto/engine/option';
import { OPTION_IDS } from '@punto/engine/option-id';
import { HOUSE_KEY, keyOfWord, keyWord, sameKey } from '@punto/ledger/patron-key';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { Days } from '@punto/protocol/floor/page-schema';
import type {
  CurrencySums,
  FigureGroup,
  FigureRow,
  FiguresAnswer,
  FiguresQuery,
} from '@punto/protocol/floor/report-api';
import type { FigureLine } from '@punto/store/figure-store';
import type { Store } from '@punto/store/store';
import { publicName } from '@punto/table/ids';
import type { Columns } from '../../http/csv.ts';
import type { FloorParts } from '../floor-parts.ts';
import { daysOf, spanOf } from './report-span.ts';

export type FigureParts = Pick<FloorParts, 'lobby' | 'kindOf'> & {
  readonly store: Pick<Store, 'figures' | 'staff' | 'tables'>;
};

export const MACHINE = 'The machine';

export const figureReport = async (
  parts: FigureParts,
  { from, to, by }: Omit<FiguresQuery, 'format'>,
): Promise<FiguresAnswer> => {
  const days = { from, to };
  const span = spanOf(days);
  const [lines, byDay] = await Promise.all([
    parts.store.figures({ ...days, by }),
    parts.store.figures({ ...days, by: 'day' }),
  ]);
  const found = Map.groupBy(lines, (line) => line[by] ?? '');
  const names = by === 'day' ? new Map(daysOf(span).map((day) => [day, day])) : await NAMES[by](parts, found);
  const unnamed = [...found.keys()].filter((key) => !names.has(key));
  const rows = [...names, ...unnamed.map((key) => [key, key] as const)].map(([key, name]): FigureRow => {
    const own = found.get(key) ?? [];
    return {
      key,
      name,
      active: own.length > 0,
      ...sumsInEach(own),
      entries: entriesOf(by === 'day' ? { from: key, to: key } : { ...days, [by]: key }),
    };
  });
  return { ...days, by, rows, total: { ...sumsInEach(byDay), entries: entriesOf(days) } };
};

/** Link to the entries of a figure. */
export const entriesOf = (
  query: Days & { readonly table?: string; readonly option?: string; readonly brand?: string },
): string => `${OFFICE_PATHS.entries}?${new URLSearchParams(query)}`;

type TableNames = ReadonlyMap<string, string>;

/** All possible lines, in display order. */
const NAMES: Readonly<
  Record<
    Exclude<FigureGroup, 'day'>,
    (parts: FigureParts, found: ReadonlyMap<string, unknown>) => Promise<TableNames>
  >
> = {
  table: async ({ store, lobby }) => {
    const open = lobby().map(({ table, name }) => [table, name] as const);
    const known = (await store.tables()).map(publicName).map((table) => [table, table] as const);
    // A name keeps its first position and gets its last title.
    return new Map([...open, ...known, ...open]);
  },
  // Bets of rooms come after those of the rules.
  option: async ({ lobby, kindOf }) => {
    const kinds = await Promise.all(lobby().map(({ table }) => kindOf(table)));
    const own = kinds.flatMap((kind) => [...(kind?.bets.values() ?? [])]);
    return new Map<string, string>([
      ...OPTION_IDS.map((id) => [id, OPTIONS[id].title] as const),
      ...own.map(({ definition: { id, name } }) => [id, name.en ?? id] as const),
    ]);
  },
  dealer: async ({ store }, found) => {
    const staff = await store.staff.all();
    const dealers = staff.filter(({ id, role, active }) => found.has(id) || (active && role === 'dealer'));
    return new Map([['', MACHINE], ...dealers.map(({ id, name }) => [id, name] as const)]);
  },
};

/** Play coins, and beside them each brand and currency by itself: amounts of several are never added. */
const sumsInEach = (lines: readonly FigureLine[]) => {
  const ofHouse = lines.filter(isCoins);
  const others = Map.groupBy(
    lines.filter((line) => !isCoins(line)),
    ({ brand, currency }) => keyWord({ brand, currency }),
  );
  const currencies = [...others].map(([word, own]): CurrencySums => ({ ...keyOfWord(word), ...sumsOf(own) }));
  return { ...sumsOf(ofHouse), ...(currencies.length > 0 && { currencies }) };
};

/** Whether the amounts of the line are play coins of the house. */
export const isCoins = ({ brand, currency }: FigureLine): boolean => sameKey({ brand, currency }, HOUSE_KEY);

const sumsOf = (lines: readonly FigureLine[]) => {
  const of = (figure: 'rounds' | 'bets' | MinorFigure): number =>
    lines.reduce((sum, line) => sum + line[figure], 0);
  const money = (figure: MinorFigure): Minor => minor(of(figure));
  const stakeMinor = money('stakeMinor');
  const holdMinor = minor(stakeMinor - money('returnedMinor'));
  return {
    rounds: of('rounds'),
    bets: of('bets'),
    stakeMinor,
    winningsMinor: money('winningsMinor'),
    commissionMinor: money('commissionMinor'),
    returnedMinor: money('returnedMinor'),
    uncollectedMinor: money('uncollectedMinor'),
    holdMinor,
    holdShare: stakeMinor > 0 ? holdMinor / stakeMinor : null,
  };
};
type MinorFigure = Extract<keyof FigureLine, `${string}Minor`>;

export type FigureFileRow = Omit<FigureRow, 'key' | 'name'> & {
  readonly line: 'row' | 'total';
  readonly key: string;
  readonly name: string;
  readonly brand?: string;
  readonly currency?: string;
};

/** Each line is followed by those of its other currencies. */
export const figureFileRows = ({ rows, total }: FiguresAnswer): readonly FigureFileRow[] => [
  ...rows.flatMap((row) => inEach({ line: 'row' as const, ...row })),
  ...inEach({ line: 'total', key: '', name: '', active: true, ...total }),
];

const inEach = ({ currencies = [], ...row }: FigureFileRow): readonly FigureFileRow[] => [
  row,
  ...currencies.map((sums) => ({ ...row, ...sums })),
];

/** The columns of a file; those of brand and currency are there when it has another currency than play coins. */
export const figureColumns = (rows: readonly FigureFileRow[]): Columns<FigureFileRow> =>
  rows.some(({ currency }) => currency !== undefined)
    ? [
        ...FIGURE_COLUMNS,
        ['brand', ({ brand }) => brand ?? HOUSE_KEY.brand],
        ['currency', ({ currency }) => currency ?? HOUSE_KEY.currency],
      ]
    : FIGURE_COLUMNS;

const FIGURE_COLUMNS: Columns<FigureFileRow> = [
  ['line', ({ line }) => line],
  ['key', ({ key }) => key],
  ['name', ({ name }) => name],
  ['activity', ({ active }) => (active ? '' : 'No activity')],
  ['rounds', ({ rounds }) => rounds],
  ['bets', ({ bets }) => bets],
  ['stake_minor', ({ stakeMinor }) => stakeMinor],
  ['winnings_minor', ({ winningsMinor }) => winningsMinor],
  ['commission_minor', ({ commissionMinor }) => commissionMinor],
  ['returned_minor', ({ returnedMinor }) => returnedMinor],
  ['uncollected_minor', ({ uncollectedMinor }) => uncollectedMinor],
  ['hold_minor', ({ holdMinor }) => holdMinor],
  ['hold_share', ({ holdShare }) => holdShare],
  ['entries', ({ entries }) => entries],
];
