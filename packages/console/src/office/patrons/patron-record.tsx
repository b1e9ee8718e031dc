// Every round in which a patron had a stake. A corrected round has one row for each revision, newest first; earlier
// revisions are kept and marked as superseded. [T6] [T8]

import { texts } from '@punto/language/catalogue';
import type { RecordsAnswer } from '@punto/protocol/api';
import { pathOf, queryOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { moneyOf } from '@punto/ui/words/number.ts';
import { PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { resultWords } from '@punto/ui/words/record-words.ts';
import { createMemo, Show } from 'solid-js';
import { currencyColumn, currencyOfPatron, signedMoneyOf } from '../../currency/patron-money.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { momentText } from '../../ui/time.ts';
import { BetsOf } from '../bets-of.tsx';
import { LoadedPages } from '../loaded.tsx';
import { latestOf } from '../revisions.ts';
import { RoundLink } from '../round-link.tsx';
import { StatusBadge } from '../status.tsx';
import { usePagedQuery } from '../use-query.ts';

const text = texts('office');
const { column } = text;

type PlayedRound = RecordsAnswer['items'][number];

export const PatronRecord = (props: { id: string }) => {
  const records = usePagedQuery<PlayedRound>(
    () => pathOf(OFFICE_PATHS.records, { id: props.id }) + queryOf({ limit: 20 }),
  );
  return (
    <LoadedPages pages={records} reading={text.patrons.record.reading()}>
      {(items) => {
        const latest = createMemo(() => latestOf(items()));
        return (
          <DataTable
            caption={text.patrons.record.caption()}
            rows={items()}
            columns={columns((record) => latest().has(record), currencyOfPatron(props.id))}
          />
        );
      }}
    </LoadedPages>
  );
};

const columns = (
  counts: (record: PlayedRound) => boolean,
  currency: string,
): readonly TableColumn<PlayedRound>[] => [
  { key: 'at', title: column.when, by: ({ at }) => at, cell: ({ at }) => momentText(at) },
  {
    key: 'where',
    title: column.tableShoeRound,
    by: ({ tableName }) => tableName,
    cell: (record) => (
      <>
        {record.tableName} <RoundLink {...record} />
      </>
    ),
  },
  {
    key: 'status',
    title: column.status,
    by: ({ status }) => status,
    cell: (record) => (
      <>
        <StatusBadge status={record.status} />
        <Show when={!counts(record)}>
          <span class="dim"> {text.correctedSince()}</span>
        </Show>
        <Show when={record.reason}>{(reason) => <div class="dim record-reason">{reason()}</div>}</Show>
      </>
    ),
  },
  { key: 'result', title: column.result, cell: (record) => resultWords(record, PLAIN_LABELS) },
  { key: 'bets', title: column.bets, cell: (record) => <BetsOf bets={record.bets} currency={currency} /> },
  currencyColumn(
    'staked',
    column.staked,
    ({ stakedMinor }) => stakedMinor,
    () => currency,
  ),
  currencyColumn(
    'returned',
    column.returned,
    ({ returnedMinor }) => returnedMinor,
    () => currency,
  ),
  {
    key: 'correction',
    title: column.correction,
    figures: true,
    cell: ({ correction }) =>
      correction ? (
        <>
          {signedMoneyOf(correction.deltaMinor, currency)}
          <Show when={correction.uncollectedMinor > 0}>
            <div class="dim">
              {text.notCollected({ amount: moneyOf(correction.uncollectedMinor, currency) })}
            </div>
          </Show>
        </>
      ) : (
        ''
      ),
  },
  {
    key: 'balance',
    title: column.balance,
    figures: true,
    cell: ({ balanceBeforeMinor, balanceAfterMinor }) =>
      text.balance({
        before: moneyOf(balanceBeforeMinor, currency),
        after: moneyOf(balanceAfterMinor, currency),
      }),
  },
];
