// Reads the books: balances, pending stakes, and a patron's statement. The balance of the house is the sum of its
// parts. [L2]
import { minor } from '@punto/engine/minor';
import { type Account, type AccountId, emptyAccount, patronAccount } from '@punto/ledger/account';
import type { TableId } from '@punto/table/ids';
import { pageLater } from '../../page.ts';
import { lineOf, type StatementRow } from '../../shared/statement.ts';
import type { Store } from '../../store.ts';
import { createBatchedReads } from '../batching/batched-reads.ts';
import { STAKES, type StakeRow, stakeOf } from '../pending-stakes.ts';
import { type Queryable, rows } from '../typed-queries.ts';

/** Steps from escrow to escrow in the index, without reading every pending stake. */
const STAKED = `
  WITH RECURSIVE walk (credit, table_id) AS (
    (SELECT credit, table_id FROM movements WHERE state = 'pending' ORDER BY credit LIMIT 1)
     UNION ALL
    SELECT next.credit, next.table_id
      FROM walk CROSS JOIN LATERAL (SELECT credit, table_id FROM movements
                                     WHERE state = 'pending' AND credit > walk.credit ORDER BY credit LIMIT 1) AS next)
  SELECT DISTINCT table_id FROM walk WHERE table_id IS NOT NULL ORDER BY table_id`;

export const createAccounts = (
  pool: Queryable,
): Pick<Store, 'account' | 'staked' | 'inPlay' | 'statement'> => {
  const account = createBatchedReads(
    (ids) => balances(pool, ids as readonly AccountId[]),
    (id) => emptyAccount(id as AccountId),
  );
  const stakes = createBatchedReads<readonly StakeRow[]>(
    (ids) => stakesOf(pool, ids),
    () => [],
  );
  return {
    account,
    staked: async () => (await rows<{ table_id: TableId }>(pool, STAKED)).map((found) => found.table_id),
    inPlay: async (patron) => (await stakes(patronAccount(patron))).map(stakeOf),
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
  };
};

const balances = async (
  pool: Queryable,
  ids: readonly AccountId[],
): Promise<ReadonlyMap<string, Account>> => {
  type Found = Readonly<Record<'balance' | 'pending' | 'given' | 'staked', number>>;
  const found = await rows<Found & { account: AccountId }>(
    pool,
    `SELECT account, sum(balance_minor)::bigint AS balance, sum(pending_minor)::bigint AS pending,
            sum(given_minor)::bigint AS given, sum(staked_minor)::bigint AS staked
       FROM accounts WHERE account = ANY ($1) GROUP BY account`,
    [ids],
  );
  return new Map(
    found.map(({ account: id, balance, pending, given, staked }) => [
      id,
      {
        ...{ id, balanceMinor: minor(balance), pendingMinor: minor(pending) },
        ...{ givenMinor: minor(given), stakedMinor: minor(staked) },
      },
    ]),
  );
};

const stakesOf = async (
  pool: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly StakeRow[]>> => {
  const found = await rows<StakeRow>(pool, STAKES, [ids]);
  return Map.groupBy(found, ({ debit }) => debit);
};
