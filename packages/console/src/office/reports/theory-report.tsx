// Actual return of each option against its exact expectation, with the band of random variation. A return outside the
// wider band needs an investigation. [B21]

import { queryOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { TheoryAnswer, TheoryRow } from '@punto/protocol/floor/report-api';
import { count, money, plural } from '@punto/ui/words/number.ts';
import { optionTitle, PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { percent, signedPercent } from '@punto/ui/words/percent.ts';
import { useSearchParams } from '@solidjs/router';
import { For, Show } from 'solid-js';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Badge, Line } from '../../ui/marks.tsx';
import { moneyColumn } from '../../ui/money-column.ts';
import { Panel } from '../../ui/panel.tsx';
import { FileLink } from '../file-link.tsx';
import { Loaded } from '../loaded.tsx';
import { useTableChoice, useTableNames } from '../round-link.tsx';
import { useQuery } from '../use-query.ts';
import { BandChart, BandKey } from './band-chart.tsx';
import type { ReportDays } from './days.ts';
import { EntriesLink } from './entries-link.tsx';
import { ReturnAlarms } from './return-alarms.tsx';
import { betTitle, deviationsText, unjudgedWords } from './theory.ts';

export const TheoryReport = (props: { days: ReportDays }) => {
  const [query, setQuery] = useSearchParams<{ table?: string }>();
  const tables = useTableChoice();
  const asked = () => ({ ...props.days, table: query.table });
  const theory = useQuery<TheoryAnswer>(() => OFFICE_PATHS.theory + queryOf(asked()));
  return (
    <>
      <div class="report-head">
        <SelectField
          label="Table"
          class="filters-one"
          value={query.table ?? ''}
          onChange={(table) => setQuery({ table }, { replace: true })}
          options={tables()}
        />
        <FileLink href={OFFICE_PATHS.theory + queryOf({ ...asked(), format: 'csv' })} />
      </div>
      <Loaded asked={theory} what="theory and play">
        {(told) => (
          <>
            <Show when={told().rows.filter(({ outside }) => outside).length}>
              {(many) => (
                <Line tone="bad">
                  {count(many())} {plural(many(), 'option is', 'options are')} outside of what chance allows
                  997 times in 1,000. Look into the entries behind.
                </Line>
              )}
            </Show>
            <ReturnAlarms told={told()} />
            <BandKey />
            <DataTable caption="Actual and expected return by option" rows={told().rows} columns={COLUMNS} />
            <Unjudged rows={told().unjudged} />
            <p class="report-note">
              Return is what came back, in parts of what was staked, ties counted. {told().assumption}
            </p>
          </>
        )}
      </Loaded>
    </>
  );
};

const Unjudged = (props: { rows: TheoryAnswer['unjudged'] }) => {
  const nameOf = useTableNames();
  return (
    <Show when={props.rows.length > 0}>
      <Panel title="Not judged" note="In the figures, and in no row above.">
        <ul>
          <For each={props.rows}>
            {(row) => (
              <li>
                <b>{row.option === null ? 'Corrections' : optionTitle(row.option, PLAIN_LABELS)}</b>
                {row.table === null ? '' : `, ${nameOf(row.table)}`}: {count(row.bets)}{' '}
                {plural(row.bets, 'bet')}, {money(row.stakeMinor)} staked; {unjudgedWords(row)}
              </li>
            )}
          </For>
        </ul>
      </Panel>
    </Show>
  );
};

const bandText = ({ low, high }: TheoryRow['likely']): string => `${percent(low, 2)} – ${percent(high, 2)}`;

const rowWords = (row: TheoryRow): string =>
  `${betTitle(row)}: actual ${percent(row.actual, 2)}, expected ${percent(row.expected, 2)}, ` +
  `99.7 % of the time between ${percent(row.nearlyCertain.low, 2)} and ${percent(row.nearlyCertain.high, 2)}` +
  (row.outside ? '; outside' : '');

const COLUMNS: readonly TableColumn<TheoryRow>[] = [
  {
    key: 'option',
    title: 'Option',
    by: betTitle,
    cell: (row) => (
      <>
        <b>{betTitle(row)}</b> <span class="dim">{row.decks.join(', ')} decks</span>
      </>
    ),
  },
  { key: 'band', title: 'Drawn', cell: (row) => <BandChart theory={row} words={rowWords(row)} /> },
  {
    key: 'flag',
    title: 'Judged',
    by: ({ outside, enough }) => (outside ? 0 : enough ? 1 : 2),
    cell: ({ outside, enough }) => (
      <Badge tone={outside ? 'bad' : enough ? 'good' : 'info'}>
        {outside ? 'Outside' : enough ? 'Within' : 'Too few bets'}
      </Badge>
    ),
  },
  {
    key: 'actual',
    title: 'Actual',
    figures: true,
    by: ({ actual }) => actual,
    cell: ({ actual }) => <b>{percent(actual, 2)}</b>,
  },
  {
    key: 'expected',
    title: 'Expected',
    figures: true,
    by: ({ expected }) => expected,
    cell: ({ expected }) => percent(expected, 2),
  },
  {
    key: 'off',
    title: 'Difference',
    figures: true,
    by: ({ actual, expected }) => actual - expected,
    cell: ({ actual, expected }) => signedPercent(actual - expected),
  },
  {
    key: 'deviations',
    title: 'Deviations',
    figures: true,
    by: ({ deviations }) => Math.abs(deviations),
    cell: ({ deviations }) => deviationsText(deviations),
  },
  { key: 'bets', title: 'Bets', figures: true, by: ({ bets }) => bets, cell: ({ bets }) => count(bets) },
  moneyColumn('handle', 'Handle', ({ stakeMinor }) => stakeMinor),
  { key: 'likely', title: '95 %', figures: true, cell: ({ likely }) => bandText(likely) },
  { key: 'wide', title: '99.7 %', figures: true, cell: ({ nearlyCertain }) => bandText(nearlyCertain) },
  { key: 'trace', title: 'Trace', cell: (row) => <EntriesLink entries={row.entries} of={betTitle(row)} /> },
];
