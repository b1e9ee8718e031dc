// Figures that one transaction adds. All transactions write the lines in the same order, so that two of them on the
// same lines wait for each other without a deadlock.

import type { TableId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import type { FigureChange } from '../../shared/figure-sums.ts';
import type { FigureStore } from '../../shared/figures.ts';
import { prepared } from '../prepared-statements.ts';
import { figurePart } from '../shared-account-parts.ts';

const KEY = 'day, table_id, option, schedule, dealer, brand, currency, part';
const SUMS = [
  ...['rounds', 'bets', 'stake_minor', 'winnings_minor', 'commission_minor', 'returned_minor'],
  ...['uncollected_minor', 'square_coins'],
] as const;
const add = prepared(
  `INSERT INTO figures AS line (${KEY}, ${SUMS.join(', ')})
   SELECT ${KEY}, ${SUMS.map((sum) => `sum(${sum})`).join(', ')} FROM json_populate_recordset(NULL::figures, $1)
    GROUP BY ${KEY} ORDER BY ${KEY}
     ON CONFLICT (${KEY}) DO UPDATE SET ${SUMS.map((sum) => `${sum} = line.${sum} + EXCLUDED.${sum}`).join(', ')}`,
);

export type PendingFigures = {
  readonly store: Pick<FigureStore, 'add'>;
  readonly send: (client: ClientBase) => readonly Promise<unknown>[];
};

export const createPendingFigures = (table: TableId): PendingFigures => {
  const gathered: FigureChange[] = [];
  return {
    store: { add: (changes) => void gathered.push(...changes) },
    send: (client) =>
      gathered.length === 0
        ? []
        : [add(client, JSON.stringify(gathered.map((change) => lineOf(table, change))))],
  };
};

const lineOf = (table: TableId, { key, sums }: FigureChange) => ({
  day: key.day,
  table_id: key.table,
  option: key.option,
  schedule: key.schedule,
  dealer: key.dealer,
  brand: key.brand,
  currency: key.currency,
  part: figurePart(table),
  rounds: sums.rounds,
  bets: sums.bets,
  stake_minor: sums.stakeMinor,
  winnings_minor: sums.winningsMinor,
  commission_minor: sums.commissionMinor,
  returned_minor: sums.returnedMinor,
  uncollected_minor: sums.uncollectedMinor,
  square_coins: sums.squareCoins,
});
