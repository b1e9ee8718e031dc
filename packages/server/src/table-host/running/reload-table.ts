// Reads a table from the store, with retries while the store fails.
import { type Clock, wait } from '../../time/clock.ts';

const RETRY_MS = 1_000;

export const reloadTable = async (
  read: () => Promise<void>,
  parts: {
    readonly mostTries: number;
    readonly clock: Clock;
    readonly goesOn: () => boolean;
    readonly mayPass: (fault: unknown) => boolean;
    /** Called with the fault of a failed attempt, and with `null` after success. */
    readonly failed: (fault: unknown) => void;
    readonly halt: (fault: unknown) => void;
  },
): Promise<void> => {
  for (let tries = 1; parts.goesOn(); tries += 1) {
    try {
      await read();
      return parts.failed(null);
    } catch (fault) {
      if (!parts.mayPass(fault) || tries === parts.mostTries) return parts.halt(fault);
      parts.failed(fault);
      await wait(parts.clock, RETRY_MS);
    }
  }
};
