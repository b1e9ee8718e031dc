// A sortable table column of amounts.
import type { Minor } from '@punto/engine/minor';
import { money } from '@punto/ui/words/number.ts';
import type { TableColumn } from './data-table.tsx';

export const moneyColumn = <Row>(
  key: string,
  title: () => string,
  amountOf: (row: Row) => Minor,
): TableColumn<Row> => ({
  key,
  title,
  figures: true,
  by: amountOf,
  cell: (row) => money(amountOf(row)),
});
