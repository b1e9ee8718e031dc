// Every round in which a patron had a stake. A corrected round has one row for each revision, newest first; earlier
// revisions are kept and marked as superseded. [T6] [T8]

import type { RecordsAnswer } from '@punto/protocol/api';
import { pathOf, queryOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { money, signedMoney } from '@punto/ui/words/number.ts';
import { PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { resultWords } from '@punto/ui/words/record-words.ts';
import { createMemo, Show } from 'solid-js';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { moneyColumn } from '../../ui/money-column.ts';
import { momentText } from '../../ui/time.ts';
import { BetsOf } from '../bets-of.tsx';
import { LoadedPages } from '../loaded.tsx';
import { latestOf } from '../revisions.ts';
import { RoundLink } from '../round-link.tsx';
import { StatusBadge } from '../status.tsx';
import { usePagedQuery } from '../use-query.ts';

type PlayedRound = RecordsAnswer['items'][number];

export const PatronRecord = (props: { id: string }) => {
  const records = usePagedQuery<PlayedRound>(
    () => pathOf(OFFICE_PATHS.records, { id: props.id }) + queryOf({ limit: 20 }),
  );
  return (
    <LoadedPages pages={records} what="the play record">
      {(items) => {
        const latest = createMemo(() => latestOf(items()));
        return (
          <DataTable
            caption="Play record, the newest first"
            rows={items()}
            columns={columns((record) => latest().has(record))}
          />
        );
      }}
    </LoadedPages>
  );
};

const columns = (counts: (record: PlayedRound) => boolean): readonly TableColumn<PlayedRound>[] => [
  { key: 'at', title: 'When', by: ({ at }) => at, cell: ({ at }) => momentText(at) },
  {
    key: 'where',
    title: 'Table, shoe · round',
    by: ({ tableName }) => tableName,
    cell: (record) => (
      <>
        {record.tableName} <RoundLink {...record} />
      </>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    by: ({ status }) => status,
    cell: (record) => (
      <>
        <StatusBadge status={record.status} />
        <Show when={!counts(record)}>
          <span class="dim"> corrected since</span>
        </Show>
        <Show when={record.reason}>{(reason) => <div class="dim record-reason">{reason()}</div>}</Show>
      </>
    ),
  },
  { key: 'result', title: 'Result', cell: (record) => resultWords(record, PLAIN_LABELS) },
  { key: 'bets', title: 'Bets', cell: (record) => <BetsOf bets={record.bets} /> },
  moneyColumn('staked', 'Staked', ({ stakedMinor }) => stakedMinor),
  moneyColumn('returned', 'Returned', ({ returnedMinor }) => returnedMinor),
  {
    key: 'correction',
    title: 'Correction',
    figures: true,
    cell: ({ correction }) =>
      correction ? (
        <>
          {signedMoney(correction.deltaMinor)}
          <Show when={correction.uncollectedMinor > 0}>
            <div class="dim">{money(correction.uncollectedMinor)} not collected</div>
          </Show>
        </>
      ) : (
        ''
      ),
  },
  {
    key: 'balance',
    title: 'Balance',
    figures: true,
    cell: ({ balanceBeforeMinor, balanceAfterMinor }) =>
      `${money(balanceBeforeMinor)} → ${money(balanceAfterMinor)}`,
  },
];
