// The services of one node on PostgreSQL, one of several or the only one: it gets tables by lease, and nodes communicate
// over NATS.
import { randomUUID } from 'node:crypto';
import { openConnections } from '@punto/store/postgres/connection';
import { deploymentName } from '@punto/store/postgres/deployment-name';
import { createPostgresLeases } from '@punto/store/postgres/leases';
import { openPostgresStore } from '@punto/store/postgres-store';
import { shoeKeys } from '@punto/store/shoes/shoe-key';
import { createBrokerBetweenNodes } from '../broker/between-nodes.ts';
import type { Broker } from '../broker/broker.ts';
import { createInProcessBroker } from '../broker/in-process.ts';
import { createNatsWire } from '../broker/nats/nats-wire.ts';
import { createClusterTables } from '../cluster/cluster-tables.ts';
import type { Bell } from '../cluster/lease-keeper.ts';
import { createSharedMutex, LOCKS_AT_ONCE } from '../cluster/shared-semaphore.ts';
import { boardName, refuseSecondNode } from '../cluster/single-node-guard.ts';
import { logJournal } from '../floor/journal-log.ts';
import type { Clock } from '../time/clock.ts';
import { createSystemClock, steadyClock } from '../time/system-clock.ts';
import type { SharedConfig } from './config.ts';
import type { DeploymentContext, DeploymentServices } from './deployment-services.ts';
import { refuseWrongShoeKeys } from './wrong-shoe-key.ts';

/**
 * A pool of their own, so that a rush of bets does not delay renewals; a later answer than a lease period is useless.
 */
const LEASE_CONNECTIONS = 4;
/** Notifies nodes that a table is free. */
const BOARD = 'board';

export const createPostgresNode = async (
  shared: SharedConfig,
  parts: DeploymentContext,
): Promise<DeploymentServices> => {
  const { config, log, meter, tracing, metrics, opened } = parts;
  const { databaseUrl, node, leaseMs: lifeMs } = shared;
  metrics?.leaseMeter.named(node);
  const isAlone = shared.natsUrl === null;
  const onFault = (err: unknown): void =>
    log.warn({ component: 'postgres', err }, 'PostgreSQL connection lost');
  const onRisk = (risk: string): void => log.warn({ component: 'postgres' }, risk);
  const store = logJournal(await openPostgresStore(databaseUrl, { meter, onFault, onRisk }), log);
  opened.push(() => store.close());
  const encryptionKeys = shoeKeys(config.dataFolder, config.shoeKey);
  if (config.lostShoes === 'stop') await refuseWrongShoeKeys(store, encryptionKeys);

  const steady = steadyClock();
  const connections = openConnections(databaseUrl, onFault, LEASE_CONNECTIONS, lifeMs);
  opened.push(connections.close);
  const leases = createPostgresLeases(connections);
  const waiting = openConnections(databaseUrl, onFault, LOCKS_AT_ONCE);
  opened.push(waiting.close);
  const turns = createSharedMutex(waiting);
  await refuseSecondNode(leases, isAlone, { steady, lifeMs });

  const clock = createSystemClock(await store.lastAt());
  const { broker, bell } = await createNodeAnnouncements(shared, await deploymentName(connections.pool), {
    clock,
    log,
    tracing,
  });
  opened.push(broker.close);
  return {
    ...{ store, broker, clock, encryptionKeys, turns },
    createTables: (setups, more) =>
      createClusterTables({
        ...{ store, broker, clock, log, encryptionKeys, meter, tracing, setups, lostShoes: config.lostShoes },
        ...{ leases, lifeMs, steady, bell, name: boardName(node, isAlone) },
        ...{ notBefore: clock.notBefore, isConnected: broker.connected },
        ...(metrics && { leaseMeter: metrics.leaseMeter }),
        ...more,
      }),
  };
};

/** Announcements between nodes that a table is free. */
const createNodeAnnouncements = async (
  { natsUrl, node }: SharedConfig,
  deployment: string,
  { clock, log, tracing }: Pick<DeploymentContext, 'log' | 'tracing'> & { readonly clock: Clock },
): Promise<{ readonly broker: Broker; readonly bell: Bell }> => {
  const onFault = (err: unknown, table: string | null): void =>
    log.error({ component: 'broker', err, table }, 'broker error');
  if (natsUrl === null)
    return { broker: createInProcessBroker(onFault), bell: { ring: () => {}, onRing: () => () => {} } };
  const wire = await createNatsWire({
    ...{ url: natsUrl, name: node, deployment },
    onFault: (err) => log.warn({ component: 'nats', err }, 'NATS connection error'),
  });
  const broker = createBrokerBetweenNodes({
    ...{ wire, clock, onFault, tracing },
    node: `${node}-${randomUUID().slice(0, 8)}`,
  });
  const bell = {
    ring: () => wire.publish(BOARD, ''),
    onRing: (notify: () => void) => wire.subscribe(BOARD, notify),
  };
  return { broker, bell };
};
