// Webhooks in PostgreSQL: events, their deliveries, and what became of them. Any number of nodes send them.
import { type DeliveryRow, deliveryOf, webhookRowOf } from '../../shared/office/office-rows.ts';
import { deliveriesOf, type NewEventRow } from '../../shared/office/webhook-deliveries.ts';
import { ID_END } from '../../shared/restores/restore-sql.ts';
import type { WebhookStore } from '../../webhook-store.ts';
import type { PostgresJournalledWrite } from '../journalled-write.ts';
import { change, type Queryable, row, rows } from '../typed-queries.ts';

const ANNOUNCE = `INSERT INTO webhook_events (id, brand, type, ordering, at, data)
  SELECT id || ${ID_END}, brand, type, ordering, at, data FROM json_populate_recordset(NULL::webhook_events, $1)
      ON CONFLICT (brand, id) DO NOTHING`;

/** One node at a time, so that the deliveries of a round are numbered as its events are. */
const LOCK = `SELECT pg_try_advisory_xact_lock(hashtext('punto webhooks')) AS held`;
const ANY_NEW = 'SELECT 1 AS one FROM webhook_events WHERE NOT spread LIMIT 1';
const NEWS = 'SELECT number, brand, ordering FROM webhook_events WHERE NOT spread ORDER BY number LIMIT $1';
const SPREAD = 'UPDATE webhook_events SET spread = true WHERE number = ANY ($1::bigint[])';
const ADD = `INSERT INTO webhook_deliveries (event, brand, url, ordering, state, due_at, attempts, changed_at)
  SELECT event, brand, url, ordering, 'waiting', $2, 0, $2
    FROM ROWS FROM (json_to_recordset($1) AS (event bigint, brand text, url text, ordering text)) WITH ORDINALITY
   ORDER BY ordinality`;

const COLUMNS = 'sent.number, sent.brand, sent.url, sent.ordering, sent.attempts, id, type, at, data';
const ANY_DUE = `SELECT 1 AS one FROM webhook_deliveries
  WHERE state = 'waiting' AND brand = $1 AND url = $2 AND due_at <= $3 LIMIT 1`;
const CLAIM = `WITH chosen AS MATERIALIZED (
    SELECT number FROM webhook_deliveries AS sent
     WHERE state = 'waiting' AND brand = $1 AND url = $2 AND due_at <= $3
       AND NOT EXISTS (SELECT 1 FROM webhook_deliveries AS earlier
                        WHERE earlier.state = 'waiting' AND earlier.brand = sent.brand AND earlier.url = sent.url
                          AND earlier.ordering = sent.ordering AND earlier.number < sent.number)
     ORDER BY due_at, number LIMIT $5 FOR UPDATE SKIP LOCKED),
  held AS (
    UPDATE webhook_deliveries SET due_at = $4, attempts = attempts + 1
     WHERE number IN (SELECT number FROM chosen) RETURNING *)
  SELECT ${COLUMNS} FROM held AS sent JOIN webhook_events ON webhook_events.number = sent.event ORDER BY sent.number`;
const SETTLE = `UPDATE webhook_deliveries SET state = $2, fault = $3, changed_at = $4, due_at = $5
  WHERE number = $1 AND state = 'waiting'`;
const DEAD = `SELECT ${COLUMNS}, sent.fault, sent.changed_at
   FROM webhook_deliveries AS sent JOIN webhook_events ON webhook_events.number = sent.event
  WHERE sent.state = 'dead' AND sent.brand = $1 AND sent.number > $2 ORDER BY sent.number LIMIT $3`;
const REVIVE = `UPDATE webhook_deliveries SET state = 'waiting', attempts = 0, due_at = $3, changed_at = $3
  WHERE state = 'dead' AND brand = $1 AND number = ANY ($2::bigint[])`;
const FORGET_DELIVERIES = `DELETE FROM webhook_deliveries WHERE state <> 'waiting' AND changed_at < $1`;
const FORGET_EVENTS = `DELETE FROM webhook_events WHERE spread AND at < $1
  AND NOT EXISTS (SELECT 1 FROM webhook_deliveries WHERE event = webhook_events.number)`;
const WAITING = `SELECT count(*) AS count, min(changed_at) AS "oldestAt" FROM webhook_deliveries WHERE state = 'waiting'`;

type DeadRow = DeliveryRow & { readonly fault: string; readonly changed_at: number };

export const createWebhooks = (pool: Queryable, writeJournalled: PostgresJournalledWrite): WebhookStore => ({
  announce: (events) =>
    writeJournalled(async (client) => {
      await change(client, ANNOUNCE, [JSON.stringify(events.map(webhookRowOf))]);
    }),
  spread: async (urls, now, most) => {
    if (!(await row(pool, ANY_NEW))) return 0;
    return writeJournalled(async (client) => {
      if (!(await row<{ held: boolean }>(client, LOCK))?.held) return 0;
      const events = await rows<NewEventRow>(client, NEWS, [most]);
      await change(client, ADD, [JSON.stringify(deliveriesOf(events, urls)), now]);
      await change(client, SPREAD, [events.map(({ number }) => number)]);
      return events.length;
    });
  },
  claim: async ({ brand, url, now, until, most }) => {
    if (!(await row(pool, ANY_DUE, [brand, url, now]))) return [];
    return writeJournalled(async (client) =>
      (await rows<DeliveryRow>(client, CLAIM, [brand, url, now, until, most])).map(deliveryOf),
    );
  },
  delivered: (number, now) =>
    writeJournalled(async (client) => {
      await change(client, SETTLE, [number, 'delivered', null, now, now]);
    }),
  failed: (number, fault, now, dueAt) =>
    writeJournalled(async (client) => {
      const state = dueAt === null ? 'dead' : 'waiting';
      await change(client, SETTLE, [number, state, fault, now, dueAt ?? now]);
    }),
  deadLetters: async (brand, after, limit) =>
    (await rows<DeadRow>(pool, DEAD, [brand, after, limit])).map((found) => ({
      ...deliveryOf(found),
      fault: found.fault,
      changedAt: found.changed_at,
    })),
  revive: (brand, numbers, now) =>
    writeJournalled((client) => change(client, REVIVE, [brand, [...numbers], now])),
  forget: (before) =>
    writeJournalled(async (client) => {
      const count = await change(client, FORGET_DELIVERIES, [before]);
      await change(client, FORGET_EVENTS, [before]);
      return count;
    }),
  waiting: async () =>
    (await row<{ count: number; oldestAt: number | null }>(pool, WAITING)) ?? { count: 0, oldestAt: null },
});
