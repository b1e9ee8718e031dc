// Every posted movement of a patron's balance, with the balance after it. [L2]

import { texts } from '@punto/language/catalogue';
import type { StatementAnswer } from '@punto/protocol/api';
import { pathOf, queryOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { movementWords } from '@punto/ui/words/record-words.ts';
import { Show } from 'solid-js';
import { currencyColumn, currencyOfPatron, signedMoneyOf } from '../../currency/patron-money.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { momentText } from '../../ui/time.ts';
import { LoadedPages } from '../loaded.tsx';
import { RoundLink, useTableNames } from '../round-link.tsx';
import { usePagedQuery } from '../use-query.ts';

const text = texts('office').patrons.statement;
const { column } = texts('office');

type StatementLine = StatementAnswer['items'][number];

export const PatronStatement = (props: { id: string }) => {
  const lines = usePagedQuery<StatementLine>(
    () => pathOf(OFFICE_PATHS.statement, { id: props.id }) + queryOf({ limit: 50 }),
  );
  const nameOf = useTableNames();
  return (
    <LoadedPages pages={lines} reading={text.reading()}>
      {(items) => (
        <DataTable
          caption={text.caption()}
          rows={items()}
          columns={columns(nameOf, currencyOfPatron(props.id))}
        />
      )}
    </LoadedPages>
  );
};

const columns = (
  nameOf: (table: string) => string,
  currency: string,
): readonly TableColumn<StatementLine>[] => [
  { key: 'at', title: column.when, by: ({ at }) => at, cell: ({ at }) => momentText(at) },
  {
    key: 'what',
    title: column.what,
    by: ({ code }) => movementWords(code),
    cell: ({ code }) => movementWords(code),
  },
  {
    key: 'where',
    title: column.table,
    by: ({ table }) => table ?? '',
    cell: ({ table }) => (table === null ? '' : nameOf(table)),
  },
  {
    key: 'round',
    title: column.shoeRound,
    cell: ({ table, shoe, round }) => (
      <Show when={table !== null && shoe !== null && round !== null}>
        <RoundLink table={table ?? ''} shoe={shoe ?? 0} round={round ?? 0} />
      </Show>
    ),
  },
  {
    key: 'amount',
    title: column.amount,
    figures: true,
    by: ({ amountMinor }) => amountMinor,
    cell: ({ amountMinor }) => signedMoneyOf(amountMinor, currency),
  },
  currencyColumn(
    'balance',
    column.balance,
    ({ balanceAfterMinor }) => balanceAfterMinor,
    () => currency,
  ),
];
