// Actual return of each option against its exact expectation, with the band of random variation. A return outside the
// wider band needs an investigation. [B21]

import { texts } from '@punto/language/catalogue';
import type { PatronKey } from '@punto/ledger/patron-key';
import { queryOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { TheoryAnswer, TheoryRow } from '@punto/protocol/floor/report-api';
import { useSearchParams } from '@punto/ui/route/search-params.ts';
import { Sentence } from '@punto/ui/sentence.tsx';
import { count, moneyOf } from '@punto/ui/words/number.ts';
import { optionTitle, PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { percent, signedPercent } from '@punto/ui/words/percent.ts';
import { For, Show } from 'solid-js';
import { BrandField } from '../../currency/brand-field.tsx';
import { currencyColumn } from '../../currency/patron-money.ts';
import { useBrands } from '../../currency/use-brands.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Badge, Line } from '../../ui/marks.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FileLink } from '../file-link.tsx';
import { Loaded } from '../loaded.tsx';
import { useTableChoice, useTableNames } from '../round-link.tsx';
import { useQuery } from '../use-query.ts';
import { BandChart, BandKey } from './band-chart.tsx';
import type { ReportDays } from './days.ts';
import { EntriesLink } from './entries-link.tsx';
import { ReturnAlarms } from './return-alarms.tsx';
import { betTitle, deviationsText, keyOfRow, unjudgedWords } from './theory.ts';

const text = texts('reports').theory;
const { column } = texts('office');
const own = texts('reports').column;
const { operators } = texts('floor');

export const TheoryReport = (props: { days: ReportDays }) => {
  const [query, setQuery] = useSearchParams();
  const tables = useTableChoice();
  const brands = useBrands();
  const asked = () => ({ ...props.days, table: query.table, brand: query.brand });
  const theory = useQuery<TheoryAnswer>(() => OFFICE_PATHS.theory + queryOf(asked()));
  return (
    <>
      <div class="report-head">
        <SelectField
          label={column.table()}
          class="filters-one"
          value={query.table ?? ''}
          onChange={(table) => setQuery({ table }, { replace: true })}
          options={tables()}
        />
        <BrandField
          class="filters-one"
          brand={query.brand}
          onBrand={(brand) => setQuery({ brand }, { replace: true })}
        />
        <FileLink href={OFFICE_PATHS.theory + queryOf({ ...asked(), format: 'csv' })} />
      </div>
      <Loaded asked={theory} reading={text.reading()}>
        {(told) => (
          <>
            <Show when={told().rows.filter(({ outside }) => outside).length}>
              {(many) => <Line tone="bad">{text.outside({ n: many() })}</Line>}
            </Show>
            <ReturnAlarms told={told()} />
            <BandKey />
            <DataTable
              caption={text.caption()}
              rows={told().rows}
              columns={brands.has() ? withOperator(brands.keyText) : COLUMNS}
            />
            <Unjudged rows={told().unjudged} />
            <p class="report-note">{text.note()}</p>
          </>
        )}
      </Loaded>
    </>
  );
};

const Unjudged = (props: { rows: TheoryAnswer['unjudged'] }) => {
  const nameOf = useTableNames();
  const lineOf = (row: TheoryAnswer['unjudged'][number]) => {
    const option = row.option === null ? text.unjudged.corrections() : optionTitle(row.option, PLAIN_LABELS);
    const stake = moneyOf(row.stakeMinor, keyOfRow(row).currency);
    const said = { option, bets: row.bets, stake, why: unjudgedWords(row) };
    return row.table === null
      ? text.unjudged.line.parts(said)
      : text.unjudged.lineAt.parts({ ...said, table: nameOf(row.table) });
  };
  return (
    <Show when={props.rows.length > 0}>
      <Panel title={text.unjudged.title()} note={text.unjudged.note()}>
        <ul>
          <For each={props.rows}>
            {(row) => (
              <li>
                <Sentence parts={lineOf(row)} />
              </li>
            )}
          </For>
        </ul>
      </Panel>
    </Show>
  );
};

const withOperator = (keyText: (key: PatronKey) => string): readonly TableColumn<TheoryRow>[] =>
  COLUMNS.flatMap((each) =>
    each.key === 'option'
      ? [
          each,
          {
            ...{ key: 'operator', title: operators.operator },
            by: (row) => keyText(keyOfRow(row)),
            cell: (row) => keyText(keyOfRow(row)),
          },
        ]
      : [each],
  );

const bandText = ({ low, high }: TheoryRow['likely']): string => text.band({ low, high });

const rowWords = (row: TheoryRow): string =>
  text[row.outside ? 'rowOutside' : 'row']({
    option: betTitle(row),
    actual: row.actual,
    expected: row.expected,
    low: row.nearlyCertain.low,
    high: row.nearlyCertain.high,
  });

const COLUMNS: readonly TableColumn<TheoryRow>[] = [
  {
    key: 'option',
    title: column.option,
    by: betTitle,
    cell: (row) => (
      <>
        <b>{betTitle(row)}</b> <span class="dim">{text.decks({ decks: row.decks.map(String) })}</span>
      </>
    ),
  },
  { key: 'band', title: own.drawn, cell: (row) => <BandChart theory={row} words={rowWords(row)} /> },
  {
    key: 'flag',
    title: own.judged,
    by: ({ outside, enough }) => (outside ? 0 : enough ? 1 : 2),
    cell: ({ outside, enough }) => (
      <Badge tone={outside ? 'bad' : enough ? 'good' : 'info'}>
        {text.judged[outside ? 'outside' : enough ? 'within' : 'tooFew']()}
      </Badge>
    ),
  },
  {
    key: 'actual',
    title: own.actual,
    figures: true,
    by: ({ actual }) => actual,
    cell: ({ actual }) => <b>{percent(actual, 2)}</b>,
  },
  {
    key: 'expected',
    title: own.expected,
    figures: true,
    by: ({ expected }) => expected,
    cell: ({ expected }) => percent(expected, 2),
  },
  {
    key: 'off',
    title: own.difference,
    figures: true,
    by: ({ actual, expected }) => actual - expected,
    cell: ({ actual, expected }) => signedPercent(actual - expected),
  },
  {
    key: 'deviations',
    title: own.deviations,
    figures: true,
    by: ({ deviations }) => Math.abs(deviations),
    cell: ({ deviations }) => deviationsText(deviations),
  },
  { key: 'bets', title: column.bets, figures: true, by: ({ bets }) => bets, cell: ({ bets }) => count(bets) },
  currencyColumn(
    'handle',
    own.handle,
    ({ stakeMinor }) => stakeMinor,
    (row) => keyOfRow(row).currency,
  ),
  { key: 'likely', title: own.likely, figures: true, cell: ({ likely }) => bandText(likely) },
  {
    key: 'wide',
    title: own.nearlyCertain,
    figures: true,
    cell: ({ nearlyCertain }) => bandText(nearlyCertain),
  },
  { key: 'trace', title: own.trace, cell: (row) => <EntriesLink entries={row.entries} of={betTitle(row)} /> },
];
