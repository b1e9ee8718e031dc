// Actual against theoretical return, for each option and pay schedule over the tables where it was staked, of each brand and currency by
// itself. Exact odds give the expected return, the stakes give its standard deviation. [B21] [A.6.1]
import { type Minor, minor } from '@punto/engine/minor';
import { isKnownOption, OPTION_IDS, type OptionId } from '@punto/engine/option-id';
import { ALARM_DEVIATIONS, ASSUMPTION, theoryOf } from '@punto/engine/theory';
import { HOUSE_KEY, keyWord, sameKey } from '@punto/ledger/patron-key';
import type { TheoryAnswer, TheoryQuery, TheoryRow, UNJUDGED } from '@punto/protocol/floor/report-api';
import type { FigureLine } from '@punto/store/figure-store';
import type { Store } from '@punto/store/store';
import { publicName } from '@punto/table/ids';
import type { Columns } from '../../http/csv.ts';
import { type BetLine, betLineOf, namesOf, ofBrand, stakedOf } from '../return-to-player/bet-line.ts';
import type { ReturnAlarms } from '../return-to-player/return-alarms.ts';
import type { TableKinds } from '../table-kinds.ts';
import { entriesOf } from './figure-report.ts';
import { spanOf } from './report-span.ts';

export type TheoryParts = {
  readonly store: Pick<Store, 'figures'>;
  readonly kindOf: TableKinds;
  readonly returns: ReturnAlarms;
};

type Unjudged = TheoryAnswer['unjudged'][number];
type Query = Omit<TheoryQuery, 'format'>;

export const theoryReport = async (
  { store, kindOf, returns }: TheoryParts,
  query: Query,
): Promise<TheoryAnswer> => {
  const { from, to } = query;
  spanOf(query);
  const isAsked = ({ table, brand }: FigureLine): boolean =>
    (query.brand === undefined || brand === query.brand) &&
    (query.table === undefined || table === publicName(query.table));
  const bets = (await store.figures({ from, to, by: 'bet' })).filter(isAsked);
  const whole = (await store.figures({ from, to, by: 'table' })).filter(isAsked);
  const unjudged: Unjudged[] = whole.flatMap((line) => withoutSchedule(line, bets));
  const lines: BetLine[] = [];
  for (const bet of bets) {
    const line = await betLineOf(bet, kindOf);
    if (line) lines.push(line);
    else unjudged.push(leftOut(bet, 'no-table'));
  }
  // Only where a brand is beside the house, so that the link of a house without operators stays as it is.
  const isMixed = lines.some((line) => !sameKey(line, HOUSE_KEY));
  const rows: TheoryRow[] = [];
  for (const [, group] of Map.groupBy(lines, (line) => `${keyWord(line)} ${line.option} ${line.schedule}`)) {
    const row = rowOf(group, query, isMixed);
    if (row) rows.push(row);
    else unjudged.push(...group.map((line) => leftOut(line, 'nothing-left')));
  }
  return {
    from,
    to,
    rows: rows.sort(asListed),
    unjudged,
    alarms: await returns.alarms(),
    alarmDeviations: ALARM_DEVIATIONS,
    assumption: ASSUMPTION,
  };
};

/** Bets settled by earlier releases, which did not store the schedule. */
const withoutSchedule = (whole: FigureLine, bets: readonly FigureLine[]): readonly Unjudged[] => {
  const ofTable = bets.filter((bet) => bet.table === whole.table && sameKey(bet, whole));
  const count = whole.bets - sum(ofTable, (line) => line.bets);
  const stakeMinor = minor(whole.stakeMinor - sum(ofTable, (line) => line.stakeMinor));
  if (count === 0 && stakeMinor === 0) return [];
  const about = { option: null, table: whole.table, because: 'no-schedule' as const, ...ofBrand(whole) };
  return [{ ...about, bets: count, stakeMinor }];
};

