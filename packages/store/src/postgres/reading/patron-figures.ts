// Sums of a patron's statement in PostgreSQL, in one statement.
import { patronAccount } from '@punto/ledger/account';
import type { ReadPatronFigures } from '../../patron-figure-store.ts';
import {
  DEPOSIT_CODES,
  type FigureTotals,
  figuresOf,
  NO_TOTALS,
  WALLET_CODES,
} from '../../shared/patron-figures.ts';
import { type Queryable, row } from '../typed-queries.ts';

const SUMS = `
  SELECT min(at)::bigint AS since,
         (count(DISTINCT (table_id, shoe, round)) FILTER (WHERE code = 'stake'))::bigint AS rounds,
         coalesce(-sum(amount_minor) FILTER (WHERE code = 'stake'), 0)::bigint AS staked,
         coalesce(sum(amount_minor) FILTER (WHERE code = ANY ($2)), 0)::bigint AS deposit,
         coalesce(sum(amount_minor) FILTER (WHERE code <> ALL ($3)), 0)::bigint AS moved
    FROM (SELECT postings.at, postings.amount_minor, movements.code, movements.table_id, movements.shoe, movements.round
            FROM postings JOIN movements ON movements.number = postings.movement
           WHERE postings.account = $1 AND postings.part = '') AS entries`;

export const createPatronFigures =
  (pool: Queryable): ReadPatronFigures =>
  async (patron) =>
    figuresOf(
      (await row<FigureTotals>(pool, SUMS, [patronAccount(patron), DEPOSIT_CODES, WALLET_CODES])) ??
        NO_TOTALS,
    );
