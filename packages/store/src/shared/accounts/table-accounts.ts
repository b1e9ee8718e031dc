// The accounts of a table that a transaction declares with `escrow`: the table's escrow and the house, in play coins and in each
// brand and currency of `keys`.
import { type AccountId, escrowAccount, houseAccount } from '@punto/ledger/account';
import { HOUSE_KEY } from '@punto/ledger/patron-key';
import type { TableId } from '@punto/table/ids';
import type { Needs } from '../../store.ts';

export type TableAccounts = { readonly escrows: readonly AccountId[]; readonly houses: readonly AccountId[] };

const NONE: TableAccounts = { escrows: [], houses: [] };

export const tableAccounts = (
  table: TableId,
  { escrow, keys = [] }: Pick<Needs, 'escrow' | 'keys'>,
): TableAccounts => {
  if (!escrow) return NONE;
  const all = [HOUSE_KEY, ...keys];
  return { escrows: all.map((key) => escrowAccount(table, key)), houses: all.map(houseAccount) };
};
