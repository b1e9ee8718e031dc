// Rounds, figures and webhooks of brands that one transaction adds. All transactions write the lines in the same order, so that
// two of them on the same lines wait for each other without a deadlock; the lines are of one table's figures.
import type { ClientBase } from 'pg';
import type { BrandChanges, OfficeWriter } from '../../shared/office/brand-changes.ts';
import {
  FIGURE_KEY,
  FIGURE_SUMS,
  figureRowOf,
  roundRowOf,
  webhookRowOf,
} from '../../shared/office/office-rows.ts';
import { ID_END } from '../../shared/restores/restore-sql.ts';
import { prepared } from '../prepared-statements.ts';

const ROUND_COLUMNS = 'brand, table_id, shoe, round, revision, at, status, currencies';
const KEY = FIGURE_KEY.join(', ');

const addRounds = prepared(
  `INSERT INTO brand_rounds (${ROUND_COLUMNS})
   SELECT ${ROUND_COLUMNS} FROM json_populate_recordset(NULL::brand_rounds, $1)`,
);
const addFigures = prepared(
  `INSERT INTO brand_figures AS line (${KEY}, ${FIGURE_SUMS.join(', ')})
   SELECT ${KEY}, ${FIGURE_SUMS.map((sum) => `sum(${sum})`).join(', ')}
     FROM json_populate_recordset(NULL::brand_figures, $1) GROUP BY ${KEY} ORDER BY ${KEY}
     ON CONFLICT (${KEY}) DO UPDATE SET ${FIGURE_SUMS.map((sum) => `${sum} = line.${sum} + EXCLUDED.${sum}`).join(', ')}`,
);
const addWebhookEvents = prepared(
  `INSERT INTO webhook_events (id, brand, type, ordering, at, data)
   SELECT id || ${ID_END}, brand, type, ordering, at, data FROM json_populate_recordset(NULL::webhook_events, $1)
       ON CONFLICT (brand, id) DO NOTHING`,
);

export type PendingOffice = {
  readonly store: OfficeWriter;
  readonly send: (client: ClientBase) => readonly Promise<unknown>[];
};

export const createPendingOffice = (): PendingOffice => {
  const gathered: BrandChanges[] = [];
  return {
    store: { add: (changes) => void gathered.push(changes) },
    send: (client) => {
      const rounds = gathered.flatMap((changes) => changes.rounds.map(roundRowOf));
      const figures = gathered.flatMap((changes) => changes.figures.map(figureRowOf));
      const events = gathered.flatMap((changes) => changes.events.map(webhookRowOf));
      return [
        ...(rounds.length > 0 ? [addRounds(client, JSON.stringify(rounds))] : []),
        ...(figures.length > 0 ? [addFigures(client, JSON.stringify(figures))] : []),
        ...(events.length > 0 ? [addWebhookEvents(client, JSON.stringify(events))] : []),
      ];
    },
  };
};
