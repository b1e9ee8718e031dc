// Debits of the rounds that a transaction has declared. The lock on the table's stream keeps other writers of these debits away.
import type { TableId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import { DEBIT_COLUMNS, type DebitRow } from '../../shared/wallet/wallet-rows.ts';
import type { Needs } from '../../store.ts';
import type { WalletDebit } from '../../wallet-store.ts';
import { prepared } from '../prepared-statements.ts';

const ofRound = prepared<DebitRow>(
  `SELECT ${DEBIT_COLUMNS} FROM wallet_debits WHERE table_id = $1 AND shoe = $2 AND round = $3`,
);
/** Debits of the declared rounds. */
export const readDebits = async (
  client: ClientBase,
  table: TableId,
  declared: Needs['debits'] = [],
): Promise<readonly WalletDebit[]> => {
  const found = await Promise.all(declared.map(({ shoe, round }) => ofRound(client, table, shoe, round)));
  return found.flat();
};
