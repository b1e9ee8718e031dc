// The store on PostgreSQL, for any number of nodes: one request is one transaction on a connection of its own, and the
// database lets those that commit at the same time share a flush. Everything here only hands on.
import { type CommitMeter, NO_COMMIT_METER } from './commit-meter.ts';
import { auditPostgres } from './move/audit-postgres.ts';
import { admitIn } from './postgres/admission.ts';
import { openConnections, type Work } from './postgres/connection.ts';
import { refuseMovedDatabase } from './postgres/database-mark.ts';
import { journal } from './postgres/draft/pending-journal.ts';
import { createPendingWrites } from './postgres/draft/pending-writes.ts';
import { hold } from './postgres/locked/locked-rows.ts';
import { migrate } from './postgres/migration.ts';
import { explained, placeOf } from './postgres/open-failure.ts';
import { isOutage } from './postgres/postgres-error.ts';
import { BEGIN_BY_KEYS } from './postgres/prepared.ts';
import { createReaders } from './postgres/reading/open-readers.ts';
import { retried } from './postgres/retry.ts';
import { checkServer } from './postgres/server-check.ts';
import { transferIn } from './postgres/transfers.ts';
import { createPulse } from './shared/pulse.ts';
import { perform } from './shared/transaction.ts';
import type { Store } from './store.ts';

export type PostgresOptions = {
  readonly meter?: CommitMeter;
  /** Hears of connections that broke while nobody used them. */
  readonly onFault?: (fault: unknown) => void;
  /** Hears, in a sentence each, what the database risks. */
  readonly onRisk?: (risk: string) => void;
  /** Connections at once. */
  readonly most?: number;
};

/** Opens the house in the database of that address, creating and migrating it as needed; rejects with an open failure. */
export const openPostgresStore = async (
  address: string,
  { meter = NO_COMMIT_METER, onFault = () => {}, onRisk = () => {}, most }: PostgresOptions = {},
): Promise<Store> => {
  const place = placeOf(address);
  const connections = openConnections(address, onFault, most);
  const { waiting } = connections;
  try {
    for (const risk of await checkServer(connections.pool, place)) onRisk(risk);
    const schema = await migrate(connections);
    await refuseMovedDatabase(connections.pool);
    const pulse = createPulse(meter);

    /** Counts what it comes to. */
    const transaction = async <T>(work: Work<T>): Promise<T> => {
      const began = performance.now();
      try {
        const value = await connections.transaction(work, BEGIN_BY_KEYS);
        pulse.committed(1, performance.now() - began);
        return value;
      } catch (cause) {
        if (isOutage(cause)) pulse.commitFailed(cause);
        throw cause;
      }
    };

    return {
      ...createReaders({ pool: connections.pool, transaction }, { schema, pulse, waiting }),

      write: (request) =>
        retried((begun) =>
          transaction(async (client, unawaited) => {
            const held = await hold(client, request);
            begun();
            const draft = createPendingWrites(request.table, held);
            const result = perform(draft.shelves, request);
            for (const sent of draft.send(client)) unawaited(sent);
            await journal.append(client, ...draft.entries);
            return result;
          }),
        ),
      transfer: (transfers) =>
        retried(() => transaction((client, unawaited) => transferIn(client, unawaited, transfers))),
      admit: (patron, sessionHash, grant) =>
        retried(() =>
          transaction(async (client, unawaited) => {
            for (const sent of admitIn(client, patron, sessionHash)) unawaited(sent);
            const refusal = await transferIn(client, unawaited, grant);
            if (refusal) throw new Error(`the starting balance of ${patron.id} was refused: ${refusal}`);
          }),
        ),
      journal: (entry) => retried(() => transaction((client) => journal.append(client, entry))),

      audit: () => auditPostgres(connections),
      close: connections.close,
    };
  } catch (cause) {
    await connections.close();
    throw explained(place, cause);
  }
};
