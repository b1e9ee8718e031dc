// Every posted movement of a patron's balance, with the balance after it. [L2]

import type { StatementAnswer } from '@punto/protocol/api';
import { pathOf, queryOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { signedMoney } from '@punto/ui/words/number.ts';
import { movementWords } from '@punto/ui/words/record-words.ts';
import { Show } from 'solid-js';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { moneyColumn } from '../../ui/money-column.ts';
import { momentText } from '../../ui/time.ts';
import { LoadedPages } from '../loaded.tsx';
import { RoundLink, useTableNames } from '../round-link.tsx';
import { usePagedQuery } from '../use-query.ts';

type StatementLine = StatementAnswer['items'][number];

export const PatronStatement = (props: { id: string }) => {
  const lines = usePagedQuery<StatementLine>(
    () => pathOf(OFFICE_PATHS.statement, { id: props.id }) + queryOf({ limit: 50 }),
  );
  const nameOf = useTableNames();
  return (
    <LoadedPages pages={lines} what="the statement">
      {(items) => (
        <DataTable caption="Statement, the newest first" rows={items()} columns={columns(nameOf)} />
      )}
    </LoadedPages>
  );
};

const columns = (nameOf: (table: string) => string): readonly TableColumn<StatementLine>[] => [
  { key: 'at', title: 'When', by: ({ at }) => at, cell: ({ at }) => momentText(at) },
  {
    key: 'what',
    title: 'What',
    by: ({ code }) => movementWords(code),
    cell: ({ code }) => movementWords(code),
  },
  {
    key: 'where',
    title: 'Table',
    by: ({ table }) => table ?? '',
    cell: ({ table }) => (table === null ? '' : nameOf(table)),
  },
  {
    key: 'round',
    title: 'Shoe · round',
    cell: ({ table, shoe, round }) => (
      <Show when={table !== null && shoe !== null && round !== null}>
        <RoundLink table={table ?? ''} shoe={shoe ?? 0} round={round ?? 0} />
      </Show>
    ),
  },
  {
    key: 'amount',
    title: 'Amount',
    figures: true,
    by: ({ amountMinor }) => amountMinor,
    cell: ({ amountMinor }) => signedMoney(amountMinor),
  },
  moneyColumn('balance', 'Balance', ({ balanceAfterMinor }) => balanceAfterMinor),
];
