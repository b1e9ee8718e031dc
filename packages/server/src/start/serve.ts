// Assembles the served process, in order: store, tables, HTTP and sockets. On stop it accepts no more messages, the
// tables write and answer what is pending, clients receive the time to reconnect, and the store is closed. A round is
// left as it is: the next start continues it.

import { exposureOf } from '@punto/engine/exposure';
import type { TableSetup } from '@punto/engine/room';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import type { ProgramAnswer } from '@punto/protocol/floor/program-api';
import type { Logger } from 'pino';
import type { Beacon } from '../beacon/beacon.ts';
import { type Brands, NO_BRANDS } from '../brands/brand.ts';
import { createHouseRates } from '../brands/house-rates.ts';
import { currenciesAt } from '../brands/offered-tables.ts';
import { tablesAtOnceIn } from '../brands/tables-at-once.ts';
import { type AddressLimitSettings, inBursts, messagesInBursts } from '../http/address-limits.ts';
import { createFloorIdentity, type FloorIdentity, IDLE_MS } from '../identity/floor-identity.ts';
import { createCodeCipher } from '../identity/one-time-code.ts';
import { KEEPING } from '../identity/retention.ts';
import type { FirstManager } from '../identity/staff-admin.ts';
import { NO_METER } from '../meter/meter.ts';
import { logMeter } from '../metrics/log-meter.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createMetricsEndpoint, METRICS_PATH } from '../metrics/metrics-endpoint.ts';
import { BIG_PLAY } from '../monitoring/big-play.ts';
import { createMonitoredMeter } from '../monitoring/monitored-meter.ts';
import { createProgramCheck, type ProgramCheck } from '../program/program-check.ts';
import { PROGRAM_ROOT } from '../program/program-files.ts';
import { createDrift } from '../rng/drift.ts';
import { driftMeter } from '../rng/drift-meter.ts';
import { createGenerator } from '../rng/generator.ts';
import { systemWords } from '../rng/system-words.ts';
import { watchClock } from '../time/clock-watch.ts';
import { isRegistered, loadTracing } from '../trace/load-tracing.ts';
import type { Tracing } from '../trace/tracing.ts';
import { startWebhooks } from '../webhooks/start-webhooks.ts';
import { type App, createApp } from './app.ts';
import type { Config, SharedConfig } from './config.ts';
import type { Closer, DeploymentContext, DeploymentServices } from './deployment-services.ts';
import { createLog } from './log.ts';
import { disconnectWhenIsolated, nodeStopSteps } from './node-stop.ts';
import { olderKeys } from './older-keys.ts';
import { openOperatorWallets } from './operator-wallets.ts';
import { createSqliteDeployment } from './sqlite-deployment.ts';

export type Served = {
  /** `http://127.0.0.1:8090` */
  readonly address: string;
  /** The same, unless the floor has its own listener. */
  readonly floorAddress: string;
  /** Created by this start, which found no staff; printed once. */
  readonly firstManager: FirstManager | null;
  readonly stop: () => Promise<void>;
};

/** The settings it needs; tables are passed separately. */
export type ServedBy = {
  /** Absent: a house without operators. */
  readonly brands?: Brands;
} & Pick<
  Config,
  'host' | 'port' | 'dataFolder' | 'shoeKey' | 'origins' | 'trustedProxies' | 'tablesAtOnce' | 'logLevel'
> &
  Partial<
    Pick<
      Config,
      | 'shared'
      | 'watchOrigins'
      | 'approvalMinor'
      | 'bigPlay'
      | 'limitsApproval'
      | 'floor'
      | 'guestsPerMinute'
      | 'refusedWords'
      | 'guestEntry'
      | 'openid'
      | 'keeping'
      | 'idleMs'
      | 'lostShoes'
      | 'brokenLog'
      | 'beaconUrl'
      | 'programDigest'
      | 'metrics'
      | 'callers'
      | 'requestsPerSecond'
      | 'messagesPerSecond'
      | 'socketsPerAddress'
    >
  >;

type Opened = {
  readonly app: App;
  readonly identity: FloorIdentity;
  readonly log: Logger;
  /** Serves metrics for Prometheus if configured; returns the address. */
  readonly metricsText: () => Promise<string | null>;
};

/**
 * Rejects with the cause, after closing everything it had opened. `stopping`: aborted when the start is to be given up;
 * then it rejects with the signal's reason at the next step.
 */
