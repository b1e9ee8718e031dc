// Webhooks in SQLite: events, their deliveries, and what became of them.
import type { DatabaseSync } from 'node:sqlite';
import { type DeliveryRow, deliveryOf, webhookRowOf } from '../../shared/office/office-rows.ts';
import { deliveriesOf, type NewEventRow } from '../../shared/office/webhook-deliveries.ts';
import { ID_END } from '../../shared/restores/restore-sql.ts';
import type { WebhookStore } from '../../webhook-store.ts';
import type { SqliteJournalledWrite } from '../journalled-write.ts';
import { query } from '../typed-queries.ts';

export const INSERT_EVENT = `INSERT INTO webhook_events (id, brand, type, ordering, at, data) VALUES (? || ${ID_END}, ?, ?, ?, ?, ?)
  ON CONFLICT (brand, id) DO NOTHING`;

const COLUMNS = `sent.number, sent.brand, sent.url, sent.ordering, sent.attempts, id, type, at, data`;
const WITH_EVENT = 'webhook_deliveries AS sent JOIN webhook_events ON webhook_events.number = sent.event';

type DeadRow = DeliveryRow & { readonly fault: string; readonly changed_at: number };

export const createWebhooks = (
  database: DatabaseSync,
  writeJournalled: SqliteJournalledWrite,
): WebhookStore => {
  const addEvent = query(database, INSERT_EVENT);
  const news = query<NewEventRow>(
    database,
    'SELECT number, brand, ordering FROM webhook_events WHERE spread = 0 ORDER BY number LIMIT ?',
  );
  const setSpread = query(database, 'UPDATE webhook_events SET spread = 1 WHERE number = ?');
  const addDelivery = query(
    database,
    `INSERT INTO webhook_deliveries (event, brand, url, ordering, state, due_at, attempts, changed_at)
     VALUES (?1, ?2, ?3, ?4, 'waiting', ?5, 0, ?5)`,
  );
  const due = query<DeliveryRow>(
    database,
    `SELECT ${COLUMNS} FROM ${WITH_EVENT}
      WHERE sent.state = 'waiting' AND sent.brand = ?1 AND sent.url = ?2 AND sent.due_at <= ?3
        AND NOT EXISTS (SELECT 1 FROM webhook_deliveries AS before
                         WHERE before.state = 'waiting' AND before.brand = sent.brand AND before.url = sent.url
                           AND before.ordering = sent.ordering AND before.number < sent.number)
      ORDER BY sent.due_at, sent.number LIMIT ?4`,
  );
  const hold = query(
    database,
    'UPDATE webhook_deliveries SET due_at = ?2, attempts = attempts + 1 WHERE number = ?1',
  );
  const settle = query(
    database,
    `UPDATE webhook_deliveries SET state = ?2, fault = ?3, changed_at = ?4, due_at = ?5
      WHERE number = ?1 AND state = 'waiting'`,
  );
  const dead = query<DeadRow>(
    database,
    `SELECT ${COLUMNS}, sent.fault, sent.changed_at FROM ${WITH_EVENT}
      WHERE sent.state = 'dead' AND sent.brand = ? AND sent.number > ? ORDER BY sent.number LIMIT ?`,
  );
  const revive = query(
    database,
    `UPDATE webhook_deliveries SET state = 'waiting', attempts = 0, due_at = ?3, changed_at = ?3
      WHERE state = 'dead' AND brand = ?1 AND number = ?2`,
  );
  const forgetDeliveries = query(
    database,
    "DELETE FROM webhook_deliveries WHERE state <> 'waiting' AND changed_at < ?",
  );
  const forgetEvents = query(
    database,
    `DELETE FROM webhook_events WHERE spread = 1 AND at < ?
        AND NOT EXISTS (SELECT 1 FROM webhook_deliveries WHERE event = webhook_events.number)`,
  );
  const waiting = query<{ count: number; oldestAt: number | null }>(
    database,
    `SELECT count(*) AS count, min(changed_at) AS oldestAt FROM webhook_deliveries WHERE state = 'waiting'`,
  );

  return {
    announce: (events) =>
      writeJournalled(() => {
        for (const event of events) addEvent.run(...Object.values(webhookRowOf(event)));
      }),
    spread: async (urls, now, most) => {
      // A look first: a transaction of the group is a flush to disk.
      if (news.all(1).length === 0) return 0;
      return writeJournalled(() => {
        const events = news.all(most);
        for (const { event, brand, url, ordering } of deliveriesOf(events, urls))
          addDelivery.run(event, brand, url, ordering, now);
        for (const { number } of events) setSpread.run(number);
        return events.length;
      });
    },
    claim: async ({ brand, url, now, until, most }) => {
      if (due.all(brand, url, now, 1).length === 0) return [];
      return writeJournalled(() =>
        due.all(brand, url, now, most).map((row) => {
          hold.run(row.number, until);
          return deliveryOf({ ...row, attempts: row.attempts + 1 });
        }),
      );
    },
    delivered: (number, now) => writeJournalled(() => void settle.run(number, 'delivered', null, now, now)),
    failed: (number, fault, now, dueAt) =>
      writeJournalled(
        () => void settle.run(number, dueAt === null ? 'dead' : 'waiting', fault, now, dueAt ?? now),
      ),
    deadLetters: async (brand, after, limit) =>
      dead
        .all(brand, after, limit)
        .map((row) => ({ ...deliveryOf(row), fault: row.fault, changedAt: row.changed_at })),
    revive: (brand, numbers, now) =>
      writeJournalled(() => numbers.reduce((count, number) => count + revive.change(brand, number, now), 0)),
    forget: (before) =>
      writeJournalled(() => {
        const count = forgetDeliveries.change(before);
        forgetEvents.run(before);
        return count;
      }),
    waiting: async () => waiting.get() ?? { count: 0, oldestAt: null },
  };
};
