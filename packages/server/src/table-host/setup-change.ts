// Compares a table's setup in the room files with the last setup recorded in its stream.
import type { TableSetup } from '@punto/engine/room';
import type { Command, Currencies, OpenTable } from '@punto/table/index';

/** Whether the room file has changed since it was last read; changes made by the staff stay. */
export const isNew = (setup: TableSetup, table: OpenTable): boolean =>
  JSON.stringify(asItIsDealt(setup, table)) !== JSON.stringify(table.filed);

/** Whether a machine or a person deals is fixed when a table is opened, because their shoes are incompatible. */
export const asItIsDealt = (
  { dealing: _, ...setup }: TableSetup,
  { setup: { dealing } }: OpenTable,
): TableSetup => (dealing ? { ...setup, dealing } : setup);

/** What each table takes besides play coins, by its setup. */
export type CurrenciesOf = (setup: TableSetup) => Currencies;

/** Announces the currencies of the brand files; none where they are those last announced. */
export const currencyChanges = (
  { configured, nextCurrencies = {} }: OpenTable,
  currenciesOf: CurrenciesOf = () => ({}),
): readonly Extract<Command, { readonly type: 'SetCurrencies' }>[] => {
  const currencies = currenciesOf(configured);
  const isSame = JSON.stringify(currencies) === JSON.stringify(nextCurrencies);
  return isSame ? [] : [{ type: 'SetCurrencies', currencies }];
};
