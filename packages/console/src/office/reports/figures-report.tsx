// Handle, payouts, commission and hold by table, option, dealer or day, with totals. Every row links to the entries it
// is the sum of.

import { bookExponentOf } from '@punto/engine/currency';
import { texts } from '@punto/language/catalogue';
import { HOUSE_BRAND, HOUSE_KEY, type PatronKey } from '@punto/ledger/patron-key';
import { queryOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { FigureRow, FiguresAnswer } from '@punto/protocol/floor/report-api';
import { useSearchParams } from '@punto/ui/route/search-params.ts';
import { count, moneyOf } from '@punto/ui/words/number.ts';
import { percent } from '@punto/ui/words/percent.ts';
import { For, Show } from 'solid-js';
import { BrandField } from '../../currency/brand-field.tsx';
import { useBrands } from '../../currency/use-brands.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { FileLink } from '../file-link.tsx';
import { Loaded } from '../loaded.tsx';
import { useQuery } from '../use-query.ts';
import type { ReportDays } from './days.ts';
import { EntriesLink } from './entries-link.tsx';

const text = texts('reports').figures;
const { column } = texts('office');
const own = texts('reports').column;
const { operators } = texts('floor');

const WAYS = ['table', 'option', 'dealer', 'day'] as const;
type By = (typeof WAYS)[number];

export const FiguresReport = (props: { days: ReportDays }) => {
  const [query, setQuery] = useSearchParams();
  const brands = useBrands();
  const by = () => WAYS.find((way) => way === query.by) ?? 'table';
  const figures = useQuery<FiguresAnswer>(() => OFFICE_PATHS.figures + queryOf({ ...props.days, by: by() }));
  return (
    <>
      <div class="report-head">
        <fieldset class="tabs">
          <legend class="spoken">{text.addedUp()}</legend>
          <For each={WAYS}>
            {(way) => (
              <Button pressed={by() === way} onPress={() => setQuery({ by: way }, { replace: true })}>
                {text.by[way]()}
              </Button>
            )}
          </For>
        </fieldset>
        <BrandField
          class="filters-one"
          brand={query.brand}
          onBrand={(brand) => setQuery({ brand }, { replace: true })}
        />
        <FileLink href={OFFICE_PATHS.figures + queryOf({ ...props.days, by: by(), format: 'csv' })} />
      </div>
      <Loaded asked={figures} reading={text.reading()}>
        {(told) => (
          <DataTable
            caption={text.caption[told().by]()}
            rows={told().rows.flatMap((row) => inEach(row, query.brand))}
            columns={columns(told().by, brands.has() ? brands.keyText : null)}
            foot={
              <For each={inEach(told().total, query.brand)}>
                {(total) => <Foot total={total} keyText={brands.has() ? brands.keyText : null} />}
              </For>
            }
          />
        )}
      </Loaded>
      <p class="report-note">{text.note()}</p>
      <Show when={brands.has()}>
        <p class="report-note">{operators.note()}</p>
      </Show>
    </>
  );
};

type KeyText = ((key: PatronKey) => string) | null;

/** `keyText`: `null` in a house without operators. */
const columns = (by: By, keyText: KeyText): readonly TableColumn<FigureRow & PatronKey>[] => [
  {
    key: 'name',
    title: text.of[by],
    by: ({ name }) => name,
    cell: ({ name, active }) => (
      <>
        <b>{name}</b>
        {active ? '' : <span class="dim"> {text.idle()}</span>}
      </>
    ),
  },
  ...(keyText ? [{ key: 'operator', title: operators.operator, by: keyText, cell: keyText }] : []),
  ...SUMS.map(({ key, title, of, shown }) => ({
    key,
    title,
    figures: true,
    by: (row: FigureRow & PatronKey) => of(row) ?? Number.NEGATIVE_INFINITY,
    cell: (row: FigureRow & PatronKey) => shown(row),
  })),
  {
    key: 'trace',
    title: own.trace,
    cell: ({ active, entries, name }) => (active ? <EntriesLink entries={entries} of={name} /> : ''),
  },
];

type Sums = Omit<FiguresAnswer['total'], 'currencies'> & PatronKey;

/** The line of play coins, if it has any or no other has, and one for each brand and currency. `brand`: this one alone. */
const inEach = <Row extends FiguresAnswer['total']>(row: Row, brand = ''): readonly (Row & PatronKey)[] => {
  const { currencies = [] } = row;
  const own = { ...row, ...HOUSE_KEY };
  const all = [own, ...currencies.map((sums) => ({ ...row, ...sums }))];
  const shown = all.filter((each) => (brand === '' || each.brand === brand) && each.bets !== 0);
  return shown.length > 0 ? shown : brand === '' || brand === HOUSE_BRAND ? [own] : [];
};
type Sum = {
  readonly key: string;
  readonly title: () => string;
  readonly of: (sums: Sums) => number | null;
  readonly shown: (sums: Sums) => string;
};

type Amount = Extract<keyof Sums, `${string}Minor`>;
const amount = (title: () => string, key: Amount): Sum => ({
  key,
  title,
  of: (sums) => sums[key] / 10 ** bookExponentOf(sums.currency),
  shown: (sums) => moneyOf(sums[key], sums.currency),
});

const SUMS: readonly Sum[] = [
  // The most important column first: on a phone the others need scrolling.
  amount(own.hold, 'holdMinor'),
  {
    key: 'share',
    title: own.holdShare,
    of: ({ holdShare }) => holdShare,
    shown: ({ holdShare }) => (holdShare === null ? '–' : percent(holdShare, 2)),
  },
  {
    key: 'rounds',
    title: own.roundsWithStakes,
    of: ({ rounds }) => rounds,
    shown: ({ rounds }) => count(rounds),
  },
  { key: 'bets', title: column.bets, of: ({ bets }) => bets, shown: ({ bets }) => count(bets) },
  amount(own.handle, 'stakeMinor'),
  amount(own.winnings, 'winningsMinor'),
  amount(column.commission, 'commissionMinor'),
  amount(own.payouts, 'returnedMinor'),
  amount(column.notCollected, 'uncollectedMinor'),
];

const Foot = (props: { total: Sums; keyText: KeyText }) => (
  <tr>
    <th scope="row">{text.all()}</th>
    <Show when={props.keyText}>{(keyText) => <td>{keyText()(props.total)}</td>}</Show>
    <For each={SUMS}>{({ shown }) => <td class="figures">{shown(props.total)}</td>}</For>
    <td>
      <EntriesLink entries={props.total.entries} of={null} />
    </td>
  </tr>
);
