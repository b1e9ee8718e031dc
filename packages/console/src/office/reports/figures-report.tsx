// Handle, payouts, commission and hold by table, option, dealer or day, with totals. Every row links to the entries it
// is the sum of.

import { keysOf } from '@punto/engine/keyed';
import { queryOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { FigureRow, FiguresAnswer } from '@punto/protocol/floor/report-api';
import { count, money } from '@punto/ui/words/number.ts';
import { percent } from '@punto/ui/words/percent.ts';
import { useSearchParams } from '@solidjs/router';
import { For } from 'solid-js';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { FileLink } from '../file-link.tsx';
import { Loaded } from '../loaded.tsx';
import { useQuery } from '../use-query.ts';
import type { ReportDays } from './days.ts';
import { EntriesLink } from './entries-link.tsx';

const BY = { table: 'Table', option: 'Option', dealer: 'Dealer', day: 'Day' } as const;
type By = keyof typeof BY;
const WAYS = keysOf(BY);

export const FiguresReport = (props: { days: ReportDays }) => {
  const [query, setQuery] = useSearchParams<{ by?: string }>();
  const by = () => WAYS.find((way) => way === query.by) ?? 'table';
  const figures = useQuery<FiguresAnswer>(() => OFFICE_PATHS.figures + queryOf({ ...props.days, by: by() }));
  return (
    <>
      <div class="report-head">
        <fieldset class="tabs">
          <legend class="spoken">Added up by</legend>
          <For each={WAYS}>
            {(way) => (
              <Button pressed={by() === way} onPress={() => setQuery({ by: way }, { replace: true })}>
                By {BY[way].toLowerCase()}
              </Button>
            )}
          </For>
        </fieldset>
        <FileLink href={OFFICE_PATHS.figures + queryOf({ ...props.days, by: by(), format: 'csv' })} />
      </div>
      <Loaded asked={figures} what="the figures">
        {(told) => (
          <DataTable
            caption={`Figures by ${BY[told().by].toLowerCase()}`}
            rows={told().rows}
            columns={columns(told().by)}
            foot={<Foot total={told().total} />}
          />
        )}
      </Loaded>
      <p class="report-note">
        Handle is what was staked in rounds that count; payouts are all that went back: stakes, and winnings
        less commission. Hold is handle less payouts. A correction counts on the day it was made; rounds
        cancelled or voided do not count in the end. Rounds that were dealt without a stake are under Rounds.
        Amounts in coins, days of UTC.
      </p>
    </>
  );
};

const columns = (by: By): readonly TableColumn<FigureRow>[] => [
  {
    key: 'name',
    title: BY[by],
    by: ({ name }) => name,
    cell: ({ name, active }) => (
      <>
        <b>{name}</b>
        {active ? '' : <span class="dim"> No activity: nothing staked</span>}
      </>
    ),
  },
  ...SUMS.map(({ key, title, of, text }) => ({
    key,
    title,
    figures: true,
    by: (row: FigureRow) => of(row) ?? Number.NEGATIVE_INFINITY,
    cell: (row: FigureRow) => text(row),
  })),
  {
    key: 'trace',
    title: 'Trace',
    cell: ({ active, entries, name }) => (active ? <EntriesLink entries={entries} of={name} /> : ''),
  },
];

type Sums = FiguresAnswer['total'];
type Sum = {
  readonly key: string;
  readonly title: string;
  readonly of: (sums: Sums) => number | null;
  readonly text: (sums: Sums) => string;
};

type Amount = {
  [K in keyof Sums]: K extends `${string}Minor` ? K : never;
}[keyof Sums];
const amount = (title: string, key: Amount): Sum => ({
  key,
  title,
  of: (sums) => sums[key],
  text: (sums) => money(sums[key]),
});

const SUMS: readonly Sum[] = [
  // The most important column first: on a phone the others need scrolling.
  amount('Hold', 'holdMinor'),
  {
    key: 'share',
    title: 'Hold %',
    of: ({ holdShare }) => holdShare,
    text: ({ holdShare }) => (holdShare === null ? '–' : percent(holdShare, 2)),
  },
  {
    key: 'rounds',
    title: 'Rounds with stakes',
    of: ({ rounds }) => rounds,
    text: ({ rounds }) => count(rounds),
  },
  { key: 'bets', title: 'Bets', of: ({ bets }) => bets, text: ({ bets }) => count(bets) },
  amount('Handle', 'stakeMinor'),
  amount('Winnings', 'winningsMinor'),
  amount('Commission', 'commissionMinor'),
  amount('Payouts', 'returnedMinor'),
  amount('Not collected', 'uncollectedMinor'),
];

const Foot = (props: { total: Sums }) => (
  <tr>
    <th scope="row">All</th>
    <For each={SUMS}>{({ text }) => <td class="figures">{text(props.total)}</td>}</For>
    <td>
      <EntriesLink entries={props.total.entries} of="all" />
    </td>
  </tr>
);
