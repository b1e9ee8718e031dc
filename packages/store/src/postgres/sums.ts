// Sums of the books in one statement: one moment, and no table waits for it.
import { booksIn } from '../shared/accounts/account-books.ts';
import type { Sums } from '../store-health.ts';
import { type Queryable, row } from './typed-queries.ts';

type Row = {
  readonly house: number;
  /** By how much the books of brands are off, each by itself. */
  readonly off: number;
  readonly patron: number;
  readonly escrow: number;
  readonly held: number;
  readonly patrons: number;
  readonly waiting: number;
  readonly staked: number;
  readonly patron_sessions: number;
  readonly floor_sessions: number;
};

const SUMS = `
  SELECT books.*,
         (SELECT coalesce(sum(amount_minor), 0)::bigint FROM movements WHERE state = 'pending') AS waiting,
         (SELECT coalesce(sum(amount_minor), 0)::bigint FROM movements
           WHERE state = 'pending' AND ${booksIn('debit', 'strpos')} = '') AS staked,
         (SELECT coalesce(sum(abs(total)), 0)::bigint FROM
                 (SELECT sum(balance_minor) AS total FROM accounts
                   WHERE ${booksIn('account', 'strpos')} <> '' GROUP BY ${booksIn('account', 'strpos')}) AS others) AS off,
         (SELECT count(*) FROM sessions) AS patron_sessions,
         (SELECT count(*) FROM staff_sessions) AS floor_sessions
    FROM (SELECT coalesce(sum(balance_minor) FILTER (WHERE account = 'house'), 0)::bigint AS house,
                 coalesce(sum(balance_minor) FILTER (WHERE account LIKE 'patron:%' AND account NOT LIKE '%.%'), 0)::bigint AS patron,
                 coalesce(sum(balance_minor) FILTER (WHERE account LIKE 'escrow:%' AND account NOT LIKE 'escrow:%:%'), 0)::bigint AS escrow,
                 coalesce(sum(pending_minor), 0)::bigint AS held,
                 count(*) FILTER (WHERE account LIKE 'patron:%') AS patrons
            FROM accounts) AS books`;

export const readSums = async (pool: Queryable): Promise<Sums> => {
  const sums = await row<Row>(pool, SUMS);
  if (!sums) throw new Error('the books gave no sums');
  const { house, patron, escrow, held, waiting, off, patrons, staked } = sums;
  return {
    imbalanceMinor: house + patron + escrow + off,
    stakeImbalanceMinor: held - waiting,
    balanceMinor: { house, patron, escrow },
    stakedMinor: staked,
    patrons,
    sessions: { patrons: sums.patron_sessions, floor: sums.floor_sessions },
  };
};
