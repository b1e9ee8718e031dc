// Collects violated invariants of a simulation. A violation is recorded rather than thrown where the server's own
// error handling would catch it and treat it as a fault of the disk or the network.

export class Broken extends Error {
  override readonly name = 'Broken';
}

/** Throws unless it holds. */
export function mustHold(holds: boolean, what: string | (() => string)): asserts holds {
  if (!holds) throw new Broken(typeof what === 'string' ? what : what());
}

export type Verdict = {
  /** Runs `work` and records what it throws. */
  readonly over: (act: () => void) => void;
  readonly keep: (fault: unknown) => void;
  /** The first fault there was; `null`: none. */
  readonly fault: () => unknown;
};

export const createVerdict = (): Verdict => {
  let fault: unknown = null;
  const keep = (found: unknown): void => {
    fault ??= found;
  };
  return {
    over: (act) => {
      try {
        act();
      } catch (found) {
        keep(found);
      }
    },
    keep,
    fault: () => fault,
  };
};
