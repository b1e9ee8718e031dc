// A meter that also logs slow commits, failing disks, and connections that were closed for abuse.
import { isDiskFull } from '@punto/store/postgres/postgres-error';
import type { Logger } from 'pino';
import type { Meter } from '../meter/meter.ts';
import { cannotRecord } from '../table-host/write-fault.ts';

/** Commits slower than this are logged. */
const SLOW_MS = 250;

/** Passes every call on to `meter`. */
export const logMeter = (meter: Meter, log: Logger): Meter => {
  /**
   * The store whose disk fails. Each table retries every second, so only the first failure is logged, and the recovery.
   */
  let failing: 'sqlite' | 'postgres' | null = null;
  return {
    ...meter,
    committed: (requests, ms) => {
      meter.committed(requests, ms);
      if (failing !== null) log.warn({ component: failing }, 'disk takes writes again');
      failing = null;
      if (ms >= SLOW_MS) log.warn({ component: 'metrics', requests, ms: Math.round(ms) }, 'slow commit');
    },
    commitFailed: (cause) => {
      meter.commitFailed(cause);
      if (failing !== null || !cannotRecord(cause)) return;
      failing = isDiskFull(cause) ? 'postgres' : 'sqlite';
      log.error({ component: failing, err: cause }, 'disk full or failing: nothing can be recorded');
    },
    shut: (reason, patron) => {
      meter.shut(reason, patron);
      log.info({ component: 'metrics', reason, patron }, 'socket closed by the server');
    },
  };
};