export const serve = async (
  config: ServedBy,
  setups: readonly TableSetup[],
  stopping?: AbortSignal,
): Promise<Served> => {
  const opened: Closer[] = [];
  const stop = async (): Promise<void> => {
    for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
  };
  try {
    const { app, identity, log, metricsText } = await open(config, setups, opened, stopping);
    stopping?.throwIfAborted();
    const port = await app.listen(config.host, config.port);
    const floor = config.floor ?? null;
    const floorPort = floor && (await app.listenFloor(floor.host, floor.port));
    const metrics = await metricsText();
    // Last, because a generated password is printed.
    const firstManager = await identity.people.begin();
    const address = `http://${forAddress(config.host)}:${port}`;
    const floorAddress = floor ? `http://${forAddress(floor.host)}:${floorPort}` : address;
    log.info(
      { component: 'start', address, floor: floorAddress, metrics, tables: setups.length },
      'deployment opened',
    );
    const close = async (): Promise<void> => {
      log.info({ component: 'start' }, 'deployment closing');
      await stop();
      log.info({ component: 'start' }, 'deployment closed');
    };
    return { address, floorAddress, firstManager, stop: close };
  } catch (failure) {
    await stop();
    throw failure;
  }
};

const open = async (
  config: ServedBy,
  setups: readonly TableSetup[],
  opened: Closer[],
  stopping?: AbortSignal,
): Promise<Opened> => {
  const { origins, trustedProxies, tablesAtOnce } = config;
  const {
    approvalMinor,
    limitsApproval,
    floor = null,
    guestsPerMinute,
    idleMs = IDLE_MS,
    lostShoes = 'stop',
    brokenLog = 'refuse',
    shared = null,
    programDigest = null,
  } = config;
  const tracing = await loadTracing(config.callers ?? 'continue');
  const log = nodeLog(config, tracing);
  if (tracing === null && isRegistered()) log.warn({ component: 'start' }, NO_PROVIDER);

  // The list for exposures takes a moment to compute, so it is done before any clock runs.
  exposureOf(LIVE_EIGHT_DECK, { player: { stakeMinor: LIVE_EIGHT_DECK.stepMinor } });
  const metrics = config.metrics ? await loadMetrics(log) : null;
  const generator = createGenerator(systemWords());
  const drift = loggedDrift(log);
  const monitored = createMonitoredMeter(logMeter(metrics?.meter ?? NO_METER, log));
  const meter = driftMeter(monitored.meter, drift);
  const settings = { ...config, lostShoes, brokenLog };
  const parts: DeploymentContext = { config: settings, log, meter, tracing, metrics, opened };
  const deployment = await openDeployment(shared, parts);
  const { store, broker, clock, encryptionKeys, turns } = deployment;
  const monitoring = monitored.start({ store, clock, log, ...monitoredBy(config) });
  const unwatch = watchClock(clock, log);
  opened.push(
    async () => unwatch(),
    monitoring.stop,
    startWebhooks(config.brands ?? NO_BRANDS, deployment, parts),
  );
  logMigration(store.health.schema, log);
  await warnOfOldKeys(deployment, log);
  const byWallet = openOperatorWallets(config.brands ?? NO_BRANDS, deployment, parts);
  const more = { word: generator.word, ...byWallet };
  const hosted = await deployment.createTables(setups, { ...more, ...(await ofConfig(config, log)) });
  opened.push(hosted.stop);
  stopping?.throwIfAborted();
  const identity = createFloorIdentity({ staff: store.staff, clock, encryptionKeys, idleMs, turns });
  const program = programCheckOf(programDigest, clock.now, log);
  program.start();
  opened.push(async () => program.stop());
  const app = await createApp({
    ...{ program, store, broker, clock, log, identity, turns, hosted, meter, tracing },
    ...{ origins, trustedProxies, tablesAtOnce, refusedWords: config.refusedWords ?? [] },
    ...(approvalMinor === undefined ? {} : { approvalMinor }),
    ...{ floorApart: floor !== null, watchOrigins: config.watchOrigins ?? [] },
    ...(limitsApproval === undefined ? {} : { limitsApproval }),
    ...(guestsPerMinute === undefined ? {} : { guestsPerMinute }),
    ...{ guestEntry: config.guestEntry ?? 'open', openid: config.openid ?? null },
    ...{ keeping: config.keeping ?? KEEPING, brands: config.brands ?? NO_BRANDS, ...byWallet },
    addressLimits: addressLimitsOf(config),
  });
  disconnectWhenIsolated(app, hosted);
  // In reverse order. A single process stops reading before its tables stop, whose answers use the sockets that are
  // still open; among several nodes, patrons play on at the next owners until they are asked to reconnect elsewhere.
  if (shared) opened.push(...nodeStopSteps(app, hosted).toReversed());
  else opened.push(() => app.close(), hosted.stop, app.hush);
  const metricsText = async (): Promise<string | null> => {
    if (!metrics || !config.metrics) return null;
    const wallets = byWallet.wallets?.wallets ?? new Map();
    metrics.watch({ store, hosted, program, generator, drift, clock, monitoring, wallets, ...app });
    const endpoint = createMetricsEndpoint(metrics, (err) =>
      log.warn({ component: 'metrics', err }, 'metrics endpoint failed'),
    );
    const port = await endpoint.listen(config.metrics.host, config.metrics.port);
    opened.push(endpoint.close);
    return `http://${forAddress(config.metrics.host)}:${port}${METRICS_PATH}`;
  };
  return { app, identity, log, metricsText };
};

