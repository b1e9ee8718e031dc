// The store on PostgreSQL, for any number of nodes: a request is a transaction on its own connection or shares one with
// requests of other tables, and the database lets transactions that commit together share a flush. This file only puts the
// parts together.
import { type CommitMeter, NO_COMMIT_METER } from './commit-meter.ts';
import { auditPostgres } from './move/audit-postgres.ts';
import { admitIn } from './postgres/admit-patron.ts';
import { openConnections, type Work } from './postgres/connection.ts';
import { refuseMovedDatabase } from './postgres/database-mark.ts';
import { lockAndRead } from './postgres/locked/lock-and-read.ts';
import { createMarkedProtections } from './postgres/locked/marked-protections.ts';
import { createParsedProtections } from './postgres/locked/parsed-protections.ts';
import { migrate } from './postgres/migration.ts';
import { explained, placeOf } from './postgres/open-failure.ts';
import { journal } from './postgres/pending/pending-journal.ts';
import { createPendingWrites, sendWrites } from './postgres/pending/pending-writes.ts';
import { isOutage } from './postgres/postgres-error.ts';
import { BEGIN_BY_KEYS } from './postgres/prepared-statements.ts';
import { createReaders } from './postgres/reading/open-readers.ts';
import { retried } from './postgres/retry.ts';
import { checkServer } from './postgres/server-check.ts';
import { createSharedTransactions } from './postgres/shared-transactions/shared-transactions.ts';
import { giveTo, transferIn } from './postgres/transfers.ts';
import { createCommitHealth } from './shared/commit-health.ts';
import { perform } from './shared/transaction.ts';
import type { Store, WriteRequest } from './store.ts';

export type PostgresOptions = {
  readonly meter?: CommitMeter;
  /** Called when an idle connection breaks. */
  readonly onFault?: (fault: unknown) => void;
  /** Called with one sentence for each risky setting of the database. */
  readonly onRisk?: (risk: string) => void;
  /** Most connections open at the same time. */
  readonly most?: number;
};

/** Opens the deployment's database, creates and migrates it if needed; rejects with an open failure. */
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
    const pulse = createCommitHealth(meter);
    const parsed = createParsedProtections();
    const marked = createMarkedProtections(parsed);

    /** Runs a transaction and reports to the meter how many requests it has committed. */
    const transaction = async <T>(work: Work<T>, requests = () => 1): Promise<T> => {
      const began = performance.now();
      try {
        const value = await connections.transaction(work, BEGIN_BY_KEYS);
        pulse.committed(requests(), performance.now() - began);
        return value;
      } catch (cause) {
        if (isOutage(cause)) pulse.commitFailed(cause);
        throw cause;
      }
    };

    const writeAlone = <T>(request: WriteRequest<T>): Promise<T> =>
      retried((begun) =>
        transaction(async (client, unawaited) => {
          const held = await lockAndRead(client, marked, request);
          begun();
          const pending = createPendingWrites(request.table, held);
          const { result, write } = perform(pending.stores, request);
          write();
          for (const sent of sendWrites(client, [pending])) unawaited(sent);
          await journal.append(client, ...pending.entries);
          return result;
        }),
      );

    const shared = createSharedTransactions(transaction, writeAlone, marked);

    return {
      ...createReaders(
        { pool: connections.pool, transaction: (work) => transaction(work) },
        { schema, pulse, waiting },
        parsed,
      ),

      write: shared.write,
      transfer: (transfers) =>
        retried(() => transaction((client, unawaited) => transferIn(client, unawaited, transfers))),
      give: (patron, movement) =>
        retried(() =>
          transaction((client, unawaited) => giveTo(client, unawaited, marked, patron, movement)),
        ),
      admit: (patron, sessionHash, grant, device) =>
        retried(() =>
          transaction(async (client, unawaited) => {
            for (const sent of admitIn(client, patron, sessionHash, device)) unawaited(sent);
            const refusal = await transferIn(client, unawaited, grant);
            if (refusal) throw new Error(`the starting balance of ${patron.id} was refused: ${refusal}`);
          }),
        ),
      journal: (entry) => retried(() => transaction((client) => journal.append(client, entry))),

      audit: () => auditPostgres(connections),
      close: async () => {
        await shared.close();
        await connections.close();
      },
    };
  } catch (cause) {
    await connections.close();
    throw explained(place, cause);
  }
};
