// The meter that also writes down what somebody may want to read of later: a commit that kept everybody waiting, a disk
// that takes nothing, and who was shut out for what.
import { isDiskFull } from '@punto/store/postgres/postgres-error';
import type { Logger } from 'pino';
import type { Meter } from '../meter/meter.ts';
import { cannotRecord } from '../table-host/write-fault.ts';

/** Longer than anybody notices. */
const SLOW_MS = 250;

/** Hands everything on. */
export const logMeter = (meter: Meter, log: Logger): Meter => {
  /** Which store's disk fails. Each table tries again every second: the log has the first failure, and when it works again. */
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