const ofConfig = async (config: ServedBy, log: Logger) => ({
  currenciesOf: currenciesAt(config.brands ?? NO_BRANDS),
  tablesAtOnce: tablesAtOnceIn(config.brands ?? NO_BRANDS, config.tablesAtOnce),
  beacon: await beaconOf(config, log),
});

const programCheckOf = (published: string | null, now: () => number, log: Logger): ProgramCheck =>
  createProgramCheck({
    ...{ root: PROGRAM_ROOT, published, now },
    onChecked: (status) => logProgram(status, log),
    onFault: (err) => log.error({ component: 'program', err }, 'program files could not be read'),
  });

/** [B-56] */
const logProgram = (
  { version, digest, published, files, intact, changes }: ProgramAnswer,
  log: Logger,
): void => {
  const line = { version, digest, files };
  if (intact) log.info({ component: 'program', ...line }, 'program files checked');
  else
    log.error(
      { component: 'program', ...line, published, changes },
      'program files are not those that were published or started',
    );
};

const NO_PROVIDER =
  'OpenTelemetry is loaded, but has no tracer provider of version 1.10 or later of its API: no traces are recorded';

/** With several nodes, every log line has the node's name. */
const nodeLog = ({ logLevel, shared = null }: ServedBy, tracing: Tracing | null): Logger => {
  const log = createLog(logLevel, process.stdout.isTTY === true, undefined, tracing);
  return shared ? log.child({ node: shared.node }) : log;
};

/** What the monitoring of play compares stakes with. */
const monitoredBy = ({ brands = NO_BRANDS, bigPlay = BIG_PLAY }: ServedBy) => ({
  ...{ bigPlay, rates: createHouseRates(brands) },
});

const loggedDrift = (log: Logger): ReturnType<typeof createDrift> =>
  createDrift((reading) => log.error({ component: 'rng', ...reading }, 'RNG drift test failed'));

const logMigration = (
  { found, now }: { readonly found: number; readonly now: number },
  log: Logger,
): void => {
  if (found > 0 && found < now) log.info({ component: 'start', from: found, to: now }, 'database migrated');
};

const warnOfOldKeys = async (
  { store, encryptionKeys }: Pick<DeploymentServices, 'store' | 'encryptionKeys'>,
  log: Logger,
): Promise<void> => {
  for (const key of await olderKeys(store, encryptionKeys, createCodeCipher))
    log.warn(
      { component: 'start', ...key },
      'old shoe key configured: remove it when no shoe and no one-time code needs it',
    );
};

/** Loaded on demand, as the clients of PostgreSQL and NATS are a third of all modules. */
const openDeployment = async (
  shared: SharedConfig | null,
  parts: DeploymentContext,
): Promise<DeploymentServices> => {
  if (!shared) return createSqliteDeployment(parts);
  const { createPostgresNode } = await import('./postgres-node.ts');
  return createPostgresNode(shared, parts);
};

/** Loaded on demand: checking its signatures takes a library of curves. */
const beaconOf = async ({ beaconUrl }: ServedBy, log: Logger): Promise<Beacon | null> => {
  if (!beaconUrl) return null;
  const { createDrand } = await import('../beacon/drand.ts');
  return createDrand({
    url: beaconUrl,
    now: Date.now,
    warn: (err) => log.warn({ component: 'beacon', err }, 'beacon request failed'),
  });
};

/** Only configured limits; the others keep their defaults. */
const addressLimitsOf = ({
  requestsPerSecond,
  messagesPerSecond,
  socketsPerAddress,
}: ServedBy): Partial<AddressLimitSettings> => ({
  ...(requestsPerSecond === undefined ? {} : { requests: inBursts(requestsPerSecond) }),
  ...(messagesPerSecond === undefined ? {} : { messages: messagesInBursts(messagesPerSecond) }),
  ...(socketsPerAddress === undefined ? {} : { connections: socketsPerAddress }),
});

/** Loaded on demand: a start without metrics is faster. */
const loadMetrics = async (log: Logger): Promise<Metrics> => {
  const { createMetrics } = await import('../metrics/metrics.ts');
  return createMetrics({
    onFault: (family, err) => log.warn({ component: 'metrics', family, err }, 'metric could not be read'),
  });
};

/** The address for a browser on this machine, also if the server listens on all addresses. */
const forAddress = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};