const leftOut = (line: FigureLine, because: (typeof UNJUDGED)[number]): Unjudged => ({
  option: line.option,
  table: line.table,
  because,
  ...ofBrand(line),
  bets: line.bets,
  stakeMinor: line.stakeMinor,
});

/** `null`: no stakes in the end. Corrections of earlier days may even make the sum negative. */
const rowOf = (lines: readonly BetLine[], { from, to, table }: Query, isMixed: boolean): TheoryRow | null => {
  const [first] = lines;
  const stakeMinor = total(lines, 'stakeMinor');
  const staked = lines.map(stakedOf);
  if (!first || stakeMinor <= 0 || sum(staked, ({ squareCoins }) => squareCoins) <= 0) return null;
  const { option } = first;
  const returnedMinor = total(lines, 'returnedMinor');
  const actual = returnedMinor / stakeMinor;
  const { expected, deviation, likely, nearlyCertain, enough } = theoryOf(staked);
  return {
    option,
    ...namesOf(first),
    ...ofBrand(first),
    decks: [...new Set(lines.map(({ decks }) => decks))].sort((a, b) => a - b),
    bets: sum(lines, ({ bets }) => bets),
    stakeMinor,
    returnedMinor,
    actual,
    expected,
    likely,
    nearlyCertain,
    deviations: (actual - expected) / deviation,
    enough,
    outside: enough && (actual < nearlyCertain.low || actual > nearlyCertain.high),
    entries: entriesOf({
      ...{ from, to, option },
      ...(table === undefined ? {} : { table }),
      ...(isMixed && { brand: first.brand }),
    }),
  };
};

const asListed = (one: TheoryRow, other: TheoryRow): number =>
  brandWord(one).localeCompare(brandWord(other)) ||
  placeOf(one.option) - placeOf(other.option) ||
  one.option.localeCompare(other.option) ||
  one.schedule.localeCompare(other.schedule);

/** Play coins first. */
const brandWord = ({ brand, currency }: TheoryRow): string => (brand ? `${brand} ${currency}` : '');

/** Those of the rules first, in their order. */
const placeOf = (option: OptionId): number =>
  isKnownOption(option) ? OPTION_IDS.indexOf(option) : OPTION_IDS.length;

const total = (lines: readonly BetLine[], figure: 'stakeMinor' | 'returnedMinor'): Minor =>
  minor(sum(lines, (line) => line[figure]));

const sum = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((all, item) => all + amount(item), 0);

const THEORY_COLUMNS: Columns<TheoryRow> = [
  ['option', ({ option }) => option],
  ['schedule', ({ schedule }) => schedule],
  ['bet_hash', ({ betHash }) => betHash ?? null],
  ['decks', ({ decks }) => decks.join(' ')],
  ['bets', ({ bets }) => bets],
  ['stake_minor', ({ stakeMinor }) => stakeMinor],
  ['returned_minor', ({ returnedMinor }) => returnedMinor],
  ['actual', ({ actual }) => actual],
  ['expected', ({ expected }) => expected],
  ['likely_low', ({ likely }) => likely.low],
  ['likely_high', ({ likely }) => likely.high],
  ['nearly_certain_low', ({ nearlyCertain }) => nearlyCertain.low],
  ['nearly_certain_high', ({ nearlyCertain }) => nearlyCertain.high],
  ['deviations', ({ deviations }) => deviations],
  ['enough', ({ enough }) => (enough ? 'yes' : 'no')],
  ['outside', ({ outside }) => (outside ? 'yes' : 'no')],
  ['entries', ({ entries }) => entries],
];

/** With columns for brand and currency in a house with operators. */
export const theoryColumns = (hasBrands: boolean): Columns<TheoryRow> =>
  hasBrands
    ? [
        ...THEORY_COLUMNS,
        ['brand', ({ brand }) => brand ?? HOUSE_KEY.brand],
        ['currency', ({ currency }) => currency ?? HOUSE_KEY.currency],
      ]
    : THEORY_COLUMNS;
