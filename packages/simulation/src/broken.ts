// What a simulation says when something that must always hold does not. It is kept and not thrown where the house's
// own code would catch it and take it for a fault of its disk or its network.

export class Broken extends Error {
  override readonly name = 'Broken';
}

/** Throws unless it holds. */
export function mustHold(holds: boolean, what: string | (() => string)): asserts holds {
  if (!holds) throw new Broken(typeof what === 'string' ? what : what());
}

export type Verdict = {
  /** Does it, and keeps what it throws. */
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
