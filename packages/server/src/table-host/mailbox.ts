// The queue in front of a table. Everything pending is taken together and written in one transaction; what arrives
// during the write waits for the next. A full queue refuses: an unbounded one would only hide that the table is
// behind. `handle` must not reject.

export type Mailbox<T> = {
  /** `false`: full; the item was not taken. */
  readonly offer: (item: T) => boolean;
  /** Takes the item even when full: for the few that must never be refused. */
  readonly put: (item: T) => void;
  readonly length: () => number;
  /** Resolves once no item waits or is being handled. */
  readonly idle: () => Promise<void>;
};

export const createMailbox = <T>(
  capacity: number,
  batch: number,
  handle: (items: readonly T[]) => Promise<void>,
): Mailbox<T> => {
  let waiting: T[] = [];
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    // One turn of the event loop lets everything already received join the first batch.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const items = waiting.slice(0, batch);
      waiting = waiting.slice(batch);
      await handle(items);
    }
    running = null;
  };

  const put = (item: T): void => {
    waiting.push(item);
    running ??= run();
  };

  return {
    put,
    offer: (item) => {
      if (waiting.length >= capacity) return false;
      put(item);
      return true;
    },
    length: () => waiting.length,
    idle: async () => {
      while (running) await running;
    },
  };
};
