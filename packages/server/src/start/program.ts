// The served process. It prints its address, closes on a signal, and ends with one sentence if it cannot start for a reason
// that an operator can correct; other errors keep their stack. Exit codes: 78 for settings, room and brand files, which no
// restart corrects, 1 for everything else.

import { flushCompileCache } from 'node:module';
import { loadBrands } from '../brands/brand-folder.ts';
import type { FirstManager } from '../identity/staff-admin.ts';
import { ConfigError } from '../input/config-error.ts';
import { loadRooms } from '../rooms/room-folder.ts';
import { type Config, parseConfig } from './config.ts';
import { type Served, serve } from './serve.ts';
import { startFailureText } from './start-failure.ts';
import { stopOnSignals, thisProcess } from './stop-signals.ts';

const main = async (): Promise<void> => {
  let config: Config | null = null;
  const stopping = new AbortController();
  try {
    config = parseConfig(process.env);
    const tables = loadRooms(config.roomsFolder);
    const brands = loadBrands(config.brandsFolder, tables);
    const starting = serve({ ...config, brands }, tables, stopping.signal);
    stopOnSignals(thisProcess, () => stop(starting, stopping));
    const { address, floorAddress, firstManager } = await starting;
    // Both lines in one write, so that a reader who stops at the first line also gets the second.
    const open = `Punto is open at ${address}`;
    console.log(firstManager === null ? open : `${open}\n${firstManagerText(floorAddress, firstManager)}`);
    // Node writes it when a process exits: without this, after a crash, the next start would compile everything anew.
    flushCompileCache();
  } catch (failure) {
    if (failure === stopping.signal.reason) return;
    console.error(startFailureText(failure, config) ?? failure);
    process.exitCode = failure instanceof ConfigError ? WRONG_SETTINGS : 1;
    // A connection that cannot be closed must not keep a process alive that serves nothing: a service manager waits for its end.
    setTimeout(() => process.exit(), ENDED_WITHIN_MS).unref();
  }
};

/** Gives up a start that is not finished, which closes what it had opened; a failed start keeps its exit code. */
const stop = async (starting: Promise<Served>, stopping: AbortController): Promise<void> => {
  stopping.abort();
  const served = await starting.catch(() => null);
  if (served === null) process.exit();
  await served.stop();
};

const ENDED_WITHIN_MS = 5_000;

/** EX_CONFIG of sysexits.h: a service manager need not try again (`RestartPreventExitStatus=78`). */
const WRONG_SETTINGS = 78;

/** Shown at the first start only, and not stored: `punto floor reset-manager` sets another. */
const firstManagerText = (address: string, { name, password }: FirstManager): string =>
  `The floor is at ${address}/floor: sign in as ${name} with ${password}, shown this once.`;

await main();
