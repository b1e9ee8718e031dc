// Handle, payouts, commission and hold by table, option, dealer or day, with totals. Every row links to the entries it
// is the sum of.

import { texts } from '@punto/language/catalogue';
import { queryOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { FigureRow, FiguresAnswer } from '@punto/protocol/floor/report-api';
import { useSearchParams } from '@punto/ui/route/router.tsx';
import { count, money } from '@punto/ui/words/number.ts';
import { percent } from '@punto/ui/words/percent.ts';
import { For } from 'solid-js';
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

const WAYS = ['table', 'option', 'dealer', 'day'] as const;
type By = (typeof WAYS)[number];

export const FiguresReport = (props: { days: ReportDays }) => {
  const [query, setQuery] = useSearchParams();
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
        <FileLink href={OFFICE_PATHS.figures + queryOf({ ...props.days, by: by(), format: 'csv' })} />
      </div>
      <Loaded asked={figures} reading={text.reading()}>
        {(told) => (
          <DataTable
            caption={text.caption[told().by]()}
            rows={told().rows}
            columns={columns(told().by)}
            foot={<Foot total={told().total} />}
          />
        )}
      </Loaded>
      <p class="report-note">{text.note()}</p>
    </>
  );
};

const columns = (by: By): readonly TableColumn<FigureRow>[] => [
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
  ...SUMS.map(({ key, title, of, shown }) => ({
    key,
    title,
    figures: true,
    by: (row: FigureRow) => of(row) ?? Number.NEGATIVE_INFINITY,
    cell: (row: FigureRow) => shown(row),
  })),
  {
    key: 'trace',
    title: own.trace,
    cell: ({ active, entries, name }) => (active ? <EntriesLink entries={entries} of={name} /> : ''),
  },
];

type Sums = FiguresAnswer['total'];
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
  of: (sums) => sums[key],
  shown: (sums) => money(sums[key]),
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

const Foot = (props: { total: Sums }) => (
  <tr>
    <th scope="row">{text.all()}</th>
    <For each={SUMS}>{({ shown }) => <td class="figures">{shown(props.total)}</td>}</For>
    <td>
      <EntriesLink entries={props.total.entries} of={null} />
    </td>
  </tr>
);
