// The books read back: what an account has, what is on the felts, and a patron's statement. The house has a part for
// each table, and has what they come to. [L2]
import { type Minor, minor } from '@punto/engine/minor';
import { type AccountId, ownerOf, patronAccount } from '@punto/ledger/account';
import type { TableId } from '@punto/table/ids';
import { pageLater } from '../page.ts';
import { lineOf, type StatementRow } from '../statement.ts';
import type { Store } from '../store.ts';
import { type Asked, row, rows } from './rows.ts';

export const openAccounts = (pool: Asked): Pick<Store, 'account' | 'staked' | 'inPlay' | 'statement'> => ({
  account: async (id) => {
    const sums = await row<{ balance: number; pending: number }>(
      pool,
      `SELECT coalesce(sum(balance_minor), 0)::bigint AS balance, coalesce(sum(pending_minor), 0)::bigint AS pending
         FROM accounts WHERE account = $1`,
      [id],
    );
    return { id, balanceMinor: minor(sums?.balance ?? 0), pendingMinor: minor(sums?.pending ?? 0) };
  },
  staked: async () =>
    (
      await rows<{ table_id: TableId }>(
        pool,
        `SELECT DISTINCT table_id FROM movements WHERE state = 'pending' AND table_id IS NOT NULL ORDER BY table_id`,
      )
    ).map((found) => found.table_id),
  inPlay: async (patron) =>
    (
      await rows<{ credit: AccountId; stake: Minor }>(
        pool,
        `SELECT credit, sum(amount_minor)::bigint AS stake FROM movements
          WHERE debit = $1 AND state = 'pending' AND credit LIKE 'escrow:%' GROUP BY credit ORDER BY credit`,
        [patronAccount(patron)],
      )
    ).map(({ credit, stake }) => ({ table: ownerOf(credit) as TableId, stakeMinor: minor(stake) })),
  statement: (patron, page) =>
    pageLater(
      page,
      (below, most) =>
        rows<StatementRow>(
          pool,
          `SELECT postings.line, movements.id, postings.at, movements.code, movements.table_id, movements.shoe,
                  movements.round, postings.amount_minor, postings.balance_after_minor
             FROM postings JOIN movements ON movements.number = postings.movement
            WHERE postings.account = $1 AND postings.part = '' AND postings.line < $2
            ORDER BY postings.line DESC LIMIT $3`,
          [patronAccount(patron), below, most],
        ),
      (found) => lineOf(found),
    ),
});
