// The bets behind a figure: each revision of each patron's record, as it was counted. A correction is listed with the
// amounts it changed, so that the lines sum to the figure.

import { texts } from '@punto/language/catalogue';
import { queryOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { ReportEntry } from '@punto/protocol/floor/report-api';
import { useSearchParams } from '@punto/ui/route/search-params.ts';
import { Sentence } from '@punto/ui/sentence.tsx';
import { PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { recordedTitle } from '@punto/ui/words/recorded-bet.ts';
import { For, Show } from 'solid-js';
import { currencyColumn, currencyOfPatron, signedMoneyOf } from '../../currency/patron-money.ts';
import { useBrands } from '../../currency/use-brands.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Badge } from '../../ui/marks.tsx';
import { momentText } from '../../ui/time.ts';
import { FileLink } from '../file-link.tsx';
import { LoadedPages } from '../loaded.tsx';
import { PatronLink, RoundLink, useTableNames } from '../round-link.tsx';
import { shortNumber } from '../short-number.ts';
import { StatusBadge } from '../status.tsx';
import { usePagedQuery } from '../use-query.ts';
import type { ReportDays } from './days.ts';

const text = texts('reports').entries;
const { column } = texts('office');
const own = texts('reports').column;

export const EntriesReport = (props: { days: ReportDays }) => {
  const [query] = useSearchParams();
  const nameOf = useTableNames();
  const brands = useBrands();
  /** An empty `dealer` means the machine, so it must not be omitted from the query. */
  const address = (more: Readonly<Record<string, string | number>>) => {
    const path =
      OFFICE_PATHS.entries +
      queryOf({
        ...{ ...props.days, table: query.table, option: query.option, brand: query.brand },
        ...more,
      });
    return query.dealer === undefined ? path : `${path}&dealer=${encodeURIComponent(query.dealer)}`;
  };
  const entries = usePagedQuery<ReportEntry>(() => address({ limit: 100 }));
  const narrowed = () =>
    [
      query.table && nameOf(query.table),
      query.option,
      query.brand && brands.nameOf(query.brand),
      query.dealer !== undefined &&
        (query.dealer === '' ? text.byMachine() : text.dealer({ dealer: shortNumber(query.dealer) })),
    ].filter((word): word is string => typeof word === 'string' && word !== '');
  return (
    <>
      <div class="report-head">
        <p class="report-note">
          <Sentence parts={text.note.parts()} tags={{ badges: () => <Badges words={narrowed()} /> }} />
        </p>
        <FileLink href={address({ format: 'csv' })} />
      </div>
      <LoadedPages pages={entries} reading={text.reading()}>
        {(items) => (
          <Show
            when={items().length > 0 || !entries.hasMore()}
            fallback={<p class="nothing">{text.nothing()}</p>}
          >
            <DataTable caption={text.caption()} rows={items()} columns={columns(nameOf)} />
          </Show>
        )}
      </LoadedPages>
    </>
  );
};

const Badges = (props: { words: readonly string[] }) => (
  <For each={props.words}>
    {(word) => (
      <>
        <Badge tone="info">{word}</Badge>{' '}
      </>
    )}
  </For>
);

const currencyOf = ({ patron }: ReportEntry): string => currencyOfPatron(patron);

const columns = (nameOf: (table: string) => string): readonly TableColumn<ReportEntry>[] => [
  { key: 'at', title: own.counted, by: ({ at }) => at, cell: ({ at }) => momentText(at) },
  { key: 'table', title: column.table, by: ({ table }) => nameOf(table), cell: ({ table }) => nameOf(table) },
  { key: 'round', title: column.shoeRound, cell: (entry) => <RoundLink {...entry} /> },
  {
    key: 'patron',
    title: column.patron,
    by: ({ patron }) => patron,
    cell: ({ patron }) => <PatronLink patron={patron} />,
  },
  {
    key: 'status',
    title: column.status,
    by: ({ revision }) => revision,
    cell: ({ status, revision }) => (
      <>
        <StatusBadge status={status} />
        <Show when={revision > 0}>
          <span class="dim"> {text.account({ account: revision + 1 })}</span>
        </Show>
      </>
    ),
  },
  {
    key: 'option',
    title: column.option,
    by: ({ option }) => option ?? '',
    cell: ({ option, betHash }) =>
      option === null ? (
        <span class="dim">{text.none()}</span>
      ) : (
        recordedTitle({ option, betHash }, PLAIN_LABELS)
      ),
  },
  { key: 'bets', title: column.bets, figures: true, by: ({ bets }) => bets, cell: ({ bets }) => bets },
  currencyColumn('stake', column.staked, ({ stakeMinor }) => stakeMinor, currencyOf),
  currencyColumn('winnings', own.winnings, ({ winningsMinor }) => winningsMinor, currencyOf),
  currencyColumn('commission', column.commission, ({ commissionMinor }) => commissionMinor, currencyOf),
  currencyColumn('returned', own.payout, ({ returnedMinor }) => returnedMinor, currencyOf),
  {
    key: 'uncollected',
    title: column.notCollected,
    figures: true,
    by: ({ uncollectedMinor }) => uncollectedMinor,
    cell: ({ patron, uncollectedMinor }) =>
      uncollectedMinor === 0 ? '' : signedMoneyOf(uncollectedMinor, currencyOfPatron(patron)),
  },
];
