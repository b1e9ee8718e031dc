// Pending stakes of some patrons at all tables, read after their accounts were locked.
import { minor } from '@punto/engine/minor';
import { type AccountId, ownerOf, patronAccount } from '@punto/ledger/account';
import { type PatronId, tableId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import type { Transaction } from '../store.ts';
import { prepared } from './prepared-statements.ts';

export type PendingStakes = ReadonlyMap<AccountId, ReturnType<Transaction['inPlay']>>;
export type StakeRow = { readonly debit: AccountId; readonly credit: AccountId; readonly stake: number };

export const STAKES = `
  SELECT debit, credit, sum(amount_minor)::bigint AS stake FROM movements
   WHERE debit = ANY ($1) AND state = 'pending' AND credit LIKE 'escrow:%'
   GROUP BY debit, credit ORDER BY credit`;

export const NO_STAKES: PendingStakes = new Map();

const stakes = prepared<StakeRow>(STAKES);

export const readStakes = async (
  client: ClientBase,
  patrons: readonly PatronId[],
): Promise<PendingStakes> => {
  if (patrons.length === 0) return NO_STAKES;
  const found = await stakes(client, patrons.map(patronAccount));
  const byAccount = Map.groupBy(found, ({ debit }) => debit);
  return new Map([...byAccount].map(([account, rows]) => [account, rows.map(stakeOf)]));
};

export const stakeOf = ({ credit, stake }: StakeRow) => ({
  table: tableId(ownerOf(credit)),
  stakeMinor: minor(stake),
});
