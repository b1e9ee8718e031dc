// Everything a served process is made of, opened in order: store, tables, door. Stopping goes the other way:
// first nobody comes in, then the tables write what waits, then the store is closed.
import type { TableSetup } from '@punto/engine/room';
import { type App, createApp } from './app.ts';
import { createInProcessBroker } from './broker/in-process.ts';
import type { Config } from './config.ts';
import { systemWords } from './host/entropy.ts';
import { openHouse } from './host/house.ts';
import { createLog } from './log.ts';
import { shoeKey } from './store/shoe-key.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import { createSystemClock } from './system-clock.ts';

export type Served = {
  /** `http://127.0.0.1:8090` */
  readonly address: string;
  readonly stop: () => Promise<void>;
};

/** What of the settings it needs: which tables are opened is told beside them. */
export type ServedBy = Pick<
  Config,
  'host' | 'port' | 'dataFolder' | 'shoeKey' | 'origins' | 'trustedProxies' | 'tablesAtOnce' | 'logLevel'
>;

type Closing = () => Promise<void>;

/** Rejects with what stood in the way, after closing what had been opened. */
export const serve = async (config: ServedBy, setups: readonly TableSetup[]): Promise<Served> => {
  const opened: Closing[] = [];
  const stop = async (): Promise<void> => {
    for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
  };
  try {
    const app = await open(config, setups, opened);
    opened.push(() => app.close());
    const port = await app.listen(config.host, config.port);
    return { address: `http://${forAddress(config.host)}:${port}`, stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
};

const open = async (config: ServedBy, setups: readonly TableSetup[], opened: Closing[]): Promise<App> => {
  const { dataFolder, origins, trustedProxies, tablesAtOnce } = config;
  const log = createLog(config.logLevel, process.stdout.isTTY === true);
  const broker = createInProcessBroker((fault, table) => log.error({ err: fault, table }, 'the broker'));

  const store = await openSqliteStore(dataFolder);
  opened.push(() => store.close());
  const clock = createSystemClock(await store.lastAt());
  const sealKey = shoeKey(dataFolder, config.shoeKey);
  const house = await openHouse({ store, broker, clock, log, sealKey, word: systemWords(), setups });
  opened.push(async () => {
    await house.stop();
    await broker.close();
  });
  return createApp({ store, broker, clock, log, origins, trustedProxies, tablesAtOnce });
};

/** What to type into a browser on this machine: all addresses are no address. */
const forAddress = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};
